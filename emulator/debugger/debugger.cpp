#include "emulator/debugger/debugger.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "emulator/debugger/memory_access.hpp"
#include "emulator/debugger/views.hpp"
#include "emulator/support/errors.hpp"

namespace triton::debugger {

Debugger::Debugger(Session& session, bool always_observes, const SymbolTable& program_symbols)
    : session_(session),
      always_observes_(always_observes),
      names_(session.firmware().symbols, program_symbols),
      basic_(BasicMemory::find(session.firmware().symbols)) {
  history_.note(session_);
}

Debugger::~Debugger() { session_.observe(nullptr); }

void Debugger::observe_if_needed() {
  session_.observe(always_observes_ || watches() ? this : nullptr);
}

void Debugger::changed_from_outside() {
  history_.forget();
  history_.note(session_);
}

bool Debugger::before_instruction(const Triton& machine) {
  if (replaying_) return replaying_(machine);
  history_.note(session_);
  if (std::exchange(resuming_, false)) return true;
  if (goal_ && goal_(machine)) {
    reason_ = goal_words_;
    return false;
  }
  if (breakpoints_.empty()) return true;
  const std::vector<Access> accesses = next_accesses(machine);
  for (Numbered& numbered : breakpoints_) {
    if (const auto reason = reason_to_stop(numbered.breakpoint, machine, accesses, basic_)) {
      reason_ = fmt::format("breakpoint {}: {}", numbered.number, *reason);
      return false;
    }
  }
  return true;
}

std::string Debugger::where() const {
  const Triton& machine = session_.machine();
  std::string text = names_.instruction(machine, machine.cpu().pc) + "\n";
  if (basic_ && basic_->current_line(machine) != 0) text += current_line_text(machine, *basic_);
  return text;
}

std::string Debugger::stopped(SessionEvent event) {
  goal_ = nullptr;
  observe_if_needed();
  history_.note(session_);
  std::string reason;
  switch (event) {
    case SessionEvent::kObserverStopped:
      reason = std::exchange(reason_, {});
      break;
    case SessionEvent::kIdle:
      reason = "the machine waits for a key";
      break;
    case SessionEvent::kHalted:
      reason = "the CPU has halted";
      break;
    case SessionEvent::kScreenWrite:
    case SessionEvent::kGivenUp:
    case SessionEvent::kReplayed:
    case SessionEvent::kInterrupted:
    case SessionEvent::kReachedCycle:
      reason = "stopped after the time it was given";
      break;
  }
  return (reason.empty() ? std::string() : reason + "\n") + where();
}

std::string Debugger::run(const Answer& answer, uint64_t cycles) {
  const uint64_t end = session_.machine().cycles() + cycles;
  SessionEvent event = SessionEvent::kReachedCycle;
  // Where the machine waits for a key an interrupt must have its chance, and the machine no longer
  // count as waiting.
  constexpr uint64_t kInterruptCycles = 1'000;
  const bool interrupted = session_.machine().cpu().interrupt_requests != 0;
  if (interrupted) event = session_.run(session_.machine().cycles() + kInterruptCycles);
  if (event == SessionEvent::kReachedCycle) {
    event = session_.run(end, {.when_idle = answer.ends_when_idle, .when_halted = true});
  }
  return stopped(event);
}

// --- Going back.

std::optional<uint64_t> Debugger::replay(const SessionPoint& end,
                                         const std::function<bool(const Triton&)>& wanted,
                                         std::optional<uint64_t> stop_at) {
  std::optional<uint64_t> last;
  replaying_ = [&](const Triton& machine) {
    const uint64_t count = machine.cpu().instructions;
    if (count >= end.instructions() || count == stop_at) return false;
    if (wanted(machine)) last = count;
    return true;
  };
  session_.observe(this);
  (void)session_.run(end.machine.cycles());
  replaying_ = nullptr;
  observe_if_needed();
  return last;
}

std::string Debugger::go_back(const std::function<bool(const Triton&)>& wanted) {
  session_.begin_going_back();
  const std::string answer = search_back(wanted);
  session_.end_going_back();
  return answer.empty() ? where() : answer;
}

std::string Debugger::search_back(const std::function<bool(const Triton&)>& wanted) {
  const SessionPoint now = session_.point();
  const SessionPoint* end = &now;
  for (auto moment = history_.moments().rbegin(); moment != history_.moments().rend(); ++moment) {
    if (moment->instructions() >= now.instructions()) continue;
    session_.come_back(*moment);
    const auto found = replay(*end, wanted);
    const bool is_same_road =
        end != &now || session_.machine().save_snapshot() == now.machine.save_snapshot();
    if (!is_same_road) {
      session_.come_back(now);
      return "cannot go back: keys were pressed since, or a tape ran, which are not recorded\n";
    }
    if (found) {
      session_.come_back(*moment);
      (void)replay(*end, wanted, found);
      history_.drop_from(*found + 1);
      return {};
    }
    end = &*moment;
  }
  session_.come_back(now);
  return "cannot go back that far\n";
}

// --- Reading commands.

void converse(Session& session, const SymbolTable& program_symbols,
              const std::function<bool(std::string&)>& next_line,
              const std::function<void(std::string_view)>& print, bool stop_at_error,
              const std::string& name) {
  constexpr uint64_t kLimitSeconds = 3'600;
  Debugger debugger(session, true, program_symbols);
  print(debugger.where());
  unsigned number = 0;
  std::string line;
  while (next_line(line)) {
    ++number;
    try {
      const Debugger::Answer answer = debugger.command(line);
      print(answer.text);
      if (answer.then == Debugger::Then::kQuit) return;
      if (answer.then == Debugger::Then::kRun) {
        print(debugger.run(answer, kLimitSeconds * session.machine().config().clock_hz));
      }
    } catch (const InputError& error) {
      if (stop_at_error) throw InputError(fmt::format("{}:{}: {}", name, number, error.what()));
      print(error.what() + std::string("\n"));
    }
  }
}

}  // namespace triton::debugger
