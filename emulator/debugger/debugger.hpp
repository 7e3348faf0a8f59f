// The debugger: commands in as text, answers out as text. A front end reads lines and prints; what
// happens is decided here, over the public headers of machine and session.
//
//   Debugger debugger(session, false);
//   debugger.command("break line 120");        // "1: line 120"
//   auto answer = debugger.command("continue");
//   if (answer.then == Debugger::Then::kRun) {
//     print(debugger.run(answer, 80'000'000));         // why it stopped, and where the machine is
//   }
//
// While it watches for something (a breakpoint, the end of a step) it observes the session, which
// then goes instruction by instruction; otherwise the machine has its full speed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/debugger/basic_memory.hpp"
#include "emulator/debugger/breakpoint.hpp"
#include "emulator/debugger/history.hpp"
#include "emulator/debugger/names.hpp"
#include "emulator/session/session.hpp"

namespace triton::debugger {

class Debugger final : public InstructionObserver {
 public:
  enum class Then : uint8_t {
    kStay,  ///< the next command
    kRun,   ///< let the session run, then ask stopped()
    kQuit,
  };
  struct Answer {
    std::string text;  ///< lines, each ended; or empty
    Then then = Then::kStay;
    /// Of kRun: end also where the machine waits for a key that nobody types.
    bool ends_when_idle = true;
  };

  /// `session` outlives it. `always_observes`: also when there is nothing to watch for, so that one
  /// can go back over all that happened. `program_symbols`: names beside the firmware's, and
  /// instead of its own where both have one.
  Debugger(Session& session, bool always_observes, const SymbolTable& program_symbols = {});
  ~Debugger();
  Debugger(const Debugger&) = delete;
  Debugger& operator=(const Debugger&) = delete;

  /// Carries out one line. Throws InputError for what is no command.
  [[nodiscard]] Answer command(std::string_view line);
  /// Lets the session run for at most so many cycles, as the answer wants it; then stopped().
  [[nodiscard]] std::string run(const Answer& answer, uint64_t cycles);
  /// For a front end that runs the session itself, when it came back: why, and where.
  [[nodiscard]] std::string stopped(SessionEvent event);
  /// Where the machine is: the next instruction, and the BASIC line.
  [[nodiscard]] std::string where() const;
  /// There is a breakpoint or a step to be watched for.
  [[nodiscard]] bool watches() const { return goal_ != nullptr || !breakpoints_.empty(); }

  bool before_instruction(const Triton& machine) override;

 private:
  using Words = std::vector<std::string>;
  struct Numbered {
    unsigned number;
    Breakpoint breakpoint;
  };
  struct Command;
  static const std::vector<Command>& commands();
  static const Command& find_command(const std::string& typed);

  // Commands that let the machine run.
  Answer run_to(std::function<bool(const Triton&)> goal, std::string words);
  Answer do_continue(const Words& words);
  Answer do_step(const Words& words);
  Answer do_over(const Words& words);
  Answer do_out(const Words& words);
  Answer do_line(const Words& words);
  Answer do_statement(const Words& words);
  Answer do_until(const Words& words);
  Answer do_back(const Words& words);
  // Breakpoints.
  Answer do_break(const Words& words);
  Answer do_breaks(const Words& words);
  Answer do_delete(const Words& words);
  // Looking and changing.
  Answer do_registers(const Words& words);
  Answer do_memory(const Words& words);
  Answer do_disassemble(const Words& words);
  Answer do_stack(const Words& words);
  Answer do_basic(const Words& words);
  Answer do_variables(const Words& words);
  Answer do_array(const Words& words);
  Answer do_list(const Words& words);
  Answer do_screen(const Words& words);
  Answer do_set(const Words& words);
  Answer do_type(const Words& words);
  Answer do_interrupt(const Words& words);
  Answer do_where(const Words& words);
  Answer do_help(const Words& words);
  Answer do_quit(const Words& words);

  [[nodiscard]] std::string go_back(const std::function<bool(const Triton&)>& wanted);
  /// Nothing: it is there. Else why not, and the session stands where it stood.
  [[nodiscard]] std::string search_back(const std::function<bool(const Triton&)>& wanted);
  /// Runs the session again up to `end`, or until it has executed `stop_at` instructions; the last
  /// count of instructions at which `wanted`.
  std::optional<uint64_t> replay(const SessionPoint& end,
                                 const std::function<bool(const Triton&)>& wanted,
                                 std::optional<uint64_t> stop_at = std::nullopt);
  void observe_if_needed();
  void changed_from_outside();
  [[nodiscard]] bool set_register(const std::string& name, unsigned value);

  Session& session_;
  bool always_observes_;
  Names names_;
  std::optional<BasicMemory> basic_;
  History history_;
  std::vector<Numbered> breakpoints_;
  unsigned next_number_ = 1;
  std::function<bool(const Triton&)> goal_;  ///< of a step; none: only breakpoints stop
  std::string goal_words_;
  bool resuming_ = false;  ///< the instruction at which it stopped is executed now
  std::string reason_;
  std::string raw_line_;  ///< the command as typed
  std::function<bool(const Triton&)> replaying_;
};

/// Reads commands from `next_line` (false: there are no more) until quit, and hands what is to be
/// printed to `print`. With `stop_at_error` the first line that is no command throws InputError
/// "NAME:LINE: ..."; without, the error is printed.
void converse(Session& session, const SymbolTable& program_symbols,
              const std::function<bool(std::string&)>& next_line,
              const std::function<void(std::string_view)>& print, bool stop_at_error,
              const std::string& name);

}  // namespace triton::debugger
