// The window's host on SDL's dummy video driver, with events put into SDL's queue.
#include "emulator/frontends/sdl/sdl_host.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "emulator/support/errors.hpp"
#include "tests/frontends/shared/echo_machine.hpp"

namespace triton {
namespace {

class SdlHostTest : public testing::Test {
 protected:
  SdlHostTest() : session_(echo_firmware()) {
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    options_.data_directory = TRITON_DATA_DIR;
    options_.output_directory = testing::TempDir();
    options_.title = "echo";
    host_ = std::make_unique<SdlHost>(session_, options_, [this] { return now_; });
    steps(10);
  }
  ~SdlHostTest() override {
    host_.reset();
    SDL_Quit();
  }

  /// Each step is a field's time later.
  void steps(unsigned count) {
    for (unsigned done = 0; done < count; ++done) {
      now_ += std::chrono::milliseconds(20);
      running_ = host_->step();
    }
  }
  static void key_event(Uint32 type, SDL_Scancode scancode, SDL_Keycode sym, unsigned mod = 0,
                        bool repeat = false) {
    SDL_Event event{};
    event.type = type;
    event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.key.repeat = repeat ? 1 : 0;
    event.key.keysym.scancode = scancode;
    event.key.keysym.sym = sym;
    event.key.keysym.mod = static_cast<Uint16>(mod);
    SDL_PushEvent(&event);
  }
  static void text_event(const char* text) {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    SDL_strlcpy(event.text.text, text, sizeof event.text.text);
    SDL_PushEvent(&event);
  }
  /// A key that makes text goes down.
  static void press(char character, unsigned mod = 0) {
    const auto sym = static_cast<SDL_Keycode>(std::tolower(character));
    key_event(SDL_KEYDOWN, SDL_GetScancodeFromKey(sym), sym, mod);
    text_event(std::string(1, character).c_str());
  }
  static void release(char character, unsigned mod = 0) {
    const auto sym = static_cast<SDL_Keycode>(std::tolower(character));
    key_event(SDL_KEYUP, SDL_GetScancodeFromKey(sym), sym, mod);
  }
  static void tap(SDL_Keycode sym, unsigned mod = 0) {
    key_event(SDL_KEYDOWN, SDL_GetScancodeFromKey(sym), sym, mod);
    key_event(SDL_KEYUP, SDL_GetScancodeFromKey(sym), sym, mod);
  }
  static void window_event(Uint8 kind) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = kind;
    SDL_PushEvent(&event);
  }
  [[nodiscard]] std::string screen(unsigned length) const {
    std::string codes;
    for (unsigned column = 0; column < length; ++column) {
      codes += static_cast<char>(session_.machine().screen().displayed(0, column));
    }
    return codes;
  }
  [[nodiscard]] bool strobe() const { return session_.machine().keyboard().strobe; }

  /// The frame that the machine's screen must give, without overlay and message.
  [[nodiscard]] Frame machine_frame() {
    Frame frame;
    render_frame(contents_of(session_.machine().screen()), host_->console().characters(),
                 host_->console().cursor_lit(), frame);
    return frame;
  }
  /// Holds every pixel of the window against `frame` at a whole scale.
  void expect_window_shows(const Frame& frame, unsigned scale, Phosphor phosphor) {
    const ColourImage pixels = host_->window().read_pixels();
    ASSERT_EQ(pixels.width, kFrameWidth * scale);
    ASSERT_EQ(pixels.height, kFrameHeight * kScanLineHeight * scale);
    const PhosphorColours& colours = phosphor_colours(phosphor);
    unsigned different = 0;
    for (unsigned y = 0; y < pixels.height; ++y) {
      for (unsigned x = 0; x < pixels.width; ++x) {
        const bool lit = frame.at(x / scale, y / (scale * kScanLineHeight)) != 0;
        const Colour expected = lit ? colours.lit : colours.dark;
        different += pixels.colours[size_t{y} * pixels.width + x] == expected ? 0 : 1;
      }
    }
    EXPECT_EQ(different, 0u);
  }

