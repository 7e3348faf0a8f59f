// The recorder's keys at random moments of a load through the whole machine: stop and play, and the
// tape's speed.
#include <gtest/gtest.h>

#include <random>

#include "emulator/session/session.hpp"
#include "emulator/support/files.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/tape_deck.hpp"
#include "emulator/tape/tape_program.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

using tape::TapeDeck;

constexpr uint64_t kCyclesASecond = 800'000;
constexpr unsigned kLoads = 20;
constexpr unsigned kPresses = 8;  // in each load

class TapeDeckKeys : public testing::Test {
 protected:
  TapeDeckKeys() {
    const Bytes text = random_bytes(158, 4);
    data_.insert(data_.end(), text.begin(), text.end());
    tape_ = tape::tape_bytes("A", data_);
    write_file(directory_ / "a.tap", tape_);
    SignalOptions options;
    options.speed = 1.03;
    options.wow_depth = 0.01;
    options.wow_hz = 2;
    Samples samples = tape_signal(tape_, options);
    add_noise(samples, options.sample_hz, 0.5, 20, 3);
    tape::AudioWriter writer(directory_ / "a.wav",
                             {static_cast<uint32_t>(options.sample_hz), 1, 0});
    writer.write_frames(samples);
    writer.finish();
    session_.boot();
    machine_ = session_.machine();
  }

  /// Loads the tape, `press` being called at kPresses random moments. Returns the wrong bytes.
  template <class Press>
  unsigned wrong_after_load(const std::string& tape, unsigned seed, Press press) {
    session_.machine() = machine_;
    TapeDeck deck;
    deck.insert(directory_ / tape);
    session_.attend([&](Triton& machine) { return deck.serve(machine); });
    session_.type("IA\\r");
    std::mt19937 random(seed);
    for (unsigned i = 0; i < kPresses; ++i) {
      run_for(kCyclesASecond / 10 + random() % (3 * kCyclesASecond / 2));
      press(deck, random);
    }
    const SessionEvent end = session_.run(session_.machine().cycles() + 60 * kCyclesASecond,
                                          {.when_idle = true, .when_given_up = true});
    unsigned wrong = end == SessionEvent::kIdle ? 0 : 1;
    for (size_t i = 0; i < data_.size(); ++i) {
      if (session_.machine().peek(static_cast<uint16_t>(0x1600 + i)) != data_[i]) ++wrong;
    }
    session_.attend({});
    return wrong;
  }
  void run_for(uint64_t cycles) { (void)session_.run(session_.machine().cycles() + cycles); }

  template <class Press>
  void expect_right_loads(Press press) {
    for (const char* tape : {"a.tap", "a.wav"}) {
      for (unsigned seed = 0; seed < kLoads; ++seed) {
        EXPECT_EQ(wrong_after_load(tape, seed, press), 0U) << tape << ", seed " << seed;
      }
    }
  }

  const TemporaryDirectory directory_;
  Bytes data_{0xA0, 0x16};
  Bytes tape_;
  Session session_{load_firmware(TRITON_DATA_DIR)};
  Triton machine_{TritonConfig{}};  ///< at the monitor's prompt
};

TEST_F(TapeDeckKeys, StopAndPlayAtAnyMomentLoseNoByte) {
  expect_right_loads([&](TapeDeck& deck, std::mt19937& random) {
    deck.stop();
    run_for(random() % (kCyclesASecond / 5));
    deck.play();
  });
}

TEST_F(TapeDeckKeys, AChangeOfTheSpeedAtAnyMomentLosesNoByte) {
  expect_right_loads([&](TapeDeck& deck, std::mt19937& random) {
    deck.set_fast(true);
    run_for(random() % (kCyclesASecond / 100));
    deck.set_fast(false);
  });
}

TEST_F(TapeDeckKeys, StopPlayAndTheSpeedInAnyOrderLoseNoByte) {
  expect_right_loads([&](TapeDeck& deck, std::mt19937& random) {
    switch (random() % 3) {
      case 0:
        deck.set_fast(true);
        run_for(random() % (kCyclesASecond / 200));
        deck.set_fast(false);
        deck.stop();
        break;
      case 1:
        deck.stop();
        run_for(random() % (kCyclesASecond / 20));
        break;
      default:
        deck.set_fast(true);
        deck.stop();
        run_for(random() % (kCyclesASecond / 4));
        deck.set_fast(false);
    }
    deck.play();
  });
}

}  // namespace
}  // namespace triton::tape_test
