#include "emulator/tape/byte_combiner.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace triton::tape {

namespace {

constexpr double kByteSeconds = 0.04;
constexpr double kNear = kByteSeconds / 4;
constexpr double kValues = 256;
/// A byte that is read in doubt is less sure than any that is read clearly.
constexpr double kSurestDoubt = 0.99;
constexpr double kAlternativePart = 0.9;  // of what the value's chance leaves
constexpr float kObjection = 0.9F;

/// A byte of one reading, and how many clear ones are round it.
struct Vote {
  const DecodedByte* byte;
  double weight;
};

double chance(const DecodedByte& byte, uint8_t value) {
  if (byte.lost) return 1 / kValues;
  const double sure = std::min(static_cast<double>(byte.confidence), kSurestDoubt);
  if (value == byte.value) return sure;
  if (byte.alternative == byte.value) return (1 - sure) / (kValues - 1);
  if (value == byte.alternative) return (1 - sure) * kAlternativePart;
  return (1 - sure) * (1 - kAlternativePart) / (kValues - 2);
}

/// All are in doubt.
DecodedByte likeliest(const std::vector<Vote>& votes) {
  std::array<double, 256> chances{};
  double sum = 0;
  for (unsigned value = 0; value < chances.size(); ++value) {
    chances[value] = 1;
    for (const Vote& vote : votes) {
      chances[value] *= chance(*vote.byte, static_cast<uint8_t>(value));
    }
    sum += chances[value];
  }
  const auto best = std::max_element(chances.begin(), chances.end());
  const auto value = static_cast<uint8_t>(best - chances.begin());
  const auto is_better = [&](const Vote& one, const Vote& other) {
    const auto rank = [&](const Vote& vote) {
      return (vote.byte->value == value ? 1.0F : 0.0F) + (vote.byte->lost ? 0.0F : 2.0F) +
             vote.byte->confidence / 2;
    };
    return rank(one) < rank(other);
  };
  DecodedByte byte = *std::max_element(votes.begin(), votes.end(), is_better)->byte;
  if (byte.lost) return byte;
  const double before = *best;
  *best = 0;
  byte.alternative =
      static_cast<uint8_t>(std::max_element(chances.begin(), chances.end()) - chances.begin());
  byte.value = value;
  byte.confidence = std::min(static_cast<float>(before / sum), static_cast<float>(kSurestDoubt));
  return byte;
}

/// `votes` is not empty.
DecodedByte combined(const std::vector<Vote>& votes) {
  if (votes.size() == 1) return *votes.front().byte;
  const Vote* clearest = nullptr;
  for (const Vote& vote : votes) {
    if (vote.byte->doubtful()) continue;
    if (clearest == nullptr || vote.weight > clearest->weight) clearest = &vote;
  }
  if (clearest == nullptr) return likeliest(votes);
  DecodedByte byte = *clearest->byte;
  for (const Vote& vote : votes) {
    const bool objects = vote.byte->value != byte.value && !vote.byte->lost &&
                         vote.byte->confidence > kObjection && 2 * vote.weight > clearest->weight;
    if (!objects) continue;
    byte.alternative = vote.byte->value;
    byte.confidence = 0.5F;
  }
  return byte;
}

}  // namespace

bool ByteCombiner::Reading::has_next(double before) const {
  return next < bytes.size() && bytes[next].start_seconds < before;
}

double ByteCombiner::Reading::clear_bytes(double seconds) const {
  double sum = 0;
  for (const DecodedByte& byte : bytes) {
    if (byte.start_seconds > seconds + kAround) break;
    if (byte.start_seconds < seconds - kAround || byte.lost) continue;
    sum += byte.doubtful() ? 0.1 * static_cast<double>(byte.confidence) : 1;
  }
  return sum;
}

const DecodedByte* ByteCombiner::Reading::near(double seconds) const {
  const DecodedByte* nearest = nullptr;
  double least = kNear;
  for (size_t i = next; i < bytes.size() && bytes[i].start_seconds < seconds + kNear; ++i) {
    const double distance = std::abs(bytes[i].start_seconds - seconds);
    if (distance >= least) continue;
    least = distance;
    nearest = &bytes[i];
  }
  return nearest;
}

void ByteCombiner::Reading::take_until(double seconds) {
  while (has_next(seconds)) ++next;
  while (next > 0 && bytes.front().start_seconds < seconds - 2 * kAround) {
    bytes.pop_front();
    --next;
  }
}

void ByteCombiner::decide(double known_until, std::vector<DecodedByte>& bytes) {
  decide_before(
      readings_.size() == 1 ? std::numeric_limits<double>::infinity() : known_until - kAround,
      bytes);
}

void ByteCombiner::finish(std::vector<DecodedByte>& bytes) {
  decide_before(std::numeric_limits<double>::infinity(), bytes);
}

void ByteCombiner::decide_before(double seconds, std::vector<DecodedByte>& bytes) {
  while (true) {
    double earliest = seconds;
    for (const Reading& reading : readings_) {
      if (reading.has_next(earliest)) earliest = reading.bytes[reading.next].start_seconds;
    }
    if (earliest == seconds) return;
    if (readings_.size() > 1) {
      decide_one(earliest, bytes);
    } else {
      Reading& only = readings_.front();
      bytes.push_back(only.bytes[only.next++]);
      only.take_until(earliest);
    }
  }
}

/// The byte that begins at `earliest` in one of them, or what others have there in its place.
void ByteCombiner::decide_one(double earliest, std::vector<DecodedByte>& bytes) {
  std::vector<double> weights;
  const Reading* best = nullptr;
  double best_weight = 0;
  double most = 0;
  for (const Reading& reading : readings_) {
    const double weight = reading.clear_bytes(earliest);
    weights.push_back(weight);
    most = std::max(most, weight);
    if (!reading.has_next(earliest + kByteSeconds / 2)) continue;
    if (best != nullptr && weight <= best_weight) continue;
    best = &reading;
    best_weight = weight;
  }
  const double place = best->bytes[best->next].start_seconds;
  std::vector<Vote> votes;
  for (size_t i = 0; i < readings_.size(); ++i) {
    if (const DecodedByte* byte = readings_[i].near(place)) votes.push_back({byte, weights[i]});
  }
  if (2 * best_weight + 1 >= most) bytes.push_back(combined(votes));
  for (Reading& reading : readings_) reading.take_until(place + kByteSeconds / 2);
}

}  // namespace triton::tape
