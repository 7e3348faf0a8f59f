#include "emulator/host/output_target.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <string>
#include <system_error>

namespace triton {

namespace {

bool is_of_the_system(const std::filesystem::path& file) {
  const std::string text = file.string();
  return text.starts_with("/dev/") || text.starts_with("/proc/");
}

}  // namespace

OutputTarget output_target(const std::filesystem::path& file) {
  std::error_code error;
  std::filesystem::path final = file;
  if (std::filesystem::is_symlink(file, error)) {
    if (is_of_the_system(file) || is_of_the_system(std::filesystem::read_symlink(file, error))) {
      return {file, file};
    }
    final = std::filesystem::weakly_canonical(file, error);
    if (error) return {file, file};
  }
  const std::filesystem::file_status status = std::filesystem::status(final, error);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
      !std::filesystem::is_directory(status)) {
    return {final, final};
  }
  std::filesystem::path written = final;
  written += fmt::format(".{}.tmp", ::getpid());
  return {written, final};
}

}  // namespace triton
