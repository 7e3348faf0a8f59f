#include "emulator/frontends/shared/host_actions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <utility>

namespace triton {
namespace {

constexpr auto kActions = std::to_array<HostActionEntry>({
    {HostAction::kShowKeys, 1, '?', false, "THESE KEYS"},
    {HostAction::kWarp, 2, 'W', false, "WARP TO A KEY"},
    {HostAction::kGraphicsShift, 3, 'G', false, "SHIFT: GRAPHICS"},
    {HostAction::kColour, 4, 'C', true, "COLOUR"},
    {HostAction::kSaveState, 5, 'S', false, "SAVE STATE"},
    {HostAction::kLoadState, 6, 'L', false, "LOAD STATE"},
    {HostAction::kInterrupt1, 7, '1', false, "INT1: CLEAR"},
    {HostAction::kInterrupt2, 8, '2', false, "INT2: MONITOR"},
    {HostAction::kInterrupt3, 0, '3', false, "INT3"},
    {HostAction::kReset, 0, 'R', false, "RESET"},
    {HostAction::kPause, 9, 'P', false, "PAUSE"},
    {HostAction::kSpeed, 0, 'V', false, "REAL/2 MHZ/FAST"},
    {HostAction::kFaster, 0, '+', false, "FASTER", true},
    {HostAction::kSlower, 0, '-', false, "SLOWER", true},
    {HostAction::kAutoRepeat, 0, 'A', false, "AUTO-REPEAT"},
    {HostAction::kKeysByPosition, 0, 'K', true, "KEYS BY PLACE"},
    {HostAction::kBack, 0, 'X', false, "BACK 2 SECONDS", true},
    {HostAction::kRecordGif, 0, 'J', false, "RECORD A GIF"},
    {HostAction::kRecordVideo, 0, 'Z', false, "RECORD A VIDEO"},
    {HostAction::kPrinter, 0, 'O', false, "PRINTER"},
    {HostAction::kMute, 0, 'M', false, "MUTE"},
    {HostAction::kLouder, 0, 'U', false, "LOUDER", true},
    {HostAction::kQuieter, 0, 'D', false, "QUIETER", true},
    {HostAction::kLowerCase, 0, 'Y', false, "LOWER CASE"},
    {HostAction::kScanLines, 0, 'N', true, "SCAN LINES"},
    {HostAction::kGlow, 0, 'H', true, "GLOW"},
    {HostAction::kSpecks, 0, 'E', true, "SPECKS"},
    {HostAction::kScaling, 0, 'I', true, "WHOLE PIXELS"},
    {HostAction::kFullScreen, 11, 'F', true, "FULL SCREEN"},
    {HostAction::kDebugger, 0, 'B', false, "DEBUGGER"},
    {HostAction::kTapeChange, 0, '4', false, "TAPE: CHANGE"},
    {HostAction::kTapePlay, 0, '5', false, "TAPE: PLAY/STOP"},
    {HostAction::kTapeRewind, 0, '6', false, "TAPE: REWIND"},
    {HostAction::kTapeRecord, 0, '7', false, "TAPE: RECORD"},
    {HostAction::kTapeEject, 0, '8', false, "TAPE: EJECT"},
    {HostAction::kTapeSpeed, 0, '9', false, "TAPE: REAL/FAST"},
    {HostAction::kLoop, 0, '=', false, "MODEM LOOP"},
    {HostAction::kScreenshot, 12, 'T', false, "TAKE A PICTURE"},
    {HostAction::kPictureAsShown, 0, '0', true, "PICTURE AS SHOWN"},
    {HostAction::kQuit, 10, 'Q', false, "QUIT (CTRL-Q)"},
});

std::string entry_text(const HostActionEntry& entry) {
  const std::string key =
      entry.function_key != 0 ? fmt::format("F{}", entry.function_key) : std::string();
  return fmt::format("{:<3} {} {}", key, entry.letter, entry.words);
}

std::string letter_text(const HostActionEntry& entry) {
  return fmt::format("{} {}", entry.letter, entry.words);
}

std::vector<std::string> in_columns(const std::vector<HostActionEntry>& entries, size_t rows,
                                    size_t width, std::string (*text)(const HostActionEntry&)) {
  std::vector<std::string> lines(rows);
  for (size_t at = 0; at < entries.size(); ++at) {
    std::string& line = lines[at % rows];
    line.resize(at / rows * width, ' ');
    line += text(entries[at]);
  }
  return lines;
}

std::vector<std::string> short_overlay_lines(std::vector<HostActionEntry> entries, TextRoom room) {
  constexpr size_t kColumnWidth = 19;
  const auto first = std::stable_partition(
      entries.begin(), entries.end(),
      [](const HostActionEntry& entry) { return entry.action == HostAction::kQuit; });
  std::stable_partition(first, entries.end(),
                        [](const HostActionEntry& entry) { return entry.function_key != 0; });
  const size_t columns = std::max<size_t>((room.columns + 1) / kColumnWidth, 1);
  const size_t most_rows = std::max<size_t>(room.lines, 2) - 1;
  entries.resize(std::min(entries.size(), columns * most_rows));
  std::vector<std::string> lines =
      in_columns(entries, (entries.size() + columns - 1) / columns, kColumnWidth, letter_text);
  lines.insert(lines.begin(), "STRIKE A LETTER. CTRL-C: STOP");
  return lines;
}

}  // namespace

std::span<const HostActionEntry> host_actions() { return kActions; }

const HostActionEntry* action_of_function_key(unsigned number) {
  const auto* found = std::find_if(kActions.begin(), kActions.end(), [&](const auto& entry) {
    return number != 0 && entry.function_key == number;
  });
  return found == kActions.end() ? nullptr : found;
}

const HostActionEntry* action_of_letter(char letter) {
  const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  const auto* found = std::find_if(kActions.begin(), kActions.end(),
                                   [&](const auto& entry) { return entry.letter == upper; });
  return found == kActions.end() ? nullptr : found;
}

std::vector<std::string> overlay_lines(bool in_window, TextRoom room) {
  std::vector<HostActionEntry> entries;
  std::copy_if(kActions.begin(), kActions.end(), std::back_inserter(entries),
               [in_window](const auto& entry) {
                 const bool in_first_line = entry.action == HostAction::kShowKeys;
                 return !in_first_line && (in_window || !entry.window_only);
               });
  constexpr size_t kColumns = 3;
  constexpr size_t kColumnWidth = 24;
  const size_t rows = (entries.size() + kColumns - 1) / kColumns;
  if (room.columns < kOverlayWidth || room.lines < rows + 1) {
    return short_overlay_lines(std::move(entries), room);
  }
  std::vector<std::string> lines = in_columns(entries, rows, kColumnWidth, entry_text);
  lines.insert(lines.begin(),
               "F-KEY, OR THE LETTER WHILE THIS IS SHOWN (F1 OR CTRL-]). CTRL-C: STOP");
  return lines;
}

}  // namespace triton
