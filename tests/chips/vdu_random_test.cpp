// Random command streams: the emulator's VDU against the model written a second time.
#include <gtest/gtest.h>

#include <random>

#include "emulator/chips/vdu.hpp"
#include "tests/chips/vdu_model.hpp"

namespace triton {
namespace {

struct Pair {
  Vdu vdu;
  model::VduModel model;

  void out(unsigned value) {
    vdu.write_port(static_cast<uint8_t>(value), 0);
    model.out_port_5(value);
  }
  void command(unsigned code) {
    out(code);
    out(code | 0x80);
  }
  void cpu_write(unsigned cell, unsigned value) {
    vdu.write_ram(cell, static_cast<uint8_t>(value), 0);
    model.cpu_write(cell, value);
  }
  [[nodiscard]] bool agree_on_registers() const {
    return vdu.state.start_row == model.top() &&
           vdu.state.cursor_row * kScreenColumns + vdu.state.cursor_column == model.cursor();
  }
  [[nodiscard]] bool agree_on_memory() const {
    for (unsigned cell = 0; cell < kScreenCells; ++cell) {
      if (vdu.state.ram[cell] != model.memory(cell)) return false;
    }
    return true;
  }
};

constexpr unsigned kControls[] = {0x00, 0x04, 0x08, 0x09, 0x0A, 0x0B, 0x0D, 0x1B, 0x1D};
constexpr unsigned kErasePageCode = 0x0C;
constexpr unsigned kHomeCode = 0x1C;

/// Mostly characters and cursor moves; home and erase seldom, so that the screen fills and scrolls.
unsigned random_code(std::mt19937& random) {
  const auto choice = random() % 1'000;
  if (choice < 1) return kErasePageCode;
  if (choice < 4) return kHomeCode;
  if (choice < 500) return kControls[random() % std::size(kControls)];
  return static_cast<unsigned>(random() % 0x80);
}

void run_commands(uint32_t seed, unsigned count, unsigned memory_check_every) {
  std::mt19937 random(seed);
  Pair pair;
  for (unsigned i = 0; i < count; ++i) {
    if (random() % 8 == 0) pair.cpu_write(random() % kScreenCells, random() % 0x100);
    const unsigned code = random_code(random);
    pair.command(code);
    ASSERT_TRUE(pair.agree_on_registers())
        << "seed " << seed << " command " << i << " code " << code;
    if (i % memory_check_every == 0) {
      ASSERT_TRUE(pair.agree_on_memory())
          << "seed " << seed << " command " << i << " code " << code;
    }
  }
  EXPECT_TRUE(pair.agree_on_memory());
}

TEST(VduAgainstItsModel, AMillionRandomCommandsLeaveTheSameState) {
  for (uint32_t seed = 1; seed <= 10; ++seed) run_commands(seed, 100'000, 50);
}

TEST(VduAgainstItsModel, MemoryIsTheSameAfterEveryOneOfFiftyThousandCommands) {
  run_commands(1978, 50'000, 1);
}

TEST(VduAgainstItsModel, EveryCommandFromEveryCellLeavesTheSameState) {
  for (unsigned code = 0; code < 0x80; ++code) {
    Pair pair;
    for (unsigned cell = 0; cell < kScreenCells; ++cell) pair.cpu_write(cell, cell % 127 + 1);
    pair.command(kHomeCode);
    for (unsigned cell = 0; cell < kScreenCells; ++cell) {
      Pair trial = pair;
      trial.command(code);
      ASSERT_TRUE(trial.agree_on_registers() && trial.agree_on_memory())
          << "code " << code << " cell " << cell;
      pair.command(0x09);
    }
  }
}

TEST(VduAgainstItsModel, RandomPortWritesWithAnyStrobePatternLeaveTheSameState) {
  std::mt19937 random(42);
  Pair pair;
  for (unsigned i = 0; i < 500'000; ++i) {
    // Erase and home would empty the page too often for the rest to be seen.
    unsigned value = random() % 0x100;
    if ((value & 0x7F) == kErasePageCode) value = 0x0A;
    pair.out(value);
    ASSERT_TRUE(pair.agree_on_registers()) << "write " << i;
    if (i % 500 == 0) {
      ASSERT_TRUE(pair.agree_on_memory()) << "write " << i;
    }
  }
  EXPECT_TRUE(pair.agree_on_memory());
}

}  // namespace
}  // namespace triton
