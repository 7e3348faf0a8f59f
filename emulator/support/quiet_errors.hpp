// Keeps a library from writing to standard error for a while (libmpg123 and libwayland do).
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

namespace triton {

class QuietErrors {
 public:
  QuietErrors() {
    (void)std::fflush(stderr);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    saved_ = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (saved_ >= 0) (void)::dup2(nowhere, STDERR_FILENO);
    (void)::close(nowhere);
  }
  QuietErrors(const QuietErrors&) = delete;
  QuietErrors& operator=(const QuietErrors&) = delete;
  ~QuietErrors() {
    if (saved_ < 0) return;
    (void)std::fflush(stderr);
    (void)::dup2(saved_, STDERR_FILENO);
    (void)::close(saved_);
  }

 private:
  int saved_ = -1;  ///< standard error, meanwhile; -1: it was left alone
};

}  // namespace triton
