// Two-pass assembler for the Intel 8080, Intel mnemonics and expression syntax.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace triton::assembler {

struct Diagnostic {
  std::string file;
  unsigned line = 0;    ///< 1 up
  unsigned column = 0;  ///< 1 up
  std::string message;
  std::string source_line;
};

struct Symbol {
  uint16_t value = 0;
  bool is_label = false;  ///< a label, as opposed to EQU or SET
};

struct Assembly {
  /// The bytes from `origin` (the lowest address used) to the highest; gaps hold FF.
  uint16_t origin = 0;
  std::vector<uint8_t> image;
  std::map<std::string, Symbol, std::less<>> symbols;
  std::string listing;
  std::vector<Diagnostic> errors;  ///< empty: the image is good
};

/// Assembles the file and what it includes.
[[nodiscard]] Assembly assemble_file(const std::filesystem::path& file);
/// Assembles text; `name` stands in diagnostics; INCLUDE is looked for relative to `directory`.
[[nodiscard]] Assembly assemble_text(std::string_view text, std::string_view name,
                                     const std::filesystem::path& directory = ".");

}  // namespace triton::assembler
