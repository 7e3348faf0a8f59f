#include "tools/triton/program_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/chips/i8080.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/tape_contents.hpp"
#include "programs/catalogue.hpp"
#include "tools/triton/tell.hpp"
#include "tools/triton/words.hpp"

namespace triton {

namespace {

constexpr uint16_t kUserRomSocket = 0x0C00;

/// A bare name that is no file is one of the programs that come with triton.
std::filesystem::path resolve(const std::string& program,
                              const std::filesystem::path& data_directory) {
  if (program.empty()) throw InputError("'': expected a file's or a program's name");
  std::error_code error;
  std::filesystem::path given = program;
  const bool bare_name = !given.has_parent_path() && !given.has_extension();
  if (!bare_name || program == kStandardStream || std::filesystem::exists(given, error)) {
    return given;
  }
  if (const programs::Program* known = programs::find_program(small(program))) {
    return data_directory / "programs" / known->listing;
  }
  std::vector<std::string> names;
  for (const programs::Program& known : programs::catalogue()) names.emplace_back(known.name);
  throw InputError(
      fmt::format("{}: neither a file nor a program, {}", program, choices_text(program, names)));
}

MachineCode assemble(const std::filesystem::path& file) {
  const assembler::Assembly assembly = assemble_whole(file);
  if (assembly.image.empty()) {
    throw InputError(file.string() + ": no code in it, expected instructions or data");
  }
  MachineCode code{
      file.string(), assembly.blocks, assembly.start_address.value_or(assembly.origin), {}};
  for (const auto& [name, symbol] : assembly.symbols) code.symbols.emplace(name, symbol.value);
  return code;
}

MachineCode read_hex(const std::filesystem::path& file) {
  const HexFile hex = parse_intel_hex(read_text_file(file), file.string());
  if (hex.blocks.empty()) throw InputError(file.string() + ": no data record in it");
  const auto lowest = std::min_element(
      hex.blocks.begin(), hex.blocks.end(),
      [](const HexFile::Block& a, const HexFile::Block& b) { return a.address < b.address; });
  return {file.string(), hex.blocks, hex.start_address.value_or(lowest->address)};
}

MachineCode read_bytes(const std::filesystem::path& file, uint16_t address) {
  std::vector<uint8_t> bytes = read_binary_file(file);
  if (bytes.empty() || address + bytes.size() > kAddressSpace) {
    throw InputError(fmt::format("{}: {} bytes, expected 1 to {} from {:04X} on", file.string(),
                                 bytes.size(), kAddressSpace - address, address));
  }
  return {file.string(), {{address, std::move(bytes)}}, address};
}

/// It must lie in ROM space as a whole.
MachineCode read_rom(const std::filesystem::path& file, uint16_t address) {
  constexpr size_t kSocketsEnd = 0x1000;
  constexpr uint16_t kRomCards = 0xC000;
  const bool in_sockets = address < kSocketsEnd;
  if (!in_sockets && address < kRomCards) {
    throw InputError(fmt::format("{}: a ROM at {:04X}, expected 0000 to 0FFF or C000 to FFFF",
                                 file.string(), address));
  }
  MachineCode rom = read_bytes(file, address);
  const size_t size = rom.blocks.front().bytes.size();
  const size_t room = (in_sockets ? kSocketsEnd : kAddressSpace) - address;
  if (size > room) {
    throw InputError(fmt::format("{}: {} bytes, expected a ROM of 1 to {} at {:04X}", file.string(),
                                 size, room, address));
  }
  return rom;
}

/// Throws InputError for what this machine's monitor cannot load.
TapeMemory memory_of(const std::filesystem::path& file, const tape::TapeProgram& program) {
  if (program.format == tape::TapeFormat::kBasic72) {
    throw InputError(fmt::format(
        "{}: '{}' is BASIC of level 7.2; its own ROMs (--firmware) load it, from --tape",
        file.string(), program.name()));
  }
  return {file.string(), program.data, tape::errors_text(program), program.doubtful_offsets()};
}

TapeMemory read_recording(const std::filesystem::path& file) {
  const std::unique_ptr<tape::ByteSource> source = tape::open_tape(file);
  const std::optional<tape::TapeProgram> program = tape::first_program(*source);
  if (!program) {
    throw InputError(fmt::format("{}: no whole program on it; triton tape list says what there is",
                                 file.string()));
  }
  return memory_of(file, *program);
}

/// Of several programs the first; what begins without a leader is parsed as it is.
TapeMemory read_tape_bytes(const std::filesystem::path& file) {
  const std::vector<uint8_t> bytes = read_binary_file(file);
  const std::unique_ptr<tape::ByteSource> source = tape::open_tape_bytes(bytes);
  const std::optional<tape::TapeProgram> program = tape::first_program(*source);
  if (!program) return parse_tape_bytes(bytes, file.string());
  return memory_of(file, *program);
}

}  // namespace

assembler::Assembly assemble_whole(const std::filesystem::path& file) {
  assembler::Assembly assembly = assembler::assemble_file(file);
  if (!assembly.errors.empty()) {
    const assembler::Diagnostic& first = assembly.errors.front();
    const size_t more = assembly.errors.size() - 1;
    throw InputError(
        fmt::format("{}:{}:{}: {}{}", first.file, first.line, first.column, first.message,
                    more == 0 ? std::string()
                              : fmt::format(" (and {} more error{}; triton asm shows them)", more,
                                            more == 1 ? "" : "s")));
  }
  for (const assembler::Diagnostic& warning : assembly.warnings) {
    tell(fmt::format("{}:{}:{}: {}", warning.file, warning.line, warning.column, warning.message));
  }
  return assembly;
}

ProgramFile read_program_file(const std::string& program,
                              const std::filesystem::path& data_directory,
                              std::optional<uint16_t> origin) {
  const std::filesystem::path file = resolve(program, data_directory);
  const std::string ending = lower_ending(file);
  if (origin && ending != ".bin" && ending != ".rom") {
    throw InputError(fmt::format("--org is for .bin and .rom files, not for {}", file.string()));
  }
  if (ending == ".bas" || program == kStandardStream) return read_listing(file);
  if (ending == ".asm") return assemble(file);
  if (ending == ".hex") return read_hex(file);
  if (ending == ".bin") return read_bytes(file, origin.value_or(kProgramStart));
  if (ending == ".rom") return read_rom(file, origin.value_or(kUserRomSocket));
  if (ending == ".state") return SavedState{file.string(), read_binary_file(file)};
  const tape::TapeKind kind = tape::tape_kind(file);
  if (kind == tape::TapeKind::kBytes) return read_tape_bytes(file);
  if (kind == tape::TapeKind::kSound) return read_recording(file);
  throw InputError(fmt::format(
      "{}: unknown kind of program, expected a name that ends with .bas, "
      ".tap, .asm, .hex, .bin, .rom, .state or, for a recording of a tape, .wav, .flac, "
      ".aiff, .ogg, .opus or .mp3",
      file.string()));
}

TapeMemory parse_tape_bytes(const std::vector<uint8_t>& bytes, const std::string& name) {
  const auto end_of_header = std::find(bytes.begin(), bytes.end(), tape::kEndOfHeader);
  if (end_of_header == bytes.end()) {
    throw InputError(name + ": no tape file in it, expected a header that ends with 04");
  }
  const auto data = end_of_header + 1;
  const auto available = static_cast<size_t>(bytes.end() - data);
  const size_t end_address =
      available < 2 ? 0 : static_cast<size_t>(data[0]) | static_cast<size_t>(data[1]) << 8;
  if (end_address < kProgramStart + 2U || end_address - kProgramStart > available) {
    throw InputError(
        fmt::format("{}: offset {}: end address {:04X} with {} bytes there, expected "
                    "1602 to {:04X}",
                    name, data - bytes.begin(), end_address, available,
                    kProgramStart + std::min(available, size_t{0xE9FF})));
  }
  return {name, {data, data + static_cast<ptrdiff_t>(end_address - kProgramStart)}, {}, {}};
}

}  // namespace triton
