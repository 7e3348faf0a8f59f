#include "emulator/host/interactive/host_actions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace triton {
namespace {

constexpr std::array<HostActionEntry, 16> kActions{{
    {HostAction::kShowKeys, 1, '?', false, "THESE KEYS"},
    {HostAction::kWarp, 2, 'W', false, "WARP UNTIL A KEY IS WANTED"},
    {HostAction::kGraphicsShift, 3, 'G', false, "SHIFT TYPES GRAPHICS"},
    {HostAction::kColour, 4, 'C', true, "COLOUR OF THE SCREEN"},
    {HostAction::kSaveState, 5, 'S', false, "SAVE STATE"},
    {HostAction::kLoadState, 6, 'L', false, "LOAD STATE"},
    {HostAction::kInterrupt1, 7, '1', false, "INT1: CLEAR SCREEN"},
    {HostAction::kInterrupt2, 8, '2', false, "INT2: MONITOR"},
    {HostAction::kInterrupt3, 0, '3', false, "INT3"},
    {HostAction::kPause, 9, 'P', false, "PAUSE"},
    {HostAction::kReset, 0, 'R', false, "RESET"},
    {HostAction::kMute, 0, 'M', true, "MUTE"},
    {HostAction::kFullScreen, 11, 'F', true, "FULL SCREEN"},
    {HostAction::kScaling, 0, 'I', true, "INTEGER SCALING"},
    {HostAction::kScreenshot, 12, 'T', false, "TAKE A PICTURE"},
    {HostAction::kQuit, 10, 'Q', false, "QUIT (ALSO CTRL-Q)"},
}};

std::string entry_text(const HostActionEntry& entry) {
  const std::string key =
      entry.function_key != 0 ? fmt::format("F{}", entry.function_key) : std::string();
  return fmt::format("{:<3} {} {}", key, entry.letter, entry.words);
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

std::vector<std::string> overlay_lines(bool in_window) {
  std::vector<std::string> entries;
  for (const HostActionEntry& entry : kActions) {
    if (in_window || !entry.window_only) {
      entries.push_back(entry_text(entry));
    }
  }
  std::vector<std::string> lines{"F-KEY, OR THE LETTER WHILE THIS IS SHOWN (F1 OR CTRL-])", ""};
  const size_t rows = (entries.size() + 1) / 2;
  for (size_t row = 0; row < rows; ++row) {
    const std::string right = row + rows < entries.size() ? entries[row + rows] : std::string();
    std::string line = fmt::format("{:<34}{}", entries[row], right);
    line.resize(line.find_last_not_of(' ') + 1);
    lines.push_back(line);
  }
  lines.insert(lines.end(), {
                                "",
                                "LETTERS ARRIVE AS CAPITALS. BACKSPACE IS CONTROL-H. ESC AND",
                                "CONTROL KEYS ARE THE MACHINE'S; CONTROL-C: BACK TO MONITOR.",
                            });
  return lines;
}

}  // namespace triton
