#include "tools/triton/tape_picture.hpp"

#include <gtest/gtest.h>

#include <set>

#include "emulator/formats/character_file.hpp"

namespace triton {
namespace {

constexpr unsigned kLeft = 96;
constexpr unsigned kBarMiddle = 62;

CharacterGenerator characters() { return load_characters(TRITON_DATA_DIR "/roms/characters.txt"); }

/// 1,000 seconds, one program from 200 to 600, its level, speed and confidence as given.
IndexedImage picture_of(tape::TapeProgram program, float level, float speed, float confidence) {
  program.start_seconds = 200;
  program.end_seconds = 600;
  TapePicture picture(1'000);
  for (double time = 200; time < 600; time += 0.04) {
    tape::DecodedByte byte;
    byte.start_seconds = time;
    byte.level = level;
    byte.speed = speed;
    byte.confidence = confidence;
    picture.note(byte);
  }
  return picture.draw("TAPE", {std::move(program)}, characters());
}

tape::TapeProgram whole() {
  tape::TapeProgram program;
  program.header = "MAZE";
  program.data.resize(10);
  program.expected = 10;
  return program;
}

unsigned column(double seconds) { return kLeft + static_cast<unsigned>(seconds * 1.024); }

TEST(TapePicture, ShowsWhereEachProgramIsAndHowGood) {
  const IndexedImage good = picture_of(whole(), 0.5F, 1, 1);
  EXPECT_EQ(good.width, TapePicture::kWidth);
  EXPECT_EQ(good.height, TapePicture::kHeight);
  const uint8_t paper = good.at(column(100), kBarMiddle);
  EXPECT_NE(good.at(column(400), kBarMiddle), paper);
  EXPECT_EQ(good.at(column(700), kBarMiddle), paper);
  tape::TapeProgram cut = whole();
  cut.expected = 11;
  tape::TapeProgram stray = whole();
  stray.has_header = false;
  tape::TapeProgram doubtful = whole();
  doubtful.doubtful = 1;
  doubtful.doubts.push_back({false, false, 3, 1, 300, {0}});
  std::set<uint8_t> colours{good.at(column(400), kBarMiddle)};
  for (const auto& program : {cut, stray, doubtful}) {
    EXPECT_TRUE(colours.insert(picture_of(program, 0.5F, 1, 1).at(column(400), kBarMiddle)).second);
  }
  const IndexedImage marked = picture_of(doubtful, 0.5F, 1, 1);
  EXPECT_NE(marked.at(column(300), kBarMiddle), marked.at(column(400), kBarMiddle));
}

/// The rows of a column that differ between two pictures.
std::set<unsigned> differences(const IndexedImage& one, const IndexedImage& other, unsigned x) {
  std::set<unsigned> rows;
  for (unsigned y = 0; y < one.height; ++y) {
    if (one.at(x, y) != other.at(x, y)) rows.insert(y);
  }
  return rows;
}

TEST(TapePicture, DrawsLevelSpeedAndConfidenceWhereBytesAre) {
  const IndexedImage base = picture_of(whole(), 0.5F, 1, 1);
  struct Change {
    const char* what;
    IndexedImage picture;
    unsigned top;
    unsigned bottom;
  };
  for (const auto& [what, picture, top, bottom] :
       {Change{"level", picture_of(whole(), 0.05F, 1, 1), 92, 172},
        Change{"speed", picture_of(whole(), 0.5F, 1.04F, 1), 188, 260},
        Change{"confidence", picture_of(whole(), 0.5F, 1, 0.5F), 276, 348}}) {
    SCOPED_TRACE(what);
    const std::set<unsigned> rows = differences(base, picture, column(400));
    ASSERT_GE(rows.size(), 2u);
    EXPECT_GE(*rows.begin(), top);
    EXPECT_LE(*rows.rbegin(), bottom);
    EXPECT_TRUE(differences(base, picture, column(100)).empty()) << "no byte is there";
  }
}

TEST(TapePicture, NamesAndTimesStandInTheMachinesLetters) {
  const IndexedImage named = picture_of(whole(), 0.5F, 1, 1);
  tape::TapeProgram other = whole();
  other.header = "GAME";
  EXPECT_NE(named, picture_of(other, 0.5F, 1, 1));
}

}  // namespace
}  // namespace triton