  Console::Duration now_ = std::chrono::seconds(1'000);
  HostOptions options_;
  Session session_;
  std::unique_ptr<SdlHost> host_;
  bool running_ = true;
};

TEST_F(SdlHostTest, TheWindowShowsTheMachinesFramePixelForPixel) {
  for (const char character : std::string_view("QRST ijk 123")) {
    press(character);
    release(character);
    steps(3);
  }
  EXPECT_EQ(screen(12), "qrst ijk 123");
  EXPECT_EQ(host_->frame(), machine_frame());
  expect_window_shows(machine_frame(), 1, Phosphor::kWhite);
}

TEST_F(SdlHostTest, EveryDotIsTheSameAtTwiceTheSize) {
  press('z');
  release('z');
  SDL_SetWindowSize(host_->window().handle(), 1152, 864);
  steps(5);
  expect_window_shows(machine_frame(), 2, Phosphor::kWhite);
}

TEST_F(SdlHostTest, TheColourKeyChangesThePhosphor) {
  press('z');
  release('z');
  tap(SDLK_F4);
  steps(5);
  expect_window_shows(machine_frame(), 1, Phosphor::kGreen);
}

TEST_F(SdlHostTest, AKeyIsDownWhileItIsHeld) {
  press('a');
  steps(30);
  EXPECT_TRUE(strobe());
  EXPECT_EQ(screen(2), "a ");
  release('a');
  steps(1);
  EXPECT_FALSE(strobe());
}

TEST_F(SdlHostTest, APressAndReleaseInOneFieldIsSeen) {
  press('a');
  release('a');
  press('b');
  release('b');
  press('c');
  release('c');
  steps(30);
  EXPECT_EQ(screen(4), "abc ");
  EXPECT_FALSE(strobe());
}

TEST_F(SdlHostTest, ShiftReleasedBeforeTheKeyLeavesNothingStuck) {
  key_event(SDL_KEYDOWN, SDL_SCANCODE_LSHIFT, SDLK_LSHIFT, KMOD_LSHIFT);
  press('A', KMOD_LSHIFT);
  steps(5);
  key_event(SDL_KEYUP, SDL_SCANCODE_LSHIFT, SDLK_LSHIFT);
  steps(5);
  EXPECT_TRUE(strobe());
  release('a');
  steps(5);
  EXPECT_FALSE(strobe());
}

TEST_F(SdlHostTest, LosingTheFocusReleasesTheKey) {
  press('a');
  steps(5);
  window_event(SDL_WINDOWEVENT_FOCUS_LOST);
  steps(2);
  EXPECT_FALSE(strobe());
}

TEST_F(SdlHostTest, TheHostsAutoRepeatIsIgnored) {
  press('a');
  for (unsigned count = 0; count < 10; ++count) {
    key_event(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a, 0, true);
    text_event("a");
    steps(2);
  }
  release('a');
  steps(20);
  EXPECT_EQ(screen(3), "a  ");
}

TEST_F(SdlHostTest, AHostKeysOwnCharacterArrivesWhereverTheKeyIs) {
  // A German layout: `"` is Shift and the key at the position of 2.
  key_event(SDL_KEYDOWN, SDL_SCANCODE_2, SDLK_2, KMOD_LSHIFT);
  text_event("\"");
  key_event(SDL_KEYUP, SDL_SCANCODE_2, SDLK_2);
  steps(10);
  EXPECT_EQ(screen(2), "\" ");
}

TEST_F(SdlHostTest, ControlKeysReachTheMachine) {
  tap(SDLK_c, KMOD_LCTRL);
  steps(10);
  EXPECT_EQ(screen(2), std::string("\x03 ", 2));
}

TEST_F(SdlHostTest, GraphicsShiftMakesCapitalsGraphics) {
  tap(SDLK_F3);
  press('A', KMOD_LSHIFT);
  release('A');
  steps(10);
  EXPECT_EQ(screen(2), "A ");  // the encoder's shifted code: INCH makes it graphic 61
}

TEST_F(SdlHostTest, PasteIsTypedAtTheMachinesPace) {
  SDL_SetClipboardText("10 print 1234567890");
  tap(SDLK_v, KMOD_LCTRL);
  steps(150);
  EXPECT_EQ(screen(20), "10 print 1234567890 ");
}

TEST_F(SdlHostTest, TheOverlayIsDrawnAndItsLetterIsNotTyped) {
  tap(SDLK_F1);
  steps(3);
  EXPECT_NE(host_->frame(), machine_frame());
  expect_window_shows(host_->frame(), 1, Phosphor::kWhite);
  press('p');
  release('p');
  steps(10);
  EXPECT_TRUE(session_.machine().paused());
  EXPECT_EQ(screen(1), " ");
  EXPECT_FALSE(host_->console().overlay_shown());
}

TEST_F(SdlHostTest, TheTitleTellsThatTheMachineIsPaused) {
  tap(SDLK_F9);
  steps(30);
  EXPECT_NE(std::string(SDL_GetWindowTitle(host_->window().handle())).find("paused"),
            std::string::npos);
}

TEST_F(SdlHostTest, OnACyrillicLayoutTheOverlaysLettersAndControlKeysAreWhereAUsKeyboardHasThem) {
  constexpr SDL_Keycode kZe = 0x437;      // on the key of P
  constexpr SDL_Keycode kEs = 0x441;      // on the key of C
  constexpr SDL_Keycode kShortI = 0x439;  // on the key of Q
  tap(SDLK_F1);
  steps(1);
  key_event(SDL_KEYDOWN, SDL_SCANCODE_P, kZe);
  key_event(SDL_KEYUP, SDL_SCANCODE_P, kZe);
  steps(1);
  EXPECT_TRUE(session_.machine().paused());
  tap(SDLK_F9);
  key_event(SDL_KEYDOWN, SDL_SCANCODE_C, kEs, KMOD_LCTRL);
  key_event(SDL_KEYUP, SDL_SCANCODE_C, kEs, KMOD_LCTRL);
  steps(10);
  EXPECT_EQ(screen(2), std::string("\x03 ", 2));
  key_event(SDL_KEYDOWN, SDL_SCANCODE_Q, kShortI, KMOD_LCTRL);
  steps(1);
  EXPECT_FALSE(running_);
}

TEST_F(SdlHostTest, ByPositionAKeyGivesTheTritonsCodeWhateverIsPrintedOnIt) {
  tap(SDLK_F1);
  press('k');
  release('k');
  steps(2);
  // A French layout: `a` is printed on the key at the position of Q.
  key_event(SDL_KEYDOWN, SDL_SCANCODE_Q, SDLK_a);
  text_event("a");
  key_event(SDL_KEYUP, SDL_SCANCODE_Q, SDLK_a);
  key_event(SDL_KEYDOWN, SDL_SCANCODE_2, SDLK_2, KMOD_LSHIFT);
  text_event("@");
  key_event(SDL_KEYUP, SDL_SCANCODE_2, SDLK_2);
  steps(20);
  EXPECT_EQ(screen(3), "q\" ");
  EXPECT_FALSE(strobe());
}

TEST_F(SdlHostTest, ADroppedFileIsRun) {
  std::filesystem::path run;
  options_.run_file = [&](const std::filesystem::path& file) { run = file; };
  host_ = nullptr;
  host_ = std::make_unique<SdlHost>(session_, options_, [this] { return now_; });
  SDL_Event event{};
  event.type = SDL_DROPFILE;
  event.drop.file = SDL_strdup("/games/maze.bas");
  SDL_PushEvent(&event);
  steps(1);
  EXPECT_EQ(run, "/games/maze.bas");
}

TEST_F(SdlHostTest, ScanLinesDarkenTheLowerHalfOfEachLineOnly) {
  press('z');
  release('z');
  steps(5);
  const ColourImage before = host_->window().read_pixels();
  host_->window().set_scan_lines(true);
  const ColourImage after = host_->window().read_pixels();
  ASSERT_EQ(after.width, before.width);
  unsigned darker = 0;
  for (unsigned y = 0; y < after.height; ++y) {
    for (unsigned x = 0; x < after.width; ++x) {
      const size_t at = size_t{y} * after.width + x;
      if (y % 2 == 0) {
        ASSERT_EQ(after.colours[at], before.colours[at]) << x << " " << y;
      } else {
        darker += after.colours[at].green < before.colours[at].green ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(darker, after.width * after.height / 2);
}

TEST_F(SdlHostTest, ScanLinesAreLeftOutWhereTheyWouldBeBands) {
  host_->window().set_scan_lines(true);
  const ColourImage with = host_->window().picture(machine_frame(), Phosphor::kGreen, 400, 300);
  host_->window().set_scan_lines(false);
  EXPECT_EQ(with, host_->window().picture(machine_frame(), Phosphor::kGreen, 400, 300));
}

TEST_F(SdlHostTest, GlowLightsTheSurroundingsOfALitDotAndNothingFarAway) {
  press('z');  // 7A: a solid cell at the top left
  release('z');
  steps(5);
  const ColourImage before = host_->window().read_pixels();
  host_->window().set_glow(true);
  const ColourImage after = host_->window().read_pixels();
  const auto gain = [&](unsigned x, unsigned y) {
    const size_t at = size_t{y} * after.width + x;
    return int{after.colours[at].green} - int{before.colours[at].green};
  };
  const unsigned y = kBorderHeight * kScanLineHeight + 8;
  EXPECT_GT(gain(kBorderWidth - 1, y), 25);
  EXPECT_EQ(gain(300, 300), 0);
  EXPECT_GT(gain(kBorderWidth - 4, y), 0);
  for (unsigned away = 1; away < 10; ++away) {
    const unsigned right = kBorderWidth + kCellWidth - 1 + away;
    EXPECT_EQ(gain(kBorderWidth - away, y), gain(right, y)) << away;
  }
  host_->window().set_glow(false);
  EXPECT_EQ(host_->window().read_pixels().colours, before.colours);
}

TEST_F(SdlHostTest, APictureAsShownHasSizeColourScanLinesAndGlowOfTheWindow) {
  press('z');
  release('z');
  SDL_SetWindowSize(host_->window().handle(), 700, 500);
  tap(SDLK_F4);
  host_->window().set_scan_lines(true);
  host_->window().set_glow(true);
  steps(200);  // messages have gone
  tap(SDLK_F12, KMOD_LSHIFT);
  steps(1);
  const std::string message = host_->console().message();
  ASSERT_EQ(message.substr(0, 6), "wrote ") << message;
  const std::filesystem::path file = message.substr(6);
  const ColourImage written = read_colour_png(file);
  std::filesystem::remove(file);
  EXPECT_EQ(written.width, 700u);
  EXPECT_EQ(written.height, 500u);
  steps(200);
  EXPECT_EQ(written, host_->window().read_pixels());
}

TEST_F(SdlHostTest, APictureAsShownLeavesOutTheOverlay) {
  tap(SDLK_F1);
  press('0');
  release('0');
  steps(1);
  const std::filesystem::path file = host_->console().message().substr(6);
  const ColourImage written = read_colour_png(file);
  std::filesystem::remove(file);
  EXPECT_EQ(written, host_->window().picture(machine_frame(), Phosphor::kWhite));
}

TEST_F(SdlHostTest, DigitsOfTheOverlayAreFoundOnLayoutsThatHaveThemOnShift) {
  tap(SDLK_F1);
  steps(1);
  key_event(SDL_KEYDOWN, SDL_SCANCODE_1, SDLK_AMPERSAND);  // French: & on the key, 1 with Shift
  key_event(SDL_KEYUP, SDL_SCANCODE_1, SDLK_AMPERSAND);
  steps(1);
  EXPECT_NE(session_.machine().cpu().interrupt_requests & (1U << 1U), 0);
}

TEST_F(SdlHostTest, OnAHiDpiDisplayEveryPixelOfTheDisplayIsUsed) {
  // The window says 576 x 432, its drawable has twice or three times as many pixels each way.
  press('z');
  release('z');
  steps(3);
  const Frame frame = machine_frame();
  for (const unsigned scale : {2u, 3u}) {
    const auto width = static_cast<int>(kFrameWidth * scale);
    const auto height = static_cast<int>(kFrameHeight * kScanLineHeight * scale);
    const ColourImage image = host_->window().picture(frame, Phosphor::kWhite, width, height);
    const PhosphorColours& colours = phosphor_colours(Phosphor::kWhite);
    unsigned different = 0;
    for (unsigned y = 0; y < image.height; ++y) {
      for (unsigned x = 0; x < image.width; ++x) {
        const bool lit = frame.at(x / scale, y / (scale * kScanLineHeight)) != 0;
        different += image.at(x, y) == (lit ? colours.lit : colours.dark) ? 0 : 1;
      }
    }
    EXPECT_EQ(different, 0u) << scale;
  }
}

TEST_F(SdlHostTest, TheWindowAsksForTheDisplaysOwnPixels) {
  EXPECT_NE(SDL_GetWindowFlags(host_->window().handle()) & SDL_WINDOW_ALLOW_HIGHDPI, 0u);
}

TEST_F(SdlHostTest, WithSoundOffNoAudioDeviceIsOpened) {
  host_ = nullptr;
  SDL_Quit();
  options_.sound = false;
  host_ = std::make_unique<SdlHost>(session_, options_, [this] { return now_; });
  EXPECT_EQ(SDL_WasInit(SDL_INIT_AUDIO), 0u);
  steps(5);
  EXPECT_TRUE(running_);
}

TEST_F(SdlHostTest, KeyToPictureTakesTheMachinesOwnTimeAndAtMostOneFrame) {
  constexpr auto kFrame = std::chrono::milliseconds(20);
  for (unsigned phase = 0; phase < 20; ++phase) {
    now_ += std::chrono::milliseconds(1 + phase);
    (void)host_->step();
    const Frame before = host_->frame();
    const std::string shown_before = screen(kScreenColumns);
    press('z');
    const Console::Duration pressed = now_;
    std::optional<Console::Duration> machine_done;
    Console::Duration shown{};
    for (unsigned step = 0; step < 200; ++step) {
      now_ += std::chrono::milliseconds(1);
      (void)host_->step();
      const bool on_screen = screen(kScreenColumns) != shown_before;
      if (on_screen && !machine_done) machine_done = now_;
      if (machine_done && host_->frame() == machine_frame()) {
        shown = now_;
        break;
      }
    }
    ASSERT_TRUE(machine_done);
    EXPECT_LE(*machine_done - pressed, std::chrono::milliseconds(6)) << "the machine's own time";
    EXPECT_LE(shown - *machine_done, kFrame) << "phase " << phase;
    EXPECT_NE(host_->frame(), before);
    release('z');
    steps(5);
  }
}

TEST_F(SdlHostTest, SpecksShowWhileTheCpuWritesToDisplayRamAndGoAfterwards) {
  tap(SDLK_F1);
  press('e');
  release('e');
  steps(200);  // the message has gone
  Vdu& vdu = session_.machine().screen();
  const uint64_t field = session_.machine().config().clock_hz / 50;
  const uint64_t middle = field / 2 + field / 624;  // of the field and of a line
  const uint64_t cycle = (session_.machine().cycles() - middle) / field * field + middle;
  ASSERT_TRUE(beam_position(cycle, 800'000));
  vdu.write_ram(700, ' ', cycle);
  steps(1);
  unsigned different = 0;
  const Frame without = machine_frame();
  for (size_t dot = 0; dot < without.dots.size(); ++dot) {
    different += without.dots[dot] != host_->frame().dots[dot] ? 1 : 0;
  }
  EXPECT_EQ(different, 4u);
  steps(3);
  EXPECT_EQ(host_->frame(), machine_frame());
}

TEST_F(SdlHostTest, TheAudioDeviceGoingAwayIsSaidAndTheMachineGoesOn) {
  SDL_Event event{};
  event.type = SDL_AUDIODEVICEREMOVED;
  event.adevice.which = 2;  // SDL's first opened device
  SDL_PushEvent(&event);
  const uint64_t before = session_.machine().cycles();
  steps(10);
  EXPECT_TRUE(running_);
  EXPECT_GT(session_.machine().cycles(), before + 100'000);
}

TEST_F(SdlHostTest, WithoutAnAudioDriverItSaysSoAndPlaysOn) {
  host_ = nullptr;
  SDL_Quit();
  setenv("SDL_AUDIODRIVER", "no such driver", 1);
  host_ = std::make_unique<SdlHost>(session_, options_, [this] { return now_; });
  EXPECT_NE(host_->console().message().find("no sound"), std::string::npos);
  press('a');
  release('a');
  steps(10);
  EXPECT_EQ(screen(2), "a ");
}

TEST_F(SdlHostTest, FullScreenAndBackKeepThePicture) {
  tap(SDLK_F11);
  steps(5);
  EXPECT_NE(SDL_GetWindowFlags(host_->window().handle()) & SDL_WINDOW_FULLSCREEN_DESKTOP, 0u);
  const ColourImage full = host_->window().read_pixels();
  EXPECT_GE(full.width, kFrameWidth);
  tap(SDLK_F11);
  steps(5);
  EXPECT_EQ(SDL_GetWindowFlags(host_->window().handle()) & SDL_WINDOW_FULLSCREEN_DESKTOP, 0u);
}

TEST_F(SdlHostTest, WholePixelsAndFullScreenCanBeThereFromTheStartWithoutThePointer) {
  host_ = nullptr;
  options_.whole_pixels = true;
  options_.full_screen = true;
  host_ = std::make_unique<SdlHost>(session_, options_, [this] { return now_; });
  EXPECT_TRUE(host_->window().integer_scaling());
  EXPECT_NE(SDL_GetWindowFlags(host_->window().handle()) & SDL_WINDOW_FULLSCREEN_DESKTOP, 0u);
  EXPECT_EQ(SDL_ShowCursor(SDL_QUERY), SDL_DISABLE);
  tap(SDLK_F11);
  steps(1);
  EXPECT_EQ(SDL_ShowCursor(SDL_QUERY), SDL_ENABLE);
}

TEST_F(SdlHostTest, AMessageTakesTheOverlaysFirstRowAndLeavesTheOthers) {
  tap(SDLK_F1);
  steps(200);
  const Frame without = host_->frame();
  host_->console().show_message("HELLO");
  steps(2);
  const Frame with = host_->frame();
  const auto middle = static_cast<std::ptrdiff_t>(without.dots.size() / 2);
  EXPECT_NE(without, with);
  EXPECT_TRUE(
      std::equal(without.dots.begin() + middle, without.dots.end(), with.dots.begin() + middle));
}

TEST_F(SdlHostTest, ScanLinesThatHaveNoRoomAreSaidToNeedALargerWindow) {
  SDL_SetWindowSize(host_->window().handle(), 400, 300);
  steps(2);
  tap(SDLK_F1);
  press('n');
  release('n');
  steps(2);
  EXPECT_EQ(host_->console().message(), "SCAN LINES ON: IN A LARGER WINDOW");
}

TEST_F(SdlHostTest, ClosingTheWindowEnds) {
  SDL_Event event{};
  event.type = SDL_QUIT;
  SDL_PushEvent(&event);
  steps(1);
  EXPECT_FALSE(running_);
}

TEST_F(SdlHostTest, F10Ends) {
  tap(SDLK_F10);
  steps(1);
  EXPECT_FALSE(running_);
}

TEST_F(SdlHostTest, ThePaceIsTheClocksWhateverTheNumberOfSteps) {
  const uint64_t before = session_.machine().cycles();
  steps(50);
  EXPECT_NEAR(static_cast<double>(session_.machine().cycles() - before), 800'000, 100);
}

TEST(SdlWindow, WithoutADisplayItIsAnInputErrorThatNamesTheOtherWays) {
  unsetenv("DISPLAY");
  unsetenv("WAYLAND_DISPLAY");
  setenv("SDL_VIDEODRIVER", "x11", 1);
  try {
    SdlWindow window("x");
    FAIL() << "a window without a display";
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("--video terminal"), std::string::npos);
  }
}

TEST(SdlWindow, ThePictureIsFourToThreeInTheMiddle) {
  const SDL_Rect wide = picture_place(1920, 1080, false);
  EXPECT_EQ(wide.w, 1440);
  EXPECT_EQ(wide.h, 1080);
  EXPECT_EQ(wide.x, 240);
  EXPECT_EQ(wide.y, 0);
  const SDL_Rect tall = picture_place(600, 1000, false);
  EXPECT_EQ(tall.w, 600);
  EXPECT_EQ(tall.h, 450);
  const SDL_Rect integer = picture_place(1920, 1080, true);
  EXPECT_EQ(integer.w, 1152);
  EXPECT_EQ(integer.h, 864);
  const SDL_Rect tiny = picture_place(100, 100, true);
  EXPECT_EQ(tiny.w, 100);
  EXPECT_EQ(tiny.h, 75);
}

}  // namespace
}  // namespace triton
