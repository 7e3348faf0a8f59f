#include "tools/assembler/assembler.hpp"

#include <fmt/format.h>

#include "emulator/support/files.hpp"
#include "emulator/support/visible_text.hpp"
#include "tools/assembler/assembly_run.hpp"
#include "tools/assembler/source.hpp"

namespace triton::assembler {

std::string to_text(const Diagnostic& diagnostic) {
  // Tabs are kept before the caret, so that it stands under its column however wide they are.
  std::string margin;
  for (unsigned i = 0; i + 1 < diagnostic.column; ++i) {
    const bool is_tab = i < diagnostic.source_line.size() && diagnostic.source_line[i] == '\t';
    margin += is_tab ? '\t' : ' ';
  }
  return fmt::format("{}:{}:{}: {}: {}\n{}\n{}^\n", visible(diagnostic.file), diagnostic.line,
                     diagnostic.column, diagnostic.is_warning ? "warning" : "error",
                     visible(diagnostic.message), visible(diagnostic.source_line), margin);
}

Assembly assemble_file(const std::filesystem::path& file, Dialect dialect) {
  const std::string text = read_text_file(file, kLargestSource);
  return AssemblyRun(number_lines(text, file.string()), file.lexically_normal(), file.parent_path(),
                     dialect)
      .run();
}

Assembly assemble_text(std::string_view text, std::string_view name,
                       const std::filesystem::path& directory, Dialect dialect) {
  return AssemblyRun(number_lines(text, name), std::filesystem::path(name), directory, dialect)
      .run();
}

}  // namespace triton::assembler
