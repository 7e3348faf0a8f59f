#include "emulator/tape/frame_finder.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "emulator/chips/uart.hpp"

namespace triton::tape {

namespace {

constexpr unsigned kFrameBits = kUartFrameBits;
constexpr unsigned kParityBit = 9;
constexpr unsigned kFirstStop = 10;

// What a row is worth: a bit that reads as it should up to 1, in practice 0.7.
constexpr float kNothingWorth =
    0.42F;                           // a bit's time of nothing: less than a signal, more than hiss
constexpr float kPauseCost = 0.4F;   // the carrier behind a frame
constexpr float kResumeCost = 0.8F;  // a frame behind the carrier
constexpr float kNoiseCost = 15;  // the same, for each 1 that the carrier is less clear than clean
constexpr float kCleanMark = 0.7F;
constexpr float kUnclearGain = 1 / (16.0F * kSoftPerBit * 5);
constexpr float kBreakCost = 5;  // nothing behind a frame: the bytes are out of step
constexpr float kRestBreakCost = kBreakCost - kPauseCost;
constexpr float kBeginCost = 3;  // a frame or the carrier behind nothing
constexpr int kMostShift = 2;    // of a frame against the end of the one before, in soft bits
constexpr float kShiftCost = 0.04F;

constexpr unsigned kFrameSoftBits = kFrameBits * kSoftPerBit;
constexpr int64_t kLongestFrame = 220;  // soft bits, at the slowest
constexpr unsigned kRing = 512;
constexpr int64_t kDecideEvery = kFrameSoftBits * 4;
constexpr int64_t kLongestDoubt = kFrameSoftBits * 200;  // eight seconds: longer than a leader

constexpr float kDoubtfulBit = 0.18F;
constexpr float kSure = 0.9999F;
constexpr float kSureAgainstBits = 0.999F;
constexpr float kClearBit = 0.5F;   // all clearer: there is nothing to weigh
constexpr float kFaintest = 0.08F;  // of the level before: less is no signal
constexpr float kHole = 0.4F;       // of the level before: a bit says nothing
constexpr float kClarityInHole = 0.1F;
constexpr double kSpeedLag = 100;          // soft bits that the measured speed is behind the tape's
constexpr unsigned kMostLost = 250;        // frames: ten seconds
constexpr int kSureRest = kFrameSoftBits;  // of the carrier: the bytes are over
constexpr float kNever = -1e9F;

}  // namespace

bool DecodedByte::doubtful() const {
  return lost || parity_error || framing_error || clarity < kDoubtfulBit || confidence < kSure;
}

FrameFinder::FrameFinder() : frames_(kRing, kNever) { steps_.resize(kRing); }

const SoftBit& FrameFinder::at(double position) const {
  static constexpr SoftBit kNothing{};
  const auto index = static_cast<int64_t>(std::floor(position + 0.5)) - first_;
  if (index < 0 || index >= static_cast<int64_t>(soft_.size())) return kNothing;
  return soft_[static_cast<size_t>(index)];
}

double FrameFinder::speed_at(double position) const {
  return static_cast<double>(
      at(std::min(position + kSpeedLag, static_cast<double>(end() - 1))).speed);
}

double FrameFinder::bit_length(double position) const { return kSoftPerBit / speed_at(position); }

float FrameFinder::level_of(double start, double bit) const {
  float sum = 0;
  for (unsigned i = 0; i < kFrameBits; ++i) sum += at(start + (i + 0.5) * bit).level;
  return sum / kFrameBits;
}

/// The signal is not there, or hardly.
bool FrameFinder::is_hole(double position) const { return at(position).level < kHole * level_; }

/// Data bits count for what they are, the others for what they should be; where the parity is
/// wrong, so is the least clear bit.
float FrameFinder::frame_score(int64_t start, double bit) const {
  const float* marks = marks_.data() + (start - first_);
  // Of each bit its middle, rounded to the nearest place.
  const double first_middle = (bit + 1) / 2;
  const auto mark = [&](unsigned i) { return marks[static_cast<size_t>(i * bit + first_middle)]; };
  const float begin = mark(0);
  if (begin > 0.6F) return kNever;
  float sum = -begin;
  float least = 1;
  unsigned ones = 0;
  for (unsigned i = 1; i <= kParityBit; ++i) {
    const float value = mark(i);
    const float clarity = std::abs(value);
    sum += clarity;
    least = std::min(least, clarity);
    ones += value >= 0 ? 1 : 0;
  }
  sum += mark(kFirstStop) + mark(kFirstStop + 1);
  return ones % 2 == 0 ? sum - 2 * least : sum;
}

FrameFinder::Steps& FrameFinder::steps(int64_t place) {
  return steps_[static_cast<size_t>(place - first_)];
}

float& FrameFinder::frame_best(int64_t place) {
  return frames_[static_cast<size_t>(place) % kRing];
}

DecodedByte FrameFinder::read(double start) {
  const double bit = bit_length(start);
  DecodedByte byte;
  byte.start_seconds = start / kBasebandHz;
  byte.speed = static_cast<float>(speed_at(start));
  byte.level = level_of(start, bit);
  byte.clarity = 1;
  unsigned bits = 0;
  for (unsigned i = 1; i <= kParityBit; ++i) {
    const float mark = mark_at(start + (i + 0.5) * bit);
    if (mark >= 0) bits |= 1U << i;
    byte.clarity = std::min(byte.clarity, std::abs(mark));
    if (is_hole(start + (i + 0.5) * bit)) byte.clarity = std::min(byte.clarity, kClarityInHole);
  }
  byte.value = static_cast<uint8_t>(bits >> 1);
  byte.alternative = byte.value;
  byte.parity_error = std::popcount(bits) % 2 == 0;
  byte.framing_error = mark_at(start + (kFirstStop + 0.5) * bit) < 0;
  if (byte.clarity > kClearBit && !byte.parity_error) return byte;
  // The bit's filter stands half a soft bit behind its number.
  const double from = start + 0.5 - ByteReader::kBitsBefore * bit;
  const auto first = std::max<int64_t>(static_cast<int64_t>(std::floor(from)), first_);
  if (first >= end()) return byte;
  const auto around = std::span(soft_).subspan(static_cast<size_t>(first - first_));
  const ReadByte likeliest =
      reader_.read(around, from - static_cast<double>(first), bit, speed_at(start + 6 * bit));
  byte.alternative = likeliest.alternative;
  byte.confidence = likeliest.confidence;
  // Bit by bit it is another that may be: the phase may be an echo's, or the time not the frame's.
  const bool differs = likeliest.value != byte.value && !byte.parity_error;
  if (differs) byte.confidence = std::min(byte.confidence, kSureAgainstBits);
  byte.value = likeliest.value;
  return byte;
}

/// Goes on by one soft bit.
void FrameFinder::advance() {
  const int64_t here = head_;
  const double bit = bit_length(static_cast<double>(here));

  const float unclear = kCleanMark - std::abs(marks_[static_cast<size_t>(here - first_)]);
  unclear_ += kUnclearGain * (std::max(0.0F, unclear) - unclear_);

  // A frame that begins here, behind the best of what may be before it.
  const float score = frame_score(here, bit);
  if (score > kNever) {
    float best = rest_best_ - kResumeCost - kNoiseCost * unclear_;
    Steps step;
    step.frame = static_cast<uint16_t>(std::lround(kFrameBits * bit));
    step.frame_from = State::kRest;
    if (nothing_best_ - kBeginCost > best) {
      best = nothing_best_ - kBeginCost;
      step.frame_from = State::kNothing;
    }
    for (int shift = -kMostShift; shift <= kMostShift; ++shift) {
      const int64_t place = here + shift;
      if (place < decided_.place) continue;
      const float behind = frame_best(place) - kShiftCost * static_cast<float>(std::abs(shift));
      if (behind <= best) continue;
      best = behind;
      step.frame_from = State::kFrame;
      step.frame_shift = static_cast<int8_t>(shift);
    }
    const int64_t place = here + step.frame;
    if (best + score > frame_best(place)) {
      frame_best(place) = best + score;
      Steps& to = steps(place);
      to.frame = step.frame;
      to.frame_shift = step.frame_from == State::kFrame ? step.frame_shift : int8_t{0};
      to.frame_from = step.frame_from;
    }
  }

  // The carrier, or nothing, up to the next soft bit.
  const float frame = frame_best(here);
  Steps& to = steps(here + 1);
  const auto better = [](float& best, State& from, float other, State other_from) {
    if (other <= best) return;
    best = other;
    from = other_from;
  };
  float rest = rest_best_;
  to.rest_from = State::kRest;
  better(rest, to.rest_from, frame - kPauseCost, State::kFrame);
  better(rest, to.rest_from, nothing_best_ - kBeginCost, State::kNothing);
  float nothing = nothing_best_;
  to.nothing_from = State::kNothing;
  better(nothing, to.nothing_from, frame - kBreakCost, State::kFrame);
  better(nothing, to.nothing_from, rest_best_ - kRestBreakCost, State::kRest);
  rest_best_ = rest + marks_[static_cast<size_t>(here - first_)] / kSoftPerBit;
  nothing_best_ = nothing + kNothingWorth / kSoftPerBit;

  frame_best(here - kMostShift - 1) = kNever;
  ++head_;
}

FrameFinder::Node FrameFinder::before(const Node& node) {
  const Steps& step = steps(node.place);
  switch (node.state) {
    case State::kFrame:
      return {node.place - step.frame + step.frame_shift, step.frame_from};
    case State::kRest:
      return {node.place - 1, step.rest_from};
    case State::kNothing:
      break;
  }
  return {node.place - 1, step.nothing_from};
}

void FrameFinder::feed(std::span<const SoftBit> soft, std::vector<DecodedByte>& bytes) {
  for (const SoftBit& bit : soft) {
    const float full = kHole * bit.usual_level;
    soft_.push_back(bit);
    marks_.push_back(bit.level < full ? bit.mark * bit.level / full : bit.mark);
  }
  steps_.resize(soft_.size() + kRing);
  while (head_ + kLongestFrame + static_cast<int64_t>(kSoftPerBit) < end()) {
    advance();
    if (head_ >= next_decision_) decide(bytes, false);
  }
  forget_old();
}

void FrameFinder::finish(std::vector<DecodedByte>& bytes) {
  const auto last = static_cast<double>(end());
  const float speed = soft_.empty() ? 1 : soft_.back().speed;
  SoftBit silence;
  silence.speed = speed;
  feed(std::vector<SoftBit>(4 * kFrameSoftBits, silence), bytes);
  decide(bytes, true);
  while (!bytes.empty() && bytes.back().start_seconds * kBasebandHz + 10 * kSoftPerBit > last) {
    bytes.pop_back();  // the end cuts it
  }
}

double FrameFinder::decided_seconds() const {
  const double place = lost_since_ >= 0 ? lost_since_ : static_cast<double>(decided_.place);
  return place / kBasebandHz;
}

/// Takes what all rows have in common, or, of `all` or where they have been of two minds for too
/// long, the best row.
void FrameFinder::decide(std::vector<DecodedByte>& bytes, bool all) {
  next_decision_ = head_ + kDecideEvery;
  const int64_t last = head_ + kLongestFrame;
  Node best{head_, rest_best_ > nothing_best_ ? State::kRest : State::kNothing};
  float most = std::max(rest_best_, nothing_best_);
  // Which nodes rows come from: a bit for each state.
  const auto from = decided_.place;
  std::vector<uint8_t> marked(static_cast<size_t>(last - from) + 1, 0);
  unsigned live = 0;
  const auto mark = [&](const Node& node) {
    uint8_t& states = marked[static_cast<size_t>(std::max(node.place, from) - from)];
    const auto state = static_cast<uint8_t>(1U << static_cast<unsigned>(node.state));
    if ((states & state) == 0) ++live;
    states |= state;
  };
  mark({head_, State::kRest});
  mark({head_, State::kNothing});
  for (int64_t place = head_ - kMostShift; place <= last; ++place) {
    if (frame_best(place) <= kNever / 2) continue;
    mark({place, State::kFrame});
    if (place <= head_ && frame_best(place) > most) {
      most = frame_best(place);
      best = {place, State::kFrame};
    }
  }
  Node common = decided_;
  if (all || head_ - from > kLongestDoubt) {
    common = best;
    // Some of it is still open: the other rows hear of it only there.
    if (!all) {
      while (common.place > head_ - kLongestDoubt / 2) common = before(common);
    }
  } else {
    for (int64_t place = last; place > from && live > 1; --place) {
      const unsigned states = marked[static_cast<size_t>(place - from)];
      for (const State state : {State::kFrame, State::kRest, State::kNothing}) {
        if ((states >> static_cast<unsigned>(state) & 1) == 0) continue;
        if (live == 1) break;
        mark(before({place, state}));
        --live;
      }
      if (live != 1) continue;
      for (int64_t at = place; at >= from; --at) {
        const unsigned left = at == place ? 0U : marked[static_cast<size_t>(at - from)];
        if (left == 0) continue;
        common = {at, static_cast<State>(std::countr_zero(left))};
        break;
      }
    }
  }
  take_row(common, bytes);
  // The sums would lose their last digits.
  for (float& frame : frames_) frame -= frame > kNever / 2 ? most : 0;
  rest_best_ -= most;
  nothing_best_ -= most;
}

void FrameFinder::take_row(const Node& last, std::vector<DecodedByte>& bytes) {
  std::vector<Node> row;
  for (Node node = last; node.place > decided_.place; node = before(node)) row.push_back(node);
  for (auto node = row.rbegin(); node != row.rend(); ++node) {
    const auto place = static_cast<double>(node->place);
    if (node->state == State::kFrame) {
      const int64_t start = node->place - steps(node->place).frame;
      // Another row than that which was taken in doubt: not the same byte twice.
      if (start < decided_.place - int64_t{kFrameSoftBits} / 2) continue;
      take_frame(static_cast<double>(start), place, bytes);
      rested_ = 0;
    } else if (node->state == State::kNothing || (last_end_ >= 0 && is_hole(place))) {
      rested_ = 0;
      if (last_end_ >= 0 && lost_since_ < 0) lost_since_ = last_end_;
      if (lost_since_ >= 0 && place - lost_since_ > kMostLost * kFrameSoftBits) {
        lost_since_ = -1;
        last_end_ = -1;
      }
    } else if (++rested_ > kSureRest) {
      if (lost_since_ >= 0) report_lost(place - kSureRest, bytes);
      last_end_ = -1;
    }
  }
  decided_ = row.empty() ? decided_ : last;
}

void FrameFinder::take_frame(double start, double until, std::vector<DecodedByte>& bytes) {
  if (last_end_ >= 0 && level_of(start, bit_length(start)) < kFaintest * level_) {
    if (lost_since_ < 0) lost_since_ = last_end_;
    return;
  }
  if (lost_since_ >= 0) report_lost(start, bytes);
  const DecodedByte byte = read(start);
  bytes.push_back(byte);
  constexpr float kLevelGain = 0.1F;
  constexpr double kMeanGain = 0.02;
  mean_speed_ += (level_ == 0 ? 1 : kMeanGain) * (static_cast<double>(byte.speed) - mean_speed_);
  level_ = level_ == 0 ? byte.level : level_ + kLevelGain * (byte.level - level_);
  last_end_ = until;
}

void FrameFinder::report_lost(double until, std::vector<DecodedByte>& bytes) {
  const double frame = kFrameSoftBits / mean_speed_;
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

void FrameFinder::forget_old() {
  constexpr int64_t kKeep = int64_t{kFrameSoftBits} * (kMostLost + 20);
  const int64_t surplus = decided_.place - kKeep - first_;
  if (surplus < kKeep) return;
  soft_.erase(soft_.begin(), soft_.begin() + surplus);
  marks_.erase(marks_.begin(), marks_.begin() + surplus);
  steps_.erase(steps_.begin(), steps_.begin() + surplus);
  first_ += surplus;
}

}  // namespace triton::tape
