// Breadth-first search: the shortest way, from a circular queue and a graph that points backwards.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "programs/field.hpp"

namespace triton::programs::search {

struct BreadthFirstResult {
  /// From the finish back to the start, both included; without a value: there is no way.
  std::optional<std::vector<Square>> way;
  int seen = 1;                   ///< squares reached, the start among them
  std::size_t longest_queue = 1;  ///< the most squares that waited at once
};

/// A square has been reached; `back` is the side towards the square that it was reached from.
using OnReached = std::function<void(Square square, Side back)>;

/// A square that comes out of the queue has all its four sides looked at before the search ends.
/// `start` is inside. The queue holds `queue_limit` squares; std::length_error when one more would
/// have to wait. Two thirds of the field's squares, and one, are always enough (see the .cpp).
[[nodiscard]] BreadthFirstResult search_breadth_first(const Field& field, Square start,
                                                      Square finish, std::size_t queue_limit,
                                                      const OnReached& on_reached);

}  // namespace triton::programs::search
