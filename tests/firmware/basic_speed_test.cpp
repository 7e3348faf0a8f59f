// What statements cost in T-states: players wait for these. The figures are stated in
// basic_interp/README.md and held there, ours and those of a plain interpreter (plain_basic.asm)
// that ours must not be slower than; whoever makes the firmware slower, or faster, shall notice.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "emulator/support/files.hpp"
#include "tests/firmware/desk.hpp"
#include "tools/assembler/assembler.hpp"

namespace triton::firmware_test {
namespace {

constexpr int kRepetitions = 500;
constexpr int kLinesBetween = 200;
constexpr uint16_t kBasic = 0x0400;

const Firmware& our_firmware() {
  static const Firmware firmware = Desk().session().firmware();
  return firmware;
}

/// Our monitor with the plain interpreter.
const Firmware& plain_firmware() {
  static const Firmware firmware = [] {
    const std::string source = TRITON_SOURCE_DIR "/tests/firmware/plain_basic.asm";
    const assembler::Assembly assembly = assembler::assemble_file(source);
    EXPECT_EQ(assembly.errors.size(), 0U);
    EXPECT_EQ(assembly.origin, kBasic);
    Firmware plain = our_firmware();
    for (RomImage& rom : plain.roms) {
      if (rom.address == kBasic) rom.bytes = assembly.image;
    }
    return plain;
  }();
  return firmware;
}

/// From the program's first statement to BASIC's wish for a key.
uint64_t cycles_of(const std::string& listing, const Firmware& firmware) {
  Session session(firmware);
  session.boot();
  session.load_listing(parse_listing(listing, "test"));
  if (&firmware == &plain_firmware()) {
    session.type("T");
    session.run_to_address(kBasic);
  } else {
    session.start_basic();
    session.run_program(1);
  }
  const uint64_t start = session.machine().cycles();
  session.run_until_idle();
  return session.machine().cycles() - start;
}

/// Cycles of one statement in a loop.
uint64_t cycles_of_statement(const std::string& statement, const Firmware& firmware) {
  const auto loop = [&](const std::string& body) {
    return cycles_of(fmt::format("10 FOR I=1 TO {}\n20 {}NEXT I\n", kRepetitions, body), firmware);
  };
  return (loop(statement + ";") - loop("")) / kRepetitions;
}

/// One turn of an empty loop.
uint64_t cycles_of_loop(const Firmware& firmware) {
  const uint64_t once = cycles_of("10 FOR I=1 TO 1;NEXT I\n", firmware);
  const uint64_t often =
      cycles_of(fmt::format("10 FOR I=1 TO {};NEXT I\n", kRepetitions + 1), firmware);
  return (often - once) / kRepetitions;
}

/// GOTO over so many lines, with the IF that counts and a GOTO over none.
uint64_t cycles_of_jump(int lines_between, const Firmware& firmware) {
  std::string listing = "10 A=0\n20 GOTO 9000\n";
  for (int i = 0; i < lines_between; ++i) {
    listing += fmt::format("{} REM ABCDEFGHIJKLMNOPQRSTUVWXYZ\n", 1000 + 10 * i);
  }
  listing += fmt::format("9000 A=A+1;IF A<{} GOTO 20\n", kRepetitions);
  return cycles_of(listing, firmware) / kRepetitions;
}

uint64_t cycles_of_row(const std::string& what, const Firmware& firmware) {
  if (what == "FOR I=1 TO N;NEXT I") return cycles_of_loop(firmware);
  if (what == "GOTO over 0 lines") return cycles_of_jump(0, firmware);
  if (what == "GOTO over 200 lines") return cycles_of_jump(kLinesBetween, firmware);
  return cycles_of_statement(what, firmware);
}

/// A row of the README's table: | `STATEMENT` | T-STATES | PLAIN T-STATES | PLAIN / OURS |.
struct StatedSpeed {
  std::string what;
  double ours = 0;
  double plain = 0;
  double ratio = 0;
};

double number_in(std::string_view cell) {
  std::string digits;
  for (const char c : cell) {
    if ((c >= '0' && c <= '9') || c == '.') digits += c;
  }
  return digits.empty() ? 0 : std::stod(digits);
}

std::vector<StatedSpeed> stated_speeds() {
  std::vector<StatedSpeed> speeds;
  const std::string text = read_text_file(TRITON_SOURCE_DIR "/basic_interp/README.md");
  for (const std::string_view line : split_lines(text)) {
    const std::size_t ours = line.find("` | ");
    if (!line.starts_with("| `") || ours == std::string_view::npos) continue;
    const std::size_t plain = line.find('|', ours + 4);
    const std::size_t ratio = line.find('|', plain + 1);
    speeds.push_back(
        {std::string(line.substr(3, ours - 3)), number_in(line.substr(ours + 4, plain - ours - 4)),
         number_in(line.substr(plain + 1, ratio - plain - 1)), number_in(line.substr(ratio + 1))});
  }
  return speeds;
}

void expect_within_2_percent(double stated, double measured, const std::string& what) {
  EXPECT_LT(std::abs(measured - stated), 0.02 * measured)
      << fmt::format("{}: {:.0f} T-states", what, measured);
}

TEST(BasicSpeed, IsWhatTheReadmeStatesAndAtLeastThatOfAPlainInterpreter) {
  const auto stated = stated_speeds();
  EXPECT_GE(stated.size(), 14U);
  for (const StatedSpeed& row : stated) {
    const auto ours = static_cast<double>(cycles_of_row(row.what, our_firmware()));
    const auto plain = static_cast<double>(cycles_of_row(row.what, plain_firmware()));
    expect_within_2_percent(row.ours, ours, row.what);
    expect_within_2_percent(row.plain, plain, row.what + ", plain");
    EXPECT_NEAR(row.ratio, plain / ours, 0.06) << row.what;
    EXPECT_LE(ours, plain) << row.what;
  }
}

/// A row of the README's table of labyrinths: | SIZE, SEED | T-STATES | BEFORE |.
struct StatedDigging {
  char size = ' ';
  uint16_t seed = 0;
  double cycles = 0;
};

std::vector<StatedDigging> stated_diggings() {
  std::vector<StatedDigging> diggings;
  const std::string text = read_text_file(TRITON_SOURCE_DIR "/basic_interp/README.md");
  for (const std::string_view line : split_lines(text)) {
    if (!line.starts_with("| ") || line.substr(3, 2) != ", ") continue;
    const std::size_t cycles = line.find('|', 2);
    const std::size_t before = line.find('|', cycles + 1);
    diggings.push_back({line[2], static_cast<uint16_t>(number_in(line.substr(4, cycles - 4))),
                        number_in(line.substr(cycles, before - cycles))});
  }
  return diggings;
}

TEST(BasicSpeed, OfLabyrinthsDiggingIsWhatTheReadmeStates) {
  const auto stated = stated_diggings();
  EXPECT_GE(stated.size(), 6U);
  for (const StatedDigging& row : stated) {
    Session session(our_firmware());
    session.boot();
    session.load_listing(read_listing(TRITON_DATA_DIR "/programs/labyrinth/labyrinth.bas"));
    session.start_basic();
    session.run_program(row.seed);
    session.run_until_idle();
    const uint64_t start = session.machine().cycles();
    session.type(std::string(1, row.size) + "\\r");
    session.run_until_idle();
    expect_within_2_percent(row.cycles, static_cast<double>(session.machine().cycles() - start),
                            fmt::format("{}, {}", row.size, row.seed));
    EXPECT_TRUE(session.screen_shows("DO YOU WANT THE MAP FIRST")) << row.size;
  }
}

TEST(BasicSpeed, OfAPlainInterpreterIsMeasuredOnAProgramThatItRunsRightly) {
  Session session(plain_firmware());
  session.boot();
  session.load_listing(
      parse_listing("10 A=-7;@(3)=A*6;FOR I=5 TO 1 STEP -2;FOR J=1 TO 2;NEXT J\n"
                    "20 PRINT I,#1,J,(1+2)*A/2,';';NEXT I\n"
                    "25 REM OVER\n"
                    "30 IF A<=-7 IF A#7 IF ABS(A)>=7 GOTO 50\n"
                    "40 PRINT 'NO'\n"
                    "50 B=RND(9),C=1000/7;PRINT B,C,@(3),32767,I\n",
                    "test"));
  session.type("T");
  session.run_until_idle();
  for (const char* row : {"       53-10;", "       33-10;", "       13-10;",
                          "       7     142     -42   32767      -1"}) {
    EXPECT_TRUE(session.screen_shows(row)) << row;
  }
  EXPECT_FALSE(session.screen_shows("NO"));
}

TEST(BasicSpeed, OfAGotoDoesNotGrowWithTheProgram) {
  // The first search of the 200 lines is paid once.
  EXPECT_LT(cycles_of_jump(kLinesBetween, our_firmware()), cycles_of_jump(0, our_firmware()) + 400);
}

}  // namespace
}  // namespace triton::firmware_test
