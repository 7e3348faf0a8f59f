#include "programs/eller/window.hpp"

#include <cstddef>

namespace triton::programs::eller {

const Row& Window::row(int number) const { return rows_.at(static_cast<std::size_t>(number)); }

Cell Window::cell(Place place) const {
  return row(place.row).at(static_cast<std::size_t>(place.column - 1));
}

std::vector<Place> Window::neighbours(Place place) const {
  std::vector<Place> places;
  const auto [row, column] = place;
  if (row > 1 && cell({row - 1, column}).below_open) places.push_back({row - 1, column});
  if (cell(place).right_open) places.push_back({row, column + 1});
  if (cell(place).below_open) places.push_back({row + 1, column});
  if (column > 1 && cell({row, column - 1}).right_open) places.push_back({row, column - 1});
  return places;
}

Search::Search(const Window& window, Place finish, const std::function<void(Place)>& watch)
    : found_{{finish, 0}} {
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const Place came_from = found_[found_[i].from].place;
    for (const Place next : window.neighbours(found_[i].place)) {
      // Without circuits only the place before can be met again.
      if (i > 0 && next == came_from) continue;
      found_.push_back({next, i});
      watch(next);
    }
  }
}

std::size_t Search::start_index() const {
  for (std::size_t i = found_.size(); i-- > 1;) {
    if (found_[i].place.row == 1) return i;
  }
  return 0;
}

Place Search::start() const { return found_[start_index()].place; }

std::vector<Place> Search::way() const {
  std::vector<Place> places;
  for (std::size_t i = start_index();; i = found_[i].from) {
    places.push_back(found_[i].place);
    if (i == 0) return places;
  }
}

}  // namespace triton::programs::eller
