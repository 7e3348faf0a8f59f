#include "emulator/support/output_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "emulator/support/end_signals.hpp"
#include "emulator/support/errors.hpp"

namespace triton {

namespace {

constexpr useconds_t kReaderPollMicroseconds = 10'000;
constexpr mode_t kNewFile = 0666;  // less the umask

bool is_of_the_system(const std::filesystem::path& file) {
  const std::string text = file.string();
  return text.starts_with("/dev/") || text.starts_with("/proc/");
}

/// A name of its own in the same folder.
std::filesystem::path temporary_name(std::filesystem::path place) {
  static std::atomic<unsigned> count = 0;
  return place += fmt::format(".{}.{}.tmp", ::getpid(), ++count);
}

}  // namespace

std::optional<std::filesystem::path> place_of_output(const std::filesystem::path& file) {
  std::error_code error;
  std::filesystem::path place = file;
  if (std::filesystem::is_symlink(file, error)) {
    if (is_of_the_system(file) || is_of_the_system(std::filesystem::read_symlink(file, error))) {
      return std::nullopt;
    }
    place = std::filesystem::weakly_canonical(file, error);
    if (error) return std::nullopt;
  }
  const std::filesystem::file_status status = std::filesystem::status(place, error);
  const bool is_ordinary = !std::filesystem::exists(status) ||
                           std::filesystem::is_regular_file(status) ||
                           std::filesystem::is_directory(status);
  return is_ordinary ? std::optional(place) : std::nullopt;
}

OutputFile::OutputFile(std::filesystem::path file)
    : file_(std::move(file)), place_(place_of_output(file_)), path_(file_) {
  std::error_code error;
  if (!place_) {
    if (std::filesystem::is_fifo(file_, error)) await_reader();
    return;
  }
  if (std::filesystem::is_directory(*place_, error)) fail(std::strerror(EISDIR));
  std::filesystem::path folder = place_->parent_path();
  if (folder.empty()) folder = ".";
  descriptor_ = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, kNewFile);
  if (descriptor_ >= 0) {
    path_ = fmt::format("/proc/{}/fd/{}", ::getpid(), descriptor_);
    return;
  }
  path_ = temporary_name(*place_);
  const int made = ::open(path_.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, kNewFile);
  if (made < 0) fail(std::strerror(errno));
  ::close(made);
  is_named_ = true;
}

/// As opening it would, but a signal that asks the program to end is heard.
void OutputFile::await_reader() {
  while ((descriptor_ = ::open(file_.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC)) < 0) {
    if (errno != ENXIO) fail(std::strerror(errno));
    if (EndSignals::caught() != 0) fail("nothing reads from it");
    ::usleep(kReaderPollMicroseconds);
  }
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : file_(std::move(other.file_)),
      place_(std::move(other.place_)),
      path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      is_named_(std::exchange(other.is_named_, false)) {}

OutputFile::~OutputFile() { forget(); }

void OutputFile::forget() {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
  std::error_code error;
  if (std::exchange(is_named_, false)) std::filesystem::remove(path_, error);
}

void OutputFile::commit() {
  if (!place_) return;
  struct stat replaced {};
  const bool replaces = ::stat(place_->c_str(), &replaced) == 0;
  if (descriptor_ >= 0) {
    const std::filesystem::path name = temporary_name(*place_);
    ::unlink(name.c_str());  // of a process with this number that was killed
    if (::linkat(AT_FDCWD, path_.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) != 0) {
      fail(std::strerror(errno));
    }
    path_ = name;
    is_named_ = true;
  }
  if (replaces) (void)::chmod(path_.c_str(), replaced.st_mode & 07777);
  if (::rename(path_.c_str(), place_->c_str()) != 0) {
    const int reason = errno;
    forget();
    fail(std::strerror(reason));
  }
  is_named_ = false;
  forget();
}

void OutputFile::fail(std::string_view reason) const {
  throw InternalError(fmt::format("{}: cannot write: {}", file_.string(), reason));
}

}  // namespace triton
