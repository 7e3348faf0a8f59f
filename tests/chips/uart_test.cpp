#include "emulator/chips/uart.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace triton {
namespace {

/// Gives the receiver a frame of 12 bits, bit 0 first, `clocks` UART clocks a bit.
void receive_frame(Uart& uart, unsigned frame, unsigned clocks = kUartClocksPerBit) {
  for (unsigned bit = 0; bit < kUartFrameBits; ++bit) {
    for (unsigned clock = 0; clock < clocks; ++clock) uart.receive((frame >> bit & 1) != 0);
  }
}

TEST(UartFrame, IsStartEightBitsOddParityAndTwoStops) {
  EXPECT_EQ(uart_frame(0x00), 0b111'00000000'0);
  EXPECT_EQ(uart_frame(0x01), 0b110'00000001'0);
  EXPECT_EQ(uart_frame(0xFE), 0b110'11111110'0);
  EXPECT_EQ(uart_frame(0xFF), 0b111'11111111'0);
}

TEST(UartTransmitter, SendsTheFrameFromTheClockAfterTheLoading) {
  for (const uint8_t byte : std::vector<uint8_t>{0x00, 0x55, 0x8E, 0xFF}) {
    Uart uart;
    uart.load(byte, 1'000);
    EXPECT_TRUE(uart.line_out(1'000));
    ASSERT_TRUE(uart.take_started_frame(1'001));
    for (unsigned clock = 0; clock < 2 * kUartFrameClocks; ++clock) {
      const unsigned bit = clock / kUartClocksPerBit;
      const bool expected = bit >= kUartFrameBits || (uart_frame(byte) >> bit & 1) != 0;
      ASSERT_EQ(uart.line_out(1'001 + clock), expected) << clock;
    }
  }
}

TEST(UartTransmitter, TbmtIsDownUntilTheShiftRegisterHasTheByte) {
  Uart uart;
  EXPECT_TRUE(uart.transmit_buffer_empty());
  uart.load('A', 50);
  EXPECT_FALSE(uart.take_started_frame(50));
  EXPECT_FALSE(uart.transmit_buffer_empty());
  EXPECT_EQ(uart.take_started_frame(51)->start, 51u);
  EXPECT_TRUE(uart.transmit_buffer_empty());
}

TEST(UartTransmitter, ASecondByteWaitsForTheEndOfTheFirstAndFollowsAtOnce) {
  Uart uart;
  uart.load('A', 50);
  (void)uart.take_started_frame(60);
  uart.load('B', 60);
  EXPECT_FALSE(uart.take_started_frame(51 + kUartFrameClocks - 1));
  EXPECT_FALSE(uart.transmit_buffer_empty());
  const auto second = uart.take_started_frame(51 + kUartFrameClocks + 40);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->byte, 'B');
  EXPECT_EQ(second->start, 51u + kUartFrameClocks);
}

TEST(UartReceiver, TakesEveryByteWithoutAFlag) {
  Uart uart;
  for (unsigned byte = 0; byte < 256; ++byte) {
    receive_frame(uart, uart_frame(static_cast<uint8_t>(byte)));
    ASSERT_TRUE(uart.state.data_available);
    EXPECT_FALSE(uart.state.parity_error || uart.state.framing_error || uart.state.overrun);
    ASSERT_EQ(uart.read(), byte);
    EXPECT_FALSE(uart.state.data_available);
  }
}

TEST(UartReceiver, DavRisesInTheMiddleOfTheFirstStopBit) {
  Uart uart;
  unsigned clock = 0;
  for (; !uart.state.data_available; ++clock) {
    uart.receive((uart_frame(0x35) >> clock / kUartClocksPerBit & 1) != 0);
  }
  EXPECT_EQ(clock - 1, 10 * kUartClocksPerBit + kUartClocksPerBit / 2);
}

TEST(UartReceiver, AWrongParityIsFlaggedAndTheByteKept) {
  Uart uart;
  receive_frame(uart, uart_frame(0x35) ^ 0x200);
  EXPECT_TRUE(uart.state.parity_error);
  EXPECT_FALSE(uart.state.framing_error);
  EXPECT_EQ(uart.read(), 0x35);
}

TEST(UartReceiver, AMissingStopBitIsAFramingError) {
  Uart uart;
  receive_frame(uart, uart_frame(0x35) & ~0x400);
  EXPECT_TRUE(uart.state.framing_error);
  EXPECT_FALSE(uart.state.parity_error);
}

TEST(UartReceiver, AByteThatWasNotReadIsOverrun) {
  Uart uart;
  receive_frame(uart, uart_frame('A'));
  receive_frame(uart, uart_frame('B'));
  EXPECT_TRUE(uart.state.overrun);
  EXPECT_EQ(uart.read(), 'B');
  receive_frame(uart, uart_frame('C'));
  EXPECT_FALSE(uart.state.overrun);
}

TEST(UartReceiver, TheFlagsStayUntilTheNextByte) {
  Uart uart;
  receive_frame(uart, uart_frame('A') ^ 0x200);
  (void)uart.read();
  EXPECT_TRUE(uart.state.parity_error);
  receive_frame(uart, uart_frame('A'));
  EXPECT_FALSE(uart.state.parity_error);
}

TEST(UartReceiver, AShortDropIsNoStartBit) {
  Uart uart;
  for (int clock = 0; clock < 7; ++clock) uart.receive(false);
  for (int clock = 0; clock < 400; ++clock) uart.receive(true);
  EXPECT_FALSE(uart.state.data_available);
  EXPECT_TRUE(uart.receiver_rests());
}

TEST(UartReceiver, TakesALineThatIsFourPercentOff) {
  for (const double speed : {0.96, 1.04}) {
    Uart uart;
    for (unsigned clock = 0; clock < 220; ++clock) {
      const auto bit = static_cast<unsigned>(clock * speed) / kUartClocksPerBit;
      uart.receive(bit >= kUartFrameBits || (uart_frame(0x4B) >> bit & 1) != 0);
    }
    EXPECT_TRUE(uart.state.data_available && !uart.state.framing_error);
    EXPECT_EQ(uart.read(), 0x4B) << speed;
  }
}

}  // namespace
}  // namespace triton
