// triton list: BASIC listings checked, renumbered, and turned into what the machine's memory holds.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "emulator/formats/listing.hpp"
#include "emulator/formats/tape_doubts.hpp"
#include "emulator/formats/worn_listing.hpp"
#include "emulator/support/data_paths.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_check.hpp"
#include "emulator/support/visible_text.hpp"
#include "programs/catalogue.hpp"
#include "tools/listing/check.hpp"
#include "tools/listing/probable.hpp"
#include "tools/listing/renumber.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/number_options.hpp"
#include "tools/triton/program_file.hpp"
#include "tools/triton/tell.hpp"

namespace triton {
namespace {

constexpr auto kListExample = R"(
Examples:
  triton list check game.bas
  triton list renumber game.bas --first 100 -o neat.bas
  triton list convert game.bas -o game.bin        the bytes from 1600 on
  triton list convert tape.tap -o game.bas
  triton list programs)";

constexpr auto kCheckExample = R"(
Each finding is one line, FILE:LINE:COLUMN: what is wrong and what was expected, then the listing's
line with a mark below. WHAT? and HOW? are what the machine would say there. Found: what cannot be
typed (more than 72 characters, line numbers, codes), numbers that are there twice or out of order,
commands that level 4.1 lacks, anything else that BASIC does not understand, GOTO and GOSUB to a line
that is not there, NEXT without FOR, RETURN without GOSUB, quotes that are not closed. Not found: what
hangs on values or on the order in which lines run.

Status: 0 nothing found, 1 something found, 2 a file cannot be read.

Example: triton list check game.bas)";

constexpr auto kRenumberFooter = R"(
Numbers behind GOTO and GOSUB follow. Where a line number is computed (GOTO 100+X), or is not there,
it stays and a warning says where; the status is then 1, for the program may have changed.

Example: triton list renumber game.bas --first 100 --step 10 -o neat.bas)";

constexpr auto kConvertFooter = R"(
The form is told by the file's name. In: .bas, .tap or a recording such as .wav, .flac, .ogg or .mp3
(of each the first program), .bin. Out: .bas or .bin; without -o, or with -o -, the listing is printed. A .bin is here
memory from 1600 on, the end address first; that of triton tape extract goes on from 1602 and is none,
and triton run takes a .bin for machine code. triton tape make and triton tape convert write tapes.

Example: triton list convert tape.tap -o game.bas)";

/// Standard input is a listing, too.
bool ends_with_bas(const std::string& name) {
  return name == kStandardStream || lower_ending(name) == ".bas";
}

/// `is_worn`: set where not all of it can be read; what is amiss is told.
Listing listing_of_tape(const TapeMemory& tape, bool& is_worn) {
  if (tape.errors.empty()) return listing_from_memory(tape.bytes_from_1600, tape.name);
  tell(tape.name + ": " + tape.errors);
  is_worn = true;
  const auto worn = worn_listing(tape.bytes_from_1600, tape.doubtful, tape.name);
  if (!worn) return listing_from_memory(tape.bytes_from_1600, tape.name);
  for (const std::string& fault : worn->faults) tell(tape.name + ": " + fault);
  return worn->listing;
}

Listing read_any_listing(const std::string& file, bool& is_worn) {
  const ProgramFile program = read_program_file(file, find_data_directory(), std::nullopt);
  if (const auto* listing = std::get_if<Listing>(&program)) return *listing;
  if (const auto* tape = std::get_if<TapeMemory>(&program)) {
    return listing_of_tape(*tape, is_worn);
  }
  if (const auto* code = std::get_if<MachineCode>(&program)) {
    const bool is_image = code->blocks.size() == 1 && code->blocks[0].address == kProgramStart;
    if (is_image) return listing_from_memory(code->blocks[0].bytes, code->name);
  }
  throw InputError(fmt::format(
      "{}: no BASIC program, expected .bas, .bin (memory from 1600 on), .tap or a recording",
      file));
}

/// A .bas file's text as it is, another form's as a listing.
std::string read_listing_text(const std::string& file, bool& is_worn) {
  return ends_with_bas(file) ? read_text_file(file) : to_text(read_any_listing(file, is_worn));
}

/// Where a command's listing goes.
struct ListingOutput {
  std::string file = "-";
  bool overwrite = false;
};

struct CheckOptions {
  std::vector<std::string> files;
  std::optional<std::string> doubts;  ///< of the one file
};

/// What the doubtful lines probably were.
void print_probable(const std::string& text, const std::string& name, const std::string& doubts) {
  for (const auto& line :
       listing::probable_lines(text, parse_tape_doubts(read_text_file(doubts), doubts))) {
    for (const std::string& reading : line.texts) {
      print_to_stdout(fmt::format("{}:{}: {}: {}\n", name, line.file_line,
                                  line.is_right ? "probably" : "as read from the tape",
                                  visible(reading)));
    }
  }
}

