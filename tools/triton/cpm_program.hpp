// A CP/M program in a bare 8080: 64 KiB of RAM and just enough of CP/M for CPU test programs.
//
// 0000  OUT 0        warm boot: the program is over
// 0005  OUT 1, RET   BDOS: the host does the work when OUT 1 happens
// 0100               the program; SP is FFFE, where a return address of 0000 lies
//
// All three instructions count as executed. BDOS functions: 0 (end), 2 (character in E), 9 (string
// at DE, up to `$`).
//
// Not emulated  every other BDOS function (returns at once; unsupported_functions() tells), the
//               BIOS, the command tail, ports other than 0 and 1 (read FF), interrupts.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string_view>

#include "emulator/chips/i8080.hpp"

namespace triton {

class CpmProgram final : private I8080Bus {
 public:
  using Print = std::function<void(std::string_view)>;

  static constexpr uint16_t kLoadAddress = 0x0100;
  static constexpr std::size_t kMaxBytes = 0x10000 - kLoadAddress;

  enum class End : uint8_t { kWarmBoot, kHalted, kLimit, kEndlessString };

  /// `image` has at most kMaxBytes; `print` gets the console output as it comes.
  CpmProgram(std::span<const uint8_t> image, Print print);

  /// Runs until the program is over, halts for good, prints a string without an end, or `limit`
  /// T-states have passed.
  [[nodiscard]] End run(uint64_t limit);

  [[nodiscard]] const I8080State& cpu() const { return cpu_.state; }
  [[nodiscard]] const std::set<unsigned>& unsupported_functions() const { return unsupported_; }

 private:
  uint8_t in(uint8_t port, uint64_t cycle) override;
  void out(uint8_t port, uint8_t value, uint64_t cycle) override;
  void write(uint16_t address, uint8_t value, uint64_t cycle) override;
  void call_bdos();
  void print_string(uint16_t address);
  void end(End reason);

  I8080 cpu_;
  I8080Memory memory_;
  Print print_;
  std::set<unsigned> unsupported_;
  bool ended_ = false;
  End reason_ = End::kLimit;
};

}  // namespace triton
