#include "emulator/chips/keyboard.hpp"

namespace triton {

uint8_t key_code_for_character(uint8_t character) {
  const auto code = static_cast<uint8_t>(character & 0x7F);
  const auto letter = static_cast<uint8_t>(code & 0x5F);
  const bool is_letter = code >= 0x41 && letter >= 0x41 && letter <= 0x5A;
  return is_letter ? static_cast<uint8_t>(code ^ 0x20) : code;
}

}  // namespace triton
