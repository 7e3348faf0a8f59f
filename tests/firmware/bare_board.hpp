// The CPU with our monitor and as much RAM as wanted, a UART that takes and gives whole bytes, a
// keyboard with a typist, and the codes that port 5 gets: enough to run the monitor's tape
// functions without the machine, its clock or its modem, and SCANMEM with RAM that no card has.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "emulator/chips/i8080.hpp"

namespace triton::firmware_test {

class BareBoard final : private I8080Bus {
 public:
  /// RAM from 1400 to below `ram_end`. Runs to the monitor's prompt.
  explicit BareBoard(uint32_t ram_end = 0x4000);

  /// Types characters, then runs until a key is asked for, or for `cycles`.
  void run(const std::string& characters, uint64_t cycles = 400'000'000);
  [[nodiscard]] uint8_t peek(uint16_t address) const { return memory_.bytes[address]; }
  void poke(uint16_t address, const std::vector<uint8_t>& bytes);
  void press_interrupt(unsigned line) { cpu_.request_interrupt(line); }

  std::deque<uint8_t> tape_in;  ///< bytes that port 4 will give
  std::string printed;          ///< codes, CR LF as `\n`

  struct Sent {
    uint8_t byte;
    uint64_t cycle;
  };
  std::vector<Sent> tape_out;
  struct RelaySwitch {
    uint8_t value;
    uint64_t cycle;
  };
  std::vector<RelaySwitch> relay;

  /// 12 bits at 300 baud at 0.8 MHz.
  static constexpr uint64_t kByteCycles = 32'000;

 private:
  uint8_t in(uint8_t port, uint64_t cycle) override;
  void out(uint8_t port, uint8_t value, uint64_t cycle) override;
  void write(uint16_t address, uint8_t value, uint64_t cycle) override;
  uint8_t key_port(uint64_t cycle);

  uint32_t ram_end_;
  I8080 cpu_;
  I8080Memory memory_;
  std::deque<uint8_t> keys_;
  unsigned key_polls_ = 0;
  uint64_t key_down_until_ = 0;
  uint8_t vdu_latch_ = 0;
  uint64_t transmitter_free_ = 0;
  uint64_t next_byte_ = 0;
};

}  // namespace triton::firmware_test
