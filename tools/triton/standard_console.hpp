// Standard input and output as the console of a CP/M program.
#pragma once

#include <string>
#include <string_view>

#include "tools/triton/cpm_program.hpp"

namespace triton {

/// Line ends of the input are Returns. A terminal gives its keys one by one and unechoed from the
/// first time that a program asks for one, and is given back on every end, signals included. One at
/// a time in a process: signal handlers know it.
class StandardConsole final : public CpmConsole {
 public:
  /// `name` stands for the program in messages.
  explicit StandardConsole(std::string name) : name_(std::move(name)) {}
  StandardConsole(const StandardConsole&) = delete;
  StandardConsole& operator=(const StandardConsole&) = delete;
  ~StandardConsole() override;

  void print(std::string_view text) override;
  [[nodiscard]] std::optional<uint8_t> read() override;
  [[nodiscard]] bool is_ready() override;
  [[nodiscard]] bool has_ended() const override { return has_ended_; }
  void not_emulated(unsigned function) override;

  /// On a screen, what is told next begins a line; in a file the output is the program's alone.
  void end_line();

 private:
  void take_keys();
  /// Waits for bytes, or for the end.
  void fill();

  std::string name_;
  std::string waiting_;  ///< characters that were read and not asked for yet
  bool has_ended_ = false;
  bool after_return_ = false;  ///< a line feed now belongs to it
  bool took_keys_ = false;
  char last_printed_ = '\n';
};

}  // namespace triton
