// A tape as a picture: along it, from left to right, which programs are where and how good they
// are, and level, speed and the decoder's confidence, byte for byte.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "emulator/chips/character_generator.hpp"
#include "emulator/formats/png_file.hpp"
#include "emulator/tape/tape_contents.hpp"
#include "emulator/tape/tape_course.hpp"

namespace triton {

class TapePicture {
 public:
  static constexpr unsigned kColumns = 1'024;  ///< of a tape, however long it is
  static constexpr unsigned kWidth = 1'136;
  static constexpr unsigned kHeight = 392;

  /// `seconds` of the whole tape.
  explicit TapePicture(double seconds) : course_(seconds, kColumns) {}

  /// The next byte of the tape.
  void note(const tape::DecodedByte& byte) { course_.note(byte); }
  /// Draws all, with the programs by their numbers; letters are those of `characters`.
  [[nodiscard]] IndexedImage draw(const std::string& title,
                                  const std::vector<tape::TapeProgram>& programs,
                                  const CharacterGenerator& characters) const;

 private:
  tape::TapeCourse course_;
};

}  // namespace triton
