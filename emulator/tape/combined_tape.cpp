#include "emulator/tape/combined_tape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <utility>

#include "emulator/support/errors.hpp"
#include "emulator/tape/byte_combiner.hpp"

namespace triton::tape {

namespace {

constexpr size_t kKeyBytes = 6;
constexpr float kLikely = 0.9F;
constexpr size_t kMostPlaces = 4;  // of one key: a program that is on the tape several times
constexpr size_t kFewestAnchors = 8;
constexpr double kSlopeError = 0.05;   // of the speeds' ratio, between two anchors
constexpr double kPlaceError = 0.004;  // seconds, beside that
constexpr double kSameTime = 0.01;     // seconds: a quarter of a byte
constexpr double kSlopeSeconds = 10;   // that the ratio at an end is measured over
constexpr double kShortestSlope = 2;

/// A byte that both have.
struct Anchor {
  size_t first;
  size_t other;
};

bool is_likely(const DecodedByte& byte) { return !byte.lost && byte.confidence > kLikely; }

/// What stands at `at`, if all of it is likely and it is not one byte repeated.
std::optional<uint64_t> key_at(const std::vector<DecodedByte>& bytes, size_t at) {
  uint64_t key = 0;
  bool differs = false;
  for (size_t i = at; i < at + kKeyBytes; ++i) {
    if (!is_likely(bytes[i])) return std::nullopt;
    key = key << 8 | bytes[i].value;
    differs = differs || bytes[i].value != bytes[at].value;
  }
  return differs ? std::optional(key) : std::nullopt;
}

/// All pairs of places with the same bytes; by the first's, the other's from the last to the first.
std::vector<Anchor> pairs(const std::vector<DecodedByte>& first,
                          const std::vector<DecodedByte>& other) {
  std::unordered_map<uint64_t, std::vector<size_t>> places;
  for (size_t i = 0; i + kKeyBytes <= other.size(); ++i) {
    if (const auto key = key_at(other, i)) places[*key].push_back(i);
  }
  std::vector<Anchor> found;
  for (size_t i = 0; i + kKeyBytes <= first.size(); ++i) {
    const auto key = key_at(first, i);
    const auto there = key ? places.find(*key) : places.end();
    if (there == places.end() || there->second.size() > kMostPlaces) continue;
    for (auto place = there->second.rbegin(); place != there->second.rend(); ++place) {
      found.push_back({i, *place});
    }
  }
  return found;
}

/// The longest row of pairs in which both go on.
std::vector<Anchor> longest_row(const std::vector<Anchor>& pairs) {
  std::vector<size_t> ends;  // of the rows of each length the one that ends earliest in `other`
  std::vector<size_t> before(pairs.size());
  for (size_t i = 0; i < pairs.size(); ++i) {
    const auto place =
        std::lower_bound(ends.begin(), ends.end(), pairs[i].other,
                         [&](size_t end, size_t other) { return pairs[end].other < other; });
    before[i] = place == ends.begin() ? i : *(place - 1);
    if (place == ends.end()) {
      ends.push_back(i);
    } else {
      *place = i;
    }
  }
  std::vector<Anchor> row(ends.size());
  size_t at = ends.empty() ? 0 : ends.back();
  for (size_t i = row.size(); i-- > 0; at = before[at]) row[i] = pairs[at];
  return row;
}

/// From the one's time to the other's.
class TimeMap {
 public:
  TimeMap(const std::vector<DecodedByte>& first, const std::vector<DecodedByte>& other,
          const std::vector<Anchor>& anchors) {
    for (const Anchor& anchor : anchors) {
      const DecodedByte& here = first[anchor.first];
      const DecodedByte& there = other[anchor.other];
      places_.push_back({there.start_seconds, here.start_seconds,
                         static_cast<double>(there.speed) / static_cast<double>(here.speed)});
    }
  }

  /// None: behind a stop.
  [[nodiscard]] std::optional<double> at(double seconds) const {
    const auto after =
        std::upper_bound(places_.begin(), places_.end(), seconds,
                         [](double there, const Place& place) { return there < place.there; });
    if (after == places_.begin()) {
      return after->here + (seconds - after->there) * slope_behind(0);
    }
    const Place& before = *(after - 1);
    if (after == places_.end()) {
      return before.here + (seconds - before.there) * slope_before(places_.size() - 1);
    }
    const double there = after->there - before.there;
    const double here = after->here - before.here;
    if (std::abs(here - there * before.slope) > kSlopeError * there + kPlaceError) {
      return std::nullopt;
    }
    return before.here + (seconds - before.there) * here / there;
  }

 private:
  struct Place {
    double there;
    double here;
    double slope;  ///< by the speeds as measured
  };

