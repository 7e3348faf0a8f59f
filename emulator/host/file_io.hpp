// Whole files in and out.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace triton {

/// Throws InputError that names the file and the reason.
[[nodiscard]] std::vector<uint8_t> read_file(const std::filesystem::path& file);

/// Writes to a temporary file in the same directory and renames it, so that `file` is never half
/// written. Throws InternalError that names the file and the reason.
void write_file(const std::filesystem::path& file, std::span<const uint8_t> bytes);

}  // namespace triton
