// The window on a real X display: real key events go in, and the display's pixels are held against
// the frame that the machine must show.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "emulator/formats/character_file.hpp"
#include "emulator/formats/picture.hpp"
#include "emulator/support/files.hpp"
#include "tests/frontends/sdl/x_display.hpp"

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
    player_ = std::make_unique<ChildProcess>(command, [this] {
      std::vector<std::string> environment{
          display_->setting(), "SDL_VIDEODRIVER=x11", "SDL_RENDER_DRIVER=software",
          // The X and D-Bus libraries leave memory behind; where the
          // program is sanitized, its own leaks are sdl_test's matter.
          "ASAN_OPTIONS=detect_leaks=0", "XDG_CONFIG_HOME=/nowhere"};
      environment.insert(environment.end(), audio_.begin(), audio_.end());
      return environment;
    }());
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

  /// What stands in a row of characters, the first of them so many dots from the frame's left; a
  /// cell that no character fits is a `~`.
  [[nodiscard]] std::string text_on(const XDisplay::Pixels& pixels, unsigned row,
                                    unsigned first_dot) const {
    ScreenContents all;
    all.codes.fill(' ');
    for (unsigned code = 0; code < kScreenColumns; ++code) {
      all.codes[code] = static_cast<uint8_t>(' ' + code);
    }
    Frame frame;
    render_frame(all, characters_, false, frame);
    const IndexedImage glyphs = frame_image(frame, Phosphor::kWhite, PictureArea::kCells);
    const auto fits = [&](unsigned x, unsigned y, unsigned glyph) {
      for (unsigned dy = 0; dy < kCellHeight * kScanLineHeight; ++dy) {
        for (unsigned dx = 0; dx < kCellWidth; ++dx) {
          const Colour& expected = glyphs.palette[glyphs.at(glyph * kCellWidth + dx, dy)];
          if (pixels.at(left_ + (x + dx) * scale_, top_ + (y + dy) * scale_) != expected) {
            return false;
          }
        }
      }
      return true;
    };
    std::string text;
    const unsigned y = (kBorderHeight + row * kCellHeight) * kScanLineHeight;
    for (unsigned x = first_dot; x + kCellWidth <= kFrameWidth - first_dot; x += kCellWidth) {
      unsigned glyph = 0;
      while (glyph < kScreenColumns && !fits(x, y, glyph)) ++glyph;
      text += glyph < kScreenColumns ? static_cast<char>(' ' + glyph) : '~';
    }
    return text;
  }
  /// `text` comes to stand in some row; the rows that the display has otherwise.
  [[nodiscard]] testing::AssertionResult comes_to_show_text(std::string_view text,
                                                            unsigned first_dot) const {
    std::string rows;
    for (int tries = 0; tries < kTries; ++tries) {
      const XDisplay::Pixels pixels = display_->pixels();
      rows.clear();
      for (unsigned row = 0; row < kScreenRows; ++row) {
        rows += text_on(pixels, row, first_dot) + "\n";
      }
      if (rows.find(text) != std::string::npos) return testing::AssertionSuccess();
      std::this_thread::sleep_for(kTryEvery);
    }
    return testing::AssertionFailure() << "the display shows\n" << rows;
  }

  const fs::path directory_ = fs::path(testing::TempDir()) /
                              (std::string("triton_window_") +
                               testing::UnitTest::GetInstance()->current_test_info()->name());
  const CharacterGenerator characters_ =
      load_characters(fs::path(TRITON_DATA_DIR) / "roms" / "characters.txt");
  std::vector<std::string> audio_{"SDL_AUDIODRIVER=dummy"};
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
  // The title no longer says that it warps: it asks for the size.
  for (int tries = 0; tries < kTries; ++tries) {
    if (display_->xdotool("getwindowname " + window_).find("warping") == std::string::npos) break;
    std::this_thread::sleep_for(kTryEvery);
  }
  (void)display_->xdotool("type --delay 60 s");
  (void)display_->xdotool("key Return");
  (void)display_->xdotool("key n");
  (void)display_->xdotool("key Return");
  const IndexedImage golden =
      read_png(fs::path(TRITON_TEST_DATA_DIR) / "golden" / "labyrinth_view.png");
  EXPECT_TRUE(comes_to_show({golden}));
}

