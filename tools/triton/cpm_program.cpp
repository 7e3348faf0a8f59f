#include "tools/triton/cpm_program.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/support/errors.hpp"

namespace triton {

namespace {

constexpr uint8_t kOutOpcode = 0xD3;
constexpr uint8_t kRetOpcode = 0xC9;
constexpr uint8_t kWarmBootPort = 0;
constexpr uint8_t kBdosPort = 1;
constexpr uint16_t kBdosAddress = 0x0005;
constexpr uint16_t kInitialStack = 0xFFFE;
constexpr uint8_t kNothing = 0xFF;

constexpr uint16_t kFirstControlBlock = 0x005C;
constexpr uint16_t kSecondControlBlock = 0x006C;
constexpr std::size_t kNameLength = 8;
constexpr std::size_t kTypeLength = 3;
constexpr uint16_t kCommandTail = 0x0080;

enum BdosFunction : unsigned {
  kSystemReset = 0,
  kConsoleInput = 1,
  kConsoleOutput = 2,
  kDirectConsole = 6,
  kPrintString = 9,
  kReadLine = 10,
  kConsoleStatus = 11,
  kFirstFileFunction = 15,
  kLastFileFunction = 40,
};

constexpr uint8_t kAsks = 0xFF;
constexpr uint8_t kIsReady = 0xFF;
constexpr uint8_t kFailed = 0xFF;

constexpr uint8_t kControlC = 0x03;
constexpr uint8_t kBackspace = 0x08;
constexpr uint8_t kTab = 0x09;
constexpr uint8_t kLineFeed = 0x0A;
constexpr uint8_t kReturn = 0x0D;
constexpr uint8_t kControlU = 0x15;
constexpr uint8_t kControlX = 0x18;
constexpr uint8_t kRubout = 0x7F;

// A loop is looked for after so many T-states, then after twice as many, and so on.
constexpr uint64_t kFirstLook = uint64_t{1} << 22;
constexpr unsigned kLongestLoop = 1U << 20;

char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// The registers, without the counts of time.
I8080State registers_of(I8080State state) {
  state.cycles = state.instructions = 0;
  return state;
}

}  // namespace

CpmProgram::CpmProgram(std::span<const uint8_t> image, const std::vector<std::string>& arguments,
                       CpmConsole& console)
    : console_(console) {
  memory_.bytes.fill(0);
  memory_.pages.fill(PageWrite::kStore);
  memory_.bytes[0] = kOutOpcode;
  memory_.bytes[1] = kWarmBootPort;
  memory_.bytes[kBdosAddress] = kOutOpcode;
  memory_.bytes[kBdosAddress + 1] = kBdosPort;
  memory_.bytes[kBdosAddress + 2] = kRetOpcode;
  set_up_page_zero(arguments);
  std::copy(image.begin(), image.end(), memory_.bytes.begin() + kLoadAddress);
  cpu_.state.pc = kLoadAddress;
  cpu_.state.sp = kInitialStack;
}

void CpmProgram::set_up_page_zero(const std::vector<std::string>& arguments) {
  std::string tail;
  for (const std::string& argument : arguments) {
    for (const char c : argument) {
      if (static_cast<unsigned char>(c) >= 0x80) {
        throw InputError(fmt::format("argument {}: expected ASCII", argument));
      }
    }
    tail += ' ';
    std::transform(argument.begin(), argument.end(), std::back_inserter(tail), capital);
  }
  if (tail.size() > kLongestTail) {
    throw InputError(
        fmt::format("{} characters of arguments, expected at most {}, which is what "
                    "a command tail takes",
                    tail.size(), kLongestTail));
  }
  memory_.bytes[kCommandTail] = static_cast<uint8_t>(tail.size());
  std::copy(tail.begin(), tail.end(), memory_.bytes.begin() + kCommandTail + 1);
  fill_control_block(kFirstControlBlock, arguments.empty() ? "" : arguments[0]);
  fill_control_block(kSecondControlBlock, arguments.size() < 2 ? "" : arguments[1]);
}

void CpmProgram::fill_control_block(uint16_t address, std::string_view argument) {
  auto* const bytes = memory_.bytes.data() + address;
  const auto fill = [&argument](uint8_t* field, std::size_t length) {
    constexpr std::string_view kDelimiters = " =_.:;<>,";
    std::size_t used = 0;
    while (!argument.empty() && kDelimiters.find(argument.front()) == std::string_view::npos) {
      const char c = capital(argument.front());
      argument.remove_prefix(1);
      if (c == '*') {
        while (used < length) field[used++] = '?';
      } else if (used < length) {
        field[used++] = static_cast<uint8_t>(c);
      }
    }
    std::fill(field + used, field + length, uint8_t{' '});
  };
  const bool has_drive = argument.size() > 1 && argument[1] == ':' && capital(argument[0]) >= 'A' &&
                         capital(argument[0]) <= 'P';
  if (has_drive) {
    bytes[0] = static_cast<uint8_t>(capital(argument[0]) - 'A' + 1);
    argument.remove_prefix(2);
  }
  fill(bytes + 1, kNameLength);
  if (argument.starts_with('.')) argument.remove_prefix(1);
  fill(bytes + 1 + kNameLength, kTypeLength);
}

CpmProgram::End CpmProgram::run(uint64_t limit) {
  uint64_t next_look = kFirstLook;
  while (!end_) {
    run_to(std::min(limit, next_look));
    if (end_) break;
    if (cpu_.state.halted) {
      end(End::kHalted);
    } else if (cpu_.state.cycles >= limit) {
      end(End::kLimit);
    } else if (cpu_.state.cycles >= next_look) {
      next_look = cpu_.state.cycles * 2;
      if (is_in_a_loop(limit)) end(End::kEndlessLoop);
    }
  }
  return *end_;
}

void CpmProgram::run_to(uint64_t cycle) {
  cpu_.run_until_asleep(memory_, *this, cycle);
  if (!trap_) return;
  const uint8_t port = *trap_;
  trap_.reset();
  if (port == kBdosPort) {
    call_bdos();
  } else {
    end(End::kWarmBoot);
  }
}

bool CpmProgram::is_in_a_loop(uint64_t limit) {
  const I8080State registers = registers_of(cpu_.state);
  const auto bytes = memory_.bytes;
  did_something_ = false;
  for (unsigned i = 0; i < kLongestLoop; ++i) {
    run_to(cpu_.state.cycles + 1);
    if (end_ || did_something_ || cpu_.state.halted || cpu_.state.cycles >= limit) return false;
    if (registers_of(cpu_.state) == registers && memory_.bytes == bytes) return true;
  }
  return false;
}

uint8_t CpmProgram::in(uint8_t, uint64_t) { return kNothing; }

void CpmProgram::out(uint8_t port, uint8_t, uint64_t) {
  if (port != kWarmBootPort && port != kBdosPort) return;
  trap_ = port;
  cpu_.request_stop();
}

void CpmProgram::write(uint16_t, uint8_t, uint64_t) {}  // no device pages here

void CpmProgram::call_bdos() {
  const unsigned function = cpu_.state.bc & 0xFFu;
  waiting_function_ = function;
  switch (function) {
    case kSystemReset:
      return end(End::kWarmBoot);
    case kConsoleInput:
      return read_character();
    case kConsoleOutput: {
      const auto character = static_cast<char>(cpu_.state.de & 0xFF);
      return print({&character, 1});
    }
    case kDirectConsole:
      return direct_console();
    case kPrintString:
      return print_string(cpu_.state.de);
    case kReadLine:
      return read_line();
    case kConsoleStatus:
      return answer(status());
    default:
      if (told_.insert(function).second) console_.not_emulated(function);
      answer(function >= kFirstFileFunction && function <= kLastFileFunction ? kFailed : 0);
  }
}

void CpmProgram::answer(uint8_t value) {
  cpu_.state.a = value;
  cpu_.state.hl = value;
  cpu_.state.bc &= 0xFF;
}

uint8_t CpmProgram::status() {
  const bool is_ready = console_.is_ready();
  if (is_ready || !console_.has_ended()) did_something_ = true;
  return is_ready ? kIsReady : 0;
}

void CpmProgram::direct_console() {
  const auto character = static_cast<uint8_t>(cpu_.state.de & 0xFF);
  if (character != kAsks) {
    const auto text = static_cast<char>(character);
    return print({&text, 1});
  }
  answer(status() == kIsReady ? console_.read().value_or(0) : uint8_t{0});
}

void CpmProgram::read_character() {
  const auto character = console_.read();
  if (!character) return end(End::kInputEnded);
  const bool is_echoed = *character >= ' ' || *character == kReturn || *character == kLineFeed ||
                         *character == kTab || *character == kBackspace;
  const auto echo = static_cast<char>(*character);
  if (is_echoed) print({&echo, 1});
  answer(*character);
}

void CpmProgram::read_line() {
  const uint16_t buffer = cpu_.state.de;
  const auto at = [&](unsigned offset) -> uint8_t& {
    return memory_.bytes[static_cast<uint16_t>(buffer + offset)];
  };
  const unsigned most = std::max<unsigned>(at(0), 1);
  const auto width = [&](unsigned i) { return at(2 + i) < ' ' ? 2U : 1U; };
  unsigned count = 0;
  const auto erase_last = [&] {
    --count;
    for (unsigned i = 0; i < width(count); ++i) print("\b \b");
  };
  while (count < most) {
    const auto character = console_.read();
    if (!character && count == 0) return end(End::kInputEnded);
    if (!character || *character == kReturn || *character == kLineFeed) break;
    if (*character == kControlC && count == 0) return end(End::kWarmBoot);
    if (*character == kBackspace || *character == kRubout) {
      if (count > 0) erase_last();
    } else if (*character == kControlX || *character == kControlU) {
      while (count > 0) erase_last();
    } else {
      at(2 + count++) = *character;
      const std::string echo = *character < ' '
                                   ? std::string{'^', static_cast<char>(*character + 0x40)}
                                   : std::string(1, static_cast<char>(*character));
      print(echo);
    }
  }
  at(1) = static_cast<uint8_t>(count);
  print("\r");
  answer(0);
}

void CpmProgram::print(std::string_view text) {
  did_something_ = true;
  console_.print(text);
}

void CpmProgram::print_string(uint16_t address) {
  std::string text;
  while (memory_.bytes[address] != '$') {
    text += static_cast<char>(memory_.bytes[address++]);
    if (text.size() == memory_.bytes.size()) return end(End::kEndlessString);
  }
  print(text);
}

void CpmProgram::end(End reason) { end_ = reason; }

}  // namespace triton
