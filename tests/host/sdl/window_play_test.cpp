// The window on a real X display: real key events go in, and the display's pixels are held against
// the frame that the machine must show.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "emulator/host/character_file.hpp"
#include "emulator/host/picture.hpp"
#include "tests/host/sdl/x_display.hpp"

namespace triton {
namespace {

namespace fs = std::filesystem;

/// Long enough for any machine; a test that passes does not wait for it.
constexpr int kTries = 1'200;
constexpr auto kTryEvery = std::chrono::milliseconds(50);

class WindowPlay : public testing::Test {
 protected:
  WindowPlay() {
    fs::remove_all(directory_);
    fs::create_directories(directory_);
    display_ = std::make_unique<XDisplay>(directory_);
    contents_.codes.fill(' ');
  }
  ~WindowPlay() override {
    player_.reset();
    display_.reset();
    fs::remove_all(directory_);
  }

  void start(const std::vector<std::string>& command = {TRITON_ECHO_WINDOW},
             const std::string& title = "Triton - echo") {
    player_ = std::make_unique<ChildProcess>(
        command, std::vector<std::string>{display_->setting(), "SDL_VIDEODRIVER=x11",
                                          "SDL_AUDIODRIVER=dummy", "SDL_RENDER_DRIVER=software"});
    window_ = display_->xdotool(fmt::format("search --sync --onlyvisible --name '^{}'", title));
    window_.resize(window_.find_first_of('\n'));
    (void)display_->xdotool("windowfocus --sync " + window_);
    const std::string geometry = display_->xdotool("getwindowgeometry --shell " + window_);
    ASSERT_EQ(std::sscanf(geometry.c_str(), "WINDOW=%*d X=%u Y=%u WIDTH=%u HEIGHT=%u", &left_,
                          &top_, &width_, &height_),
              4)
        << geometry;
    ASSERT_EQ(width_ % kFrameWidth, 0u);
    scale_ = width_ / kFrameWidth;
    ASSERT_EQ(height_, kFrameHeight * kScanLineHeight * scale_);
  }
  /// What the machine shows after the echo program got `codes`.
  void expect_screen(std::string_view codes) {
    std::copy(codes.begin(), codes.end(), contents_.codes.begin());
    contents_.cursor_column = static_cast<unsigned>(codes.size());
    // The cursor blinks: either half will do.
    EXPECT_TRUE(comes_to_show({picture_of(true), picture_of(false)})) << codes;
  }
  [[nodiscard]] IndexedImage picture_of(bool cursor_lit) const {
    Frame frame;
    render_frame(contents_, characters_, cursor_lit, frame);
    return frame_image(frame, Phosphor::kWhite, PictureArea::kWithBorder);
  }
  [[nodiscard]] bool comes_to_show(const std::vector<IndexedImage>& pictures) const {
    for (int tries = 0; tries < kTries; ++tries) {
      const XDisplay::Pixels pixels = display_->pixels();
      if (std::any_of(pictures.begin(), pictures.end(),
                      [&](const IndexedImage& picture) { return shows(pixels, picture); })) {
        return true;
      }
      std::this_thread::sleep_for(kTryEvery);
    }
    return false;
  }
  /// `picture` stands in the middle of the window, each of its pixels scale_ wide and high.
  [[nodiscard]] bool shows(const XDisplay::Pixels& pixels, const IndexedImage& picture) const {
    const unsigned left = left_ + (width_ - picture.width * scale_) / 2;
    const unsigned top = top_ + (height_ - picture.height * scale_) / 2;
    for (unsigned y = 0; y < picture.height * scale_; ++y) {
      for (unsigned x = 0; x < picture.width * scale_; ++x) {
        const Colour& expected = picture.palette[picture.at(x / scale_, y / scale_)];
        if (pixels.at(left + x, top + y) != expected) {
          return false;
        }
      }
    }
    return true;
  }

  const fs::path directory_ = fs::path(testing::TempDir()) /
                              (std::string("triton_window_") +
                               testing::UnitTest::GetInstance()->current_test_info()->name());
  const CharacterGenerator characters_ =
      load_characters(fs::path(TRITON_DATA_DIR) / "roms" / "characters.txt");
  std::unique_ptr<XDisplay> display_;
  std::unique_ptr<ChildProcess> player_;
  ScreenContents contents_;
  std::string window_;
  unsigned left_ = 0;
  unsigned top_ = 0;
  unsigned width_ = 0;
  unsigned height_ = 0;
  unsigned scale_ = 1;
};

TEST_F(WindowPlay, TypedTextAppearsOnTheDisplayPixelForPixel) {
  start();
  (void)display_->xdotool("type --delay 60 '7+5=12 qrs'");
  expect_screen("7+5=12 qrs");
}

TEST_F(WindowPlay, NoKeySticksWhenShiftGoesUpFirst) {
  start();
  (void)display_->xdotool("keydown shift keydown a keyup shift keyup a");
  expect_screen("a");
  (void)display_->xdotool("key b");
  expect_screen("ab");
}

TEST_F(WindowPlay, NoKeySticksWhenTheFocusGoesAwayWhileItIsDown) {
  start();
  (void)display_->xdotool("keydown a");
  expect_screen("a");
  (void)display_->xdotool("windowunmap --sync " + window_ + " keyup a windowmap --sync " + window_ +
                          " windowfocus --sync " + window_);
  (void)display_->xdotool("key b");
  expect_screen("ab");
}

TEST_F(WindowPlay, ControlCReachesTheMachine) {
  start();
  (void)display_->xdotool("key ctrl+c");
  expect_screen("\x03");
}

TEST_F(WindowPlay, LabyrinthOnTheDisplayIsTheGoldenPicture) {
  start({TRITON_PROGRAM, "run", "labyrinth", "--video", "sdl", "--seed", "35"},
        "Triton - labyrinth");
  (void)display_->xdotool("type --delay 60 s");
  (void)display_->xdotool("key Return");
  (void)display_->xdotool("key n");
  (void)display_->xdotool("key Return");
  const IndexedImage golden =
      read_png(fs::path(TRITON_TEST_DATA_DIR) / "golden" / "labyrinth_view.png");
  EXPECT_TRUE(comes_to_show({golden}));
}

TEST_F(WindowPlay, TheQuitKeyEndsTheProgram) {
  start();
  (void)display_->xdotool("key F10");
  EXPECT_EQ(player_->wait(), 0);
}

}  // namespace
}  // namespace triton
