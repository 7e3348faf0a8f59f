#include "emulator/chips/vdu.hpp"

#include <algorithm>

namespace triton {

namespace {

constexpr uint8_t kStrobe = 0x80;
constexpr uint8_t kCodeMask = 0x7F;
constexpr uint8_t kBlank = 0x20;
constexpr uint8_t kLastRow = kScreenRows - 1;
constexpr uint8_t kLastColumn = kScreenColumns - 1;

constexpr uint64_t kStepMicroseconds = 1'000;
constexpr uint64_t kLineMicroseconds = 8'300;
constexpr uint64_t kPageMicroseconds = 132'000;

enum Command : uint8_t {
  kNothing = 0x00,
  kNothingEither = 0x04,
  kLeft = 0x08,
  kAdvance = 0x09,
  kLineFeed = 0x0A,
  kUp = 0x0B,
  kErasePage = 0x0C,
  kEraseLineAndReturn = 0x0D,
  kRoll = 0x1B,
  kHome = 0x1C,
  kReturn = 0x1D,
};

}  // namespace

bool is_valid(const VduState& state) {
  const bool codes_fit = std::all_of(state.ram.begin(), state.ram.end(),
                                     [](uint8_t code) { return code <= kCodeMask; });
  return codes_fit && state.start_row < kScreenRows && state.cursor_row < kScreenRows &&
         state.cursor_column < kScreenColumns && state.latch <= kCodeMask;
}

bool Vdu::write_port(uint8_t value, uint64_t cycle) {
  const bool strobe = (value & kStrobe) != 0;
  const bool rising = strobe && !state.strobe;
  state.strobe = strobe;
  if (!strobe) state.latch = value & kCodeMask;
  if (!rising) return false;

  const uint8_t code = state.latch;
  if (timing == VduTiming::kReal) {
    if (cycle < state.busy_until) {
      ++state.lost_strobes;
      return false;
    }
    state.busy_until = cycle + busy_microseconds(code) * clock_hz / 1'000'000;
  }
  if (code == kNothing || code == kNothingEither) return false;
  const unsigned cell = cursor_cell();
  execute(code);
  record(ScreenWrite::Source::kController, code, cell, cycle);
  return true;
}

void Vdu::write_ram(unsigned cell, uint8_t code, uint64_t cycle) {
  cell %= kScreenCells;
  code &= kCodeMask;
  state.ram[cell] = code;
  if (noting_accesses) accesses.push_back(cycle);
  record(ScreenWrite::Source::kCpu, code, cell, cycle);
}

uint64_t Vdu::busy_microseconds(uint8_t code) const {
  switch (code) {
    case kNothing:
    case kNothingEither:
      return 0;
    case kErasePage:
    case kHome:
      return kPageMicroseconds;
    case kLineFeed:
    case kEraseLineAndReturn:
    case kRoll:
    case kReturn:
      return kLineMicroseconds;
    case kLeft:
      return state.cursor_column == 0 ? kLineMicroseconds : kStepMicroseconds;
    default:
      return kStepMicroseconds;
  }
}

void Vdu::record(ScreenWrite::Source source, uint8_t code, unsigned cell, uint64_t cycle) {
  if (!tracing) return;
  trace.push_back({cycle, source, code, static_cast<uint16_t>(cell), state.start_row,
                   state.cursor_row, state.cursor_column});
}

void Vdu::execute(uint8_t code) {
  switch (code) {
    case kLeft:
      return move_left();
    case kAdvance:
      return move_right_without_scrolling();
    case kLineFeed:
      return line_feed(true);
    case kUp:
      return move_up();
    case kErasePage:
      erase_page();
      return home();
    case kEraseLineAndReturn:
      erase_to_end_of_line();
      state.cursor_column = 0;
      return;
    case kRoll:
      return line_feed(false);
    case kHome:
      return home();
    case kReturn:
      state.cursor_column = 0;
      return;
    default:
      return write_and_advance(code);
  }
}

void Vdu::write_and_advance(uint8_t code) {
  state.ram[cursor_cell()] = code;
  if (state.cursor_column < kLastColumn) {
    ++state.cursor_column;
    return;
  }
  state.cursor_column = 0;
  line_feed(true);
}

void Vdu::move_left() {
  if (state.cursor_column > 0) {
    --state.cursor_column;
    return;
  }
  state.cursor_column = kLastColumn;
  move_up();
}

void Vdu::move_right_without_scrolling() {
  if (state.cursor_column < kLastColumn) {
    ++state.cursor_column;
    return;
  }
  state.cursor_column = 0;
  state.cursor_row = state.cursor_row == kLastRow ? 0 : state.cursor_row + 1;
}

void Vdu::move_up() { state.cursor_row = state.cursor_row == 0 ? kLastRow : state.cursor_row - 1; }

void Vdu::line_feed(bool blank_new_row) {
  if (state.cursor_row < kLastRow) {
    ++state.cursor_row;
    return;
  }
  state.start_row = (state.start_row + 1) % kScreenRows;
  if (!blank_new_row) return;
  const std::size_t new_row = (state.start_row + kLastRow) % kScreenRows;
  std::fill_n(state.ram.begin() + new_row * kScreenColumns, kScreenColumns, kBlank);
}

void Vdu::erase_page() { state.ram.fill(kBlank); }

void Vdu::erase_to_end_of_line() {
  if (state.cursor_column == 0) return;
  std::fill_n(state.ram.begin() + cursor_cell(), kScreenColumns - state.cursor_column, kBlank);
}

void Vdu::home() {
  state.start_row = 0;
  state.cursor_row = 0;
  state.cursor_column = 0;
}

}  // namespace triton
