// A second 8080, slow and plain: the instruction is taken apart by its bit fields, arithmetic is
// bit by bit (bitwise_alu.hpp), and time is counted machine cycle by machine cycle as in Intel's
// timing diagrams. It shares only the plain data types of i8080.hpp with the core that it checks.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "emulator/chips/i8080.hpp"
#include "tests/chips/bitwise_alu.hpp"

namespace triton::testing {

/// One use of the bus.
struct BusAccess {
  enum class Kind : uint8_t { kFetch, kRead, kWrite, kIn, kOut };
  Kind kind;
  uint16_t address;  ///< or the port
  uint8_t value;
  uint64_t t_state;  ///< at which its machine cycle begins
};

class Reference8080 {
 public:
  Reference8080(const I8080State& state, I8080Memory& memory, I8080Bus& bus);

  /// One instruction, an interrupt taken, or four idle T-states of a halted CPU.
  void step();
  void request_interrupt(unsigned line) { requests_[line] = true; }
  void set_state(const I8080State& state);

  [[nodiscard]] I8080State state() const;
  [[nodiscard]] bool asleep() const { return halted_ && !(inte_ && any_request()); }
  /// Address of the instruction under way; for an interrupt, the address that it interrupts.
  [[nodiscard]] uint16_t instruction_address() const { return instruction_address_; }
  [[nodiscard]] uint64_t t_states() const { return t_states_; }
  /// Lets time pass in a CPU that is asleep.
  void skip_to(uint64_t t_states) { t_states_ = t_states; }

  /// What the last step() did on the bus.
  [[nodiscard]] const std::vector<BusAccess>& accesses() const { return accesses_; }

 private:
  // Register numbers as in the opcodes' three-bit fields; 6 is memory at HL.
  enum : unsigned { kB, kC, kD, kE, kH, kL, kM, kA };

  [[nodiscard]] bool any_request() const;
  [[nodiscard]] uint16_t pair(unsigned high) const;
  void set_pair(unsigned high, unsigned value);
  [[nodiscard]] uint16_t wide_register(unsigned number) const;
  void set_wide_register(unsigned number, unsigned value);
  [[nodiscard]] uint8_t flags_byte() const;
  void set_flags_byte(uint8_t value);
  [[nodiscard]] bool condition(unsigned number) const;

  // Machine cycles.
  uint8_t fetch();
  uint8_t read(unsigned address);
  void write(unsigned address, uint8_t value);
  void internal_states(unsigned count) { t_states_ += count; }
  uint8_t operand();
  uint16_t wide_operand();
  void push(uint16_t value);
  uint16_t pop();
  uint8_t register_or_memory(unsigned number);
  void set_register_or_memory(unsigned number, uint8_t value);

  void take_interrupt();
  void execute(unsigned opcode);
  void execute_00_to_3f(unsigned opcode);
  void rotate_or_adjust(unsigned operation);
  void arithmetic(unsigned operation, uint8_t operand);
  void execute_c0_to_ff(unsigned opcode);

  uint8_t registers_[8] = {};
  AluFlags flags_;
  uint16_t sp_ = 0;
  uint16_t pc_ = 0;
  bool inte_ = false;
  bool shadow_ = false;
  bool halted_ = false;
  std::array<bool, 8> requests_ = {};
  uint64_t t_states_ = 0;
  uint64_t instructions_ = 0;

  I8080Memory& memory_;
  I8080Bus& bus_;
  uint16_t instruction_address_ = 0;
  uint64_t instruction_start_ = 0;
  std::vector<BusAccess> accesses_;
};

}  // namespace triton::testing
