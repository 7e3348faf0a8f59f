// The other programs' pictures, as firmware, BASIC and listing draw them on the whole machine, held
// against reference pictures that one can look at.
#include <gtest/gtest.h>

#include <filesystem>
#include <ostream>
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

struct Scene {
  std::string program;
  uint16_t seed;
  std::string keys;
  std::string picture;  ///< in tests/data/golden
};

void PrintTo(const Scene& scene, std::ostream* out) { *out << scene.picture; }

std::string name_of(const testing::TestParamInfo<Scene>& tested) { return tested.param.picture; }

class ProgramPicture : public testing::TestWithParam<Scene> {};

INSTANTIATE_TEST_SUITE_P(
    Scenes, ProgramPicture,
    testing::Values(Scene{"blockmaze", 9, "L\rY\rB\r", "blockmaze_breadth_first"},
                    Scene{"blockmaze", 9, "M\rY\rH\r", "blockmaze_left_hand"},
                    Scene{"corridors", 7, "1\r1\r3\r2\r", "corridors_box"},
                    Scene{"corridors", 7, "1\r4\r3\r2\rH\r", "corridors_ring_hint"},
                    Scene{"corridors", 7, "2\r6\r3\r2\r", "corridors_letter"},
                    Scene{"corridors", 7, "3\r2\r3\r2\r", "corridors_large_tiles"},
                    Scene{"eller", 7, "20\r5\r5\r40\r", "eller_question"},
                    Scene{"eller", 7, "20\r5\r5\r30\rF\rY\rY\r", "eller_way"},
                    Scene{"eller", 7, "20\r5\r5\r30\r\x03TGOTO 90\r", "eller_control_c"},
                    Scene{"wallmaze", 9, "L\rY\rH\r", "wallmaze_left_hand"},
                    Scene{"wallmaze", 9, "M\rN\r5\r30\r60\rB\r", "wallmaze_loops"}),
    name_of);

/// The machine once it waits for a key.
Session played(const Scene& scene) {
  Session session(load_firmware(TRITON_DATA_DIR));
  session.boot();
  session.load_listing(read_listing(fs::path(TRITON_DATA_DIR) / "programs" / scene.program /
                                    (scene.program + ".bas")));
  session.start_basic();
  session.run_program(scene.seed);
  session.type(scene.keys);
  session.run_until_idle();
  return session;
}

TEST_P(ProgramPicture, MatchesTheGoldenPicture) {
  const Scene& scene = GetParam();
  Session session = played(scene);
  Frame frame;
  render_frame(contents_of(session.machine().screen()),
               load_characters(fs::path(TRITON_DATA_DIR) / "roms" / "characters.txt"), true, frame);
  EXPECT_TRUE(matches_golden_picture(frame_image(frame), scene.picture))
      << screen_text(session.machine().screen(), ScreenTextStyle::kUnicode);
}

TEST(EllerOnTheMachine, IsFinishedByControlCAndGoto90WhileItScrolls) {
  const Session session = played({"eller", 7, "20\r5\r5\r9999\r~~~~~\x03TGOTO 90\r", ""});
  const std::string screen = screen_text(session.machine().screen(), ScreenTextStyle::kUnicode);
  EXPECT_NE(screen.find("\nROWS: 000"), std::string::npos) << screen;
  EXPECT_NE(screen.find("\nSHALL I PROPOSE A START AND A FINISH"), std::string::npos) << screen;
}

}  // namespace
}  // namespace triton