int check_files(const CheckOptions& options) {
  const std::vector<std::string>& files = options.files;
  if (options.doubts && files.size() != 1) {
    throw InputError("list check: --doubts: expected one listing, the one that they are of");
  }
  std::vector<std::string> texts;
  bool is_worn = false;
  for (const std::string& file : files) texts.push_back(read_listing_text(file, is_worn));
  std::size_t count = 0;
  for (std::size_t i = 0; i < files.size(); ++i) {
    for (const listing::Finding& finding : listing::check(texts[i])) {
      print_to_stdout(listing::to_text(finding, files[i]));
      ++count;
    }
  }
  if (options.doubts) print_probable(texts[0], files[0], *options.doubts);
  if (count == 0) return is_worn ? 1 : 0;
  fmt::print(stderr, "triton: {} finding{}\n", count, count == 1 ? "" : "s");
  return 1;
}

struct RenumberOptions {
  std::string file;
  ListingOutput output;
  listing::Numbering numbering;
};

int renumber_file(const RenumberOptions& options) {
  bool is_worn = false;
  const auto result =
      listing::renumber(read_listing_text(options.file, is_worn), options.file, options.numbering);
  for (const listing::Finding& doubt : result.doubts) {
    print_to_stderr(listing::to_text(doubt, options.file));
  }
  std::error_code error;
  const bool in_place = ends_with_bas(options.file) &&
                        std::filesystem::equivalent(options.file, options.output.file, error);
  OutputCheck check;
  if (!in_place) check.reads("the listing", options.file);
  check.writes_or_prints("-o", options.output.file, unless(options.output.overwrite || in_place));
  write_file(options.output.file, result.text);
  return result.doubts.empty() && !is_worn ? 0 : 1;
}

/// 1: not all of it could be read.
int convert_file(const std::string& file, const ListingOutput& output) {
  const std::string ending = lower_ending(output.file);
  const bool is_text = output.file == kStandardStream || ending == ".bas";
  if (!is_text && !output.file.empty() && ending != ".bin") {
    throw InputError(fmt::format(
        "-o {}: expected a name that ends with .bas or .bin; triton tape convert writes tapes",
        output.file));
  }
  OutputCheck check;
  check.reads("the listing", file);
  check.writes_or_prints("-o", output.file, unless(output.overwrite));
  bool is_worn = false;
  const Listing listing = read_any_listing(file, is_worn);
  if (is_text) {
    write_file(output.file, to_text(listing));
  } else {
    write_file(output.file, program_memory(listing));
  }
  return is_worn ? 1 : 0;
}

void add_listing_output(CLI::App* command, ListingOutput& output, const std::string& what) {
  command->add_option("-o,--output", output.file, what)->capture_default_str()->type_name("FILE");
  command->add_flag("--overwrite", output.overwrite, "Replace a file that is there already");
}

void add_check(CLI::App& list, int& status) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* check = list.add_subcommand("check", "Find misprints before the machine says WHAT?");
  check->footer(kCheckExample);
  check
      ->add_option("FILES", options->files,
                   "Listings: .bas, .tap, recordings (.wav, .flac, .ogg, .mp3 ...), .bin (memory "
                   "from 1600 on)")
      ->required();
  check
      ->add_option("--doubts", options->doubts,
                   "The list that triton tape extract --doubts has written with the one listing: "
                   "what its doubtful lines probably were is told")
      ->type_name("FILE");
  check->callback([options, &status] { status = check_files(*options); });
}

void add_renumber(CLI::App& list, int& status) {
  auto options = std::make_shared<RenumberOptions>();
  CLI::App* renumber = list.add_subcommand("renumber", "Give the lines new numbers");
  renumber->footer(kRenumberFooter);
  renumber
      ->add_option("FILE", options->file,
                   "Listing: .bas, .tap, a recording or .bin (memory from 1600 on)")
      ->required();
  renumber->add_option("--first", options->numbering.first, "The first line's number")
      ->check(decimal_between(1, 32767))
      ->capture_default_str()
      ->type_name("N");
  renumber->add_option("--step", options->numbering.step, "From each line to the next")
      ->check(decimal_between(1, 32767))
      ->capture_default_str()
      ->type_name("N");
  add_listing_output(renumber, options->output,
                     "Write here (.bas, FILE itself too), - is standard output");
  renumber->callback([options, &status] { status = renumber_file(*options); });
}

void add_convert(CLI::App& list, int& status) {
  auto file = std::make_shared<std::string>();
  auto output = std::make_shared<ListingOutput>();
  CLI::App* convert = list.add_subcommand("convert", "From .bas, .bin or a tape to .bas or .bin");
  convert->footer(kConvertFooter);
  convert->add_option("FILE", *file, ".bas, .bin (memory from 1600 on), .tap or a recording")
      ->required();
  add_listing_output(convert, *output,
                     ".bas, or .bin (memory from 1600 on); - is the listing on standard output");
  convert->callback([file, output, &status] { status = convert_file(*file, *output); });
}

void add_programs(CLI::App& list) {
  CLI::App* command = list.add_subcommand("programs", "The programs that triton run knows by name");
  command->footer("\nExample: triton run labyrinth");
  command->callback([] {
    for (const programs::Program& program : programs::catalogue()) {
      fmt::print("{:<10} {}\n", program.name, program.about);
    }
  });
}

}  // namespace

void add_list_command(CLI::App& app, int& status) {
  CLI::App* list =
      app.add_subcommand("list", "Check, renumber and convert BASIC listings; name the programs");
  list->footer(kListExample);
  list->require_subcommand(1);
  add_check(*list, status);
  add_renumber(*list, status);
  add_convert(*list, status);
  add_programs(*list);
}

}  // namespace triton
