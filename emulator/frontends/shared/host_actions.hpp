// What a person can do to the machine and its host beside typing: one table for every front end,
// from which its keys, its F1 overlay and its help are made.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

enum class HostAction : uint8_t {
  kShowKeys,
  kWarp,
  kGraphicsShift,
  kColour,
  kSaveState,
  kLoadState,
  kInterrupt1,
  kInterrupt2,
  kInterrupt3,
  kPause,
  kReset,
  kMute,
  kFullScreen,
  kScaling,
  kScreenshot,
  kPictureAsShown,
  kQuit,
  kSpeed,
  kFaster,
  kSlower,
  kAutoRepeat,
  kPrinter,
  kLouder,
  kQuieter,
  kDebugger,
  kTapeChange,
  kTapePlay,
  kTapeRewind,
  kTapeRecord,
  kTapeEject,
  kTapeSpeed,
  kLoop,
  kBack,
  kKeysByPosition,
  kLowerCase,
  kScanLines,
  kGlow,
  kSpecks,
  kRecordGif,
  kRecordVideo,
};

struct HostActionEntry {
  HostAction action;
  unsigned function_key;   ///< 1..12, or 0: none
  char letter;             ///< while the overlay is shown
  bool window_only;        ///< not in a terminal
  std::string_view words;  ///< at most 16 characters
  bool stays = false;  ///< the overlay stays when its letter was struck: it is struck repeatedly
};

[[nodiscard]] std::span<const HostActionEntry> host_actions();
/// Null: no such key.
[[nodiscard]] const HostActionEntry* action_of_function_key(unsigned number);
[[nodiscard]] const HostActionEntry* action_of_letter(char letter);

inline constexpr unsigned kOverlayWidth = 70;  ///< characters

/// Where words for a person go.
struct TextRoom {
  size_t columns = kOverlayWidth;
  size_t lines = 18;
};

/// The overlay's lines, upper case and 20-5F only so that the machine's own glyphs can show them;
/// at most kOverlayWidth characters each and 14 lines. In a room that is too small the letters
/// alone, how to quit and what has a function key first, and as many as fit. What the machine does
/// at the time is in panel_lines() (panel.hpp).
[[nodiscard]] std::vector<std::string> overlay_lines(bool in_window, TextRoom room = {});

}  // namespace triton
