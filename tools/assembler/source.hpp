// Source text as numbered lines.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triton::assembler {

struct SourceLine {
  std::shared_ptr<const std::string> file;  ///< the name that diagnostics show
  unsigned number = 0;                      ///< 1 up
  std::string text;                         ///< without its line end
};

using SourceLines = std::shared_ptr<const std::vector<SourceLine>>;

/// "file:line".
[[nodiscard]] std::string place_of(const SourceLine& line);

/// LF, CRLF or CR ends a line; a tail without an end is a line too.
[[nodiscard]] SourceLines split_lines(std::string_view text, std::string_view name);

/// The file's bytes; nothing, and why in `reason`, where it cannot be read.
[[nodiscard]] std::optional<std::string> read_source(const std::filesystem::path& path,
                                                     std::string& reason);

}  // namespace triton::assembler
