#include "emulator/chips/eprom_programmer.hpp"

#include <algorithm>

namespace triton {
namespace {

enum Port : unsigned { kData, kAddressLow, kControl, kControlWord };

constexpr uint8_t kAddressHigh = 0x03;
constexpr uint8_t kSelect = 0x04;
constexpr uint8_t kProgram = 0x08;
constexpr uint8_t kLowHalf = 0x0F;
constexpr uint8_t kNotBusy = 0x70;
constexpr uint8_t kBusy = 0xF0;
constexpr uint8_t kModeWord = 0x80;
constexpr uint8_t kDataIn = 0x10;
constexpr uint8_t kOpen = 0xFF;
constexpr uint64_t kPulsesASecond = 1'000;

}  // namespace

void EpromProgrammer::fit(std::span<const uint8_t, kEpromBytes> cells) {
  state = {};
  std::copy(cells.begin(), cells.end(), state.cells.begin());
  state.fitted = true;
}

void EpromProgrammer::reset() {
  state.data_in = true;
  state.data = 0;
  state.address_low = 0;
  state.control = 0;
}

std::size_t EpromProgrammer::address() const {
  return static_cast<std::size_t>(state.control & kAddressHigh) << 8 | state.address_low;
}

bool EpromProgrammer::selected() const { return (state.control & kSelect) != 0; }

uint8_t EpromProgrammer::read(unsigned port, uint64_t cycle) const {
  if (!state.fitted) return kOpen;
  switch (port) {
    case kData:
      if (!state.data_in) return state.data;
      return selected() ? state.cells[address()] : kOpen;
    case kAddressLow:
      return state.address_low;
    case kControl:
      return static_cast<uint8_t>((cycle < state.busy_until ? kBusy : kNotBusy) | state.control);
    default:
      return kOpen;
  }
}

void EpromProgrammer::write(unsigned port, uint8_t value, uint64_t cycle) {
  if (!state.fitted) return;
  switch (port) {
    case kData:
      state.data = value;
      break;
    case kAddressLow:
      state.address_low = value;
      break;
    case kControl:
      set_control(value & kLowHalf, cycle);
      break;
    case kControlWord:
      write_control_word(value, cycle);
      break;
    default:
      break;
  }
}

void EpromProgrammer::write_control_word(uint8_t value, uint64_t cycle) {
  if ((value & kModeWord) != 0) {
    reset();
    state.data_in = (value & kDataIn) != 0;
    return;
  }
  const auto bit = static_cast<uint8_t>(1u << (value >> 1 & 7));
  const bool on = (value & 1) != 0;
  const auto changed = static_cast<uint8_t>(on ? state.control | bit : state.control & ~bit);
  set_control(changed & kLowHalf, cycle);
}

void EpromProgrammer::set_control(uint8_t value, uint64_t cycle) {
  const bool rising = (value & kProgram) != 0 && (state.control & kProgram) == 0;
  state.control = value;
  if (!rising || state.data_in || cycle < state.busy_until) return;
  state.busy_until = cycle + clock_hz / kPulsesASecond;
  uint8_t& cell = state.cells[address()];
  state.programmed = state.programmed || (cell & state.data) != cell;
  cell &= state.data;
}

}  // namespace triton
