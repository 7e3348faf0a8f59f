#include "tools/compare/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "emulator/formats/screen_text.hpp"

namespace triton::compare {

namespace {

using programs::kColumns;
using programs::kRows;
using programs::Write;

constexpr std::size_t kCellsNamed = 8;
constexpr std::size_t kLastKeys = 32;
constexpr uint64_t kMostCalls = 1000;

std::string counted(uint64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", grouped(number), noun, number == 1 ? "" : "s");
}

std::string unicode_text(std::string_view codes) {
  std::string text;
  for (const char code : codes) text += nearest_unicode(static_cast<uint8_t>(code & 0x7F));
  return text;
}

std::string code_name(uint8_t code) { return fmt::format("{} '{}'", code, nearest_unicode(code)); }

/// "row 3, column 17": displayed row of a RAM cell.
std::string place(const programs::Frame& frame, int cell) {
  const int row = (cell / kColumns - frame.start_row + kRows) % kRows;
  return fmt::format("row {}, column {}", row, cell % kColumns);
}

std::string_view command_name(uint8_t code) {
  switch (code) {
    case 0x08:
      return "cursor left";
    case 0x09:
      return "cursor right";
    case 0x0A:
      return "line feed";
    case 0x0B:
      return "cursor up";
    case 0x0C:
      return "clear and home";
    case 0x0D:
      return "erase to end of line and return";
    case 0x1B:
      return "roll";
    case 0x1C:
      return "home";
    case 0x1D:
      return "return";
    default:
      return "";
  }
}

std::string describe(const Write& write, const programs::Frame& after) {
  if (write.kind == Write::Kind::kStore) {
    return fmt::format("VDU {},{} stores {} at {}", write.cell + 1, write.code,
                       code_name(write.code), place(after, write.cell));
  }
  const std::string_view command = command_name(write.code);
  if (!command.empty()) return fmt::format("sends {}, {}", write.code, command);
  return fmt::format("prints {} at cell {}", code_name(write.code), write.cell + 1);
}

std::string describe_reference(const Difference& difference) {
  using State = Difference::ReferenceState;
  switch (difference.reference_state) {
    case State::kAsksForKey:
      return "asks for a key";
    case State::kKeysUsedUp:
      return "asks for a key, and there are no more";
    case State::kEnded:
      return "has ended";
    case State::kBrokenOff:
      return "was ended by Control-C";
    case State::kWrote:
      break;
  }
  return describe(*difference.expected_write, difference.expected);
}

std::string describe_machine(const Difference& difference) {
  if (difference.kind == Difference::Kind::kMachineWaits) return "waits for a key";
  if (difference.kind == Difference::Kind::kMachineIsSilent)
    return "neither writes nor asks for a key";
  if (difference.kind == Difference::Kind::kRandomState)
    return "does too, but not with the same RND state";
  return describe(*difference.actual_write, difference.actual);
}

/// Calls of RND that lead from one state to another; none if it takes more than a person would
/// count.
std::optional<uint64_t> calls_between(uint16_t from, uint16_t to) {
  programs::Random random(from);
  for (uint64_t calls = 0; calls <= kMostCalls; ++calls) {
    if (random.state() == to) return calls;
    (void)random.next(1);
  }
  return std::nullopt;
}

std::string describe_random_states(const Difference& difference) {
  const uint16_t expected = difference.expected_random_state;
  const uint16_t actual = difference.actual_random_state;
  if (expected == actual) return "";
  std::string text = fmt::format("  RND state: reference {:04X}, machine {:04X}", expected, actual);
  if (const auto calls = calls_between(expected, actual)) {
    text += fmt::format(", {} on", counted(*calls, "call"));
  } else if (const auto back = calls_between(actual, expected)) {
    text += fmt::format(", {} behind", counted(*back, "call"));
  }
  return text + "\n";
}

std::string describe_line(const Difference& difference) {
  if (!difference.line) return "none: no program is running";
  return fmt::format("{} {}", difference.line->number, unicode_text(difference.line->text));
}

std::vector<int> differing_cells(const Difference& difference) {
  std::vector<int> cells;
  for (int cell = 0; cell < programs::kCells; ++cell) {
    const auto index = static_cast<std::size_t>(cell);
    if (difference.expected.cells[index] != difference.actual.cells[index]) cells.push_back(cell);
  }
  return cells;
}

/// Lines on what is not equal on the two screens.
std::string screen_differences(const Difference& difference) {
  const programs::Frame& expected = difference.expected;
  const programs::Frame& actual = difference.actual;
  std::string text;
  const std::vector<int> cells = differing_cells(difference);
  if (!cells.empty()) text += fmt::format("  cells that differ: {}\n", grouped(cells.size()));
  for (std::size_t i = 0; i < std::min(cells.size(), kCellsNamed); ++i) {
    const auto index = static_cast<std::size_t>(cells[i]);
    text += fmt::format("    VDU address {}, {}: reference {}, machine {}\n", cells[i] + 1,
                        place(actual, cells[i]), code_name(expected.cells[index]),
                        code_name(actual.cells[index]));
  }
  if (cells.size() > kCellsNamed) text += "    ...\n";
  if (expected.start_row != actual.start_row) {
    text += fmt::format("  start row: reference {}, machine {}\n", expected.start_row,
                        actual.start_row);
  }
  if (expected.cursor_row != actual.cursor_row || expected.cursor_column != actual.cursor_column) {
    text += fmt::format("  cursor: reference row {}, column {}, machine row {}, column {}\n",
                        expected.cursor_row, expected.cursor_column, actual.cursor_row,
                        actual.cursor_column);
  }
  if (text.empty()) text = "  the screens are equal\n";
  return text;
}

std::string screen_row(const programs::Frame& frame, int row) {
  std::string text;
  for (int column = 0; column < kColumns; ++column) {
    text += nearest_unicode(frame.displayed(row, column));
  }
  return text;
}

/// Both screens as displayed; below a row that differs, a row with ^ under each such cell.
std::string side_by_side(const programs::Frame& expected, const programs::Frame& actual) {
  const std::string edge = "+" + std::string(kColumns, '-') + "+";
  std::string text =
      fmt::format("{:<{}} {}\n{} {}\n", "reference", kColumns + 2, "machine", edge, edge);
  for (int row = 0; row < kRows; ++row) {
    text += fmt::format("|{}| |{}|\n", screen_row(expected, row), screen_row(actual, row));
    std::string marks(kColumns, ' ');
    for (int column = 0; column < kColumns; ++column) {
      const bool equal = expected.displayed(row, column) == actual.displayed(row, column);
      if (!equal) marks[static_cast<std::size_t>(column)] = '^';
    }
    if (marks.find('^') != std::string::npos) text += fmt::format("|{}| |{}|\n", marks, marks);
  }
  return text + fmt::format("{} {}\n", edge, edge);
}

std::string_view end_name(Outcome::End end) {
  switch (end) {
    case Outcome::End::kProgramEnded:
      return "the program ended";
    case Outcome::End::kKeysUsedUp:
      return "";
    case Outcome::End::kControlC:
      return "ended by Control-C";
  }
  return "";
}

std::string last_keys(std::string_view typed) {
  if (typed.empty()) return "none yet";
  if (typed.size() <= kLastKeys) return escaped_keys(typed);
  return "..." + escaped_keys(typed.substr(typed.size() - kLastKeys));
}

}  // namespace

std::string grouped(uint64_t number) {
  std::string text;
  for (; number >= 1000; number /= 1000) text = fmt::format(",{:03}{}", number % 1000, text);
  return fmt::format("{}{}", number, text);
}

std::string escaped_keys(std::string_view keys) {
  std::string text;
  for (const char key : keys) {
    const auto code = static_cast<uint8_t>(key & 0x7F);
    const bool special = code == '\\' || code == '~' || code == '\'';
    if (code == '\r') {
      text += "\\r";
    } else if (code < 0x20 || code == 0x7F || special) {
      text += fmt::format("\\x{:02X}", code);
    } else {
      text += static_cast<char>(code);
    }
  }
  return text;
}

std::string summary(const Game& game, const Outcome& outcome) {
  const std::string who = fmt::format("{} seed {}", game.program, game.seed);
  if (outcome.difference) {
    return fmt::format("{}: different at frame {}, line {}", who,
                       grouped(outcome.difference->frame_number),
                       describe_line(*outcome.difference));
  }
  std::string text =
      fmt::format("{}: equal, {}, {}, {}", who, counted(outcome.frames, "frame"),
                  counted(outcome.keys_typed, "key"), counted(outcome.cycles, "cycle"));
  if (const auto name = end_name(outcome.end); !name.empty()) text += fmt::format(", {}", name);
  const std::size_t left = game.keys.size() - outcome.keys_typed;
  if (left > 0) text += fmt::format(", {} not asked for", counted(left, "key"));
  return text;
}

std::string difference_report(const Game& game, const Outcome& outcome) {
  const Difference& difference = *outcome.difference;
  const std::string_view typed = std::string_view(game.keys).substr(0, outcome.keys_typed);
  std::string again = fmt::format("triton compare {} --seed {} --keys '{}'", game.program,
                                  game.seed, escaped_keys(game.keys));
  if (!game.more_options.empty()) again += " " + game.more_options;
  return fmt::format("{} seed {}: different at frame {}, {} cycles after RUN\n", game.program,
                     game.seed, grouped(difference.frame_number), grouped(outcome.cycles)) +
         fmt::format("  reference: {}\n", describe_reference(difference)) +
         fmt::format("  machine:   {}\n", describe_machine(difference)) +
         fmt::format("  BASIC line: {}\n", describe_line(difference)) +
         screen_differences(difference) + describe_random_states(difference) +
         fmt::format("  keys typed: {} of {}; the last: {}\n", outcome.keys_typed, game.keys.size(),
                     last_keys(typed)) +
         side_by_side(difference.expected, difference.actual) + fmt::format("again: {}\n", again);
}

}  // namespace triton::compare
