// triton disasm: a binary or Intel HEX image as assembly source.
#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "emulator/chips/i8080.hpp"
#include "emulator/formats/intel_hex.hpp"
#include "emulator/formats/symbols.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_check.hpp"
#include "tools/assembler/disassembly.hpp"
#include "tools/triton/address_options.hpp"
#include "tools/triton/commands.hpp"

namespace triton {
namespace {

constexpr const char* kDisasmExample = R"(
The source assembles to the same bytes (triton asm). Undocumented opcodes become DB, with the
instruction that they act as in a comment.

Example: triton disasm basic.rom --org 0400 --symbols firmware.sym --data 0B00-0BFF -o basic.asm
)";

struct DisasmOptions {
  std::string image;
  std::string output = "-";
  std::string org;
  std::string symbols;
  std::vector<std::string> data;
};

std::vector<HexFile::Block> load_hex(const DisasmOptions& options) {
  if (!options.org.empty()) {
    throw InputError(
        fmt::format("--org: {} is Intel HEX and has its own addresses", options.image));
  }
  return merged(parse_intel_hex(read_text_file(options.image), options.image).blocks);
}

std::vector<HexFile::Block> load_binary(const DisasmOptions& options) {
  std::vector<uint8_t> bytes = read_binary_file(options.image);
  if (options.org.empty()) {
    throw InputError(fmt::format("{}: where does it begin? Expected --org HEX", options.image));
  }
  const uint16_t org = parse_address("--org", options.org);
  if (org + bytes.size() > kAddressSpace) {
    throw InputError(
        fmt::format("{}: {} bytes from {:04X} go past FFFF", options.image, bytes.size(), org));
  }
  return {{org, std::move(bytes)}};
}

void disassemble_image(const DisasmOptions& options) {
  assembler::DisassemblyOptions how;
  for (const std::string& range : options.data) {
    how.data.push_back(parse_address_range("--data", range));
  }
  if (!options.symbols.empty()) how.symbols = read_symbols(options.symbols);
  const auto blocks = has_hex_suffix(options.image) ? load_hex(options) : load_binary(options);
  const std::string text = assembler::disassemble(blocks, how);
  OutputCheck check;
  check.reads("the image", options.image);
  check.reads("--symbols", options.symbols);
  check.writes_or_prints("-o", options.output);
  write_file(options.output, text);
}

}  // namespace

void add_disasm_command(CLI::App& app, int&) {
  auto options = std::make_shared<DisasmOptions>();
  CLI::App* command = app.add_subcommand("disasm", "Disassemble 8080 code (Intel mnemonics)");
  command->footer(kDisasmExample);
  command->add_option("image", options->image, "Binary, or Intel HEX if its name ends in .hex")
      ->required();
  command->add_option("--org", options->org, "Address of a binary's first byte (hex)");
  command->add_option("--symbols", options->symbols,
                      "Symbol file for the names: `HHHH NAME`s, or CP/M's .SYM");
  command->add_option("--data", options->data, "FIRST-LAST (hex): bytes, not code; more than once");
  command->add_option("-o,--output", options->output, "Write here; - is standard output")
      ->capture_default_str();
  command->callback([options] { disassemble_image(*options); });
}

}  // namespace triton
