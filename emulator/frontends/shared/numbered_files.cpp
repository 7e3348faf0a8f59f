#include "emulator/frontends/shared/numbered_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

constexpr size_t kDigits = 4;
constexpr unsigned kMostFiles = 9'999;

bool ends_in_a_number(std::string_view stem) {
  if (stem.size() <= kDigits || stem[stem.size() - kDigits - 1] != '-') return false;
  const std::string_view digits = stem.substr(stem.size() - kDigits);
  return std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string name_of_numbered_file(const std::filesystem::path& file) {
  std::string stem = file.stem().string();
  if (ends_in_a_number(stem)) stem.resize(stem.size() - kDigits - 1);
  return stem;
}

std::vector<std::filesystem::path> numbered_files(const std::filesystem::path& directory,
                                                  std::string_view name, std::string_view kind) {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(directory, error)) {
    const std::filesystem::path& file = entry.path();
    if (ends_in_a_number(file.stem().string()) && file.extension() == fmt::format(".{}", kind) &&
        name_of_numbered_file(file) == name) {
      files.push_back(directory / file.filename());
    }
  }
  std::sort(files.rbegin(), files.rend());
  return files;
}

std::filesystem::path next_numbered_file(const std::filesystem::path& directory,
                                         std::string_view name, std::string_view kind) {
  const auto files = numbered_files(directory, name, kind);
  unsigned last = 0;
  if (!files.empty()) {
    const std::string stem = files.front().stem().string();
    last = static_cast<unsigned>(std::stoul(stem.substr(stem.size() - kDigits)));
  }
  if (last == kMostFiles) {
    throw InternalError(
        fmt::format("{}: no name is left after {}", directory.string(), files.front().string()));
  }
  return directory / fmt::format("{}-{:04}.{}", name, last + 1, kind);
}

}  // namespace triton
