#include "tools/triton/tape_jobs.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "emulator/formats/character_roms.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/formats/png_file.hpp"
#include "emulator/formats/tape_doubts.hpp"
#include "emulator/formats/worn_listing.hpp"
#include "emulator/support/data_paths.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_check.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/combined_tape.hpp"
#include "emulator/tape/tape_contents.hpp"
#include "emulator/tape/tape_sound.hpp"
#include "tools/triton/program_file.hpp"
#include "tools/triton/tape_picture.hpp"
#include "tools/triton/tell.hpp"

namespace triton {

namespace {

using tape::Doubt;
using tape::TapeContents;

constexpr double kCarrierSeconds = 5.5;
constexpr size_t kDataStart = kProgramStart + 2;  // behind the end address
constexpr size_t kMostHeader = 64;
constexpr double kByteSeconds = 0.04;
constexpr size_t kDoubtsShown = 20;

/// `NAME: 42 %` on stderr, where that is a terminal.
class TapeProgress {
 public:
  explicit TapeProgress(std::string name)
      : name_(std::move(name)),
        visible_(::isatty(STDERR_FILENO) != 0 && text_output(STDERR_FILENO).escapes) {}
  ~TapeProgress() {
    if (visible_ && shown_ >= 0) fmt::print(stderr, "\r\033[K");
  }
  TapeProgress(const TapeProgress&) = delete;
  TapeProgress& operator=(const TapeProgress&) = delete;
  void show(double part) {
    const int percent = static_cast<int>(part * 100);
    if (!visible_ || percent == shown_) return;
    shown_ = percent;
    fmt::print(stderr, "\r{}: {} %\033[K", name_, percent);
    std::fflush(stderr);
  }

