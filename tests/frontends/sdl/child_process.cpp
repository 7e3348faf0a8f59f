#include "tests/frontends/sdl/child_process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace triton {
namespace {

int status_code(int status) {
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& arguments,
                           const std::vector<std::string>& environment, int pass_descriptor) {
  std::vector<char*> argument_pointers;
  for (const std::string& argument : arguments) {
    argument_pointers.push_back(const_cast<char*>(argument.c_str()));
  }
  argument_pointers.push_back(nullptr);
  process_ = fork();
  if (process_ < 0) {
    throw std::runtime_error("cannot fork");
  }
  if (process_ == 0) {
    for (const std::string& setting : environment) {
      putenv(const_cast<char*>(setting.c_str()));
    }
    if (pass_descriptor >= 0) {
      fcntl(pass_descriptor, F_SETFD, 0);
    }
    execvp(argument_pointers[0], argument_pointers.data());
    _exit(127);
  }
}

ChildProcess::~ChildProcess() {
  if (running()) {
    kill(process_, SIGTERM);
    wait();
  }
}

int ChildProcess::wait() {
  if (process_ != 0) {
    int status = 0;
    waitpid(process_, &status, 0);
    status_ = status_code(status);
    process_ = 0;
  }
  return status_;
}

double ChildProcess::cpu_seconds() const {
  std::ifstream stream("/proc/" + std::to_string(process_) + "/stat");
  std::string text((std::istreambuf_iterator<char>(stream)), {});
  // After the name in brackets: state, then numbers; user and system time are the 12th and 13th of
  // all.
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  std::string skipped;
  for (int count = 0; count < 11; ++count) fields >> skipped;
  double user_ticks = 0;
  double system_ticks = 0;
  if (!(fields >> user_ticks >> system_ticks)) throw std::runtime_error("cannot read the CPU time");
  return (user_ticks + system_ticks) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

bool ChildProcess::running() {
  int status = 0;
  if (process_ != 0 && waitpid(process_, &status, WNOHANG) == process_) {
    status_ = status_code(status);
    process_ = 0;
  }
  return process_ != 0;
}

}  // namespace triton
