// The program ffmpeg at work: bytes go into its standard input. What it says is not shown.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace triton {

class FfmpegProcess {
 public:
  /// `arguments` stand behind ffmpeg's general ones. Throws InternalError that names `film`.
  FfmpegProcess(const std::vector<std::string>& arguments, std::filesystem::path film);
  /// Ends it if it still works.
  ~FfmpegProcess();
  FfmpegProcess(const FfmpegProcess&) = delete;
  FfmpegProcess& operator=(const FfmpegProcess&) = delete;

  /// Throws InternalError if the program has ended.
  void write(std::span<const uint8_t> bytes);
  /// No more bytes come; waits for it. Throws InternalError if it failed.
  void finish();

  [[nodiscard]] static bool is_there();

 private:
  [[nodiscard]] int end_program();
  [[noreturn]] void fail(const char* what) const;

  std::filesystem::path film_;
  pid_t process_ = 0;
  int input_ = -1;
};

}  // namespace triton
