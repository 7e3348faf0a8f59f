#include "emulator/formats/picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "emulator/formats/character_file.hpp"
#include "emulator/support/errors.hpp"
#include "tests/formats/golden_picture.hpp"

namespace triton {
namespace {

namespace fs = std::filesystem;

class Picture : public testing::Test {
 protected:
  Picture() { contents.codes.fill(' '); }

  void put(unsigned row, unsigned column, std::string_view codes) {
    std::copy(codes.begin(), codes.end(), contents.codes.begin() + row * kScreenColumns + column);
  }
  void render(bool cursor_lit = false) { render_frame(contents, characters, cursor_lit, frame); }
  /// Dots of a cell's scan line as text.
  [[nodiscard]] std::string dots(unsigned row, unsigned column, unsigned scan_line) const {
    std::string text;
    for (unsigned dot = 0; dot < kCellWidth; ++dot) {
      text += frame.at(kBorderWidth + column * kCellWidth + dot,
                       kBorderHeight + row * kCellHeight + scan_line) != 0
                  ? '#'
                  : '.';
    }
    return text;
  }
  [[nodiscard]] static long lit_dots(const Frame& picture) {
    return std::count(picture.dots.begin(), picture.dots.end(), 1);
  }

  const CharacterGenerator characters =
      load_characters(fs::path(TRITON_DATA_DIR) / "roms" / "characters.txt");
  ScreenContents contents;
  Frame frame;
};

TEST_F(Picture, ABlankScreenIsDark) {
  render();
  EXPECT_EQ(lit_dots(frame), 0);
}

TEST_F(Picture, AGlyphStandsInItsCell) {
  put(5, 10, "T");
  render();
  EXPECT_EQ(dots(5, 10, 0), "........");
  EXPECT_EQ(dots(5, 10, 1), ".#####..");
  EXPECT_EQ(dots(5, 10, 7), "...#....");
  EXPECT_EQ(dots(5, 10, 8), "........");
  EXPECT_EQ(lit_dots(frame), 11);
}

TEST_F(Picture, LineZeroShowsAgainBelowLineSeven) {
  put(5, 10, "\x69");
  render();
  for (unsigned line = 0; line < kCellHeight; ++line) {
    EXPECT_EQ(dots(5, 10, line), "##......") << "scan line " << line;
  }
}

TEST_F(Picture, SolidCellsOneUnderTheOtherLeaveNoGap) {
  put(3, 7, "\x7A");
  put(4, 7, "\x7A");
  render();
  EXPECT_EQ(lit_dots(frame), 2 * 8 * 12);
}

TEST_F(Picture, TheCursorIsABarOnScanLineSeven) {
  contents.cursor_row = 15;
  contents.cursor_column = 63;
  render(true);
  EXPECT_EQ(dots(15, 63, 7), "########");
  EXPECT_EQ(lit_dots(frame), 8);
  render(false);
  EXPECT_EQ(lit_dots(frame), 0);
}

TEST_F(Picture, LineZeroDotsOnTheTopRowLightTheBorderAboveAndBelow) {
  put(0, 10, "\x69");
  render();
  const unsigned x = kBorderWidth + 10 * kCellWidth;
  for (unsigned y = 0; y < kBorderHeight; ++y) {
    EXPECT_EQ(frame.at(x, y), 1);
    EXPECT_EQ(frame.at(x + 1, kFrameHeight - 1 - y), 1);
    EXPECT_EQ(frame.at(x + 2, y), 0);
  }
}

TEST_F(Picture, TheBorderStaysDarkForTopRowGlyphsWithoutLineZero) {
  put(0, 10, "\x18");
  put(1, 10, "\x7A");
  render();
  for (unsigned y = 0; y < kBorderHeight; ++y) {
    for (unsigned x = 0; x < kFrameWidth; ++x) {
      ASSERT_EQ(frame.at(x, y), 0);
      ASSERT_EQ(frame.at(x, kFrameHeight - 1 - y), 0);
    }
  }
}

TEST_F(Picture, ALeftmostDotShowsAgainRightOfColumnSixtyThree) {
  put(6, 0, "\x69");
  put(7, 0, "A");
  render();
  const unsigned x = kBorderWidth + kCellsWidth;
  const unsigned y = kBorderHeight + 6 * kCellHeight;
  EXPECT_EQ(frame.at(x, y), 1);
  EXPECT_EQ(frame.at(x + 1, y), 0);
  EXPECT_EQ(frame.at(x, y + kCellHeight), 0);
}

TEST_F(Picture, TheCursorIsLitForAQuarterAndDarkForAQuarterOfASecond) {
  EXPECT_TRUE(cursor_is_lit(0, 800'000));
  EXPECT_TRUE(cursor_is_lit(199'999, 800'000));
  EXPECT_FALSE(cursor_is_lit(200'000, 800'000));
  EXPECT_TRUE(cursor_is_lit(400'000, 800'000));
  EXPECT_TRUE(cursor_is_lit(499'999, 2'000'000));
  EXPECT_FALSE(cursor_is_lit(500'000, 2'000'000));
}

TEST_F(Picture, ScreenshotsAreFourToThreeWithScanLinesDoubled) {
  put(0, 1, "\x14");
  render();
  const IndexedImage cells = frame_image(frame);
  EXPECT_EQ(cells.width, 512u);
  EXPECT_EQ(cells.height, 384u);
  for (unsigned y = 0; y < cells.height; y += kScanLineHeight) {
    for (unsigned x = 0; x < cells.width; ++x) {
      ASSERT_EQ(cells.at(x, y), frame.at(kBorderWidth + x, kBorderHeight + y / kScanLineHeight));
      ASSERT_EQ(cells.at(x, y), cells.at(x, y + 1));
    }
  }
  const IndexedImage whole = frame_image(frame, Phosphor::kGreen, PictureArea::kWithBorder);
  EXPECT_EQ(whole.width * 3, whole.height * 4);
  EXPECT_EQ(whole.palette[1], phosphor_colours(Phosphor::kGreen).lit);
}

TEST_F(Picture, TheSameScreenGivesTheSameFile) {
  const fs::path directory = fs::path(testing::TempDir());
  put(2, 2, "TRITON READY");
  const auto bytes_of = [&](const char* name) {
    write_screenshot(directory / name, contents, characters);
    std::ifstream stream(directory / name, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(stream), {});
  };
  const std::string first = bytes_of("triton_picture_one.png");
  const std::string second = bytes_of("triton_picture_two.png");
  EXPECT_GT(first.size(), 100u);
  EXPECT_EQ(first, second);
}

TEST_F(Picture, APngReadsBackAsItWasWritten) {
  put(2, 2, "TRITON READY");
  render();
  const fs::path file = fs::path(testing::TempDir()) / "triton_picture_back.png";
  const IndexedImage image = frame_image(frame, Phosphor::kAmber);
  write_png(file, image);
  EXPECT_EQ(read_png(file), image);
}

TEST_F(Picture, AScreenshotThatCannotBeWrittenIsAnErrorAndLeavesNothingBehind) {
  EXPECT_THROW(write_screenshot("/nonexistent/picture.png", contents, characters), InternalError);
  const fs::path directory = fs::path(testing::TempDir()) / "triton_picture_directory";
  fs::create_directories(directory / "taken.png");
  EXPECT_THROW(write_screenshot(directory / "taken.png", contents, characters), InternalError);
  EXPECT_EQ(std::distance(fs::directory_iterator(directory), fs::directory_iterator()), 1);
}

TEST_F(Picture, AFileThatIsNotAPngIsRefused) {
  EXPECT_THROW((void)read_png(fs::path(TRITON_DATA_DIR) / "roms" / "characters.txt"), InputError);
}

TEST_F(Picture, AllCharactersMatchTheGoldenPicture) {
  put(1, 8, "ALL 128 CHARACTERS, SIXTEEN A ROW");
  for (unsigned code = 0; code < kGlyphs; ++code) {
    contents.codes[(3 + code / 16) * kScreenColumns + 8 + code % 16 * 3] =
        static_cast<uint8_t>(code);
  }
  // A room drawn with bars and diagonals: lines must meet across cells.
  put(12, 8, "\x6D\x6B\x6B\x6B\x6B\x6E");
  put(13, 8, "\x69\x72  \x71\x6A");
  put(14, 8, "\x69 \x74\x77 \x6A");
  put(15, 8, "\x6F\x6C\x6C\x6C\x6C\x70");
  put(0, 40, "\x7A\x69\x02");
  put(12, 0, "\x7F");
  contents.cursor_row = 15;
  contents.cursor_column = 20;
  render(true);
  EXPECT_TRUE(matches_golden_picture(frame_image(frame, Phosphor::kWhite, PictureArea::kWithBorder),
                                     "all_characters"));
}

TEST_F(Picture, ATopRowFilledWithSolidMatchesTheGoldenPictureOfItsWhiteFrame) {
  for (unsigned column = 0; column < kScreenColumns; ++column) put(0, column, "\x7A");
  put(2, 20, "A WHITE FRAME: ROW 1 IS FILLED");
  for (unsigned row = 4; row < kScreenRows; row += 2) put(row, 0, "\x69");
  render();
  for (unsigned y = 0; y < kBorderHeight; ++y) {
    for (unsigned x = 0; x < kFrameWidth; ++x) {
      // The cells' columns, and the one extra dot.
      const bool lit = x >= kBorderWidth && x <= kBorderWidth + kCellsWidth;
      ASSERT_EQ(frame.at(x, y) != 0, lit) << x << " " << y;
      ASSERT_EQ(frame.at(x, kFrameHeight - 1 - y) != 0, lit) << x << " " << y;
    }
  }
  EXPECT_TRUE(matches_golden_picture(frame_image(frame, Phosphor::kWhite, PictureArea::kWithBorder),
                                     "white_frame"));
}

TEST_F(Picture, AScreenshotWithItsBorderIsTheWholeFrame) {
  for (unsigned column = 0; column < kScreenColumns; ++column) put(0, column, "\x7A");
  render();
  const fs::path file = fs::path(testing::TempDir()) / "triton_picture_border.png";
  write_screenshot(file, contents, characters, false, Phosphor::kWhite, PictureArea::kWithBorder);
  EXPECT_EQ(read_png(file), frame_image(frame, Phosphor::kWhite, PictureArea::kWithBorder));
}

TEST(RenderFrame, LeavesNothingOfWhatWasDrawnOverTheFrameBefore) {
  const CharacterGenerator characters;
  ScreenContents contents;
  contents.codes.fill(' ');
  Frame clean;
  render_frame(contents, characters, false, clean);
  Frame used;
  std::fill(used.dots.begin(), used.dots.end(), uint8_t{1});
  render_frame(contents, characters, false, used);
  EXPECT_EQ(used, clean);
}

TEST(Beam, SweepsThePictureOnceAField) {
  constexpr uint32_t kClockHz = 800'000;
  constexpr uint64_t kField = kClockHz / 50;
  std::optional<size_t> last;
  unsigned seen = 0;
  for (uint64_t cycle = 0; cycle < kField; ++cycle) {
    const auto position = beam_position(cycle, kClockHz);
    EXPECT_EQ(position, beam_position(cycle + 7 * kField, kClockHz));
    if (!position) continue;
    ++seen;
    ASSERT_LT(*position, size_t{kFrameWidth} * kFrameHeight);
    ASSERT_TRUE(!last || *position > *last);
    last = position;
  }
  // 216 of 312 lines, three quarters of each.
  EXPECT_NEAR(seen, kField * 216.0 / 312 * 3 / 4, 300);
}

TEST(Beam, ASpeckAtTheLastDotStaysInTheFrame) {
  Frame frame;
  draw_speck(frame, frame.dots.size() - 1);
  EXPECT_EQ(frame.dots.back(), 1);
  draw_speck(frame, 0);
  EXPECT_EQ(frame.at(3, 0), 1);
  EXPECT_EQ(frame.at(4, 0), 0);
}

}  // namespace
}  // namespace triton