TEST_F(WindowPlay, TheDebuggerBreaksStepsAndLetsTheMachineRunOnByKeys) {
  constexpr unsigned kPanelLeft = kCellWidth;  // dots
  write_file(directory_ / "steps.bas",
             std::string("10 A=1\n20 A=A+1\n30 PRINT A*111\n40 GOTO 40\n"));
  start({TRITON_PROGRAM, "run", (directory_ / "steps.bas").string(), "--video", "sdl", "--debug"},
        "Triton - steps");
  const auto command = [&](const std::string& keys) {
    (void)display_->xdotool("type --delay 40 '" + keys + "'");
    (void)display_->xdotool("key Return");
  };
  EXPECT_TRUE(comes_to_show_text("DEBUGGER: HELP LISTS THE COMMANDS", kPanelLeft));
  EXPECT_TRUE(comes_to_show_text("RUNBEG", kPanelLeft));
  command("break line 20");
  EXPECT_TRUE(comes_to_show_text("1: LINE 20", kPanelLeft));
  command("c");
  EXPECT_TRUE(comes_to_show_text("BREAKPOINT 1: LINE 20", kPanelLeft));
  command("line");
  EXPECT_TRUE(comes_to_show_text("LINE 30: ?PRINT A*111", kPanelLeft));
  command("v");
  EXPECT_TRUE(comes_to_show_text("A=2", kPanelLeft));
  command("set A =3");
  (void)display_->xdotool("key Escape");
  EXPECT_TRUE(comes_to_show_text("     333", kBorderWidth)) << "the machine runs on";
  (void)display_->xdotool("key F1 sleep 0.3 key b");
  EXPECT_TRUE(comes_to_show_text("LINE 40: ", kPanelLeft)) << "and is stopped by its key";
}

TEST_F(WindowPlay, APictureAsShownIsWhatTheDisplayShows) {
  start({TRITON_PROGRAM, "run", "--video", "sdl", "--glow", "--scan-lines", "--colour", "amber",
         "--folder", directory_.string()},
        "Triton");
  (void)display_->xdotool("key shift+F12");
  const fs::path file = directory_ / "triton-0001.png";
  for (int tries = 0; tries < kTries && !fs::exists(file); ++tries) {
    std::this_thread::sleep_for(kTryEvery);
  }
  const ColourImage picture = read_colour_png(file);
  ASSERT_EQ(picture.width, width_);
  ASSERT_EQ(picture.height, height_);
  // The cursor blinks, and a message is shown for a while.
  const auto is_shown = [&] {
    const XDisplay::Pixels pixels = display_->pixels();
    for (unsigned y = 0; y < height_; ++y) {
      for (unsigned x = 0; x < width_; ++x) {
        if (pixels.at(left_ + x, top_ + y) != picture.at(x, y)) return false;
      }
    }
    return true;
  };
  bool shown = false;
  for (int tries = 0; tries < kTries && !shown; ++tries) {
    shown = is_shown();
    if (!shown) std::this_thread::sleep_for(8 * kTryEvery);
  }
  EXPECT_TRUE(shown);
}

constexpr std::string_view kToneProgram = R"(
        ORG 1800H
        MVI A,40H       ; the oscillator
        OUT 7
STAY:   JMP STAY
)";

std::vector<float> read_samples(const fs::path& file) {
  const std::vector<uint8_t> bytes = read_binary_file(file);
  std::vector<float> samples(bytes.size() / sizeof(float));
  std::memcpy(samples.data(), bytes.data(), samples.size() * sizeof(float));
  return samples;
}

TEST_F(WindowPlay, TheToneIsHeardAndPauseAndResumeDoNotClick) {
  write_file(directory_ / "tone.asm", std::string(kToneProgram));
  audio_ = {"SDL_AUDIODRIVER=disk", "SDL_DISKAUDIOFILE=" + (directory_ / "sound").string()};
  start({TRITON_PROGRAM, "run", (directory_ / "tone.asm").string(), "--video", "sdl"},
        "Triton - tone");
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  (void)display_->xdotool("key F9 sleep 0.4 key F9 sleep 0.5 key F10");
  EXPECT_EQ(player_->wait(), 0);

  const std::vector<float> samples = read_samples(directory_ / "sound");
  float loudest = 0;
  constexpr size_t kSilence = 12'000;
  float largest_step = 0;
  unsigned sounds = 0;  // times that it begins after a quarter of a second of silence
  size_t silent_for = kSilence;
  for (size_t at = 1; at < samples.size(); ++at) {
    loudest = std::max(loudest, std::abs(samples[at]));
    largest_step = std::max(largest_step, std::abs(samples[at] - samples[at - 1]));
    const bool silent = samples[at] == 0;
    sounds += !silent && silent_for >= kSilence ? 1 : 0;
    silent_for = silent ? silent_for + 1 : 0;
  }
  EXPECT_GT(loudest, 0.1F);
  EXPECT_GE(sounds, 2u);
  // The tone's own steepest step at volume 70: 0.2 * 0.7 * 2 * 2 pi * 900 / 48000.
  EXPECT_LT(largest_step, 0.034F);
}

constexpr std::string_view kMotorProgram = R"(
        ORG 1800H
        MVI A,80H       ; the tape's motor
        OUT 7
STAY:   JMP STAY
)";

