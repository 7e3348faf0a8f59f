#include "emulator/host/data_paths.hpp"

#include <fmt/format.h>

#include <system_error>

#include "emulator/host/errors.hpp"

namespace triton {

std::filesystem::path find_data_directory() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) {
    throw InternalError("cannot find the program's own file through /proc/self/exe: " +
                        error.message());
  }
  return find_data_directory(program.parent_path());
}

std::filesystem::path find_data_directory(const std::filesystem::path& program_directory) {
  const std::filesystem::path beside = program_directory / "share" / "triton";
  const std::filesystem::path installed = program_directory.parent_path() / "share" / "triton";
  std::error_code error;
  for (const auto& directory : {beside, installed}) {
    if (std::filesystem::is_directory(directory, error)) return directory;
  }
  throw InputError(fmt::format("no data directory: neither {} nor {} exists", beside.string(),
                               installed.string()));
}

}  // namespace triton
