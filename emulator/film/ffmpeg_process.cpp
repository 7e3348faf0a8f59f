#include "emulator/film/ffmpeg_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

constexpr const char* kProgram = "ffmpeg";
constexpr int kCannotRun = 127;
constexpr int kSignalBase = 128;

}  // namespace

bool FfmpegProcess::is_there() {
  const char* path = std::getenv("PATH");
  std::string rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const size_t end = rest.find(':');
    const std::string directory = rest.substr(0, end);
    rest = end == std::string::npos ? "" : rest.substr(end + 1);
    if (directory.empty()) continue;
    const std::filesystem::path file = std::filesystem::path(directory) / kProgram;
    if (access(file.c_str(), X_OK) == 0) return true;
  }
  return false;
}

FfmpegProcess::FfmpegProcess(const std::vector<std::string>& arguments, std::filesystem::path film)
    : film_(std::move(film)) {
  std::vector<std::string> words{kProgram, "-loglevel", "quiet", "-y"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) fail("cannot make a pipe");
  std::signal(SIGPIPE, SIG_IGN);  // a program that ends early is an error, not our end
  process_ = fork();
  if (process_ < 0) fail("cannot start ffmpeg");
  if (process_ == 0) {
    // Ctrl-C and a terminal's end are for us: we finish the film then, which needs ffmpeg.
    setpgid(0, 0);
    std::signal(SIGINT, SIG_IGN);
    std::signal(SIGHUP, SIG_IGN);
    const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(ends[0], STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    execvp(kProgram, pointers.data());
    _exit(kCannotRun);
  }
  close(ends[0]);
  input_ = ends[1];
}

FfmpegProcess::~FfmpegProcess() {
  if (process_ > 0) (void)end_program();
}

/// Exit status, or 128 + signal.
int FfmpegProcess::end_program() {
  close(input_);
  int status = 0;
  while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
  return WIFSIGNALED(status) ? kSignalBase + WTERMSIG(status) : WEXITSTATUS(status);
}

void FfmpegProcess::write(std::span<const uint8_t> bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(input_, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      const int status = end_program();
      throw InternalError(
          fmt::format("{}: ffmpeg ended early with status {}", film_.string(), status));
    }
    bytes = bytes.subspan(static_cast<size_t>(count));
  }
}

void FfmpegProcess::finish() {
  if (const int status = end_program(); status != 0) {
    throw InternalError(fmt::format("{}: ffmpeg ended with status {}", film_.string(), status));
  }
}

void FfmpegProcess::fail(const char* what) const {
  throw InternalError(fmt::format("{}: {}: {}", film_.string(), what, std::strerror(errno)));
}

}  // namespace triton
