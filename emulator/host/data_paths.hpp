// Where the program's own data are: ROM images, characters, programs.
#pragma once

#include <filesystem>

namespace triton {

/// share/triton beside the running program's file (the build tree), or beside its directory's
/// parent (an installation). Throws InputError that names both places.
[[nodiscard]] std::filesystem::path find_data_directory();

/// The same for a program that lies in `program_directory`.
[[nodiscard]] std::filesystem::path find_data_directory(
    const std::filesystem::path& program_directory);

}  // namespace triton
