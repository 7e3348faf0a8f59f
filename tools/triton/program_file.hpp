// What `triton run PROGRAM` is given, read and told apart by its name's ending.
//
//   .bas            BASIC listing
//   .tap            raw tape bytes: the first program on it
//   .wav .flac ...  recording of a tape, of any kind that emulator/tape/audio_file.hpp reads:
//                   the first whole program on it
//   .asm            8080 source, assembled
//   .hex            Intel HEX
//   .bin            bytes for 1600 (or --org) on
//   .rom            bytes for the socket at 0C00 (or --org)
//   .state          a saved machine
//   -               a BASIC listing on standard input
//   NAME            no ending: a tape, if it looks like one; if there is no such file, the program of that name (programs/catalogue.hpp),
//                   whose capitals do not matter
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "emulator/formats/intel_hex.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/formats/symbols.hpp"
#include "tools/assembler/assembler.hpp"

namespace triton {

/// A tape's data: the bytes from 1600 on.
struct TapeMemory {
  std::string name;
  std::vector<uint8_t> bytes_from_1600;
  std::string errors;            ///< what cannot be relied on in it, for people; or nothing
  std::vector<size_t> doubtful;  ///< offsets
};

struct MachineCode {
  std::string name;
  std::vector<HexFile::Block> blocks;
  uint16_t start = 0;
  SymbolTable symbols{};  ///< of assembled source
};

struct SavedState {
  std::string name;
  std::vector<uint8_t> bytes;
};

using ProgramFile = std::variant<std::monostate, Listing, TapeMemory, MachineCode, SavedState>;

/// `origin`: --org. Throws InputError.
[[nodiscard]] ProgramFile read_program_file(const std::string& program,
                                            const std::filesystem::path& data_directory,
                                            std::optional<uint16_t> origin);

/// The first file of raw tape bytes: after the header, which ends with 04, the bytes from 1600 on,
/// as many as their first two say. `name` stands for the file in messages. Throws InputError.
[[nodiscard]] TapeMemory parse_tape_bytes(const std::vector<uint8_t>& bytes,
                                          const std::string& name);

/// Assembles the file and tells its warnings. InputError with the first error, if there is one.
[[nodiscard]] assembler::Assembly assemble_whole(const std::filesystem::path& file);

}  // namespace triton
