// A run without a window, filmed in the machine's own time.
#include "emulator/film/session_film.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "emulator/formats/character_file.hpp"
#include "tests/frontends/shared/echo_machine.hpp"

namespace triton {
namespace {

using std::chrono::milliseconds;
using Duration = FilmRecorder::Duration;

/// What a recorder was given.
struct Reel {
  struct Picture {
    Frame frame;
    Duration when;
  };
  std::vector<Picture> pictures;
  double sound_seconds = 0;
  uint64_t sound_to = 0;
  unsigned gaps = 0;
  std::vector<LatchChange> changes;
  Duration finished{};
};

class ReelRecorder final : public FilmRecorder {
 public:
  explicit ReelRecorder(Reel& reel) : reel_(reel) {}
  void add(const Frame& frame, Duration now) override { reel_.pictures.push_back({frame, now}); }
  void add_sound(const SoundSpan& span, double length, Duration) override {
    reel_.gaps += reel_.sound_seconds > 0 && span.from_cycle != reel_.sound_to ? 1 : 0;
    reel_.sound_seconds += length;
    reel_.sound_to = span.to_cycle;
    reel_.changes.insert(reel_.changes.end(), span.changes.begin(), span.changes.end());
  }
  void finish(Duration now) override { reel_.finished = now; }

 private:
  Reel& reel_;
};

/// Toggles port 6 for ever, about 1,700 times a second.
Firmware siren() {
  Firmware firmware;
  firmware.roms.push_back(
      {0, {0xAF, 0xEE, 0x80, 0xD3, 0x06, 0x06, 0x20, 0x05, 0xC2, 0x07, 0x00, 0xC3, 0x01, 0x00}});
  return firmware;
}

class SessionFilmTest : public testing::Test {
 protected:
  void film(Session& session, uint64_t cycles) {
    SessionFilm film(session, characters_, std::make_unique<ReelRecorder>(reel_));
    session.attend([&](Triton&) {
      film.note();
      return true;
    });
    (void)session.run(session.machine().cycles() + cycles);
    session.attend(nullptr);
    film.finish();
  }

  const CharacterGenerator characters_ =
      load_characters(std::filesystem::path(TRITON_DATA_DIR) / "roms" / "characters.txt");
  Reel reel_;
};

TEST_F(SessionFilmTest, TakesTwentyFivePicturesAnEmulatedSecondAndTheLastIsTheLastScreen) {
  Session session(echo_firmware());
  session.type("AB~C");
  film(session, 2'000'000);  // 2.5 s
  EXPECT_NEAR(static_cast<double>(reel_.pictures.size()), 63, 2);
  for (size_t at = 1; at + 1 < reel_.pictures.size(); ++at) {
    EXPECT_GE(reel_.pictures[at].when - reel_.pictures[at - 1].when, milliseconds(40));
    EXPECT_LT(reel_.pictures[at].when - reel_.pictures[at - 1].when, milliseconds(61));
  }
  Frame last;
  render_frame(contents_of(session.machine().screen()), characters_,
               cursor_is_lit(session.machine().cycles(), 800'000), last);
  EXPECT_EQ(reel_.pictures.back().frame, last);
  EXPECT_EQ(reel_.finished, reel_.pictures.back().when + std::chrono::seconds(2));
}

TEST_F(SessionFilmTest, HearsEveryCycleAndEveryChangeOnce) {
  Session session(siren());
  film(session, 800'000);
  EXPECT_NEAR(reel_.sound_seconds, 1.0, 0.001);
  EXPECT_EQ(reel_.gaps, 0u);
  Session again(siren());
  std::vector<LatchChange> changes;
  again.latches_to([&](std::span<const LatchChange> some) {
    changes.insert(changes.end(), some.begin(), some.end());
  });
  (void)again.run(session.machine().cycles());
  EXPECT_GT(changes.size(), 1'000u);
  EXPECT_EQ(reel_.changes, changes);
}

}  // namespace
}  // namespace triton
