#include "tests/frontends/sdl/x_display.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <bit>
#include <cstdio>
#include <stdexcept>

#include "emulator/support/files.hpp"

namespace triton {
namespace {

/// XWD file: words of 32 bits, high byte first; numbers of the words that matter here.
enum XwdWord : size_t {
  kHeaderSize = 0,
  kWidth = 4,
  kHeight = 5,
  kByteOrder = 7,  // 0: low byte first
  kBitsPerPixel = 11,
  kBytesPerLine = 12,
  kRedMask = 14,
  kGreenMask = 15,
  kBlueMask = 16,
  kColours = 19,
};
constexpr size_t kXwdColourSize = 12;

uint32_t word(const std::vector<uint8_t>& bytes, XwdWord number) {
  const size_t at = size_t{number} * 4;
  return uint32_t{bytes.at(at)} << 24 | uint32_t{bytes.at(at + 1)} << 16 |
         uint32_t{bytes.at(at + 2)} << 8 | bytes.at(at + 3);
}

uint8_t component(uint32_t pixel, uint32_t mask) {
  return static_cast<uint8_t>((pixel & mask) >> std::countr_zero(mask));
}

}  // namespace

XDisplay::XDisplay(const std::filesystem::path& directory) : directory_(directory) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) {
    throw std::runtime_error("cannot make a pipe");
  }
  server_ = std::make_unique<ChildProcess>(
      std::vector<std::string>{"Xvfb", "-displayfd", std::to_string(ends[1]), "-screen", "0",
                               "1600x1200x24", "-fbdir", directory.string(), "-nolisten", "tcp",
                               "-noreset"},
      std::vector<std::string>{}, ends[1]);
  close(ends[1]);
  std::string number;
  char character = 0;
  while (read(ends[0], &character, 1) == 1 && character != '\n') {
    number += character;
  }
  close(ends[0]);
  if (number.empty()) {
    throw std::runtime_error("Xvfb does not start");
  }
  setting_ = "DISPLAY=:" + number;
}

std::string XDisplay::xdotool(const std::string& arguments) const {
  const std::string command = fmt::format("{} xdotool {} 2>&1", setting_, arguments);
  std::FILE* stream = popen(command.c_str(), "r");
  if (stream == nullptr) {
    throw std::runtime_error("cannot run xdotool");
  }
  std::string output;
  std::array<char, 4096> block{};
  size_t count = 0;
  while ((count = std::fread(block.data(), 1, block.size(), stream)) > 0) {
    output.append(block.data(), count);
  }
  if (pclose(stream) != 0) {
    throw std::runtime_error(fmt::format("xdotool {}: {}", arguments, output));
  }
  return output;
}

XDisplay::Pixels XDisplay::pixels() const {
  const std::vector<uint8_t> bytes = read_binary_file(directory_ / "Xvfb_screen0");
  if (word(bytes, kByteOrder) != 0 || word(bytes, kBitsPerPixel) != 32) {
    throw std::runtime_error("Xvfb's pixels are not 32 bits, low byte first");
  }
  Pixels pixels{word(bytes, kWidth), word(bytes, kHeight), {}};
  const size_t begin = word(bytes, kHeaderSize) + word(bytes, kColours) * kXwdColourSize;
  for (unsigned y = 0; y < pixels.height; ++y) {
    for (unsigned x = 0; x < pixels.width; ++x) {
      const size_t at = begin + size_t{y} * word(bytes, kBytesPerLine) + size_t{x} * 4;
      const uint32_t pixel = uint32_t{bytes.at(at)} | uint32_t{bytes.at(at + 1)} << 8 |
                             uint32_t{bytes.at(at + 2)} << 16 | uint32_t{bytes.at(at + 3)} << 24;
      pixels.colours.push_back({component(pixel, word(bytes, kRedMask)),
                                component(pixel, word(bytes, kGreenMask)),
                                component(pixel, word(bytes, kBlueMask))});
    }
  }
  return pixels;
}

}  // namespace triton
