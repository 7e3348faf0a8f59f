// What happens when the X server goes away under a window. Xlib's own answer is to end the program
// at once, with all that it has not written yet.
#pragma once

#include <functional>

namespace triton {

/// From construction to destruction `act` is called when the connection to the X server breaks.
/// Then the program ends with status 3: Xlib allows no return.
class LostDisplay {
 public:
  explicit LostDisplay(std::function<void()> act);
  LostDisplay(const LostDisplay&) = delete;
  LostDisplay& operator=(const LostDisplay&) = delete;
  ~LostDisplay();
};

}  // namespace triton
