#include "emulator/tape/tape_deck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace triton::tape {

namespace {

constexpr uint64_t kFrameSamples = uint64_t{kUartFrameBits} * kModemSamplesPerBit;
/// A fast tape's bytes may come so close together. The UART is ready for the next after the first
/// stop bit.
constexpr uint64_t kShortestFrame = kFrameSamples - kModemSamplesPerBit;
constexpr uint64_t kSecondsBehind = 1;  // of carrier after the last byte
constexpr double kLongestPull =
    30;  // seconds of tape in one call, so that nothing stands still for long
constexpr uint32_t kFewestCyclesPerByte = 40;  // of a loop that reads as fast as it can
constexpr unsigned kSlicesPerSecond = 50;
constexpr uint32_t kMostFastBytes = 4'096;  // waiting: each is in the notes
/// In place of a frame where the tape goes on: silence, then carrier. Where carriers of two phases
/// meet, or less than a bit and a half of silence is between them, the modem may see a start bit.
constexpr unsigned kSilentBits = 2;
constexpr uint16_t kLeadIn = (1U << kUartFrameBits) - 1;
/// Behind a byte that was taken, and before the next, even if the decoder sees it a little earlier
/// another time.
constexpr double kHalfByteSeconds = 0.02;
constexpr size_t kMostSound = kModemSampleHz / 4;

std::string clock_text(double seconds) {
  const auto whole = static_cast<unsigned>(std::max(seconds, 0.0));
  return fmt::format("{:02}:{:02}", whole / 60, whole % 60);
}

}  // namespace

TapeDeck::TapeDeck()
    : sent_(kModemSampleHz, [this](std::span<const int16_t> samples) {
        sound_.insert(sound_.end(), samples.begin(), samples.end());
      }) {}

void TapeDeck::insert(const std::filesystem::path& file) {
  auto source = open_tape(file);
  look_ = look_of(file);
  source_ = std::move(source);
  course_ = TapeCourse(source_->seconds(), kCourseColumns);
  tape_ = file;
  playing_ = true;
  rewind();
}

bool TapeDeck::insert_next() {
  if (shelf_.empty()) return false;
  const auto found = std::find(shelf_.begin(), shelf_.end(), tape_);
  const bool is_last = found == shelf_.end() || found + 1 == shelf_.end();
  // A copy: insert() changes what it would refer to.
  const std::filesystem::path next = is_last ? shelf_.front() : *(found + 1);
  insert(next);
  return true;
}

void TapeDeck::eject() {
  source_.reset();
  tape_.clear();
  playing_ = false;
  rewind();
}

void TapeDeck::stop() {
  playing_ = false;
  if (change_ == Change::kNone) change_ = Change::kStopped;
}

void TapeDeck::rewind() {
  counter_ = 0;
  change_ = Change::kWound;
}

void TapeDeck::record_on(const std::filesystem::path& file, IfThere if_there) {
  Recording next(file, if_there);
  if (recording_) recording_->save();
  recording_.emplace(std::move(next));
}

bool TapeDeck::end_recording(Triton& machine) {
  if (!recording_) return false;
  machine.cassette().advance(machine.cycles());
  take_events(machine);
  // Not among the machine's own events: one that is saved now and goes on sends it again.
  const std::optional<TapeEvent> waiting = machine.cassette().waiting_byte();
  if (waiting) recording_->note({&*waiting, 1}, clock_hz_);
  recording_->save();
  const bool has_recorded = recording_->bytes_saved() > 0;
  if (has_recorded && std::find(shelf_.begin(), shelf_.end(), recording_->file()) == shelf_.end()) {
    shelf_.push_back(recording_->file());
  }
  recording_.reset();
  return has_recorded;
}

size_t TapeDeck::bytes_recorded() const { return recording_ ? recording_->bytes_saved() : 0; }

bool TapeDeck::serve(Triton& machine) {
  // What nobody took was warped through.
  if (sound_.size() > kMostSound) sound_.clear();
  Cassette& cassette = machine.cassette();
  clock_hz_ = machine.config().clock_hz;
  cassette.advance(machine.cycles());
  if (cassette.recorder_notes != notes_) notice_loaded_state(cassette);
  tell_all(watch_.look_at(machine));
  if (change_ != Change::kWound) note_progress(cassette);
  if (cassette.is_fast() != fast_ && change_ == Change::kNone) change_ = Change::kStopped;
  take_events(machine);
  if (change_ != Change::kNone) take_back(machine);
  // A byte that is being received comes before those of the other speed.
  if (cassette.samples_waiting() == 0 && !cassette.uart().receiving) {
    cassette.set_fast(fast_, machine.cycles());
  }
  if (playing() && cassette.is_fast() == fast_) feed(machine);
  note_place(machine, cassette);
  has_served_ = true;
  return !waits_in_vain(machine);
}

void TapeDeck::finish(Triton& machine) {
  (void)serve(machine);
  tell_all(watch_.finish(machine));
  (void)end_recording(machine);
}

