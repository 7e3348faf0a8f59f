// triton asm: assembles a source file to a binary, Intel HEX, a listing and a symbol file.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>

#include "emulator/formats/intel_hex.hpp"
#include "emulator/formats/symbols.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_check.hpp"
#include "emulator/support/visible_text.hpp"
#include "tools/assembler/assembler.hpp"
#include "tools/assembler/lexer.hpp"
#include "tools/triton/address_options.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/tell.hpp"

namespace triton {
namespace {

using assembler::AddressRange;
using assembler::Assembly;

constexpr int kBadInput = 2;
constexpr std::size_t kShownDiagnostics = 20;

constexpr std::string_view kAsmExample = R"(
A binary runs from the lowest address used to the highest; FF fills what the source leaves out
between them, and a line says how many. Intel HEX holds only what the source places. With errors,
each is shown with its line and column (the first 20; --all-errors shows all), nothing is written
and the exit status is 2. A warning changes neither (--werror makes it an error).

The language is that of Intel's ISIS-II ASM80 and of Digital Research's ASM and MAC. Where these
differ ('AB' as a word, HIGH and LOW, ! and ^, a label before ORG, $ in DB) the source tells: a label
without a colon, * at the beginning, TITLE, PAGE, MACLIB, line numbers or several statements a line are
Digital Research's, among others. --dialect says it; a name that is not defined may then stand for
the one with the same first 6 (intel) or 16 (mac) characters.

Operations beside the 8080's: ORG EQU SET DB DW DS IF ELSE ENDIF INCLUDE END MACRO LOCAL EXITM ENDM
REPT IRP IRPC MACLIB, two that check: ASSERT expression, 'message' and ERROR 'message', and those
that change no byte: TITLE PAGE NAME ASEG CSEG PUBLIC STKLN INPAGE, $-controls. Expressions:
NUL; HIGH LOW; * / MOD SHL SHR; + -; EQ LT LE GT GE NE; NOT; AND; OR XOR. For example:

