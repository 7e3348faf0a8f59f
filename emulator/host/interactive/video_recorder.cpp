#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "emulator/host/errors.hpp"
#include "emulator/host/interactive/film_recorder.hpp"

namespace triton {
namespace {

constexpr const char* kProgram = "ffmpeg";
constexpr int kCannotRun = 127;

bool is_in_path(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::string rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const size_t end = rest.find(':');
    const std::string directory = rest.substr(0, end);
    rest = end == std::string::npos ? "" : rest.substr(end + 1);
    if (directory.empty()) continue;
    const std::filesystem::path file = std::filesystem::path(directory) / program;
    if (access(file.c_str(), X_OK) == 0) return true;
  }
  return false;
}

/// Raw pictures go into ffmpeg's standard input.
class VideoRecorder final : public FilmRecorder {
 public:
  VideoRecorder(const std::filesystem::path& file, Phosphor phosphor)
      : file_(file), phosphor_(phosphor) {
    if (!is_in_path(kProgram)) {
      throw InputError(
          fmt::format("{}: a video needs the program ffmpeg, which is not there; a GIF does not",
                      file.string()));
    }
    // The kind of a video is told by the name's end, so the temporary name keeps it.
    written_ = file.parent_path() /
               fmt::format(".{}.{}{}", file.stem().string(), getpid(), file.extension().string());
    start_program();
  }
  ~VideoRecorder() override {
    if (process_ != 0) {
      (void)end_program();
      remove_written();
    }
  }

  void add(const Frame& frame, Duration now) override {
    if (frames_ == 0) begin_ = now;
    // What was shown so far fills the frames up to now.
    while (frames_ > 0 && begin_ + frames_ * kFrameTime < now) write_picture();
    const IndexedImage image = frame_image(frame, phosphor_, PictureArea::kWithBorder);
    picture_.clear();
    for (const uint8_t index : image.pixels) {
      const Colour& colour = image.palette[index];
      picture_.insert(picture_.end(), {colour.red, colour.green, colour.blue});
    }
    if (frames_ == 0) write_picture();
  }

  void finish(Duration now) override {
    while (frames_ > 0 && begin_ + frames_ * kFrameTime < now) write_picture();
    const int status = end_program();
    std::error_code error;
    if (status == 0) std::filesystem::rename(written_, file_, error);
    if (status != 0 || error) {
      remove_written();
      throw InternalError(fmt::format(
          "{}: {}", file_.string(),
          status != 0 ? fmt::format("ffmpeg ended with status {}", status) : error.message()));
    }
  }

 private:
  void start_program() {
    const std::string size =
        fmt::format("{}x{}", unsigned{kFrameWidth}, kFrameHeight * kScanLineHeight);
    std::vector<std::string> words{
        kProgram, "-loglevel", "quiet", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24",          "-s",
        size,     "-r",        "25",    "-i", "-",  "-pix_fmt", "yuv420p",  written_.string()};
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) fail("cannot make a pipe");
    std::signal(SIGPIPE, SIG_IGN);  // a program that ends early is an error, not our end
    process_ = fork();
    if (process_ < 0) fail("cannot start ffmpeg");
    if (process_ == 0) {
      const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
      dup2(ends[0], STDIN_FILENO);
      dup2(nothing, STDOUT_FILENO);
      dup2(nothing, STDERR_FILENO);
      execvp(kProgram, arguments.data());
      _exit(kCannotRun);
    }
    close(ends[0]);
    input_ = ends[1];
  }

  /// Exit status, or 128 + signal.
  int end_program() {
    close(input_);
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  }

  void write_picture() {
    size_t done = 0;
    while (done < picture_.size()) {
      const ssize_t count = ::write(input_, picture_.data() + done, picture_.size() - done);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) {
        const int status = end_program();
        remove_written();
        throw InternalError(
            fmt::format("{}: ffmpeg ended early with status {}", file_.string(), status));
      }
      done += static_cast<size_t>(count);
    }
    ++frames_;
  }

  void remove_written() {
    std::error_code error;
    std::filesystem::remove(written_, error);
  }

  [[noreturn]] void fail(const char* what) const {
    throw InternalError(fmt::format("{}: {}: {}", file_.string(), what, std::strerror(errno)));
  }

  std::filesystem::path file_;
  std::filesystem::path written_;
  Phosphor phosphor_;
  pid_t process_ = 0;
  int input_ = -1;
  std::vector<uint8_t> picture_;
  Duration begin_{};
  int64_t frames_ = 0;
};

}  // namespace

std::unique_ptr<FilmRecorder> record_video(const std::filesystem::path& file, Phosphor phosphor) {
  return std::make_unique<VideoRecorder>(file, phosphor);
}

}  // namespace triton
