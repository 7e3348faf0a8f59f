// A progress bar on stderr, where that is a terminal.
#pragma once

namespace triton::compare {

class ProgressBar {
 public:
  /// Draws nothing if stderr is no terminal, or one without escape sequences.
  explicit ProgressBar(unsigned total);
  /// Takes the bar away.
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(unsigned done, unsigned different);

 private:
  unsigned total_;
  bool visible_;
  unsigned drawn_percent_ = 101;
  unsigned drawn_different_ = 0;
};

}  // namespace triton::compare
