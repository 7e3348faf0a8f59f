// A CPU with 64 KiB of RAM and a bus that remembers, for tests of single instructions.
#pragma once

#include <initializer_list>
#include <vector>

#include "emulator/chips/i8080.hpp"

namespace triton::testing {

/// What came to the bus, in order.
struct BusEvent {
  enum class Kind : uint8_t { kIn, kOut, kWrite };
  Kind kind;
  uint16_t address;  ///< port or memory address
  uint8_t value;
  uint64_t cycle;
  uint16_t pc;  ///< I8080State::pc during the callback
  bool operator==(const BusEvent&) const = default;
};

class RecordingBus : public I8080Bus {
 public:
  explicit RecordingBus(I8080& cpu) : cpu_(cpu) {}

  uint8_t in(uint8_t port, uint64_t cycle) override {
    add(BusEvent::Kind::kIn, port, input, cycle);
    return input;
  }
  void out(uint8_t port, uint8_t value, uint64_t cycle) override {
    add(BusEvent::Kind::kOut, port, value, cycle);
  }
  void write(uint16_t address, uint8_t value, uint64_t cycle) override {
    add(BusEvent::Kind::kWrite, address, value, cycle);
  }

  uint8_t input = 0xFF;         ///< what every port reads
  bool stop_at_event = false;   ///< calls request_stop() at every event
  unsigned interrupt_line = 0;  ///< not 0: asks for this interrupt at every event
  std::vector<BusEvent> events;

 private:
  void add(BusEvent::Kind kind, uint16_t address, uint8_t value, uint64_t cycle) {
    events.push_back({kind, address, value, cycle, cpu_.state.pc});
    if (stop_at_event) cpu_.request_stop();
    if (interrupt_line != 0) cpu_.request_interrupt(interrupt_line);
  }
  I8080& cpu_;
};

/// CPU, RAM everywhere, recording bus. Programs are put where the test wants them.
class BareCpu {
 public:
  BareCpu() {
    memory.bytes.fill(0);
    memory.pages.fill(PageWrite::kStore);
  }
  explicit BareCpu(std::initializer_list<uint8_t> program, uint16_t address = 0) : BareCpu() {
    put(address, program);
    cpu.state.pc = address;
    cpu.state.sp = 0x8000;
  }
  void put(uint16_t address, std::initializer_list<uint8_t> bytes) {
    for (const uint8_t byte : bytes) memory.bytes[address++] = byte;
  }
  void step(unsigned count = 1) {
    for (unsigned i = 0; i < count; ++i) cpu.step(memory, bus);
  }
  void run(uint64_t until_cycle) { cpu.run(memory, bus, until_cycle); }
  [[nodiscard]] I8080State& state() { return cpu.state; }
  [[nodiscard]] uint16_t word(uint16_t address) const {
    return static_cast<uint16_t>(memory.bytes[address] |
                                 memory.bytes[static_cast<uint16_t>(address + 1)] << 8);
  }

  I8080 cpu;
  I8080Memory memory;
  RecordingBus bus{cpu};
};

}  // namespace triton::testing
