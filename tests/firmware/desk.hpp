// A machine with our firmware, and somebody who types at it and reads what it prints.
//
//   Desk desk;                       // at the monitor's prompt
//   desk.keys("P1700\r");            // "P\nPROG START=1700\n1700 00 "
//   Desk basic = at_basic();         // at BASIC's prompt
//   basic.direct("PRINT 1");         // "       1\n"
//
// What is printed comes from the screen trace: codes sent to the controller as they are, but CR LF
// as `\n`; stores into display RAM as `[cell=code]`, cell 1..1024.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "emulator/session/session.hpp"

namespace triton::firmware_test {

/// Cycles of a second at the machine's usual clock.
inline constexpr uint64_t kASecond = 800'000;

class Desk {
 public:
  /// Powers on and waits for the monitor's prompt.
  explicit Desk(const TritonConfig& config = {});

  [[nodiscard]] Session& session() { return session_; }
  [[nodiscard]] Triton& machine() { return session_.machine(); }
  [[nodiscard]] uint16_t symbol(const std::string& name) const;

  /// Types characters as INCH shall return them, waits until the machine wants another key, and
  /// returns what it printed meanwhile.
  std::string keys(const std::string& characters);
  /// Types characters while the machine runs on, in watch() or whatever comes next.
  void queue(const std::string& characters);
  /// Runs for so many cycles; returns what was printed.
  std::string watch(uint64_t cycles);
  /// Presses a key until it was read, whatever the machine is doing, then waits for the next wish
  /// for a key; returns what was printed meanwhile.
  std::string press(uint8_t character);

  // At BASIC's prompt.
  /// Types a line; returns what it prints after its own echo.
  std::string type(const std::string& line);
  /// The same without the new line, OK and prompt at the end, which must be there.
  std::string direct(const std::string& line);
  /// Types the lines, which must print nothing but the prompt, then RUN as direct() does.
  std::string run(const std::vector<std::string>& lines);
  /// What PRINT #1,expression prints, without the new line.
  std::string value(const std::string& expression);
  [[nodiscard]] int variable(char name) const;

  /// Puts bytes into memory.
  void poke(uint16_t address, const std::vector<uint8_t>& bytes);
  void poke_word(uint16_t address, uint16_t word);

 private:
  std::string printed();

  Session session_;
};

/// At BASIC's prompt. Made once a process, then copied.
[[nodiscard]] Desk at_basic();

/// One expression, one direct line or one program on a machine of its own.
[[nodiscard]] std::string value(const std::string& expression);
[[nodiscard]] std::string direct(const std::string& line);
[[nodiscard]] std::string run(const std::vector<std::string>& lines);

/// What BASIC prints when a program or a direct line is done.
inline const std::string kOk = "\nOK\n>";
/// What the monitor prints when it asks for a function.
inline const std::string kFunction = "\nFUNCTION? P G I O L W T\n";
/// The same after INT2 and Control-C.
inline const std::string kMonitorReady = "\x0C\nTRITON READY" + kFunction;

}  // namespace triton::firmware_test