void TapeDeck::tell_all(const std::vector<std::string>& lines) const {
  if (!tell) return;
  for (const std::string& line : lines) tell(line);
}

void TapeDeck::take_events(Triton& machine) {
  Cassette& cassette = machine.cassette();
  cassette.noting = recording_.has_value();
  const std::vector<TapeEvent> events = std::exchange(cassette.events, {});
  if (!recording_) {
    cassette.unsaved_events.clear();
    return;
  }
  if (listening) send_sound(events, cassette, machine.cycles());
  std::vector<TapeEvent>& unsaved = cassette.unsaved_events;
  unsaved.insert(unsaved.end(), events.begin(), events.end());
  recording_->note(events, clock_hz_);
  if (recording_->unsaved().size() != unsaved.size()) unsaved = recording_->unsaved();
}

/// What waits in the machine is not to be heard: the tape was changed, stopped or wound.
void TapeDeck::take_back(Triton& machine) {
  Cassette& cassette = machine.cassette();
  size_t kept = 0;
  if (change_ == Change::kStopped) {
    kept = give_back(cassette);
  } else {
    fed_.clear();
    watch_.forget();
    if (source_) source_->seek(counter_);
    taken_until_ = counter_;
  }
  cassette.drop_waiting(kept);
  fed_samples_.resize(std::min(fed_samples_.size(), kept));
  sample_ = static_cast<uint64_t>(std::llround(counter_ * kModemSampleHz)) + kept;
  frame_start_ = sample_;
  frame_ = kLeadIn;
  vain_since_ = 0;
  change_ = Change::kNone;
}

/// The bytes that the machine has not begun to hear go back to the tape. Returns how much of the
/// sound that waits comes before the first of them: cut within a byte it would be a wrong one.
size_t TapeDeck::give_back(const Cassette& cassette) {
  const uint64_t head = sample_ - std::min<uint64_t>(sample_, cassette.samples_waiting());
  size_t kept = cassette.samples_waiting();
  while (!fed_.empty() && (cassette.is_fast() || fed_.back().sample >= head)) {
    const FedByte& next = fed_.back();
    source_->bytes.push_front(next.byte);
    taken_until_ = std::max(next.byte.start_seconds - kHalfByteSeconds, 0.0);
    kept = cassette.is_fast() ? 0 : static_cast<size_t>(next.sample - head);
    fed_.pop_back();
  }
  return kept;
}

void TapeDeck::note_progress(const Cassette& cassette) {
  if (!has_tape()) return;
  if (cassette.is_fast()) {
    while (fed_.size() > cassette.bytes_waiting()) take_heard_byte();
    counter_ = fed_.empty() ? taken_until_ : fed_.front().byte.start_seconds;
    return;
  }
  const uint64_t waiting = std::min<uint64_t>(sample_, cassette.samples_waiting());
  const uint64_t head = sample_ - waiting;
  counter_ = static_cast<double>(head) / kModemSampleHz;
  while (!fed_.empty() && fed_.front().sample + kShortestFrame <= head) take_heard_byte();
  while (fed_samples_.size() > cassette.samples_waiting()) {
    sound_.push_back(fed_samples_.front());
    fed_samples_.pop_front();
  }
}

void TapeDeck::take_heard_byte() {
  watch_.hear(fed_.front().byte);
  course_.note(fed_.front().byte);
  fed_.pop_front();
}

void TapeDeck::feed(Triton& machine) {
  Cassette& cassette = machine.cassette();
  if (fast_) {
    const size_t wanted =
        std::min(clock_hz_ / kSlicesPerSecond / kFewestCyclesPerByte + 16, kMostFastBytes);
    if (cassette.bytes_waiting() < wanted) feed_fast(cassette, wanted);
  } else {
    const auto wanted = static_cast<size_t>(kAheadSeconds * kModemSampleHz);
    if (cassette.samples_waiting() < wanted / 2) feed_sound(cassette, wanted);
  }
}

void TapeDeck::feed_fast(Cassette& cassette, size_t wanted) {
  const double begin = source_->known_until;
  std::vector<uint8_t> values;
  while (cassette.bytes_waiting() + values.size() < wanted) {
    const bool pulls = source_->bytes.empty() && !source_->ended;
    if (pulls && source_->known_until > begin + kLongestPull) break;
    if (pulls) {
      source_->pull();
      continue;
    }
    const auto byte = source_->next();
    if (!byte) break;
    values.push_back(byte->value);
    fed_.push_back({*byte});
    taken_until_ = byte->start_seconds + kHalfByteSeconds;
  }
  cassette.feed_bytes(values);
}

