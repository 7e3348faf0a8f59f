#include "emulator/chips/serial_printer.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace triton {
namespace {

constexpr uint32_t kClockHz = 800'000;

/// The line as the monitors drive it, `baud_error` off the nominal 110 baud.
class Line {
 public:
  explicit Line(SerialPrinter& printer, double baud_error = 0)
      : printer_(printer), bit_cycles_(kClockHz / (110.0 * (1 + baud_error))) {}

  void send(unsigned character, bool good_stop = true) {
    put(true);
    for (unsigned bit = 0; bit < 7; ++bit) put((character >> bit & 1) == 0);
    put(true);
    put(!good_stop);
    put(false);
  }
  void spike(double bits) {
    printer_.set_line(true, now());
    cycle_ += bits * bit_cycles_;
    put(false);
  }
  void idle() {
    cycle_ += 20 * bit_cycles_;
    printer_.run_to(now());
  }

 private:
  void put(bool level) {
    printer_.set_line(level, now());
    cycle_ += bit_cycles_;
  }
  [[nodiscard]] uint64_t now() const { return static_cast<uint64_t>(cycle_); }

  SerialPrinter& printer_;
  double bit_cycles_;
  double cycle_ = 1'234;
};

SerialPrinter with_paper(uint32_t clock_hz) {
  SerialPrinter printer;
  printer.clock_hz = clock_hz;
  printer.keeping = true;
  return printer;
}

TEST(SerialPrinter, ReceivesEveryCodeBackToBack) {
  SerialPrinter printer = with_paper(kClockHz);
  Line line(printer);
  std::string sent;
  for (unsigned code = 0; code < 0x80; ++code) {
    line.send(code);
    sent += static_cast<char>(code);
  }
  line.idle();
  const SerialPrinter::Received received = printer.take_received();
  EXPECT_EQ(received.characters, sent);
  EXPECT_EQ(received.framing_errors, 0u);
}

TEST(SerialPrinter, ToleratesFourPercentOfBaudErrorEitherWay) {
  for (const double error : {-0.04, 0.04}) {
    SerialPrinter printer = with_paper(kClockHz);
    Line line(printer, error);
    for (const char character : std::string_view("HELLO, WORLD")) {
      line.send(static_cast<unsigned char>(character));
    }
    line.idle();
    EXPECT_EQ(printer.take_received().characters, "HELLO, WORLD") << error;
  }
}

TEST(SerialPrinter, ASpikeIsNoCharacter) {
  SerialPrinter printer = with_paper(kClockHz);
  Line line(printer);
  line.spike(0.3);
  line.send('A');
  line.idle();
  EXPECT_EQ(printer.take_received().characters, "A");
}

TEST(SerialPrinter, AMissingStopBitIsCountedAndTheCharacterDropped) {
  SerialPrinter printer = with_paper(kClockHz);
  Line line(printer);
  line.send('A', false);
  line.send('B');
  line.idle();
  const SerialPrinter::Received received = printer.take_received();
  EXPECT_EQ(received.characters, "B");
  EXPECT_EQ(received.framing_errors, 1u);
}

TEST(SerialPrinter, AtAnotherClockItIsStill110Baud) {
  SerialPrinter printer = with_paper(2 * kClockHz);
  Line line(printer, -0.5);  // half the baud rate of the slower clock
  line.send('Z');
  line.idle();
  EXPECT_EQ(printer.take_received().characters, "Z");
}

TEST(SerialPrinter, WithoutPaperListensAndKeepsNothing) {
  SerialPrinter printer;
  Line line(printer);
  line.send('A');
  line.idle();
  EXPECT_EQ(printer.take_received().characters, "");
  printer.keeping = true;
  line.send('B');
  line.idle();
  EXPECT_EQ(printer.take_received().characters, "B");
}

}  // namespace
}  // namespace triton
