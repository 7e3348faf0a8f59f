// Plays damaged recordings of random programs to the decoder and counts what it loses.
//
//   build/release/tests/tape/tape_damage_trials
//
// For each kind of damage: recordings; programs that were not found; bytes that are wrong or
// missing at their place; those of them that are not flagged; right bytes that are. A minute or two.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <optional>
#include <random>
#include <vector>

#include "emulator/tape/decoder.hpp"
#include "emulator/tape/tape_program.hpp"
#include "tests/tape/tape_signal.hpp"

namespace {

using namespace triton;
using namespace triton::tape_test;

constexpr double kSampleHz = 16'000;
constexpr double kAmplitude = 0.5;
constexpr size_t kDataBytes = 150;
constexpr size_t kHeaderBytes = 69;  // leader, GAME, the mark
constexpr double kCarrier = 1;
constexpr double kEnd = kCarrier + 0.04 * (kHeaderBytes + kDataBytes);

/// One recording, and the chance that damages it.
struct Trial {
  std::mt19937 random;
  SignalOptions options;
  Samples samples;

  double between(double low, double high) {
    return low + (high - low) * static_cast<double>(random()) / 4'294'967'296.0;
  }
  void drop_out(double from, double to, double shortest, double longest) {
    const double begin = between(from, to);
    fade(samples, kSampleHz, begin, begin + between(shortest, longest), 0);
  }
  void put_before(const Samples& other) {
    samples.insert(samples.begin(), other.begin(), other.end());
  }
};

struct Kind {
  const char* name;
  unsigned recordings;
  std::function<void(Trial&)> choose;  ///< the options
  std::function<void(Trial&)> damage;
};

struct Counts {
  size_t programs = 0;
  size_t wrong = 0;
  size_t unflagged = 0;
  size_t flagged_right = 0;
};

Samples hiss(Trial& trial, double seconds) {
  Samples samples(static_cast<size_t>(seconds * kSampleHz), 0.0F);
  add_noise(samples, kSampleHz, kAmplitude, trial.between(-6, 6), trial.random());
  return samples;
}

/// A voice's pulses through a few formants that change every syllable, with rests and hissing
/// consonants.
Samples speech(Trial& trial, double seconds) {
  Samples samples;
  double pitch = 0;
  while (static_cast<double>(samples.size()) < seconds * kSampleHz) {
    const double length = trial.between(0.08, 0.25);
    const double voice_hz = trial.between(90, 240);
    const std::array<double, 3> formants = {trial.between(250, 900), trial.between(900, 2'300),
                                            trial.between(2'200, 3'000)};
    const double kind = trial.between(0, 1);
    for (double t = 0; t < length; t += 1 / kSampleHz) {
      pitch += voice_hz / kSampleHz;
      const double since = (pitch - std::floor(pitch)) / voice_hz;
      double sample = 0;
      if (kind < 0.7) {
        for (const double hz : formants) {
          sample += std::exp(-since * 300) * std::sin(2 * 3.14159265 * hz * since) / 3;
        }
      } else if (kind < 0.85) {
        sample = trial.between(-0.3, 0.3);
      }
      samples.push_back(static_cast<float>(sample));
    }
  }
  return samples;
}

void echo(Trial& trial) {
  const auto delay = static_cast<size_t>(trial.between(0.001, 0.004) * kSampleHz);
  const auto part = static_cast<float>(trial.between(0.2, 0.5));
  for (size_t i = trial.samples.size(); i-- > delay;) {
    trial.samples[i] += part * trial.samples[i - delay];
  }
}

void any_speed(Trial& trial) { trial.options.speed = trial.between(0.95, 1.05); }

void wow(Trial& trial) {
  any_speed(trial);
  trial.options.wow_depth = trial.between(0.005, 0.015);
  trial.options.wow_hz = trial.between(0.5, 10);
}

void noise(Trial& trial, double decibels) {
  add_noise(trial.samples, kSampleHz, kAmplitude, decibels, trial.random());
}

const std::vector<Kind>& kinds() {
  const double leader = kCarrier;
  const double data = kCarrier + 0.04 * kHeaderBytes;
  static const std::vector<Kind> all = {
      {"speed, wow, flutter", 60, wow, [](Trial&) {}},
      {"the same, noise 12 dB", 60, wow, [](Trial& trial) { noise(trial, 12); }},
      {"noise 6 dB", 60, any_speed, [](Trial& trial) { noise(trial, 6); }},
      {"echo", 60, any_speed, echo},
      {"echo, noise 12 dB", 60, any_speed,
       [](Trial& trial) {
         echo(trial);
         noise(trial, 12);
       }},
      {"drop-out of 20-300 ms in the data", 450, any_speed,
       [=](Trial& trial) { trial.drop_out(data + 0.12, kEnd - 0.4, 0.02, 0.3); }},
      {"the same, noise 20 dB", 150, any_speed,
       [=](Trial& trial) {
         trial.drop_out(data + 0.12, kEnd - 0.4, 0.02, 0.3);
         noise(trial, 20);
       }},
      {"the same on a wowing tape, noise 20 dB", 150, wow,
       [=](Trial& trial) {
         trial.drop_out(data + 0.12, kEnd - 0.4, 0.02, 0.3);
         noise(trial, 20);
       }},
      {"drop-out of 6-25 ms in the last 16 of the leader", 150, [](Trial&) {},
       [=](Trial& trial) {
         trial.drop_out(leader + 0.04 * 48, leader + 0.04 * 64 - 0.025, 0.006, 0.025);
       }},
      {"begins inside the leader", 150, [](Trial&) {},
       [=](Trial& trial) {
         const double cut = trial.between(leader, leader + 0.04 * 47);
         trial.samples.erase(trial.samples.begin(),
                             trial.samples.begin() + static_cast<int>(cut * kSampleHz));
       }},
      {"begins with a second of hiss", 40, any_speed,
       [](Trial& trial) { trial.put_before(hiss(trial, 1)); }},
      {"hiss right before the leader", 40, any_speed,
       [=](Trial& trial) {
         trial.samples.erase(trial.samples.begin(),
                             trial.samples.begin() + static_cast<int>(0.9 * kSampleHz));
         trial.put_before(hiss(trial, 1));
       }},
      {"synthetic speech before it", 30, any_speed,
       [](Trial& trial) { trial.put_before(speech(trial, 4)); }},
  };
  return all;
}

void count(const std::vector<tape::DecodedByte>& decoded, const Bytes& sent, Counts& counts) {
  tape::ProgramFinder finder;
  std::optional<tape::TapeProgram> found;
  const auto keep = [&](std::optional<tape::TapeProgram> program) {
    if (program && program->data.size() == kDataBytes) found = std::move(program);
  };
  for (const tape::DecodedByte& byte : decoded) keep(finder.feed(byte));
  keep(finder.finish());
  if (!found) {
    ++counts.programs;
    return;
  }
  const std::vector<size_t> doubts = found->doubtful_offsets();
  for (size_t i = 0; i < kDataBytes; ++i) {
    const bool flagged = std::binary_search(doubts.begin(), doubts.end(), i);
    if (found->data[i] == sent[kHeaderBytes + i]) {
      counts.flagged_right += flagged ? 1 : 0;
    } else {
      ++counts.wrong;
      counts.unflagged += flagged ? 0 : 1;
    }
  }
}

Counts run(const Kind& kind, uint32_t seed) {
  Counts counts;
  for (unsigned i = 0; i < kind.recordings; ++i) {
    Trial trial;
    trial.random.seed(seed + i);
    Bytes data = random_bytes(kDataBytes, seed + i);
    data[0] = static_cast<uint8_t>(kDataBytes);
    data[1] = 0x16;
    const Bytes sent = tape::tape_bytes("GAME", data);
    trial.options.sample_hz = kSampleHz;
    trial.options.carrier_seconds = kCarrier;
    kind.choose(trial);
    trial.samples = tape_signal(sent, trial.options);
    kind.damage(trial);
    tape::Decoder decoder(kSampleHz);
    decoder.feed(trial.samples);
    decoder.finish();
    count(decoder.take(), sent, counts);
  }
  return counts;
}

}  // namespace

int main() {
  fmt::print(
      "| damage | recordings | programs lost | bytes wrong | of them unflagged | right, flagged |\n"
      "|---|---|---|---|---|---|\n");
  uint32_t seed = 1'000;
  for (const Kind& kind : kinds()) {
    const Counts counts = run(kind, seed += 1'000);
    fmt::print("| {} | {} | {} | {} | {} | {} |\n", kind.name, kind.recordings, counts.programs,
               counts.wrong, counts.unflagged, counts.flagged_right);
    std::fflush(stdout);
  }
  return 0;
}