void TapeDeck::feed_sound(Cassette& cassette, size_t wanted) {
  std::vector<int16_t> samples;
  const size_t count = wanted - std::min(cassette.samples_waiting(), wanted);
  const uint64_t end = sample_ + count;
  const double until = static_cast<double>(end) / kModemSampleHz;
  while (!source_->ended && source_->known_until <= until) source_->pull();
  constexpr uint64_t kSamplesBehind = kFrameSamples + kSecondsBehind * kModemSampleHz;
  const bool over =
      source_->ended && source_->bytes.empty() && sample_ > frame_start_ + kSamplesBehind;
  if (over) return;
  samples.reserve(count);
  // A frame that has begun is fed whole: the tape may be stopped in it.
  for (; sample_ < end || sample_ < frame_start_ + kShortestFrame; ++sample_) {
    const bool ready = sample_ >= frame_start_ + kShortestFrame;
    if (ready && !source_->bytes.empty() &&
        source_->bytes.front().start_seconds * kModemSampleHz <= static_cast<double>(sample_)) {
      const auto byte = source_->next();
      taken_until_ = byte->start_seconds + kHalfByteSeconds;
      frame_ = uart_frame(byte->value);
      if (byte->parity_error) frame_ ^= 0x200;
      frame_start_ = sample_;
      fed_.push_back({*byte, sample_});
    }
    const uint64_t bit = (sample_ - frame_start_) / kModemSamplesPerBit;
    const bool mark = bit >= kUartFrameBits || (frame_ >> bit & 1) != 0;
    const bool silent = frame_ == kLeadIn && bit < kSilentBits;
    samples.push_back(silent ? int16_t{0} : transmitter_.sample(mark));
  }
  cassette.feed_samples(samples);
  if (listening) fed_samples_.insert(fed_samples_.end(), samples.begin(), samples.end());
}

bool TapeDeck::waits_in_vain(const Triton& machine) {
  const Cassette& cassette = machine.cassette();
  const bool over = !playing() || (source_->ended && source_->bytes.empty());
  const bool waits = over && !recording() && cassette.motor_runs() &&
                     cassette.bytes_waiting() == 0 && cassette.samples_waiting() == 0 &&
                     !cassette.uart().data_available;
  if (!waits) {
    vain_since_ = 0;
    return false;
  }
  if (vain_since_ == 0) vain_since_ = machine.cycles();
  return static_cast<double>(machine.cycles() - vain_since_) > kPatienceSeconds * clock_hz_;
}

/// What is recorded, to be heard: the carrier while the motor runs, and the bytes.
void TapeDeck::send_sound(const std::vector<TapeEvent>& events, const Cassette& cassette,
                          uint64_t now) {
  const auto tone_until = [&](uint64_t cycle) {
    if (cycle > sent_cycle_) {
      const double seconds = static_cast<double>(cycle - sent_cycle_) / clock_hz_;
      sent_.carrier(std::min(seconds, 1.0));
      sent_cycle_ = cycle;
    }
  };
  for (const TapeEvent& event : events) {
    if (event.kind == TapeEvent::Kind::kMotorOn) sent_cycle_ = std::max(sent_cycle_, event.cycle);
    if (event.kind != TapeEvent::Kind::kMotorOn) tone_until(event.cycle);
    if (event.kind == TapeEvent::Kind::kByte && !fast_) {
      const double start = sent_.seconds();
      sent_.byte(event.byte);
      sent_cycle_ += static_cast<uint64_t>((sent_.seconds() - start) * clock_hz_);
    }
  }
  if (cassette.motor_runs()) {
    tone_until(now);
  } else {
    sent_cycle_ = std::max(sent_cycle_, now);
  }
  sent_.flush();
}

void TapeDeck::add_sound(double seconds, std::span<float> samples) {
  constexpr float kFullScale = 32'768;
  const double step = seconds * kModemSampleHz / static_cast<double>(samples.size());
  // What the machine warped through was not asked for, and is not heard late.
  const auto most = static_cast<size_t>((seconds + 2 * kAheadSeconds) * kModemSampleHz);
  if (sound_.size() > most) {
    sound_.erase(sound_.begin(), sound_.end() - static_cast<ptrdiff_t>(most));
    heard_ = 0;
  }
  for (float& sample : samples) {
    const auto index = static_cast<size_t>(heard_);
    if (index + 1 >= sound_.size()) break;
    const auto part = static_cast<float>(heard_ - static_cast<double>(index));
    const auto here = static_cast<float>(sound_[index]);
    const auto next = static_cast<float>(sound_[index + 1]);
    sample += (here + part * (next - here)) * kSoundLevel / kFullScale;
    heard_ += step;
  }
  const auto used = std::min(static_cast<size_t>(heard_), sound_.size());
  sound_.erase(sound_.begin(), sound_.begin() + static_cast<ptrdiff_t>(used));
  heard_ -= static_cast<double>(used);
}

bool TapeDeck::runs(const Triton& machine) const {
  const bool plays = playing() && !(source_->ended && source_->bytes.empty());
  return machine.cassette().motor_runs() && (plays || recording());
}

std::string TapeDeck::status() const {
  std::string text;
  if (has_tape()) {
    text = fmt::format("{} {} of {}{}", tape_.filename().string(), clock_text(counter_),
                       clock_text(tape_seconds()), playing_ ? "" : ", stopped");
  }
  if (recording_) {
    text += fmt::format("{}recording {}", text.empty() ? "" : ", ",
                        recording_->file().filename().string());
  }
  return text;
}

}  // namespace triton::tape
