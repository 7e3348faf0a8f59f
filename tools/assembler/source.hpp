// Source text as numbered lines.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace triton::assembler {

/// In bytes; far above any program for a 64 KiB machine.
constexpr uint64_t kLargestSource = uint64_t{1} << 24;

struct SourceLine {
  std::shared_ptr<const std::string> file;  ///< the name that diagnostics show
  unsigned number = 0;                      ///< 1 up
  std::string text;                         ///< without its line end
};

using SourceLines = std::shared_ptr<const std::vector<SourceLine>>;

/// "file:line".
[[nodiscard]] std::string place_of(const SourceLine& line);

/// The lines of `text` as split_lines() gives them; the first 1A ends the source.
[[nodiscard]] SourceLines number_lines(std::string_view text, std::string_view name);

}  // namespace triton::assembler
