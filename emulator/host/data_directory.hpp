// Where the program's data is: share/triton beside the program (build tree) or one level up
// (installed as bin/triton and share/triton).
#pragma once

#include <filesystem>

namespace triton {

/// Throws InternalError that names both places when the data is in neither.
[[nodiscard]] std::filesystem::path data_directory();

}  // namespace triton
