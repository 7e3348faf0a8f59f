// Whole files, in and out.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

/// Throws InputError when the file cannot be read, or is larger than `limit_bytes`.
[[nodiscard]] std::vector<uint8_t> read_binary_file(const std::filesystem::path& file,
                                                    uint64_t limit_bytes = uint64_t{1} << 26);
[[nodiscard]] std::string read_text_file(const std::filesystem::path& file,
                                         uint64_t limit_bytes = uint64_t{1} << 26);

/// Writes to a temporary file beside `file`, then renames it: there is never half a file. Throws
/// InternalError.
void write_file(const std::filesystem::path& file, std::span<const uint8_t> bytes);
void write_file(const std::filesystem::path& file, std::string_view text);

/// The lines of `text` without their ends (LF or CRLF). A last line without an end counts.
[[nodiscard]] std::vector<std::string_view> split_lines(std::string_view text);

}  // namespace triton
