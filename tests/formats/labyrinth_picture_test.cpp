// The whole machine's picture: Labyrinth as firmware, BASIC and listing draw it, held against
// reference pictures that one can look at.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "emulator/formats/character_file.hpp"
#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/formats/picture.hpp"
#include "emulator/formats/screen_text.hpp"
#include "emulator/session/session.hpp"
#include "tests/formats/golden_picture.hpp"

namespace triton {
namespace {

namespace fs = std::filesystem;

class LabyrinthPicture : public testing::Test {
 protected:
  LabyrinthPicture() : session_(load_firmware(TRITON_DATA_DIR)) {
    session_.boot();
    session_.load_listing(
        read_listing(fs::path(TRITON_DATA_DIR) / "programs/labyrinth/labyrinth.bas"));
    session_.start_basic();
  }

  void play(uint16_t seed, const std::string& keys) {
    session_.run_program(seed);
    session_.type(keys);
    session_.run_until_idle();
  }
  [[nodiscard]] testing::AssertionResult matches(const std::string& name) {
    Frame frame;
    render_frame(contents_of(session_.machine().screen()), characters_, true, frame);
    testing::AssertionResult result = matches_golden_picture(frame_image(frame), name);
    if (!result) {
      result << "\nThe screen as text:\n"
             << screen_text(session_.machine().screen(), ScreenTextStyle::kUnicode);
    }
    return result;
  }

  const CharacterGenerator characters_ =
      load_characters(fs::path(TRITON_DATA_DIR) / "roms" / "characters.txt");
  Session session_;
};

TEST_F(LabyrinthPicture, TheTitlePageMatchesTheGoldenPicture) {
  play(35, "");
  EXPECT_TRUE(matches("labyrinth_title"));
}

TEST_F(LabyrinthPicture, TheMapMatchesTheGoldenPicture) {
  play(35, "S\rY\r");
  EXPECT_TRUE(matches("labyrinth_map"));
}

TEST_F(LabyrinthPicture, TheFirstViewMatchesTheGoldenPicture) {
  play(35, "S\rN\r");
  EXPECT_TRUE(matches("labyrinth_view"));
}

TEST_F(LabyrinthPicture, ALongCorridorMatchesTheGoldenPicture) {
  play(3, "L\rN\rF\rR\r");
  EXPECT_TRUE(matches("labyrinth_corridor"));
}

TEST_F(LabyrinthPicture, ABlankWallMatchesTheGoldenPicture) {
  play(35, "S\rN\rF\rF\r");
  EXPECT_TRUE(matches("labyrinth_blank_wall"));
}

TEST_F(LabyrinthPicture, LookingOutOfTheGateMatchesTheGoldenPicture) {
  play(35, "S\rN\rF\rL\rL\r");
  EXPECT_TRUE(matches("labyrinth_looking_out"));
}

}  // namespace
}  // namespace triton
