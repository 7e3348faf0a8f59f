#include "emulator/frontends/shared/key_positions.hpp"

#include <algorithm>
#include <array>

namespace triton {
namespace {

constexpr unsigned kFirstLetter = 0x04;
constexpr unsigned kLetters = 26;
constexpr uint8_t kControlMask = 0x1F;

struct KeyCap {
  unsigned position;
  uint8_t plain;
  uint8_t shifted;
};

constexpr auto kKeyCaps = std::to_array<KeyCap>({
    {0x1E, '1', '!'},   {0x1F, '2', '"'},   {0x20, '3', '#'},   {0x21, '4', '$'},
    {0x22, '5', '%'},   {0x23, '6', '&'},   {0x24, '7', '\''},  {0x25, '8', '('},
    {0x26, '9', ')'},   {0x27, '0', '0'},   {0x28, 0x0D, 0x0D}, {0x29, 0x1B, 0x1B},
    {0x2A, 0x08, 0x08}, {0x2B, 0x09, 0x09}, {0x2C, ' ', ' '},   {0x2D, '-', '='},
    {0x2E, '^', '~'},   {0x2F, '@', '`'},   {0x30, '[', '{'},   {0x31, ']', '}'},
    {0x32, ']', '}'},   {0x33, ';', '+'},   {0x34, ':', '*'},   {0x35, 0x1B, 0x1B},
    {0x36, ',', '<'},   {0x37, '.', '>'},   {0x38, '/', '?'},   {0x4F, 0x09, 0x09},
    {0x50, 0x08, 0x08}, {0x51, 0x0A, 0x0A}, {0x52, 0x0B, 0x0B}, {0x58, 0x0D, 0x0D},
    {0x64, '\\', '|'},
});

}  // namespace

std::optional<uint8_t> key_code_at_position(unsigned position, bool shift, bool control) {
  unsigned code = 0;
  if (position >= kFirstLetter && position < kFirstLetter + kLetters) {
    code = (shift ? 'A' : 'a') + position - kFirstLetter;
  } else {
    const auto* cap = std::find_if(kKeyCaps.begin(), kKeyCaps.end(),
                                   [&](const KeyCap& key) { return key.position == position; });
    if (cap == kKeyCaps.end()) return std::nullopt;
    code = shift ? cap->shifted : cap->plain;
  }
  return static_cast<uint8_t>(control && code >= '@' ? code & kControlMask : code);
}

}  // namespace triton
