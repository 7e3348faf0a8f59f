// SDL's keyboard events, as a person's keys and actions.
//
// Characters come from text input, so that whatever is printed on the host's key arrives; the key
// that made them is remembered, so that its release is its own. Control keys, Return, Backspace,
// Escape, Tab and the arrows come from key presses. By position, all come from key presses and
// their scancodes.
#pragma once

#include <SDL.h>

#include <optional>

#include "emulator/frontends/shared/console.hpp"

namespace triton {

class SdlKeys {
 public:
  explicit SdlKeys(Console& console) : console_(console) {}

  /// An action to be performed, if the key means one.
  [[nodiscard]] std::optional<HostAction> key_down(const SDL_KeyboardEvent& event);
  void key_up(const SDL_KeyboardEvent& event);
  void text(const SDL_TextInputEvent& event);
  void focus_lost();

 private:
  void paste_clipboard();
  void press_position(const SDL_Keysym& key);

  Console& console_;
  std::optional<SDL_Scancode> text_key_;  ///< the key whose text comes next
  bool swallow_text_ = false;             ///< the next text belongs to a key that was used up
};

}  // namespace triton
