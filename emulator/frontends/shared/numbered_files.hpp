// Files that a person's keys leave behind: NAME-0001.KIND, NAME-0002.KIND and so on. Each is a new one, numbered after
// the last, so that a key never replaces what it, another program or another session has left.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

/// The name after the last that is there. Throws InternalError after number 9999.
[[nodiscard]] std::filesystem::path next_numbered_file(const std::filesystem::path& directory,
                                                       std::string_view name,
                                                       std::string_view kind);
/// Those that are there, the last first.
[[nodiscard]] std::vector<std::filesystem::path> numbered_files(
    const std::filesystem::path& directory, std::string_view name, std::string_view kind);
/// `labyrinth` of `labyrinth-0007.state`; another file's name without its extension.
[[nodiscard]] std::string name_of_numbered_file(const std::filesystem::path& file);

}  // namespace triton
