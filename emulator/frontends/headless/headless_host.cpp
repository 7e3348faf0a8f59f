#include "emulator/frontends/headless/headless_host.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "emulator/support/errors.hpp"

namespace triton {

namespace {

constexpr uint64_t kLimitHours = 10;
constexpr uint64_t kSecondsAnHour = 3'600;
/// A program may look at the keyboard for a while and then go on: a timed question.
constexpr uint64_t kPatienceSeconds = 60;

class HeadlessRun {
 public:
  HeadlessRun(Session& session, const Until& until)
      : session_(session),
        until_(until),
        clock_hz_(session.machine().config().clock_hz),
        last_ram_(session.machine().screen().state.ram) {}

  HeadlessResult run() {
    switch (until_.kind) {
      case Until::Kind::kCycles:
      case Until::Kind::kSeconds:
        return run_for(until_.cycles(static_cast<uint32_t>(clock_hz_)));
      case Until::Kind::kIdle:
        return run_until_idle();
      case Until::Kind::kHalt:
      case Until::Kind::kText:
      case Until::Kind::kFrames:
        return run_until_condition();
    }
    throw InternalError("unknown --until");
  }

 private:
  HeadlessResult run_for(uint64_t cycles) {
    const SessionEvent event = session_.run(session_.machine().cycles() + cycles);
    if (event == SessionEvent::kInterrupted) return {false, interrupted()};
    return {true, fmt::format("{} cycles have passed", cycles)};
  }

  HeadlessResult run_until_idle() {
    const SessionEvent event =
        session_.run(limit(), {.when_idle = true, .when_halted = true, .when_given_up = true});
    if (event == SessionEvent::kReachedCycle) give_up();
    if (event == SessionEvent::kGivenUp) return {false, tape_over()};
    if (event == SessionEvent::kInterrupted) return {false, interrupted()};
    return {true, event == SessionEvent::kHalted ? halted() : "the machine waits for a key"};
  }

  HeadlessResult run_until_condition() {
    const uint64_t end = limit();
    const bool counts_writes = until_.kind != Until::Kind::kHalt;
    while (!holds()) {
      const SessionEvent event = session_.run(end, {.when_idle = true,
                                                    .when_halted = true,
                                                    .on_screen_write = counts_writes,
                                                    .when_given_up = true});
      if (event == SessionEvent::kGivenUp) return {false, tape_over()};
      if (event == SessionEvent::kInterrupted) return {false, interrupted()};
      if (event == SessionEvent::kScreenWrite) take_note_of_write();
      if (event == SessionEvent::kReachedCycle) give_up();
      if (event == SessionEvent::kHalted) return {holds(), halted()};
      if (event == SessionEvent::kIdle && !goes_on_without_a_key(counts_writes)) {
        return {false, "the machine waits for a key and there is none left to type"};
      }
    }
    return {true, "it is so"};
  }

  [[nodiscard]] bool holds() const {
    switch (until_.kind) {
      case Until::Kind::kHalt:
        return session_.machine().cpu().halted;
      case Until::Kind::kText:
        return text_has_come();
      case Until::Kind::kFrames:
        return screen_writes_ >= until_.count;
      default:
        return false;
    }
  }

  void take_note_of_write() {
    ++screen_writes_;
    if (until_.kind != Until::Kind::kText) return;
    const auto& ram = session_.machine().screen().state.ram;
    for (size_t cell = 0; cell < ram.size(); ++cell) changed_[cell] |= ram[cell] != last_ram_[cell];
    last_ram_ = ram;
  }

  /// What stood there before the run, the firmware's greeting for one, does not count.
  [[nodiscard]] bool text_has_come() const {
    const VduState& screen = session_.machine().screen().state;
    const std::string_view ram(reinterpret_cast<const char*>(screen.ram.data()), screen.ram.size());
    for (size_t row = 0; row < kScreenRows; ++row) {
      const std::string_view codes = ram.substr(row * kScreenColumns, kScreenColumns);
      for (size_t at = codes.find(until_.text); at != std::string_view::npos;
           at = codes.find(until_.text, at + 1)) {
        const auto mark = changed_.begin() + static_cast<ptrdiff_t>(row * kScreenColumns + at);
        if (std::any_of(mark, mark + static_cast<ptrdiff_t>(until_.text.size()),
                        [](bool changed) { return changed; })) {
          return true;
        }
      }
    }
    return false;
  }

  /// The machine waits for a key. Gives it time to lose its patience.
  bool goes_on_without_a_key(bool counts_writes) {
    const uint64_t end = session_.machine().cycles() + kPatienceSeconds * clock_hz_;
    while (session_.machine().cycles() < end) {
      const uint64_t slice_end = std::min(session_.machine().cycles() + clock_hz_ / 50 + 1, end);
      const SessionEvent event = session_.run(slice_end, {.on_screen_write = counts_writes});
      if (event == SessionEvent::kInterrupted) return true;
      if (event == SessionEvent::kScreenWrite) {
        take_note_of_write();
        return true;
      }
      if (!session_.machine().waiting_for_key()) return true;
    }
    return false;
  }

  [[nodiscard]] uint64_t limit() const {
    return session_.machine().cycles() + kLimitHours * kSecondsAnHour * clock_hz_;
  }

  [[nodiscard]] std::string halted() const {
    return fmt::format("the CPU has halted at {:04X}", session_.machine().cpu().pc);
  }

  [[nodiscard]] static std::string interrupted() { return "a signal has ended the run"; }

  [[nodiscard]] static std::string tape_over() {
    return "the machine reads the tape and nothing more is on it";
  }

  [[noreturn]] void give_up() const {
    throw InternalError(
        fmt::format("the run was given up after {} emulated hours, the CPU at "
                    "{:04X}; --until seconds:N sets an end{}",
                    kLimitHours, session_.machine().cpu().pc,
                    session_.typist().done() ? "" : ", and ~ before a key types it unasked"));
  }

  Session& session_;
  const Until& until_;
  const uint32_t clock_hz_;
  uint64_t screen_writes_ = 0;
  std::array<uint8_t, kScreenCells> last_ram_;
  std::array<bool, kScreenCells> changed_{};  ///< by RAM cell, since the run began
};

}  // namespace

HeadlessResult run_replay(Session& session) {
  const uint64_t limit = session.machine().cycles() +
                         kLimitHours * kSecondsAnHour * session.machine().config().clock_hz;
  if (session.run(limit, {.when_replayed = true}) == SessionEvent::kInterrupted) {
    return {false, "a signal has ended the run"};
  }
  if (const auto cycle = session.drifted_at()) {
    return {false, fmt::format("the machine is another one from cycle {} on", *cycle)};
  }
  return {!session.replaying(), "the recording goes on for more than 10 emulated hours"};
}

HeadlessResult run_headless(Session& session, const Until& until) {
  return HeadlessRun(session, until).run();
}

}  // namespace triton
