// Signals that ask the program to end: SIGINT, SIGTERM, SIGHUP, SIGQUIT. The only handlers of them.
#pragma once

#include <atomic>

namespace triton {

/// From construction to destruction the first of these signals is remembered, so that the program
/// can end in order; a second one of the same kind ends it at once, as usual. What was ignored
/// before (nohup) stays so. Within another one it does nothing: who began first ends it.
class EndSignals {
 public:
  EndSignals();
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;
  ~EndSignals();

  /// The signal that came, or 0.
  [[nodiscard]] static int caught();
  /// caught() != 0, to be looked at by other threads.
  [[nodiscard]] static const std::atomic<bool>& came();

  /// Run before a second signal ends the program: async-signal-safe calls only. Null: nothing.
  static void before_end(void (*act)());
  /// Ends as `signal_number` ends a program, so that a calling script stops too. All that must be
  /// written is.
  [[noreturn]] static void end_by(int signal_number);
};

}  // namespace triton
