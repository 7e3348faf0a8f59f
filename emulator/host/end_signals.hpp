// Signals that ask the program to end: SIGINT, SIGTERM, SIGHUP.
#pragma once

namespace triton {

/// From construction to destruction the first of these signals is remembered, so that the program
/// can end in order; a second one of the same kind ends it at once, as usual. What was ignored
/// before (nohup) stays so. One at a time in a process.
class EndSignals {
 public:
  EndSignals();
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;
  ~EndSignals();

  /// The signal that came, or 0.
  [[nodiscard]] static int caught();
};

}  // namespace triton