 private:
  std::string name_;
  bool visible_;
  int shown_ = -1;
};

bool is_tape_name(const std::filesystem::path& file) {
  return lower_ending(file) == ".tap" || tape::is_audio_file(file);
}

/// Standard output takes a tape as its bytes.
bool takes_a_tape(const std::filesystem::path& output) {
  return output == kStandardStream || is_tape_name(output);
}

TapeContents read_source(const std::filesystem::path& file, tape::ByteSource& source,
                         const tape::OnByte& on_byte = {}) {
  TapeContents contents;
  {
    TapeProgress progress(file.filename().string());
    contents = tape::read_tape(
        source, [&](double part) { progress.show(part); }, on_byte);
  }
  if (!source.remark.empty()) tell(fmt::format("{}: {}", file.string(), source.remark));
  return contents;
}

TapeContents read_file(const std::filesystem::path& file, const tape::OnByte& on_byte = {}) {
  const auto source = tape::open_tape(file);
  return read_source(file, *source, on_byte);
}

TapeContents read_files(const TapeExtraction& extraction) {
  const std::filesystem::path& file = extraction.files.front();
  if (!extraction.combine) {
    if (extraction.files.size() == 1) return read_file(file);
    throw InputError(fmt::format("{} tapes, expected one, or --combine for recordings of one tape",
                                 extraction.files.size()));
  }
  const auto source = tape::open_combined_tapes(extraction.files);
  return read_source(file, *source);
}

std::string time_text(double seconds) {
  const auto minutes = static_cast<unsigned>(seconds / 60);
  return fmt::format("{:02}:{:05.2f}", minutes, seconds - 60.0 * minutes);
}

std::string kind_of(const tape::TapeProgram& program) {
  if (program.data.size() < 2) return "empty";
  if (program.format == tape::TapeFormat::kBasic72) return "BASIC (level 7.2)";
  return is_basic_program(program.data) ? "BASIC" : "code";
}

std::string level_text(float level) {
  if (level <= 0) return "-";
  return fmt::format("{:+.0f} dB", 20 * std::log10(static_cast<double>(level)));
}

/// One row of the list for a program, without what is wrong with it. Times, speed and level are
/// those of what was recorded: the bytes of a .tap have none.
std::string row_text(size_t number, const tape::TapeProgram& program, bool recorded) {
  const std::string time = recorded ? time_text(program.start_seconds) : "-";
  const double percent = (static_cast<double>(program.speed) - 1) * 100;
  const std::string speed = recorded ? fmt::format("{:+.1f}%", percent) : "-";
  const std::string level = recorded ? level_text(program.level) : "-";
  return fmt::format("{:>3}  {:>8}  {:<20} {:>6}  {:<17}  {:>7}  {:>6}", number, time,
                     program.name(), program.data.size(), kind_of(program), speed, level);
}

void print_doubts(std::FILE* stream, size_t number, const tape::TapeProgram& program) {
  size_t shown = 0;
  for (const Doubt& doubt : program.doubts) {
    if (shown++ == kDoubtsShown) {
      fmt::print(stream, "  {}: and {} more places\n", number,
                 program.doubts.size() - kDoubtsShown);
      break;
    }
    const std::string place = doubt.in_header ? fmt::format("header, byte {}", doubt.offset)
                                              : fmt::format("byte {}, address {:04X}", doubt.offset,
                                                            program.address + doubt.offset);
    fmt::print(stream, "  {}: {} {} {} at {}, {}\n", number, doubt.count,
               doubt.count == 1 ? "byte" : "bytes", doubt.lost ? "lost" : "doubtful",
               time_text(doubt.seconds), place);
  }
}

void print_programs(std::FILE* stream, const std::filesystem::path& file,
                    const TapeContents& contents) {
  const size_t count = contents.programs.size();
  const bool recorded = tape::tape_kind(file) == tape::TapeKind::kSound;
  fmt::print(stream, "{}: {} {}, {} bytes in all{}\n", file.string(), count,
             count == 1 ? "program" : "programs", contents.bytes.size(),
             recorded ? ", " + time_text(contents.seconds) : "");
  if (count == 0) return;
  fmt::print(stream, "{:>3}  {:>8}  {:<20} {:>6}  {:<17}  {:>7}  {:>6}  {}\n", "#", "time",
             "header", "bytes", "kind", "speed", "level", "errors");
  for (size_t i = 0; i < count; ++i) {
    const tape::TapeProgram& program = contents.programs[i];
    const std::string errors = tape::errors_text(program);
    fmt::print(stream, "{}  {}\n", row_text(i + 1, program, recorded),
               errors.empty() ? "none" : errors);
  }
  for (size_t i = 0; i < count; ++i) print_doubts(stream, i + 1, contents.programs[i]);
}

bool has_faults(const tape::TapeProgram& program) {
  return !program.has_header || program.doubtful > 0 ||
         (program.expected > 0 && !program.is_complete());
}

/// Warns of what cannot be relied on; true: there is such.
bool warn(const std::filesystem::path& file, size_t number, const tape::TapeProgram& program) {
  if (!has_faults(program)) return false;
  const std::string name = program.header.empty() ? "" : fmt::format(" ({})", program.name());
  tell(
      fmt::format("{}: program {}{}: {}", file.string(), number, name, tape::errors_text(program)));
  print_doubts(stderr, number, program);
  return true;
}

/// The programs of that header, counted from 0.
std::vector<size_t> programs_named(const TapeContents& contents, const std::string& name) {
  std::vector<size_t> found;
  for (size_t i = 0; i < contents.programs.size(); ++i) {
    if (contents.programs[i].name() == name) found.push_back(i);
  }
  return found;
}

std::string numbers_text(const std::vector<size_t>& indices) {
  std::string text;
  for (size_t i = 0; i < indices.size(); ++i) {
    if (i > 0) text += i + 1 == indices.size() ? " or " : ", ";
    text += std::to_string(indices[i] + 1);
  }
  return text;
}

size_t choose_program(const TapeContents& contents, const TapeExtraction& extraction) {
  const std::string file = extraction.files.front().string();
  const size_t count = contents.programs.size();
  if (count == 0) throw InputError(file + ": no program on it");
  if (!extraction.program) {
    if (count == 1) return 0;
    throw InputError(fmt::format(
        "{}: {} programs on it, expected --program with a number or a header", file, count));
  }
  const std::string& wanted = *extraction.program;
  const std::vector<size_t> named = programs_named(contents, wanted);
  if (named.size() == 1) return named.front();
  size_t number = 0;
  const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
  const bool is_number = error == std::errc{} && end == wanted.data() + wanted.size();
  if (named.size() > 1) {
    const bool is_one_of_them =
        is_number && std::find(named.begin(), named.end(), number - 1) != named.end();
    if (is_one_of_them) return number - 1;
    throw InputError(fmt::format("{}: {} programs with the header '{}', expected a number: {}",
                                 file, named.size(), wanted, numbers_text(named)));
  }
  if (is_number && number >= 1 && number <= count) return number - 1;
  throw InputError(
      fmt::format("{}: no program '{}', expected a header on it or 1 to {}", file, wanted, count));
}

void check_tape_output(const std::vector<std::filesystem::path>& inputs, const char* option,
                       const std::filesystem::path& output, bool overwrite) {
  OutputCheck check;
  for (const auto& input : inputs) check.reads("what is read", input);
  check.writes_or_prints(option, output, unless(overwrite));
}

/// Those of one program, by its number on the tape.
void add_doubts(std::vector<TapeDoubt>& all, size_t number, const tape::TapeProgram& program) {
  const size_t first = all.size();
  for (const Doubt& doubt : program.doubts) {
    for (size_t i = 0; i < doubt.count; ++i) {
      const size_t at = doubt.offset + i;
      TapeDoubt byte{number, doubt.seconds + static_cast<double>(i) * kByteSeconds, {}, {}, {}};
      if (!doubt.in_header) byte.address = static_cast<uint16_t>(program.address + at);
      if (!doubt.lost) {
        byte.other = doubt.alternatives[i];
        if (!doubt.in_header) byte.value = program.data[at];
        if (doubt.in_header && at < program.header.size()) {
          byte.value = static_cast<uint8_t>(program.header[at]);
        }
      }
      all.push_back(byte);
    }
  }
  if (program.format == tape::TapeFormat::kMonitor) {
    place_in_listing(std::span(all).subspan(first), program.data);
  }
}

bool leader_begins_at(const std::vector<uint8_t>& bytes, size_t index) {
  if (bytes.size() - index < tape::kShortestLeader) return false;
  if (index > 0 && bytes[index - 1] == tape::kLeaderByte) return false;
  const auto first = bytes.begin() + static_cast<ptrdiff_t>(index);
  return std::all_of(first, first + tape::kShortestLeader,
                     [](uint8_t byte) { return byte == tape::kLeaderByte; });
}

/// The carrier comes between programs, and before what else looks like a leader.
void write_sound(const std::filesystem::path& file, const std::vector<uint8_t>& bytes,
                 uint32_t sample_hz) {
  tape::AudioWriter writer(file, {sample_hz, 1, 0});
  TapeProgress progress(file.filename().string());
  tape::TapeSound sound(sample_hz,
                        [&](std::span<const int16_t> samples) { writer.write(samples); });
  tape::ProgramFinder finder;
  bool is_between = true;  // a program has ended; its last byte may be the leader's
  for (size_t i = 0; i < bytes.size(); ++i) {
    if (is_between || (!finder.in_program() && leader_begins_at(bytes, i))) {
      sound.carrier(kCarrierSeconds);
    }
    sound.byte(bytes[i]);
    tape::DecodedByte byte;
    byte.value = bytes[i];
    byte.clarity = 1;
    is_between = finder.feed(byte).has_value();
    progress.show(static_cast<double>(i + 1) / static_cast<double>(bytes.size()));
  }
  sound.carrier(kCarrierSeconds);
  sound.flush();
  writer.finish();
}

void write_tape(const std::filesystem::path& file, const std::vector<uint8_t>& bytes,
                uint32_t sample_hz) {
  if (tape::is_audio_file(file)) return write_sound(file, bytes, sample_hz);
  triton::write_file(file, bytes);
}

/// What the tape holds of machine code that is to stand from `address` on.
std::vector<uint8_t> code_data(const std::filesystem::path& file, size_t address,
                               const std::vector<uint8_t>& code) {
  if (address < kDataStart || code.empty() || address + code.size() > 0xFFFF) {
    throw InputError(fmt::format(
        "{}: {} bytes of code at {:04X}, expected some within {:04X} to FFFE: a tape loads there",
        file.string(), code.size(), address, kDataStart));
  }
  std::vector<uint8_t> data(address - kProgramStart, 0);
  data.insert(data.end(), code.begin(), code.end());
  const size_t end = kProgramStart + data.size();
  data[0] = static_cast<uint8_t>(end & 0xFF);
  data[1] = static_cast<uint8_t>(end >> 8);
  return data;
}

std::vector<uint8_t> assembled(const std::filesystem::path& file) {
  const assembler::Assembly assembly = assemble_whole(file);
  const size_t gaps = assembly.image.size() - assembly.bytes_placed;
  if (gaps > 0) {
    tell(fmt::format("{}: FF fills {} bytes on the tape that the source leaves out", file.string(),
                     gaps));
  }
  return code_data(file, assembly.origin, assembly.image);
}

/// A .bin holds what is to stand from 1602 on; one that begins with its own end address is memory
/// from 1600 on, as triton list convert writes it.
std::vector<uint8_t> data_of_bytes(const std::filesystem::path& file) {
  std::vector<uint8_t> bytes = read_binary_file(file);
  const bool is_memory =
      bytes.size() > 2 && (bytes[0] | size_t{bytes[1]} << 8) == kProgramStart + bytes.size();
  if (!is_memory) return code_data(file, kDataStart, bytes);
  tell(fmt::format("{}: begins with its end address, so taken for memory from {:04X} on",
                   file.string(), kProgramStart));
  return bytes;
}

std::vector<uint8_t> data_of(const std::filesystem::path& file) {
  const std::string ending = lower_ending(file);
  if (ending == ".bas") return program_memory(read_listing(file));
  if (ending == ".asm") return assembled(file);
  if (ending == ".bin") return data_of_bytes(file);
  throw InputError(
      fmt::format("{}: cannot go on a tape, expected .bas, .asm or .bin", file.string()));
}

void check_header(const std::string& header) {
  const bool good =
      header.size() <= kMostHeader &&
      std::all_of(header.begin(), header.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
  if (!good) {
    throw InputError(
        fmt::format("title '{}': expected at most {} ASCII characters", header, kMostHeader));
  }
}

/// The file's name as one would type it at TAPE HEADER=.
std::string title_of(const std::filesystem::path& file) {
  std::string title = file.stem().string();
  std::transform(title.begin(), title.end(), title.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return title;
}

/// What can be read of a listing, and one line for each that is not whole.
void write_worn(const std::filesystem::path& output, const tape::TapeProgram& program) {
  const auto worn = worn_listing(program.data, program.doubtful_offsets(), program.name());
  if (!worn) {
    throw InputError(
        fmt::format("{}: '{}' is not BASIC, or hardly a line of it can be read, "
                    "expected a .bin for it",
                    output.string(), program.name()));
  }
  triton::write_file(output, to_text(worn->listing));
  for (const std::string& fault : worn->faults) tell(output.string() + ": " + fault);
}

void write_program(const std::filesystem::path& output, const tape::TapeProgram& program,
                   const TapeMaking& making) {
  const bool is_basic72 = program.format == tape::TapeFormat::kBasic72;
  const bool is_listing = !is_basic72 && is_basic_program(program.data);
  const std::string ending = output != kStandardStream ? lower_ending(output)
                             : is_listing              ? ".bas"
                                                       : ".bin";
  if (ending == ".bas") {
    if (is_basic72) {
      throw InputError(fmt::format(
          "{}: '{}' is BASIC of level 7.2, which is no text, expected a .bin or a tape for it",
          output.string(), program.name()));
    }
    if (has_faults(program)) return write_worn(output, program);
    if (!is_basic_program(program.data)) {
      throw InputError(fmt::format("{}: '{}' is not BASIC, expected a .bin for it", output.string(),
                                   program.name()));
    }
    return triton::write_file(output, to_text(listing_from_memory(program.data, program.name())));
  }
  if (ending == ".bin") {
    const size_t skipped = is_basic72 ? 0 : std::min<size_t>(program.data.size(), 2);
    return triton::write_file(output, std::span(program.data).subspan(skipped));
  }
  write_tape(output, tape::tape_bytes(program), making.sample_hz);
}

}  // namespace

int list_tape(const TapeListing& listing) {
  if (listing.doubts) check_tape_output({listing.file}, "--doubts", *listing.doubts, true);
  std::optional<TapePicture> picture;
  if (listing.png) {
    check_picture_name("--png", *listing.png);
    if (tape::tape_kind(listing.file) == tape::TapeKind::kBytes) {
      throw InputError("--png: expected a recording, the bytes of a .tap have no level and speed");
    }
    check_tape_output({listing.file}, "--png", *listing.png, true);
    picture.emplace(tape::open_tape(listing.file)->seconds());
  }
  const TapeContents contents = read_file(listing.file, [&](const tape::DecodedByte& byte) {
    if (picture) picture->note(byte);
  });
  if (picture) {
    const CharacterSets sets = load_character_sets(find_data_directory(), {});
    write_png(*listing.png,
              picture->draw(listing.file.filename().string(), contents.programs, sets.graphics));
  }
  if (listing.doubts) {
    std::vector<TapeDoubt> all;
    for (size_t i = 0; i < contents.programs.size(); ++i) {
      add_doubts(all, i + 1, contents.programs[i]);
    }
    triton::write_file(*listing.doubts, to_text(all));
  }
  print_programs(stdout, listing.file, contents);
  return contents.programs.empty() ? 1 : 0;
}

int extract_from_tape(const TapeExtraction& extraction) {
  check_tape_output(extraction.files, "-o", extraction.output, extraction.overwrite);
  if (extraction.doubts) {
    std::vector<std::filesystem::path> others = extraction.files;
    others.push_back(extraction.output);
    check_tape_output(others, "--doubts", *extraction.doubts, true);
  }
  const TapeContents contents = read_files(extraction);
  const size_t index = choose_program(contents, extraction);
  if (extraction.doubts) {
    std::vector<TapeDoubt> doubts;
    add_doubts(doubts, index + 1, contents.programs[index]);
    triton::write_file(*extraction.doubts, to_text(doubts));
  }
  write_program(extraction.output, contents.programs[index], TapeMaking{});
  return warn(extraction.files.front(), index + 1, contents.programs[index]) ? 1 : 0;
}

int make_tape(const TapeMaking& making) {
  if (!making.titles.empty() && making.titles.size() != making.files.size()) {
    throw InputError(fmt::format("{} titles for {} files, expected one each, or none",
                                 making.titles.size(), making.files.size()));
  }
  if (!takes_a_tape(making.output)) {
    throw InputError(making.output.string() + ": no tape, expected .tap, .wav, .flac or .aiff");
  }
  check_tape_output(making.files, "-o", making.output, making.overwrite);
  std::vector<uint8_t> bytes;
  for (size_t i = 0; i < making.files.size(); ++i) {
    const std::string header = making.titles.empty() ? title_of(making.files[i]) : making.titles[i];
    check_header(header);
    const std::vector<uint8_t> program = tape::tape_bytes(header, data_of(making.files[i]));
    bytes.insert(bytes.end(), program.begin(), program.end());
  }
  write_tape(making.output, bytes, making.sample_hz);
  return 0;
}

int convert_tape(const TapeMaking& making) {
  const std::filesystem::path& input = making.files.front();
  if (tape::tape_kind(input) == tape::TapeKind::kNone) return make_tape(making);
  check_tape_output(making.files, "-o", making.output, making.overwrite);
  const TapeContents contents = read_file(input);
  if (contents.bytes.empty()) throw InputError(input.string() + ": no byte on it");
  if (!making.titles.empty()) {
    throw InputError("--title is for a listing, source or bytes; a tape has its headers");
  }
  if (!is_tape_name(making.output)) {
    const size_t index = choose_program(
        contents, {{input}, false, making.output, std::nullopt, std::nullopt, false});
    write_program(making.output, contents.programs[index], making);
    return warn(input, index + 1, contents.programs[index]) ? 1 : 0;
  }
  bool faults = false;
  for (size_t i = 0; i < contents.programs.size(); ++i) {
    faults = warn(input, i + 1, contents.programs[i]) || faults;
  }
  write_tape(making.output, contents.bytes, making.sample_hz);
  return faults ? 1 : 0;
}

}  // namespace triton
