#include "emulator/host/tape/frame_finder.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "emulator/chips/uart.hpp"

namespace triton::tape {

namespace {

constexpr unsigned kFrameBits = kUartFrameBits;
constexpr unsigned kParityBit = 9;
constexpr unsigned kFirstStop = 10;

constexpr double kSearchBits = 0.4;    // how far a start may be from where it is expected
constexpr double kLookAheadBits = 52;  // a frame later than expected, and the two after it
constexpr float kInStepBonus = 0.08F;  // a frame right here needs less proof than one later
constexpr float kClearFrame = 0.30F;
constexpr float kSureFrame = 0.42F;
constexpr float kSureStart = 0.3F;
constexpr float kSureStop = 0.15F;
constexpr float kDoubtfulBit = 0.18F;
constexpr float kFaintest = 0.08F;  // of the level before: less is no signal
constexpr float kHole = 0.4F;       // of the level before: a bit says nothing
constexpr float kClarityInHole = 0.1F;
constexpr float kParityCost = 0.2F;  // of a frame's score, where alignments are compared
constexpr unsigned kMostLost = 250;  // frames: ten seconds
constexpr size_t kKeepBits = 12 * (kMostLost + 20);

}  // namespace

bool DecodedByte::doubtful() const {
  return lost || parity_error || framing_error || clarity < kDoubtfulBit;
}

const SoftBit& FrameFinder::at(double position) const {
  static constexpr SoftBit kNothing{};
  const auto index =
      static_cast<int64_t>(std::floor(position + 0.5)) - static_cast<int64_t>(first_);
  if (index < 0 || index >= static_cast<int64_t>(soft_.size())) return kNothing;
  return soft_[static_cast<size_t>(index)];
}

double FrameFinder::end() const { return static_cast<double>(first_ + soft_.size()); }

double FrameFinder::bit_length(double position) const {
  return kSoftPerBit / static_cast<double>(at(position).speed);
}

/// Data bits count for what they are, the others for what they should be.
float FrameFinder::score(double start, double bit) const {
  float sum = -mark_at(start + 0.5 * bit);
  for (unsigned i = 1; i <= kParityBit; ++i) sum += std::abs(mark_at(start + (i + 0.5) * bit));
  for (unsigned i = kFirstStop; i < kFrameBits; ++i) sum += mark_at(start + (i + 0.5) * bit);
  return sum / kFrameBits;
}

FrameFinder::Candidate FrameFinder::clearest(double from, double to, double bit) const {
  Candidate best{from, -1, -1};
  for (double start = from; start <= to; start += 1) {
    const float frame = score(start, bit);
    if (frame > best.frame) best = {start, frame, frame};
  }
  return best;
}

float FrameFinder::rest_score(double from, double bit) const {
  float sum = 0;
  for (unsigned i = 0; i < kFrameBits; ++i) sum += mark_at(from + (i + 0.5) * bit);
  return sum / kFrameBits;
}

/// The mean of this frame and the two behind it; the carrier may follow instead.
float FrameFinder::run_score(const Candidate& first) const {
  const auto worth = [this](const Candidate& candidate) {
    return candidate.frame - (read(candidate.start).parity_error ? kParityCost : 0);
  };
  float sum = worth(first);
  double start = first.start;
  for (int i = 0; i < 2; ++i) {
    const double bit = bit_length(start);
    const double next = start + kFrameBits * bit;
    const Candidate frame = clearest(next - kSearchBits * bit, next + kSearchBits * bit, bit);
    const float rest = rest_score(next, bit);
    if (rest > worth(frame)) return (sum + rest * static_cast<float>(2 - i)) / 3;
    sum += worth(frame);
    start = frame.start;
  }
  return sum / 3;
}

/// The best of the frames that begin with a fall to space after `from`, the carrier before it.
std::optional<FrameFinder::Candidate> FrameFinder::later_frame(double from, bool by_run) const {
  const double bit = bit_length(from);
  std::optional<Candidate> best;
  float before = 0;  // sum of the soft bits at rest
  double rested = 0;
  const double last = from + (kFrameBits + 1) * bit;
  for (double position = from; position < last; position += 1) {
    if (mark_at(position) < 0 && mark_at(position - 1) >= 0) {
      Candidate candidate =
          clearest(position - kSearchBits * bit, position + kSearchBits * bit, bit);
      const auto rest_bits = static_cast<float>(rested / bit);
      candidate.whole = (before / static_cast<float>(bit) + candidate.frame * kFrameBits) /
                        (rest_bits + kFrameBits);
      candidate.rest = rested > 0 ? before / static_cast<float>(rested) : 1;
      if (by_run) candidate.run = run_score(candidate);
      const auto merit = [&](const Candidate& c) { return by_run ? c.run : c.whole; };
      if (!best || merit(candidate) > merit(*best)) best = candidate;
    }
    before += mark_at(position);
    rested += 1;
  }
  return best;
}

float FrameFinder::level_of(double start, double bit) const {
  float sum = 0;
  for (unsigned i = 0; i < kFrameBits; ++i) sum += at(start + (i + 0.5) * bit).level;
  return sum / kFrameBits;
}

DecodedByte FrameFinder::read(double start) const {
  const double bit = bit_length(start);
  DecodedByte byte;
  byte.start_seconds = start / kBasebandHz;
  byte.speed = at(start).speed;
  byte.level = level_of(start, bit);
  byte.clarity = 1;
  unsigned bits = 0;
  unsigned least_clear = 1U << 1;
  float least_clarity = 1;
  for (unsigned i = 1; i <= kParityBit; ++i) {
    const float mark = mark_at(start + (i + 0.5) * bit);
    if (mark >= 0) bits |= 1U << i;
    if (i < kParityBit && std::abs(mark) < least_clarity) {
      least_clear = 1U << i;
      least_clarity = std::abs(mark);
    }
    byte.clarity = std::min(byte.clarity, std::abs(mark));
    if (is_hole(start + (i + 0.5) * bit)) byte.clarity = std::min(byte.clarity, kClarityInHole);
  }
  byte.value = static_cast<uint8_t>(bits >> 1);
  byte.alternative = static_cast<uint8_t>((bits ^ least_clear) >> 1);
  byte.confidence = std::min(1.0F, 0.5F + byte.clarity);
  byte.parity_error = std::popcount(bits) % 2 == 0;
  byte.framing_error = mark_at(start + (kFirstStop + 0.5) * bit) < 0;
  return byte;
}

/// Good enough to begin with, where nothing is in step.
bool FrameFinder::is_sure(const Candidate& candidate) const {
  const double bit = bit_length(candidate.start);
  const auto mark = [&](double i) { return mark_at(candidate.start + (i + 0.5) * bit); };
  return candidate.frame > kSureFrame && mark(0) < -kSureStart && mark(kFirstStop) > kSureStop &&
         mark(kFirstStop + 1) > kSureStop && level_of(candidate.start, bit) > kFaintest * level_;
}

bool FrameFinder::is_right(const Candidate& candidate) const {
  return is_sure(candidate) && !read(candidate.start).parity_error;
}

/// The two frames behind it are right as well, or the carrier follows: in a stream of bytes one
/// frame in a dozen wrong places looks right, three hardly ever do.
bool FrameFinder::is_confirmed(const Candidate& candidate) const {
  double start = candidate.start;
  for (int i = 0; i < 2; ++i) {
    const double bit = bit_length(start);
    const double next = start + kFrameBits * bit;
    if (rest_score(next, bit) > kSureFrame) return true;
    const Candidate frame = clearest(next - kSearchBits * bit, next + kSearchBits * bit, bit);
    if (!is_right(frame)) return false;
    start = frame.start;
  }
  return true;
}

/// The signal is not there, or hardly.
bool FrameFinder::is_hole(double position) const { return at(position).level < kHole * level_; }

bool FrameFinder::has_hole(double from, double to) const {
  for (double position = from; position <= to; position += kSoftPerBit / 4.0) {
    if (is_hole(position)) return true;
  }
  return false;
}

void FrameFinder::feed(std::span<const SoftBit> soft, std::vector<DecodedByte>& bytes) {
  soft_.insert(soft_.end(), soft.begin(), soft.end());
  while (position_ + kLookAheadBits * kSoftPerBit < end()) decide(bytes);
  forget_old();
}

void FrameFinder::finish(std::vector<DecodedByte>& bytes) {
  const double last = end();
  const float speed = soft_.empty() ? 1 : soft_.back().speed;
  const auto silence = static_cast<size_t>((kLookAheadBits + kFrameBits + 1) * kSoftPerBit);
  feed(std::vector<SoftBit>(silence, SoftBit{0, 0, speed}), bytes);
  while (!bytes.empty() && bytes.back().start_seconds * kBasebandHz + 10 * kSoftPerBit > last) {
    bytes.pop_back();  // the end cuts it
  }
}

void FrameFinder::forget_old() {
  constexpr size_t kKeep = kKeepBits * kSoftPerBit;
  const double decided = std::min(position_, end());
  const auto before = static_cast<size_t>(decided - static_cast<double>(first_));
  if (before < 2 * kKeep) return;
  soft_.erase(soft_.begin(), soft_.begin() + static_cast<ptrdiff_t>(before - kKeep));
  first_ += before - kKeep;
}

void FrameFinder::decide(std::vector<DecodedByte>& bytes) {
  if (lost_since_ >= 0) {
    decide_while_lost(bytes);
  } else if (in_step_) {
    decide_in_step(bytes);
  } else {
    decide_at_rest(bytes);
  }
}

void FrameFinder::decide_at_rest(std::vector<DecodedByte>& bytes) {
  const double bit = bit_length(position_);
  const std::optional<Candidate> later = later_frame(position_, true);
  if (later && later->run > kClearFrame && is_sure(*later)) {
    take(later->start, bytes);
  } else {
    position_ += bit;
  }
}

void FrameFinder::decide_in_step(std::vector<DecodedByte>& bytes) {
  const double bit = bit_length(position_);
  const Candidate here =
      clearest(position_ - kSearchBits * bit, position_ + kSearchBits * bit, bit);
  const float rest = std::max(rest_score(position_, bit), rest_score(here.start, bit));
  const std::optional<Candidate> later = later_frame(position_ + 0.5 * bit, false);
  const float other = later ? later->whole : -1.0F;
  const bool faint = level_of(position_, bit) < kFaintest * level_;
  if (!faint && here.frame > kClearFrame && here.frame > rest &&
      here.frame + kInStepBonus > other) {
    take(here.start, bytes);
  } else if (!faint && later && !has_hole(position_, later->start) && later->rest > kClearFrame &&
             later->whole > kSureFrame && later->whole > rest && is_sure(*later)) {
    take(later->start, bytes);
  } else if (!faint && rest > kClearFrame && !has_hole(position_, position_ + kFrameBits * bit)) {
    rest_from(position_);
  } else {
    lost_since_ = position_;
    position_ += kFrameBits * bit;
  }
}

void FrameFinder::decide_while_lost(std::vector<DecodedByte>& bytes) {
  const double bit = bit_length(position_);
  const Candidate here =
      clearest(position_ - kSearchBits * bit, position_ + kSearchBits * bit, bit);
  std::optional<Candidate> found;
  if (is_right(here) && is_confirmed(here)) {
    found = here;
  } else if (const auto later = later_frame(position_ - 0.5 * bit, true)) {
    if (later->run > kSureFrame && is_right(*later) && is_confirmed(*later)) found = later;
  }
  const bool audible = level_of(position_, bit) > kFaintest * level_;
  if (found) {
    report_lost(found->start, bytes);
    take(found->start, bytes);
  } else if (audible && rest_score(position_, bit) > kSureFrame) {
    report_lost(position_, bytes);
    rest_from(position_);
  } else if (position_ - lost_since_ > kMostLost * kFrameBits * bit) {
    rest_from(position_);
  } else {
    position_ += kFrameBits * bit;
  }
}

void FrameFinder::report_lost(double until, std::vector<DecodedByte>& bytes) {
  const double frame = kFrameBits * kSoftPerBit / mean_speed_;
  const auto count = static_cast<unsigned>(std::lround((until - lost_since_) / frame));
  for (unsigned i = 0; i < count; ++i) {
    const double start = lost_since_ + (until - lost_since_) * i / count;
    DecodedByte byte = read(start);
    byte.lost = true;
    byte.confidence = 0;
    bytes.push_back(byte);
  }
  lost_since_ = -1;
}

void FrameFinder::take(double start, std::vector<DecodedByte>& bytes) {
  const DecodedByte byte = read(start);
  bytes.push_back(byte);
  constexpr float kLevelGain = 0.1F;
  constexpr double kMeanGain = 0.02;
  mean_speed_ += (level_ == 0 ? 1 : kMeanGain) * (static_cast<double>(byte.speed) - mean_speed_);
  level_ = level_ == 0 ? byte.level : level_ + kLevelGain * (byte.level - level_);
  position_ = start + kFrameBits * bit_length(start);
  in_step_ = true;
  lost_since_ = -1;
}

void FrameFinder::rest_from(double position) {
  in_step_ = false;
  lost_since_ = -1;
  position_ = position + 0.5 * bit_length(position);
}

}  // namespace triton::tape
