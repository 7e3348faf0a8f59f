#include "emulator/support/data_paths.hpp"

#include <fmt/format.h>

#include <string>
#include <system_error>

#include "emulator/support/errors.hpp"

namespace triton {

namespace {

std::span<const CarriedFile> carried;

}  // namespace

void carry_data(std::span<const CarriedFile> files) { carried = files; }

std::optional<std::string_view> carried_file(const std::filesystem::path& file) {
  const std::string path = file.string();
  for (const CarriedFile& one : carried) {
    if (path == fmt::format("{}/{}", kCarriedData, one.name)) return one.bytes;
  }
  return std::nullopt;
}

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
    if (std::filesystem::exists(directory / "roms" / "monitor.rom", error)) return directory;
  }
  if (!carried.empty()) return kCarriedData;
  throw InputError(fmt::format("no data directory: neither {} nor {} exists", beside.string(),
                               installed.string()));
}

}  // namespace triton
