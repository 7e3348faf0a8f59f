#include "tools/compare/report_files.hpp"

#include <fmt/format.h>

#include <system_error>

#include "emulator/formats/picture.hpp"
#include "emulator/formats/png_file.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton::compare {

namespace {

enum DiffColour : uint8_t { kDark, kBoth, kDarkMarked, kReferenceOnly, kMachineOnly };

const std::vector<Colour> kDiffPalette = {
    {0, 0, 0}, {255, 255, 255}, {72, 72, 72}, {96, 160, 255}, {255, 80, 64}};

ScreenContents contents_of_screen(const programs::Frame& screen) {
  ScreenContents contents;
  for (unsigned row = 0; row < kScreenRows; ++row) {
    for (unsigned column = 0; column < kScreenColumns; ++column) {
      contents.codes[row * kScreenColumns + column] =
          screen.displayed(static_cast<int>(row), static_cast<int>(column));
    }
  }
  contents.cursor_row = screen.cursor_row;
  contents.cursor_column = screen.cursor_column;
  return contents;
}

IndexedImage image_of(const programs::Frame& screen, const CharacterGenerator& characters) {
  Frame frame;
  render_frame(contents_of_screen(screen), characters, true, frame);
  return frame_image(frame);
}

IndexedImage diff_image(const Difference& difference, const IndexedImage& expected,
                        const IndexedImage& actual) {
  IndexedImage image(expected.width, expected.height, kDiffPalette);
  const unsigned cell_width = expected.width / kScreenColumns;
  const unsigned cell_height = expected.height / kScreenRows;
  for (unsigned y = 0; y < image.height; ++y) {
    for (unsigned x = 0; x < image.width; ++x) {
      const auto row = static_cast<int>(y / cell_height);
      const auto column = static_cast<int>(x / cell_width);
      const bool marked =
          difference.expected.displayed(row, column) != difference.actual.displayed(row, column);
      const bool in_reference = expected.at(x, y) != 0;
      const bool in_machine = actual.at(x, y) != 0;
      uint8_t colour = marked ? kDarkMarked : kDark;
      if (in_reference && in_machine) colour = kBoth;
      if (in_reference && !in_machine) colour = kReferenceOnly;
      if (!in_reference && in_machine) colour = kMachineOnly;
      image.at(x, y) = colour;
    }
  }
  return image;
}

}  // namespace

void write_report_files(const std::filesystem::path& directory, const Game& game,
                        const Outcome& outcome, const CharacterGenerator& characters) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  if (error) {
    throw InternalError(fmt::format("{}: cannot be made: {}", directory.string(), error.message()));
  }
  const Difference& difference = *outcome.difference;
  const IndexedImage expected = image_of(difference.expected, characters);
  const IndexedImage actual = image_of(difference.actual, characters);
  write_png(directory / "expected.png", expected);
  write_png(directory / "actual.png", actual);
  write_png(directory / "diff.png", diff_image(difference, expected, actual));
  write_file(directory / "report.txt", difference_report(game, outcome));
  write_file(directory / "keys.txt", escaped_keys(game.keys));
}

}  // namespace triton::compare
