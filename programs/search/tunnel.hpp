// The tunnel that is dug through a field of rock, and what its digger may choose from.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "programs/field.hpp"

namespace triton::programs::search {

/// Sides to look at, or to choose from, in order.
class Sides {
 public:
  constexpr Sides() = default;
  template <typename... Side>
  constexpr explicit Sides(Side... sides) : sides_{sides...}, count_(sizeof...(sides)) {}

  void add(Side side) { sides_[count_++] = side; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] auto begin() const { return sides_.begin(); }
  [[nodiscard]] auto end() const { return sides_.begin() + count_; }
  /// Of n, number RND(n). Not empty.
  template <typename Chance>
  [[nodiscard]] Side one(Chance& chance) const {
    return sides_[static_cast<size_t>(chance.next(count_) - 1)];
  }

 private:
  std::array<Side, kSides> sides_{};
  int count_ = 0;
};

inline constexpr Sides kAround{Side::kUp, Side::kRight, Side::kDown, Side::kLeft};

/// At the left, ahead, at the right.
[[nodiscard]] constexpr Sides three_ways(Side facing) {
  return Sides{left_of(facing), facing, right_of(facing)};
}

struct DigStep {
  enum class Kind : uint8_t {
    kStart,    ///< in `to`
    kAdvance,  ///< dug on, to `to`
    kBreak,    ///< the wall between is gone, the digger stays in `from`
    kBack,     ///< along the tunnel, to `to`
    kEnd       ///< back where it began, in `from`
  };
  Kind kind = Kind::kStart;
  size_t from = 0;
  size_t to = 0;
  Side facing = Side::kUp;  ///< for kAdvance
};

/// Its end, and the first and the last square, row by row, of all that it has dug. The field
/// remembers the way back.
class Tunnel {
 public:
  Tunnel(Field& field, size_t start)
      : field_(field), origin_(start), end_(start), first_(start), last_(start) {}

  [[nodiscard]] size_t origin() const { return origin_; }
  [[nodiscard]] size_t end() const { return end_; }
  [[nodiscard]] size_t first() const { return first_; }
  [[nodiscard]] size_t last() const { return last_; }

  DigStep advance(Side way) {
    const size_t from = end_;
    end_ = field_.beside(end_, way);
    field_.use(end_);
    field_.open(from, way);
    field_.set_came_by(end_, way);
    first_ = std::min(first_, end_);
    last_ = std::max(last_, end_);
    return {DigStep::Kind::kAdvance, from, end_, way};
  }
  /// Of the kind kEnd where it began.
  DigStep go_back() {
    if (end_ == origin_) return {DigStep::Kind::kEnd, end_, end_};
    const size_t from = end_;
    end_ = field_.beside(end_, opposite(field_.came_by(end_)));
    return {DigStep::Kind::kBack, from, end_};
  }

 private:
  Field& field_;
  size_t origin_;
  size_t end_;
  size_t first_;
  size_t last_;
};

/// The tunnel's beginning: (RND(width), RND(height)).
template <typename Chance>
[[nodiscard]] Tunnel begin_tunnel(Field& field, Chance& chance) {
  const int x = chance.next(field.size().width);
  const int y = chance.next(field.size().height);
  return Tunnel(field, field.index({x, y}));
}

}  // namespace triton::programs::search
