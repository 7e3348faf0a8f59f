#include "emulator/frontends/sdl/sdl_keys.hpp"

#include <memory>
#include <string_view>

#include "emulator/frontends/shared/key_positions.hpp"
#include "emulator/support/utf8.hpp"

namespace triton {
namespace {

constexpr uint8_t kControlMask = 0x1F;

bool has_control(const SDL_Keysym& key) { return (key.mod & KMOD_CTRL) != 0; }

std::optional<unsigned> function_key_of(SDL_Keycode key) {
  if (key >= SDLK_F1 && key <= SDLK_F12) {
    return static_cast<unsigned>(key - SDLK_F1) + 1;
  }
  return std::nullopt;
}

/// Where a layout has no Latin letters (Cyrillic, Greek), a key is what it is on a US keyboard.
SDL_Keycode latin_key(const SDL_Keysym& key) {
  const bool is_ascii_or_no_character = key.sym < 0x80 || (key.sym & SDLK_SCANCODE_MASK) != 0;
  if (is_ascii_or_no_character) return key.sym;
  if (key.scancode >= SDL_SCANCODE_A && key.scancode <= SDL_SCANCODE_Z) {
    return SDLK_a + static_cast<SDL_Keycode>(key.scancode - SDL_SCANCODE_A);
  }
  return key.scancode == SDL_SCANCODE_RIGHTBRACKET ? SDLK_RIGHTBRACKET : key.sym;
}

/// Keys that make no text; arrows give the machine's cursor codes.
std::optional<char32_t> character_of_key(const SDL_Keysym& key) {
  switch (key.sym) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      return U'\r';
    case SDLK_BACKSPACE:
    case SDLK_LEFT:
      return 0x08;
    case SDLK_TAB:
    case SDLK_RIGHT:
      return 0x09;
    case SDLK_DOWN:
      return 0x0A;
    case SDLK_UP:
      return 0x0B;
    case SDLK_ESCAPE:
      return 0x1B;
    default:
      break;
  }
  const SDL_Keycode latin = latin_key(key);
  const bool has_control_code = latin >= SDLK_AT && latin <= SDLK_z;
  if (has_control(key) && has_control_code && (key.mod & KMOD_ALT) == 0) {
    return static_cast<char32_t>(latin & kControlMask);
  }
  return std::nullopt;
}

/// What the overlay takes a key for, or 0: `=` is the unshifted `+`; with Shift, and where the
/// layout has nothing for the overlay, the upper row is digits.
char letter_of(const SDL_Keysym& key) {
  constexpr std::string_view kDigits = "1234567890";
  const bool in_digit_row = key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_0;
  const char digit =
      in_digit_row ? kDigits[static_cast<size_t>(key.scancode - SDL_SCANCODE_1)] : '\0';
  if (in_digit_row && (key.mod & KMOD_SHIFT) != 0) return digit;
  if (key.sym == SDLK_EQUALS) return '+';
  const SDL_Keycode latin = latin_key(key);
  const bool printed = latin > SDLK_SPACE && latin < SDLK_DELETE;
  const char letter = printed ? static_cast<char>(latin) : '\0';
  return digit != '\0' && action_of_letter(letter) == nullptr ? digit : letter;
}

bool wants_paste(const SDL_Keysym& key) {
  const bool shift_insert = key.sym == SDLK_INSERT && (key.mod & KMOD_SHIFT) != 0;
  return shift_insert || (latin_key(key) == SDLK_v && has_control(key));
}

}  // namespace

std::optional<HostAction> SdlKeys::key_down(const SDL_KeyboardEvent& event) {
  const SDL_Keysym& key = event.keysym;
  text_key_.reset();
  swallow_text_ = true;
  if (event.repeat != 0) {
    return std::nullopt;  // auto-repeat was not fitted
  }
  if (key.sym == SDLK_F12 && (key.mod & KMOD_SHIFT) != 0) {
    return HostAction::kPictureAsShown;
  }
  if (const auto number = function_key_of(key.sym)) {
    const HostActionEntry* entry = action_of_function_key(*number);
    return entry == nullptr ? std::nullopt : std::optional(entry->action);
  }
  if (has_control(key) && latin_key(key) == SDLK_q) {
    return HostAction::kQuit;
  }
  if (has_control(key) && latin_key(key) == SDLK_RIGHTBRACKET) {
    return HostAction::kShowKeys;
  }
  if (wants_paste(key)) {
    paste_clipboard();
    return std::nullopt;
  }
  if (console_.keys_by_position && !console_.overlay_shown()) {
    press_position(key);
    return std::nullopt;
  }
  if (const auto character = character_of_key(key)) {
    if (console_.overlay_shown()) {
      console_.hide_overlay();
    } else {
      console_.character_down(key.scancode, *character);
    }
    return std::nullopt;
  }
  const char letter = letter_of(key);
  if (console_.overlay_shown() && letter != '\0') {
    const HostActionEntry* entry = action_of_letter(letter);
    if (entry == nullptr || !entry->stays) {
      console_.hide_overlay();
    }
    return entry == nullptr ? std::nullopt : std::optional(entry->action);
  }
  text_key_ = key.scancode;
  swallow_text_ = false;
  return std::nullopt;
}

void SdlKeys::press_position(const SDL_Keysym& key) {
  const bool shift = (key.mod & KMOD_SHIFT) != 0;
  if (const auto code = key_code_at_position(key.scancode, shift, has_control(key))) {
    console_.code_down(key.scancode, *code);
  }
}

void SdlKeys::key_up(const SDL_KeyboardEvent& event) { console_.key_up(event.keysym.scancode); }

void SdlKeys::text(const SDL_TextInputEvent& event) {
  if (swallow_text_) {
    return;
  }
  for (const char32_t character : decode_utf8(event.text)) {
    if (text_key_) {
      console_.character_down(*text_key_, character);
    } else {
      console_.tap_character(character);  // an input method's, or a dead key's
    }
  }
}

void SdlKeys::focus_lost() {
  text_key_.reset();
  console_.all_keys_up();
}

void SdlKeys::paste_clipboard() {
  const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), SDL_free);
  if (text) {
    console_.paste(text.get());
  }
}

}  // namespace triton
