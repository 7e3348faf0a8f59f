// All that is on a tape.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "emulator/tape/byte_source.hpp"
#include "emulator/tape/tape_program.hpp"

namespace triton::tape {

/// Called now and then with how much of the tape has been read, 0..1.
using Progress = std::function<void(double part)>;

struct TapeContents {
  std::vector<TapeProgram> programs;
  std::vector<uint8_t> bytes;  ///< all, those outside programs too
  double seconds = 0;
};

/// Called with each byte, in order.
using OnByte = std::function<void(const DecodedByte& byte)>;

[[nodiscard]] TapeContents read_tape(ByteSource& source, const Progress& progress = {},
                                     const OnByte& on_byte = {});
/// The first program with all its data, if there is one; the tape is read no further.
[[nodiscard]] std::optional<TapeProgram> first_program(ByteSource& source);

/// `3 bytes lost, 2 doubtful`; empty when there is nothing wrong with it.
[[nodiscard]] std::string errors_text(const TapeProgram& program);

}  // namespace triton::tape
