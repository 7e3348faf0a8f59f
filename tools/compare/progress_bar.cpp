#include "tools/compare/progress_bar.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <string>

#include "emulator/formats/text_output.hpp"

namespace triton::compare {

namespace {

constexpr unsigned kWidth = 40;

}  // namespace

ProgressBar::ProgressBar(unsigned total)
    : total_(total), visible_(isatty(STDERR_FILENO) != 0 && text_output(STDERR_FILENO).escapes) {
  show(0, 0);
}

ProgressBar::~ProgressBar() {
  if (!visible_) return;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
}

void ProgressBar::show(unsigned done, unsigned different) {
  if (!visible_) return;
  const unsigned percent = total_ == 0 ? 100 : done * 100 / total_;
  if (percent == drawn_percent_ && different == drawn_different_) return;
  drawn_percent_ = percent;
  drawn_different_ = different;
  const unsigned filled = percent * kWidth / 100;
  const std::string bar = std::string(filled, '#') + std::string(kWidth - filled, '.');
  fmt::print(stderr, "\r[{}] {:3} %  {} of {}, {} different\033[K", bar, percent, done, total_,
             different);
  std::fflush(stderr);
}

}  // namespace triton::compare
