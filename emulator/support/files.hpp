// Whole files, in and out.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

/// As a file's name: standard input to be read, standard output to be written.
inline constexpr std::string_view kStandardStream = "-";

/// Throws InputError when the file cannot be read, or is larger than `limit_bytes`.
[[nodiscard]] std::vector<uint8_t> read_binary_file(const std::filesystem::path& file,
                                                    uint64_t limit_bytes = uint64_t{1} << 26);
[[nodiscard]] std::string read_text_file(const std::filesystem::path& file,
                                         uint64_t limit_bytes = uint64_t{1} << 26);

/// There is never half a file (output_file.hpp). Throws InternalError.
void write_file(const std::filesystem::path& file, std::span<const uint8_t> bytes);
void write_file(const std::filesystem::path& file, std::string_view text);

/// The ending of its name, which tells its kind, in small letters: ".bas"; or nothing.
[[nodiscard]] std::string lower_ending(const std::filesystem::path& file);

/// The byte that ends a text on a CP/M disk, where files fill whole records of 128 bytes.
constexpr char kCpmEndOfFile = 0x1A;

/// `text` without what some systems put around it: the byte order mark before it, and the 1A that
/// ends it with all that follows. A 1A ends the text where it begins a line, or where only 1A and
/// 00 follow; elsewhere it is a character (the Triton has a glyph of that code).
[[nodiscard]] std::string_view without_file_marks(std::string_view text);

/// The lines of `text`, without its file marks (see above) and without their ends: LF, CR or CRLF.
/// A last line without an end counts. Every text that the program reads by lines goes through here.
[[nodiscard]] std::vector<std::string_view> split_lines(std::string_view text);

}  // namespace triton
