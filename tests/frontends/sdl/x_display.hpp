// An X display without a screen (Xvfb), real key events (xdotool), and its pixels.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "emulator/formats/png_file.hpp"
#include "tests/frontends/sdl/child_process.hpp"

namespace triton {

class XDisplay {
 public:
  /// `directory` takes the display's pixels; it must exist.
  explicit XDisplay(const std::filesystem::path& directory);

  /// `DISPLAY=:N`.
  [[nodiscard]] const std::string& setting() const { return setting_; }
  /// Runs xdotool; returns what it prints. Throws if it fails.
  [[nodiscard]] std::string xdotool(const std::string& arguments) const;

  struct Pixels {
    unsigned width = 0;
    unsigned height = 0;
    std::vector<Colour> colours;
    [[nodiscard]] const Colour& at(unsigned x, unsigned y) const {
      return colours[size_t{y} * width + x];
    }
  };
  [[nodiscard]] Pixels pixels() const;

 private:
  std::filesystem::path directory_;
  std::string setting_;
  std::unique_ptr<ChildProcess> server_;
};

}  // namespace triton
