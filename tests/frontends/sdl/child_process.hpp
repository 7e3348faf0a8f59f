// A program that a test starts, and ends with itself.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace triton {

class ChildProcess {
 public:
  /// `environment`: NAME=VALUE, beside the test's own. `pass_descriptor`: a file descriptor that
  /// the child inherits, or -1.
  ChildProcess(const std::vector<std::string>& arguments,
               const std::vector<std::string>& environment, int pass_descriptor = -1);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess();

  /// Waits for the end; exit status, or 128 + signal.
  int wait();
  [[nodiscard]] bool running();
  /// Processor time that it has used so far.
  [[nodiscard]] double cpu_seconds() const;

 private:
  pid_t process_ = 0;
  int status_ = 0;
};

}  // namespace triton
