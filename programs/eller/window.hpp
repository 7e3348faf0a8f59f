// The last rows of a finished maze, as far as they stand on the screen, and the way through them.
#pragma once

#include <functional>
#include <vector>

#include "programs/eller/rows.hpp"

namespace triton::programs::eller {

inline constexpr int kRowsShown = 13;

/// In the window: row 1 at the top, column 1 at the left.
struct Place {
  int row = 1;
  int column = 1;

  bool operator==(const Place&) const = default;
};

class Window {
 public:
  /// `rows`: the row above the window (of a short maze its upper border, all closed), then those
  /// shown; the last one is the maze's last row.
  explicit Window(std::vector<Row> rows) : rows_(std::move(rows)) {}

  [[nodiscard]] int height() const { return static_cast<int>(rows_.size()) - 1; }
  [[nodiscard]] int width() const { return static_cast<int>(rows_.front().size()); }
  /// Row 0 is the one above the window.
  [[nodiscard]] const Row& row(int number) const;
  [[nodiscard]] Cell cell(Place place) const;
  /// The places that a step leads to, in the order up, right, down, left. No step leaves the
  /// window.
  [[nodiscard]] std::vector<Place> neighbours(Place place) const;

 private:
  std::vector<Row> rows_;
};

/// Breadth-first from `finish`, as far as the window goes.
class Search {
 public:
  struct Found {
    Place place;
    std::size_t from = 0;  ///< where in found() it was reached from
  };

  /// `watch` is told of every place but the finish when it is found.
  Search(const Window& window, Place finish, const std::function<void(Place)>& watch);

  /// In the order in which they were found; the finish first.
  [[nodiscard]] const std::vector<Found>& found() const { return found_; }
  /// The place in the top row that was found last: none there is farther from the finish. The
  /// finish, where it is the window's only place.
  [[nodiscard]] Place start() const;
  /// From start() to the finish, both included.
  [[nodiscard]] std::vector<Place> way() const;

 private:
  [[nodiscard]] std::size_t start_index() const;

  std::vector<Found> found_;
};

}  // namespace triton::programs::eller
