// What statements cost in T-states: players wait for these. The figures are stated in
// basic_interp/README.md and held there; whoever makes the firmware slower, or faster, shall
// notice.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "emulator/host/files.hpp"
#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

constexpr int kRepetitions = 500;
constexpr int kLinesBetween = 200;

const Firmware& our_firmware() {
  static const Firmware firmware = Desk().session().firmware();
  return firmware;
}

/// From RUN to the prompt.
uint64_t cycles_of(const std::string& listing, const Firmware& firmware = our_firmware()) {
  Session session(firmware);
  session.boot();
  session.load_listing(parse_listing(listing, "test"));
  session.start_basic();
  session.run_program(1);
  const uint64_t start = session.machine().cycles();
  session.run_until_idle();
  return session.machine().cycles() - start;
}

/// Cycles of one statement in a loop.
uint64_t cycles_of_statement(const std::string& statement) {
  const std::string loop = "10 FOR I=1 TO {}\n20 {}NEXT I\n";
  const uint64_t empty = cycles_of(fmt::format(fmt::runtime(loop), kRepetitions, ""));
  const uint64_t full = cycles_of(fmt::format(fmt::runtime(loop), kRepetitions, statement + ";"));
  return (full - empty) / kRepetitions;
}

/// One turn of an empty loop.
uint64_t cycles_of_loop() {
  const uint64_t once = cycles_of("10 FOR I=1 TO 1;NEXT I\n");
  const uint64_t often = cycles_of(fmt::format("10 FOR I=1 TO {};NEXT I\n", kRepetitions + 1));
  return (often - once) / kRepetitions;
}

/// GOTO over so many lines, with the IF that counts and a GOTO over none.
uint64_t cycles_of_jump(int lines_between, const Firmware& firmware = our_firmware()) {
  std::string listing = "10 A=0\n20 GOTO 9000\n";
  for (int i = 0; i < lines_between; ++i) {
    listing += fmt::format("{} REM ABCDEFGHIJKLMNOPQRSTUVWXYZ\n", 1000 + 10 * i);
  }
  listing += fmt::format("9000 A=A+1;IF A<{} GOTO 20\n", kRepetitions);
  return cycles_of(listing, firmware) / kRepetitions;
}

/// The firmware with the search of a Palo Alto style interpreter: every GOTO looks through the
/// program from its first line on. At FNDLN1 stands CNZ SEEK, which a CALL replaces.
Firmware with_plain_search() {
  constexpr uint8_t kCnz = 0xC4;
  constexpr uint8_t kCall = 0xCD;
  Firmware firmware = our_firmware();
  const uint16_t place = symbol_value(firmware.symbols, "FNDLN1");
  for (RomImage& rom : firmware.roms) {
    if (place < rom.address || place >= rom.address + rom.bytes.size()) continue;
    uint8_t& opcode = rom.bytes[place - rom.address];
    EXPECT_EQ(opcode, kCnz);
    opcode = kCall;
  }
  return firmware;
}

/// The README's rows `| \`STATEMENT\` | T-STATES |`.
std::map<std::string, uint64_t> stated_speeds() {
  std::map<std::string, uint64_t> speeds;
  const std::string text = read_text_file(TRITON_SOURCE_DIR "/basic_interp/README.md");
  for (const std::string_view line : split_lines(text)) {
    const std::size_t end = line.find("` | ");
    if (!line.starts_with("| `") || end == std::string_view::npos) continue;
    std::string digits;
    for (const char c : line.substr(end + 4)) {
      if (c >= '0' && c <= '9') digits += c;
    }
    speeds[std::string(line.substr(3, end - 3))] = std::stoull(digits);
  }
  return speeds;
}

TEST(BasicSpeed, IsWhatTheReadmeStates) {
  const auto stated = stated_speeds();
  EXPECT_GE(stated.size(), 14U);
  for (const auto& [what, cycles] : stated) {
    const uint64_t measured = what == "FOR I=1 TO N;NEXT I"   ? cycles_of_loop()
                              : what == "GOTO over 0 lines"   ? cycles_of_jump(0)
                              : what == "GOTO over 200 lines" ? cycles_of_jump(kLinesBetween)
                              : what == "GOTO over 200 lines, plain search"
                                  ? cycles_of_jump(kLinesBetween, with_plain_search())
                                  : cycles_of_statement(what);
    const double difference = static_cast<double>(measured) - static_cast<double>(cycles);
    EXPECT_LT(std::abs(difference), 0.02 * static_cast<double>(cycles))
        << what << ": " << measured << " T-states";
  }
}

TEST(BasicSpeed, OfAGotoIsManyTimesThatOfAPlainSearch) {
  EXPECT_GT(cycles_of_jump(kLinesBetween, with_plain_search()), 10 * cycles_of_jump(kLinesBetween));
}

TEST(BasicSpeed, OfAGotoDoesNotGrowWithTheProgram) {
  // The first search of the 200 lines is paid once.
  EXPECT_LT(cycles_of_jump(kLinesBetween), cycles_of_jump(0) + 400);
}

}  // namespace
}  // namespace triton::firmware_test
