// `triton tape`, after its command line was read. Each function returns the exit status 0 or 1, and
// throws InputError and InternalError.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace triton {

struct TapeListing {
  std::filesystem::path file;
  std::optional<std::filesystem::path> doubts;  ///< all bytes that cannot be relied on go there
  std::optional<std::filesystem::path> png;     ///< tape_picture.hpp, of a recording
};
/// Prints what is on a tape; 1: no program.
[[nodiscard]] int list_tape(const TapeListing& listing);

struct TapeExtraction {
  std::vector<std::filesystem::path> files;  ///< with `combine` several recordings of one tape
  bool combine = false;
  std::filesystem::path output;                 ///< .bas, .bin, or a tape
  std::optional<std::string> program;           ///< number from 1, or header; none: the only one
  std::optional<std::filesystem::path> doubts;  ///< the program's go there
  bool overwrite = false;                       ///< an output that is there, see output_check.hpp
};
/// One program of a tape, with a warning for what cannot be relied on; 1: there was such.
[[nodiscard]] int extract_from_tape(const TapeExtraction& extraction);

struct TapeMaking {
  std::vector<std::filesystem::path> files;  ///< .bas, .asm, .bin: a program each
  std::filesystem::path output;              ///< .tap, .wav, .flac
  std::vector<std::string> titles;           ///< as many as files; none: the files' names
  uint32_t sample_hz = 48'000;
  bool overwrite = false;
};
[[nodiscard]] int make_tape(const TapeMaking& making);

/// A listing, source, bytes or a tape into a tape, or a tape of one program into a listing or its
/// bytes; 1: with doubts.
[[nodiscard]] int convert_tape(const TapeMaking& making);

}  // namespace triton
