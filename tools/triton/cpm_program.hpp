// A CP/M program in a bare 8080: 64 KiB of RAM and as much of CP/M 2.2 as a program needs that only
// talks: CPU exercisers, calculators, small games.
//
// 0000  OUT 0        warm boot: the program is over
// 0005  OUT 1, RET   BDOS: the host does the work when OUT 1 has happened
// 005C, 006C         file control blocks of the first two arguments: drive, 8 + 3 characters, * as ?s
// 0080               the command tail: its length, then a blank and capitals, as the CCP leaves it
// 0100               the program; SP is FFFE, where a return address of 0000 lies
//
// All three instructions count as executed. BDOS functions (C), by the CP/M 2.2 interface guide:
//
//      0  end                             1  waits for a character, echoes it, A
//      2  character in E                  6  direct: E = FF asks (A, 00 for none), else writes E
//      9  string at DE, up to `$`        10  line into the buffer at DE, with rub out, ^U, ^X, ^C
//     11  A = FF where a character is there, else 00
//
// A result stands in A and L; B and H are 00. Of an answer that is not emulated the console is told
// at the first call; A and L are then FF for the file functions (15 to 40: "failed"), else 00.
//
// Ends without a warm boot: HLT; input that has ended while function 1 or 10 waits for it; a state
// that comes back although nothing was written and no input can come: the program can only wait.
// Loops of up to a million instructions are found so.
//
// Not emulated  every other BDOS function, the BIOS, ports other than 0 and 1 (read FF), interrupts.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/chips/i8080.hpp"

namespace triton {

/// What a program's console is connected to. Return is 0D.
class CpmConsole {
 public:
  CpmConsole() = default;
  CpmConsole(const CpmConsole&) = delete;
  CpmConsole& operator=(const CpmConsole&) = delete;
  virtual ~CpmConsole() = default;

  virtual void print(std::string_view text) = 0;
  /// Waits for a character; nothing where the input has ended.
  [[nodiscard]] virtual std::optional<uint8_t> read() = 0;
  /// Whether read() would not wait and has a character.
  [[nodiscard]] virtual bool is_ready() = 0;
  /// Whether no character will ever come. Known once is_ready() was asked.
  [[nodiscard]] virtual bool has_ended() const = 0;
  /// Once for each function of the BDOS that is not emulated, as it is called.
  virtual void not_emulated(unsigned function) = 0;
};

class CpmProgram final : private I8080Bus {
 public:
  static constexpr uint16_t kLoadAddress = 0x0100;
  static constexpr std::size_t kMaxBytes = 0x10000 - kLoadAddress;
  static constexpr std::size_t kLongestTail = 127;

  enum class End : uint8_t {
    kWarmBoot,
    kHalted,
    kLimit,
    kEndlessString,
    kInputEnded,   ///< while function waiting_function() waited for it
    kEndlessLoop,  ///< the program can only wait
  };

  /// `image` has at most kMaxBytes. Throws InputError for arguments that are not ASCII or longer
  /// than the command tail takes.
  CpmProgram(std::span<const uint8_t> image, const std::vector<std::string>& arguments,
             CpmConsole& console);

  /// Runs until the program is over, or `limit` T-states have passed.
  [[nodiscard]] End run(uint64_t limit);

  [[nodiscard]] const I8080State& cpu() const { return cpu_.state; }
  [[nodiscard]] unsigned waiting_function() const { return waiting_function_; }

 private:
  uint8_t in(uint8_t port, uint64_t cycle) override;
  void out(uint8_t port, uint8_t value, uint64_t cycle) override;
  void write(uint16_t address, uint8_t value, uint64_t cycle) override;

  void set_up_page_zero(const std::vector<std::string>& arguments);
  void fill_control_block(uint16_t address, std::string_view argument);
  /// Runs up to the cycle, a call of the BDOS included.
  void run_to(uint64_t cycle);
  /// Whether the state of now comes back with nothing done in between.
  [[nodiscard]] bool is_in_a_loop(uint64_t limit);
  void call_bdos();
  void answer(uint8_t value);
  void direct_console();
  void read_character();
  void read_line();
  [[nodiscard]] uint8_t status();
  void print(std::string_view text);
  void print_string(uint16_t address);
  void end(End reason);

  I8080 cpu_;
  I8080Memory memory_;
  CpmConsole& console_;
  std::set<unsigned> told_;
  std::optional<uint8_t> trap_;  ///< the port that was written to
  bool did_something_ = false;   ///< wrote, read, or may read when a character comes
  std::optional<End> end_;
  unsigned waiting_function_ = 0;
};

}  // namespace triton