    INCH:   JMP     KEYIN
            ASSERT  INCH EQ 000BH, 'INCH must be at 000B'

Example: triton asm monitor.asm -o monitor.rom --range 0000-03FF --listing monitor.lst
)";

struct AsmOptions {
  std::string source;
  std::string output;
  std::string hex;
  std::string listing;
  std::string symbols;
  std::string with_symbols;
  std::string depfile;
  std::string range;
  std::string dialect = "auto";
  bool all_errors = false;
  bool warnings_are_errors = false;
};

/// Fills the image with FF up to the range, or throws where bytes lie outside it.
void fit_to_range(Assembly& assembly, const AddressRange& range, const std::string& source) {
  if (assembly.image.empty()) {
    assembly.origin = static_cast<uint16_t>(range.first);
  }
  const auto size = static_cast<unsigned>(assembly.image.size());
  const unsigned end = assembly.origin + size;
  if (end > range.last + 1U) {
    throw InputError(
        fmt::format("{}: {} bytes too many: the code ends at {:04X}, the range at {:04X}", source,
                    end - range.last - 1, end - 1, range.last));
  }
  if (assembly.origin < range.first) {
    throw InputError(fmt::format("{}: the code begins at {:04X}, below the range's {:04X}", source,
                                 assembly.origin, range.first));
  }
  assembly.image.insert(assembly.image.begin(), assembly.origin - range.first, assembler::kGapByte);
  assembly.image.resize(range.last - range.first + 1, assembler::kGapByte);
  assembly.origin = static_cast<uint16_t>(range.first);
}

/// The assembly's symbols with those of the file; a name in both must have one value.
SymbolTable all_symbols(const Assembly& assembly, const AsmOptions& options) {
  SymbolTable symbols;
  if (!options.with_symbols.empty()) {
    symbols = read_symbols(options.with_symbols);
  }
  for (const auto& [name, symbol] : assembly.symbols) {
    const auto [entry, is_new] = symbols.emplace(name, symbol.value);
    if (!is_new && entry->second != symbol.value) {
      throw InputError(fmt::format("{}: {} is {:04X} here and {:04X} in {}", options.source, name,
                                   symbol.value, entry->second, options.with_symbols));
    }
  }
  return symbols;
}

assembler::Dialect dialect_named(const std::string& name) {
  const std::string word = assembler::lower_case(name);
  if (word == "auto") return assembler::Dialect::kAuto;
  if (word == "intel") return assembler::Dialect::kIntel;
  if (word == "mac") return assembler::Dialect::kMac;
  throw InputError(fmt::format("--dialect: '{}', expected auto, intel or mac", name));
}

/// A make rule: the output hangs on every source file.
std::string dependency_rule(const Assembly& assembly, const std::string& output) {
  std::string rule = output + ":";
  for (const auto& source : assembly.sources) {
    rule += " \\\n  ";
    for (const char c : std::filesystem::absolute(source).string()) {
      if (c == ' ' || c == '#') rule += '\\';
      if (c == '$') rule += '$';
      rule += c;
    }
  }
  return rule + "\n";
}

void report_size(const Assembly& assembly, const AsmOptions& options, bool has_range) {
  if (assembly.image.empty()) {
    print_to_stderr(fmt::format("{}: no bytes\n", visible(options.source)));
    return;
  }
  std::string line =
      fmt::format("{}: {:04X}-{:04X}, {} bytes", visible(options.source), assembly.origin,
                  assembly.origin + assembly.image.size() - 1, assembly.bytes_placed);
  const std::size_t gaps = assembly.image.size() - assembly.bytes_placed;
  const bool is_binary = !options.output.empty() && !has_hex_suffix(options.output);
  if (has_range) {
    line += fmt::format(" used, {} free", gaps);
  } else if (gaps > 0 && is_binary) {
    line += fmt::format("; FF fills {} between them in {}", gaps, visible(options.output));
  }
  print_to_stderr(line + "\n");
}

void show(const std::vector<assembler::Diagnostic>& diagnostics, const char* what, bool all) {
  const std::size_t shown =
      all ? diagnostics.size() : std::min(diagnostics.size(), kShownDiagnostics);
  for (std::size_t i = 0; i < shown; ++i) print_to_stderr(to_text(diagnostics[i]));
  if (shown < diagnostics.size()) {
    fmt::print(stderr, "... and {} more {} (--all-errors shows them)\n", diagnostics.size() - shown,
               what);
  }
}

void check_assembly_files(const Assembly& assembly, const AsmOptions& options) {
  OutputCheck check;
  for (const auto& source : assembly.sources) check.reads("a source", source);
  check.reads("--with-symbols", options.with_symbols);
  const auto writes = [&check](const std::string& name, const std::string& file) {
    if (!file.empty()) check.writes_or_prints(name, file);
  };
  writes("-o", options.output);
  writes("--listing", options.listing);
  writes("--symbols", options.symbols);
  writes("--hex", options.hex);
  writes("--depfile", options.depfile);
}

int assemble(const AsmOptions& options) {
  const bool has_range = !options.range.empty();
  const AddressRange range =
      has_range ? parse_address_range("--range", options.range) : AddressRange{};
  Assembly assembly = assembler::assemble_file(options.source, dialect_named(options.dialect));
  show(assembly.warnings, "warnings", options.all_errors);
  show(assembly.errors, "errors", options.all_errors);
  const std::size_t count =
      assembly.errors.size() + (options.warnings_are_errors ? assembly.warnings.size() : 0);
  if (count > 0) {
    print_to_stderr(fmt::format("{}: {} error{}, nothing written\n", visible(options.source), count,
                                count == 1 ? "" : "s"));
    return kBadInput;
  }
  if (has_range) fit_to_range(assembly, range, options.source);

  // All that can go wrong with the input has been found before the first file is written.
  const std::string symbols = format_symbols(all_symbols(assembly, options));
  const std::string hex = to_intel_hex(assembly.blocks, assembly.start_address);
  check_assembly_files(assembly, options);
  if (!options.listing.empty()) write_file(options.listing, assembly.listing);
  if (!options.symbols.empty()) write_file(options.symbols, symbols);
  if (!options.hex.empty()) write_file(options.hex, hex);
  if (!options.depfile.empty()) {
    write_file(options.depfile, dependency_rule(assembly, options.output));
  }
  if (has_hex_suffix(options.output)) {
    write_file(options.output, hex);
  } else if (!options.output.empty()) {
    write_file(options.output, assembly.image);
  }
  report_size(assembly, options, has_range);
  return 0;
}

}  // namespace

void add_asm_command(CLI::App& app, int& status) {
  auto options = std::make_shared<AsmOptions>();
  CLI::App* command = app.add_subcommand("asm", "Assemble 8080 source (Intel mnemonics)");
  command->footer(std::string(kAsmExample));
  command->add_option("source", options->source, "Source file")->required();
  command->add_option("-o,--output", options->output,
                      "Image: Intel HEX if the name ends in .hex, else binary. None: only check");
  command->add_option("--listing", options->listing, "Addresses, bytes and source, side by side");
  command->add_option("--symbols", options->symbols, "Symbols: lines `HHHH NAME`, sorted by name");
  command->add_option(
      "--with-symbols", options->with_symbols,
      "Symbol file of another module to add to --symbols; names in both must agree");
  command->add_option("--hex", options->hex, "The image as Intel HEX, beside the output");
  command->add_option(
      "--range", options->range,
      "FIRST-LAST (hex): fill the image with FF to this range; fail if it overflows");
  command->add_option("--dialect", options->dialect,
                      "intel, mac or auto: found out by itself [auto]");
  command->add_flag("--all-errors", options->all_errors, "Show more than the first 20 errors");
  command->add_flag("--werror", options->warnings_are_errors,
                    "A warning is an error: nothing is written, status 2");
  command->add_option("--depfile", options->depfile, "Make rule naming every source file read")
      ->needs("--output");
  command->callback([options, &status] { status = assemble(*options); });
}

}  // namespace triton
