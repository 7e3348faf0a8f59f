#include "tests/firmware/desk.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "emulator/formats/firmware.hpp"

namespace triton::firmware_test {

namespace {

constexpr uint64_t kPollCycles = 1'000;
constexpr uint64_t kLongestWait = 80'000'000;

/// In the notation of Session::type.
std::string key_text(const std::string& characters) {
  std::string text;
  for (const char character : characters) {
    text += fmt::format("\\x{:02X}", static_cast<unsigned>(character));
  }
  return text;
}

}  // namespace

Desk::Desk(const TritonConfig& config) : session_(load_firmware(TRITON_DATA_DIR), config) {
  machine().screen().tracing = true;
  session_.boot();
  (void)printed();
}

uint16_t Desk::symbol(const std::string& name) const {
  return symbol_value(session_.firmware().symbols, name);
}

std::string Desk::printed() {
  std::string text;
  std::vector<ScreenWrite>& trace = machine().screen().trace;
  for (const ScreenWrite& write : trace) {
    if (write.source == ScreenWrite::Source::kCpu) {
      text += fmt::format("[{}={:02X}]", write.cell + 1, write.code);
    } else if (write.code == '\n' && text.ends_with('\r')) {
      text.back() = '\n';
    } else {
      text += static_cast<char>(write.code);
    }
  }
  trace.clear();
  return text;
}

void Desk::queue(const std::string& characters) { session_.type(key_text(characters)); }

std::string Desk::keys(const std::string& characters) {
  queue(characters);
  session_.run_until_idle();
  return printed();
}

std::string Desk::watch(uint64_t cycles) {
  session_.advance(cycles);
  return printed();
}

std::string Desk::press(uint8_t character) {
  machine().press_key(key_code_for_character(character));
  const uint64_t end = machine().cycles() + kLongestWait;
  while (!machine().key_was_read() && machine().cycles() < end) session_.advance(kPollCycles);
  EXPECT_TRUE(machine().key_was_read()) << "nobody read the key";
  machine().release_key();
  session_.run_until_idle();
  return printed();
}

std::string Desk::type(const std::string& line) {
  std::string text = keys(line + '\r');
  const std::string echo = line + '\n';
  EXPECT_EQ(text.substr(0, echo.size()), echo);
  return text.substr(std::min(echo.size(), text.size()));
}

std::string Desk::direct(const std::string& line) {
  std::string text = type(line);
  EXPECT_TRUE(text.ends_with(kOk)) << text;
  text.resize(text.size() - std::min(kOk.size(), text.size()));
  return text;
}

std::string Desk::run(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) EXPECT_EQ(type(line), ">") << line;
  return direct("RUN");
}

std::string Desk::value(const std::string& expression) {
  std::string text = direct("PRINT #1," + expression);
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

int Desk::variable(char name) const {
  const auto address = static_cast<uint16_t>(symbol("VARS") + 2 * (name - 'A'));
  return static_cast<int16_t>(session_.machine().peek_word(address));
}

void Desk::poke(uint16_t address, const std::vector<uint8_t>& bytes) {
  for (const uint8_t byte : bytes) EXPECT_TRUE(machine().poke(address++, byte));
}

void Desk::poke_word(uint16_t address, uint16_t word) {
  poke(address, {static_cast<uint8_t>(word & 0xFF), static_cast<uint8_t>(word >> 8)});
}

Desk at_basic() {
  static const Desk desk = [] {
    Desk fresh;
    (void)fresh.keys("T");
    return fresh;
  }();
  return desk;
}

std::string value(const std::string& expression) { return at_basic().value(expression); }
std::string direct(const std::string& line) { return at_basic().direct(line); }
std::string run(const std::vector<std::string>& lines) { return at_basic().run(lines); }

}  // namespace triton::firmware_test