TEST_F(WindowPlay, ATapeThatRunsIsHeard) {
  write_file(directory_ / "motor.asm", std::string(kMotorProgram));
  std::string tape(64, '\r');
  tape += std::string("TEST \x04\x20\x16", 8) + std::string(0x20, 'U');
  write_file(directory_ / "a.tap", tape);
  audio_ = {"SDL_AUDIODRIVER=disk", "SDL_DISKAUDIOFILE=" + (directory_ / "sound").string()};
  start({TRITON_PROGRAM, "run", (directory_ / "motor.asm").string(), "--video", "sdl", "--tape",
         (directory_ / "a.tap").string()},
        "Triton - motor");
  std::this_thread::sleep_for(std::chrono::milliseconds(1'500));
  (void)display_->xdotool("key F10");
  EXPECT_EQ(player_->wait(), 0);
  // Mark and space are 1,270 and 1,070 Hz: 37.8 to 44.9 samples a period.
  const std::vector<float> samples = read_samples(directory_ / "sound");
  unsigned periods = 0;
  unsigned of_the_modem = 0;
  size_t last = 0;
  for (size_t at = 1; at < samples.size(); ++at) {
    if (samples[at - 1] > 0 || samples[at] <= 0) continue;
    ++periods;
    of_the_modem += at - last >= 36 && at - last <= 47 ? 1 : 0;
    last = at;
  }
  EXPECT_GT(periods, 500u);
  EXPECT_GT(of_the_modem, periods * 9 / 10);
}

TEST_F(WindowPlay, WhenTheDisplayGoesAllIsWrittenThatASignalWouldHaveWritten) {
  write_file(directory_ / "loop.bas", std::string("10 PRINT RND(9);GOTO 10\n"));
  const auto output = [this](const char* name) { return (directory_ / name).string(); };
  start({TRITON_PROGRAM, "run", output("loop.bas"), "--video", "sdl", "--save-state",
         output("a.state"), "--record-keys", output("a.inputs"), "--film", output("a.gif"),
         "--trace", output("a.trace")},
        "Triton - loop");
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  display_.reset();
  EXPECT_EQ(player_->wait(), 3);
  const auto bytes = [&](const char* name) { return fs::file_size(output(name)); };
  EXPECT_GT(bytes("a.state"), 1'000u);
  EXPECT_EQ(read_text_file(output("a.gif")).back(), ';') << "a GIF's trailer";
  EXPECT_EQ(read_text_file(output("a.trace")).back(), '\n');
  ChildProcess replay({TRITON_PROGRAM, "run", "--video", "none", "--replay", output("a.inputs")},
                      {"XDG_CONFIG_HOME=/nowhere"});
  EXPECT_EQ(replay.wait(), 0);
  for (const auto& entry : fs::directory_iterator(directory_)) {
    EXPECT_NE(entry.path().extension(), ".tmp") << entry.path();
  }
}

TEST_F(WindowPlay, WaitingForAKeySleepsMostOfTheTimeAndPauseMoreStill) {
  start({TRITON_PROGRAM, "run", "--video", "sdl"}, "Triton");
  // What a host costs that sleeps is a matter of the computer; one that does not sleep takes all.
  const auto part_of_a_core = [&] {
    constexpr double kSeconds = 2;
    const double before = player_->cpu_seconds();
    std::this_thread::sleep_for(std::chrono::duration<double>(kSeconds));
    return (player_->cpu_seconds() - before) / kSeconds;
  };
  const double waiting = part_of_a_core();
  EXPECT_LT(waiting, 0.4);
  (void)display_->xdotool("key F9 sleep 0.5");
  EXPECT_LT(part_of_a_core(), std::max(waiting * 0.75, 0.02));
}

TEST_F(WindowPlay, TheTitleTellsSpeedAndState) {
  start();
  (void)display_->xdotool("key F1 key v");  // 2 MHz
  std::string name;
  for (int tries = 0; tries < kTries && name.find("speed 2.5") == std::string::npos; ++tries) {
    std::this_thread::sleep_for(kTryEvery);
    name = display_->xdotool("getwindowname " + window_);
  }
  EXPECT_NE(name.find("MHz, speed 2.5"), std::string::npos) << name;
}

TEST_F(WindowPlay, LetterKeysOfTheOverlayReachThePanel) {
  start();
  (void)display_->xdotool("key a");
  expect_screen("a");
  (void)display_->xdotool("sleep 0.5 key F1 sleep 0.3 key r");  // a short press lasts a while
  contents_.codes.fill(' ');
  expect_screen("");
}

TEST_F(WindowPlay, TheQuitKeyEndsTheProgram) {
  start();
  (void)display_->xdotool("key F10");
  EXPECT_EQ(player_->wait(), 0);
}

}  // namespace
}  // namespace triton
