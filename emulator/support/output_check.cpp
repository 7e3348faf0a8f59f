#include "emulator/support/output_check.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <system_error>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_file.hpp"

namespace triton {

namespace {

/// Where a file stands or would stand.
std::filesystem::path place_of(const std::filesystem::path& file) {
  std::error_code error;
  const std::filesystem::path absolute = std::filesystem::absolute(file, error);
  const std::filesystem::path place = std::filesystem::weakly_canonical(absolute, error);
  return error ? absolute.lexically_normal() : place;
}

bool has_bytes(const std::filesystem::path& place) {
  std::error_code error;
  return std::filesystem::is_regular_file(place, error) &&
         std::filesystem::file_size(place, error) > 0;
}

bool is_same_file(const std::filesystem::path& one, const std::filesystem::path& other) {
  std::error_code error;
  return std::filesystem::equivalent(one, other, error) || place_of(one) == place_of(other);
}

void check_folder(const std::filesystem::path& file, const std::filesystem::path& place) {
  const auto refuse = [&file](const char* reason) {
    throw InternalError(fmt::format("{}: cannot write: {}", file.string(), reason));
  };
  std::error_code error;
  if (std::filesystem::is_directory(place, error)) refuse("is a directory");
  std::filesystem::path folder = place.parent_path();
  if (folder.empty()) folder = ".";
  if (::access(folder.c_str(), W_OK | X_OK) != 0) refuse(std::strerror(errno));
  if (!std::filesystem::is_directory(folder, error)) refuse(std::strerror(ENOTDIR));
}

}  // namespace

void OutputCheck::reads(const std::string& name, const std::filesystem::path& file) {
  std::error_code error;
  if (std::filesystem::is_regular_file(file, error)) read_.push_back({name, file});
}

void OutputCheck::writes(const std::string& name, const std::filesystem::path& file,
                         Existing existing) {
  if (file.empty()) throw InputError(fmt::format("{} '': expected a file's name", name));
  if (file == kStandardStream) {
    throw InputError(
        fmt::format("{} -: does not go to standard output, expected a file's name", name));
  }
  const std::optional<std::filesystem::path> place = place_of_output(file);
  if (!place) return;
  for (const NamedFile& read : read_) {
    if (!is_same_file(file, read.file)) continue;
    throw InputError(fmt::format("{} {}: would overwrite {}, expected another file", name,
                                 file.string(), read.name));
  }
  for (const NamedFile& written : written_) {
    if (!is_same_file(file, written.file)) continue;
    throw InputError(fmt::format("{} and {} both write to {}", written.name, name, file.string()));
  }
  check_folder(file, *place);
  if (existing == Existing::kKept && has_bytes(*place)) {
    throw InputError(
        fmt::format("{} {}: is there already; --overwrite replaces it", name, file.string()));
  }
  written_.push_back({name, file});
}

void OutputCheck::writes_or_prints(const std::string& name, const std::filesystem::path& file,
                                   Existing existing) {
  if (file != kStandardStream) return writes(name, file, existing);
  for (const NamedFile& written : written_) {
    if (written.file != kStandardStream) continue;
    throw InputError(fmt::format("{} and {} both write to standard output", written.name, name));
  }
  written_.push_back({name, file});
}

}  // namespace triton
