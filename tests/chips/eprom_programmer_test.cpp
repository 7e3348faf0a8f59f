#include "emulator/chips/eprom_programmer.hpp"

#include <gtest/gtest.h>

namespace triton {
namespace {

constexpr unsigned kData = 0;
constexpr unsigned kAddressLow = 1;
constexpr unsigned kControl = 2;
constexpr unsigned kControlWord = 3;
constexpr uint8_t kSelect = 0x04;
constexpr uint8_t kProgram = 0x08;

class EpromProgrammerTest : public testing::Test {
 protected:
  EpromProgrammerTest() {
    std::array<uint8_t, kEpromBytes> blank{};
    blank.fill(0xFF);
    programmer_.fit(blank);
  }
  void out(unsigned port, unsigned value) {
    programmer_.write(port, static_cast<uint8_t>(value), cycle_);
  }
  [[nodiscard]] uint8_t in(unsigned port) const { return programmer_.read(port, cycle_); }

  void program(unsigned address, unsigned value) {
    out(kControlWord, 0x88);
    out(kData, value);
    out(kAddressLow, address & 0xFF);
    out(kControl, address >> 8 | kSelect);
    out(kControl, address >> 8 | kSelect | kProgram);
    out(kControl, address >> 8 | kSelect);
    cycle_ += 800;
  }
  [[nodiscard]] uint8_t read_back(unsigned address) {
    out(kControlWord, 0x98);
    out(kAddressLow, address & 0xFF);
    out(kControl, address >> 8 | kSelect);
    return in(kData);
  }

  EpromProgrammer programmer_;
  uint64_t cycle_ = 1'000;
};

TEST_F(EpromProgrammerTest, WithoutItThePortsAreOpen) {
  programmer_ = {};
  program(0, 0x12);
  EXPECT_EQ(in(kData), 0xFF);
  EXPECT_EQ(in(kControl), 0xFF);
  EXPECT_FALSE(programmer_.state.programmed);
}

TEST_F(EpromProgrammerTest, EveryCellTakesItsByteAndGivesItBack) {
  for (unsigned address = 0; address < kEpromBytes; ++address) program(address, address * 7 & 0xFF);
  for (unsigned address = 0; address < kEpromBytes; ++address) {
    ASSERT_EQ(read_back(address), (address * 7 & 0xFF)) << address;
  }
  EXPECT_TRUE(programmer_.state.programmed);
}

TEST_F(EpromProgrammerTest, BitsGoFromOneToZeroAndNeverBack) {
  program(0x123, 0xF0);
  program(0x123, 0x3C);
  EXPECT_EQ(read_back(0x123), 0x30);
  program(0x123, 0xFF);
  EXPECT_EQ(read_back(0x123), 0x30);
}

TEST_F(EpromProgrammerTest, ItIsBusyForAMillisecondAndAPulseInThatTimeIsLost) {
  out(kControlWord, 0x88);
  out(kData, 0x00);
  EXPECT_EQ(in(kControl)&0x80, 0);
  out(kControl, kSelect | kProgram);
  EXPECT_EQ(in(kControl)&0x80, 0x80);
  out(kControl, kSelect);
  out(kAddressLow, 1);
  out(kControl, kSelect | kProgram);
  cycle_ += 799;
  EXPECT_EQ(in(kControl)&0x80, 0x80);
  cycle_ += 1;
  EXPECT_EQ(in(kControl)&0x80, 0);
  EXPECT_EQ(read_back(0), 0x00);
  EXPECT_EQ(read_back(1), 0xFF);
}

TEST_F(EpromProgrammerTest, AsLevel72DoesEveryCellIsProgrammedWithSelectOffAndReadWithItOn) {
  for (unsigned address = 0; address < kEpromBytes; ++address) {
    out(kControlWord, 0x88);
    out(kData, ~address * 3 & 0xFF);
    out(kAddressLow, address & 0xFF);
    out(kControl, address >> 8 | kProgram);
    ASSERT_EQ(in(kControl)&0x80, 0x80);
    cycle_ += 800;
    ASSERT_EQ(in(kControl)&0x80, 0);
  }
  for (unsigned address = 0; address < kEpromBytes; ++address) {
    ASSERT_EQ(read_back(address), (~address * 3 & 0xFF)) << address;
    out(kControl, address >> 8);
    ASSERT_EQ(in(kData), 0xFF) << "select is off";
  }
}

TEST_F(EpromProgrammerTest, WithDataAsInputNothingIsProgrammed) {
  out(kControlWord, 0x88);
  out(kData, 0x00);
  out(kControlWord, 0x98);
  out(kControl, kProgram);
  out(kControl, 0);
  out(kControl, kSelect | kProgram);
  EXPECT_FALSE(programmer_.state.programmed);
  EXPECT_EQ(in(kData), 0xFF);
}

TEST_F(EpromProgrammerTest, SingleBitsOfPortCCanBeSetAndCleared) {
  out(kControlWord, 0x88);
  out(kData, 0x5A);
  out(kControlWord, 2 << 1 | 1);  // select
  out(kControlWord, 3 << 1 | 1);  // pulse
  EXPECT_EQ(in(kControl)&0x0F, kSelect | kProgram);
  out(kControlWord, 3 << 1);
  EXPECT_EQ(in(kControl)&0x0F, kSelect);
  EXPECT_EQ(read_back(0), 0x5A);
}

}  // namespace
}  // namespace triton
