#include "emulator/tape/recording.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <system_error>
#include <utility>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/tape_sound.hpp"

namespace triton::tape {

namespace {

/// Nobody's recorder runs longer without sending; a machine with the motor on for days would fill
/// the disc.
constexpr double kLongestCarrier = 30;

/// By its mode too: what root may do is not what is wanted of this tape.
bool is_write_protected(const std::filesystem::path& file) {
  using std::filesystem::perms;
  constexpr perms kAnyWrite = perms::owner_write | perms::group_write | perms::others_write;
  std::error_code error;
  const perms mode = std::filesystem::status(file, error).permissions();
  return (mode & kAnyWrite) == perms::none || ::access(file.c_str(), W_OK) != 0;
}

}  // namespace

Recording::Recording(std::filesystem::path file, IfThere if_there)
    : file_(std::move(file)),
      keeps_(if_there == IfThere::kAppend),
      sound_(is_writable_audio_file(file_)) {
  if (!sound_ && file_.extension() != ".tap") {
    throw InputError(fmt::format(
        "{}: no name for a tape, expected one that ends with .tap, .wav, .flac or .aiff",
        file_.string()));
  }
  std::error_code error;
  const bool is_there = std::filesystem::is_regular_file(file_, error);
  if (is_there && if_there == IfThere::kRefuse) {
    throw InputError(fmt::format(
        "{}: is there already; --tape-append records behind it, --tape-overwrite in its place",
        file_.string()));
  }
  if (is_there && is_write_protected(file_)) {
    throw InputError(fmt::format("{}: is write-protected, expected a tape that may be recorded on",
                                 file_.string()));
  }
  keeps_ = keeps_ && is_there;
  if (keeps_ && sound_) (void)AudioReader(file_);
}

void Recording::note(std::span<const TapeEvent> events, uint32_t clock_hz) {
  clock_hz_ = clock_hz;
  for (const TapeEvent& event : events) {
    events_.push_back(event);
    if (event.kind == TapeEvent::Kind::kByte) ++bytes_;
    if (event.kind == TapeEvent::Kind::kMotorOff) save();
  }
}

void Recording::save() {
  if (!has_unsaved()) {
    events_.clear();
    return;
  }
  if (sound_) {
    save_sound();
  } else {
    save_bytes();
  }
  keeps_ = true;
  saved_ += std::exchange(bytes_, 0);
  events_.clear();
}

void Recording::forget_unsaved() {
  events_.clear();
  bytes_ = 0;
}

void Recording::save_bytes() {
  std::vector<uint8_t> bytes;
  if (keeps_) bytes = read_binary_file(file_);
  for (const TapeEvent& event : events_) {
    if (event.kind == TapeEvent::Kind::kByte) bytes.push_back(event.byte);
  }
  write_file(file_, bytes);
}

void Recording::save_sound() {
  AudioFormat format;
  std::optional<AudioReader> before;
  if (keeps_) format = before.emplace(file_).format();
  AudioWriter writer(file_, format);
  if (before) {
    for (auto frames = before->read_frames(); !frames.empty(); frames = before->read_frames()) {
      writer.write_frames(frames);
    }
  }
  TapeSound sound(format.sample_hz,
                  [&](std::span<const int16_t> samples) { writer.write(samples); });
  uint64_t free_from = events_.front().cycle;  // of what came before
  for (const TapeEvent& event : events_) {
    const uint64_t cycles = event.cycle > free_from ? event.cycle - free_from : 0;
    const double carrier = static_cast<double>(cycles) / clock_hz_;
    // Behind the motor's stop the tape stands.
    if (event.kind != TapeEvent::Kind::kMotorOn) sound.carrier(std::min(carrier, kLongestCarrier));
    free_from = event.cycle;
    if (event.kind != TapeEvent::Kind::kByte) continue;
    const double start = sound.seconds();
    sound.byte(event.byte);
    // Bytes of the fast path come closer together: the carrier behind them keeps its length.
    free_from += static_cast<uint64_t>(std::llround((sound.seconds() - start) * clock_hz_));
  }
  sound.flush();
  writer.finish();
}

}  // namespace triton::tape
