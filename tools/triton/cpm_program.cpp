#include "tools/triton/cpm_program.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace triton {

namespace {

constexpr uint8_t kOutOpcode = 0xD3;
constexpr uint8_t kRetOpcode = 0xC9;
constexpr uint8_t kWarmBootPort = 0;
constexpr uint8_t kBdosPort = 1;
constexpr uint16_t kBdosAddress = 0x0005;
constexpr uint16_t kInitialStack = 0xFFFE;
constexpr uint8_t kNothing = 0xFF;

constexpr unsigned kSystemReset = 0;
constexpr unsigned kConsoleOutput = 2;
constexpr unsigned kPrintString = 9;

}  // namespace

CpmProgram::CpmProgram(std::span<const uint8_t> image, Print print) : print_(std::move(print)) {
  memory_.bytes.fill(0);
  memory_.pages.fill(PageWrite::kStore);
  memory_.bytes[0] = kOutOpcode;
  memory_.bytes[1] = kWarmBootPort;
  memory_.bytes[kBdosAddress] = kOutOpcode;
  memory_.bytes[kBdosAddress + 1] = kBdosPort;
  memory_.bytes[kBdosAddress + 2] = kRetOpcode;
  std::copy(image.begin(), image.end(), memory_.bytes.begin() + kLoadAddress);
  cpu_.state.pc = kLoadAddress;
  cpu_.state.sp = kInitialStack;
}

CpmProgram::End CpmProgram::run(uint64_t limit) {
  cpu_.run_until_asleep(memory_, *this, limit);
  if (ended_) return reason_;
  return cpu_.state.halted ? End::kHalted : End::kLimit;
}

uint8_t CpmProgram::in(uint8_t, uint64_t) { return kNothing; }

void CpmProgram::out(uint8_t port, uint8_t, uint64_t) {
  if (port == kWarmBootPort) end(End::kWarmBoot);
  if (port == kBdosPort) call_bdos();
}

void CpmProgram::write(uint16_t, uint8_t, uint64_t) {}  // no device pages here

void CpmProgram::call_bdos() {
  const unsigned function = cpu_.state.bc & 0xFFu;
  switch (function) {
    case kSystemReset:
      end(End::kWarmBoot);
      break;
    case kConsoleOutput: {
      const auto character = static_cast<char>(cpu_.state.de & 0xFF);
      print_({&character, 1});
      break;
    }
    case kPrintString:
      print_string(cpu_.state.de);
      break;
    default:
      unsupported_.insert(function);
      break;
  }
}

void CpmProgram::print_string(uint16_t address) {
  std::string text;
  while (memory_.bytes[address] != '$') {
    text += static_cast<char>(memory_.bytes[address++]);
    if (text.size() == memory_.bytes.size()) {
      end(End::kEndlessString);
      return;
    }
  }
  print_(text);
}

void CpmProgram::end(End reason) {
  ended_ = true;
  reason_ = reason;
  cpu_.request_stop();
}

}  // namespace triton
