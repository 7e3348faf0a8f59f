// Animated GIF files, made frame by frame. The bytes depend on the frames alone.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "emulator/formats/png_file.hpp"

namespace triton {

inline constexpr unsigned kMostGifPixels = 65'535;  ///< in width, and in height
inline constexpr unsigned kMostGifColours = 256;

class AnimatedGif {
 public:
  /// Starts `file`, under a temporary name. It repeats for ever. Throws InternalError, as all of
  /// these do; 1..kMostGifPixels pixels a side, 1..kMostGifColours colours.
  AnimatedGif(const std::filesystem::path& file, unsigned width, unsigned height,
              const std::vector<Colour>& palette);
  /// What is not finished leaves no file.
  ~AnimatedGif();
  AnimatedGif(const AnimatedGif&) = delete;
  AnimatedGif& operator=(const AnimatedGif&) = delete;

  /// A frame: width * height indices into the palette, shown for `hundredths` of a second (most
  /// players take less than 2 for 10). Only what differs from the frame before is stored.
  void add(const std::vector<uint8_t>& pixels, uint16_t hundredths);
  /// Closes and gives the file its name.
  void finish();

 private:
  class Encoder;
  std::unique_ptr<Encoder> encoder_;
};

}  // namespace triton
