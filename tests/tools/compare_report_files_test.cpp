#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "emulator/formats/png_file.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tools/compare/report_files.hpp"

namespace triton::compare {
namespace {

const Game kHalfLitGame{"labyrinth", 7, "F\r'", ""};
constexpr uint8_t kLeftHalf = 'L';
constexpr uint8_t kRightHalf = 'R';

/// Two made-up glyphs: the left half of the cell lit, and the right half.
CharacterGenerator half_cells() {
  CharacterGenerator characters;
  characters.rows[kLeftHalf].fill(0xF0);
  characters.rows[kRightHalf].fill(0x0F);
  return characters;
}

/// Row 1: column 1 left halves on both; column 2 left on the reference, right on the machine.
Outcome half_lit_outcome() {
  Difference difference;
  difference.expected.cells.fill(' ');
  difference.actual.cells.fill(' ');
  difference.expected.cells[65] = kLeftHalf;
  difference.actual.cells[65] = kLeftHalf;
  difference.expected.cells[66] = kLeftHalf;
  difference.actual.cells[66] = kRightHalf;
  difference.expected_write = programs::Write{programs::Write::Kind::kStore, kLeftHalf, 66};
  difference.actual_write = programs::Write{programs::Write::Kind::kStore, kRightHalf, 66};
  Outcome outcome;
  outcome.difference = difference;
  outcome.keys_typed = 3;
  return outcome;
}

class CompareReportFiles : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::remove_all(directory); }
  void TearDown() override { std::filesystem::remove_all(directory); }

  static Colour colour(const IndexedImage& image, unsigned x, unsigned y) {
    return image.palette[image.at(x, y)];
  }

  std::filesystem::path directory = std::filesystem::path(testing::TempDir()) /
                                    testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(CompareReportFiles, PicturesShowBothScreensAndTheDifferenceInColour) {
  write_report_files(directory / "deep", kHalfLitGame, half_lit_outcome(), half_cells());
  const IndexedImage expected = read_png(directory / "deep/expected.png");
  const IndexedImage actual = read_png(directory / "deep/actual.png");
  const IndexedImage diff = read_png(directory / "deep/diff.png");
  ASSERT_EQ(diff.width, expected.width);
  ASSERT_EQ(diff.height, expected.height);
  const unsigned cell_width = diff.width / 64;
  const unsigned y = diff.height / 16 + 2;
  const auto left_of = [&](unsigned column) { return column * cell_width + 1; };
  const auto right_of = [&](unsigned column) { return (column + 1) * cell_width - 2; };
  EXPECT_NE(colour(expected, left_of(2), y), colour(actual, left_of(2), y));

  const Colour both = colour(diff, left_of(1), y);
  const Colour dark = colour(diff, right_of(1), y);
  const Colour reference_only = colour(diff, left_of(2), y);
  const Colour machine_only = colour(diff, right_of(2), y);
  EXPECT_EQ(both, (Colour{255, 255, 255}));
  EXPECT_EQ(dark, (Colour{0, 0, 0}));
  EXPECT_GT(reference_only.blue, reference_only.red);
  EXPECT_GT(machine_only.red, machine_only.blue);
}

TEST_F(CompareReportFiles, TheTextIsTheReportAndTheKeysCanBeTypedAgain) {
  write_report_files(directory, kHalfLitGame, half_lit_outcome(), half_cells());
  EXPECT_EQ(read_text_file(directory / "report.txt"),
            difference_report(kHalfLitGame, half_lit_outcome()));
  EXPECT_EQ(read_text_file(directory / "keys.txt"), "F\\r\\x27");
}

TEST_F(CompareReportFiles, AFolderThatCannotBeMadeIsNamed) {
  const std::filesystem::path file = testing::TempDir() + "compare-a-file";
  write_file(file, std::string_view("in the way"));
  try {
    write_report_files(file / "below", kHalfLitGame, half_lit_outcome(), half_cells());
    FAIL() << "expected an InternalError";
  } catch (const InternalError& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("compare-a-file/below"));
  }
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace triton::compare
