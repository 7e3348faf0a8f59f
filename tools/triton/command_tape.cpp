#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "tools/triton/commands.hpp"
#include "tools/triton/number_options.hpp"
#include "tools/triton/tape_jobs.hpp"

namespace triton {

namespace {

constexpr auto kTapeExample =
    R"(Tapes are .tap (raw bytes, as other emulators use them), or recordings: .wav, .flac and .aiff, and, to
be read only, .aifc, .caf, .au, .ogg, .opus and .mp3. A tape whose name has no ending is known by its content.

A .bin of tape make, extract and convert is machine code, the bytes from 1602 on, behind the end address
that each tape begins with: triton run x.bin --org 1602 runs it. One that begins with its own end address
is taken for memory from 1600 on, which triton list convert writes.

On standard output (-) a tape is the bytes of a .tap, a program its listing or the bytes of a .bin.

What looks like a program without a header is listed and extracted too: `no header` stands beside it.

Of a worn program a .bas gets every whole line; ? stands for doubtful characters; lines that cannot be read
are left out; each is named, and the status is 1.

Examples:
  triton tape list cassette.wav
  triton tape extract cassette.wav --program MAZE -o maze.bas
  triton tape extract side_a.wav once_more.flac --combine -o maze.bas
  triton tape make maze.bas -o maze.wav --title MAZE
  triton tape convert games.tap games.wav)";

void add_output(CLI::App* command, std::filesystem::path& output, bool& overwrite,
                const char* what) {
  command->add_option("-o,--output", output, what)->required()->type_name("FILE");
  command->add_flag("--overwrite", overwrite, "Replace a file that is there already");
}

void add_doubts(CLI::App* command, std::optional<std::filesystem::path>& doubts) {
  command
      ->add_option(
          "--doubts", doubts,
          "Write here every byte that cannot be relied on: program, time, address, value, "
          "next likeliest value, BASIC line and place; triton list check --doubts reads it")
      ->type_name("FILE");
}

CLI::Option* add_rate(CLI::App* command, uint32_t& sample_hz) {
  return command->add_option("--rate", sample_hz, "Samples a second of a recording")
      ->check(decimal_between(8'000, 192'000))
      ->capture_default_str()
      ->type_name("HZ");
}

}  // namespace

void add_tape_command(CLI::App& app, int& status) {
  CLI::App* tape = app.add_subcommand("tape", "Look at, take from and make tapes");
  tape->require_subcommand(1);
  tape->footer(kTapeExample);

  auto listed = std::make_shared<TapeListing>();
  CLI::App* list = tape->add_subcommand(
      "list",
      "What is on a tape: headers, lengths, errors; of a recording times, speed and level, too");
  list->add_option("FILE", listed->file, "The tape")->required();
  add_doubts(list, listed->doubts);
  list->add_option("--png", listed->png,
                   "Draw a recording: its programs, and level, speed and confidence all along it")
      ->type_name("FILE");
  list->callback([listed, &status] { status = list_tape(*listed); });

  auto extraction = std::make_shared<TapeExtraction>();
  CLI::App* extract = tape->add_subcommand(
      "extract", "One program as .bas, .bin (from 1602 on) or tape; status 1: with errors in it");
  extract->add_option("FILES", extraction->files, "The tape; with --combine several")->required();
  extract->add_flag("--combine", extraction->combine,
                    "FILES are recordings of one tape, each at its speed and level and from its "
                    "place on: of each byte take the surest");
  extract
      ->add_option(
          "--program", extraction->program,
          "Its header, or its number in the list (of several with one header); not needed for an "
          "only one")
      ->type_name("NAME|N");
  add_doubts(extract, extraction->doubts);
  add_output(extract, extraction->output, extraction->overwrite,
             "What to write; - is standard output: a listing, or the bytes of a .bin");
  extract->callback([extraction, &status] { status = extract_from_tape(*extraction); });

  auto making = std::make_shared<TapeMaking>();
  CLI::App* make = tape->add_subcommand(
      "make", "A tape from .bas listings, .asm sources and .bin bytes (for 1602 on)");
  make->add_option("FILES", making->files, "The programs, in order")->required();
  make->add_option("--title", making->titles,
                   "Headers, in order (default: the files' names in capitals)")
      ->type_name("TEXT")
      ->allow_extra_args(false);
  add_output(make, making->output, making->overwrite,
             "What to write; - is standard output: the bytes of a .tap");
  add_rate(make, making->sample_hz);
  make->callback([making, &status] { status = make_tape(*making); });

  auto converted = std::make_shared<TapeMaking>();
  converted->files.resize(1);
  CLI::App* convert = tape->add_subcommand(
      "convert", "A listing to a tape, a tape to another kind of tape or to a listing");
  convert->add_option("FROM", converted->files.front(), "What there is")->required();
  convert->add_option("TO", converted->output, "What to write; - is standard output, as above")
      ->required();
  convert->add_option("--title", converted->titles, "Header (default: FROM's name in capitals)")
      ->type_name("TEXT")
      ->allow_extra_args(false);
  convert->add_flag("--overwrite", converted->overwrite, "Replace a file that is there already");
  add_rate(convert, converted->sample_hz);
  convert->callback([converted, &status] { status = convert_tape(*converted); });
}

}  // namespace triton