  [[nodiscard]] static double slope(const Place& one, const Place& other) {
    const double there = other.there - one.there;
    if (there < kShortestSlope) return one.slope;
    const double slope = (other.here - one.here) / there;
    return std::abs(slope / one.slope - 1) > kSlopeError ? one.slope : slope;
  }
  [[nodiscard]] double slope_behind(size_t place) const {
    size_t end = place;
    while (end + 1 < places_.size() && places_[end].there - places_[place].there < kSlopeSeconds) {
      ++end;
    }
    return slope(places_[place], places_[end]);
  }
  [[nodiscard]] double slope_before(size_t place) const {
    size_t begin = place;
    while (begin > 0 && places_[place].there - places_[begin].there < kSlopeSeconds) --begin;
    return slope(places_[begin], places_[place]);
  }

  std::vector<Place> places_;
};

/// Of the bytes that are likely in both and stand at the same time, most are the same.
bool agree(const std::vector<DecodedByte>& first, const std::vector<DecodedByte>& laid) {
  size_t same = 0;
  size_t other = 0;
  size_t at = 0;
  for (const DecodedByte& byte : first) {
    while (at < laid.size() && laid[at].start_seconds < byte.start_seconds - kSameTime) ++at;
    if (at == laid.size() || laid[at].start_seconds > byte.start_seconds + kSameTime) continue;
    if (!is_likely(byte) || !is_likely(laid[at])) continue;
    ++(byte.value == laid[at].value ? same : other);
  }
  return same > other;
}

class CombinedBytes final : public ByteSource {
 public:
  CombinedBytes(std::vector<DecodedByte> all, double seconds)
      : all_(std::move(all)), seconds_(seconds) {}

  void pull() override {
    bytes.insert(bytes.end(), all_.begin() + static_cast<ptrdiff_t>(next_), all_.end());
    next_ = all_.size();
    known_until = seconds_;
    ended = true;
  }

  void seek(double seconds) override {
    const auto found = std::lower_bound(
        all_.begin(), all_.end(), seconds,
        [](const DecodedByte& byte, double start) { return byte.start_seconds < start; });
    next_ = static_cast<size_t>(found - all_.begin());
    bytes.clear();
    ended = false;
    known_until = seconds;
  }

  [[nodiscard]] double seconds() const override { return seconds_; }

 private:
  std::vector<DecodedByte> all_;
  size_t next_ = 0;
  double seconds_;
};

}  // namespace

std::vector<DecodedByte> laid_on(const std::vector<DecodedByte>& first,
                                 const std::vector<DecodedByte>& other) {
  const std::vector<Anchor> anchors = longest_row(pairs(first, other));
  if (anchors.size() < kFewestAnchors) return {};
  const TimeMap map(first, other, anchors);
  std::vector<DecodedByte> laid;
  for (DecodedByte byte : other) {
    const std::optional<double> seconds = map.at(byte.start_seconds);
    if (!seconds) continue;
    byte.start_seconds = *seconds;
    laid.push_back(byte);
  }
  return agree(first, laid) ? laid : std::vector<DecodedByte>{};
}

std::unique_ptr<ByteSource> open_combined_tapes(const std::vector<std::filesystem::path>& files) {
  if (files.size() < 2) {
    throw InputError(
        fmt::format("{} recordings to combine, expected two or more of one tape", files.size()));
  }
  ByteCombiner combiner(files.size());
  std::vector<DecodedByte> first;
  std::string remarks;
  double seconds = 0;
  for (size_t i = 0; i < files.size(); ++i) {
    const std::unique_ptr<ByteSource> source = open_tape(files[i]);
    std::vector<DecodedByte> bytes;
    while (const auto byte = source->next()) bytes.push_back(*byte);
    if (!source->remark.empty()) {
      remarks += fmt::format("{}{}: {}", i == 0 ? "" : "; ", files[i].string(), source->remark);
    }
    if (i == 0) {
      first = bytes;
      seconds = source->seconds();
    } else {
      bytes = laid_on(first, bytes);
      if (bytes.empty()) {
        throw InputError(
            fmt::format("{}: hardly a byte as in {}, expected a recording of the same tape",
                        files[i].string(), files.front().string()));
      }
    }
    for (const DecodedByte& byte : bytes) combiner.add(i, byte);
  }
  std::vector<DecodedByte> all;
  combiner.finish(all);
  // Where another recording begins earlier than the first one, the time does.
  const double earliest = all.empty() ? 0 : std::min(0.0, all.front().start_seconds);
  for (DecodedByte& byte : all) byte.start_seconds -= earliest;
  seconds -= earliest;
  auto source = std::make_unique<CombinedBytes>(std::move(all), seconds);
  source->remark = remarks;
  return source;
}

}  // namespace triton::tape
