// The production core's rows over a memory access that writes everything down.
#pragma once

#include <vector>

#include "emulator/chips/i8080_core.hpp"
#include "tests/chips/reference_8080.hpp"

namespace triton::testing {

/// Same duties as I8080FlatAccess; every access goes to a log, words as the two bytes they are. An
/// address beyond FFFF is a fault of the core and throws.
class TracingAccess {
 public:
  TracingAccess(I8080Memory& memory, std::vector<BusAccess>& log) : memory_(memory), log_(log) {}

  [[nodiscard]] uint8_t fetch(unsigned address) const {
    return note(BusAccess::Kind::kFetch, address, memory_.bytes.at(address));
  }
  [[nodiscard]] uint8_t read(unsigned address) const {
    return note(BusAccess::Kind::kRead, address, memory_.bytes.at(address));
  }
  [[nodiscard]] unsigned read_word(unsigned address) const {
    const unsigned low = read(address);
    const unsigned high = read((address + 1) & 0xFFFF);
    return low | high << 8;
  }
  [[nodiscard]] bool write(unsigned address, uint8_t value) {
    note(BusAccess::Kind::kWrite, address, value);
    const PageWrite page = memory_.pages.at(address >> 10);
    if (page == PageWrite::kStore) memory_.bytes[address] = value;
    return page != PageWrite::kDevice;
  }
  /// Words go byte by byte.
  [[nodiscard]] bool write_word(unsigned, unsigned) { return false; }

 private:
  uint8_t note(BusAccess::Kind kind, unsigned address, uint8_t value) const {
    log_.push_back({kind, static_cast<uint16_t>(address), value, 0});
    return value;
  }
  I8080Memory& memory_;
  std::vector<BusAccess>& log_;
};

inline void traced_step(I8080State& state, I8080Memory& memory, I8080Bus& bus,
                        std::vector<BusAccess>& log) {
  const bool never_stop = false;
  const uint64_t budget = state.halted ? 4 : 1;
  i8080_advance(state, TracingAccess(memory, log), bus, never_stop, budget);
}

}  // namespace triton::testing
