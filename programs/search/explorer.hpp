// What a person can do with a maze that has been dug: watch two searches, walk, put start and
// finish elsewhere. The README of blockmaze says exactly what is written when.
#pragma once

#include <cstddef>

#include "programs/field.hpp"
#include "programs/search/dialogue.hpp"
#include "programs/search/left_hand.hpp"
#include "programs/search/picture.hpp"

namespace triton::programs::search {

class Explorer {
 public:
  /// `queue_limit`: places in the queue of the breadth-first search.
  Explorer(Dialogue& dialogue, Picture& picture, const Field& field, Square start, Square finish,
           std::size_t queue_limit);

  /// Until the person quits this maze.
  void explore();

 private:
  enum class Marks : uint8_t { kNone, kSearch, kWalk };

  void show_letters();
  void show_hand();
  void show_breadth_first();
  void walk(Side way);
  void put();
  void show_step(Square from, Side way);
  void sweep();
  void tell_there(int steps);
  [[nodiscard]] bool in_corridor(Side way) const;

  Dialogue& dialogue_;
  Picture& picture_;
  const Field& field_;
  Square start_;
  Square finish_;
  std::size_t queue_limit_;
  Marks marks_ = Marks::kNone;
  Trail trail_;
  Square walker_;
  int steps_ = 0;
};

}  // namespace triton::programs::search
