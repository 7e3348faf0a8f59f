// What the assembler's tests share: source in, bytes or errors out.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tools/assembler/assembler.hpp"

namespace triton::assembler {

inline std::string hex(const std::vector<uint8_t>& bytes) {
  std::string text;
  for (const uint8_t byte : bytes) text += fmt::format("{}{:02X}", text.empty() ? "" : " ", byte);
  return text;
}

inline std::string all_errors(const Assembly& assembly) {
  std::string text;
  for (const Diagnostic& error : assembly.errors) {
    text += fmt::format("{}:{}:{}: {}\n", error.file, error.line, error.column, error.message);
  }
  return text;
}

/// The image in hexadecimal; what went wrong where there is none.
inline std::string bytes_of(std::string_view source, Dialect dialect = Dialect::kAuto) {
  const Assembly assembly = assemble_text(source, "test.asm", ".", dialect);
  return assembly.errors.empty() ? hex(assembly.image) : all_errors(assembly);
}

/// "line:column: message" of each, one a line.
inline std::string short_text(const std::vector<Diagnostic>& diagnostics) {
  std::string text;
  for (const Diagnostic& one : diagnostics) {
    text += fmt::format("{}{}:{}: {}", text.empty() ? "" : "\n", one.line, one.column, one.message);
  }
  return text;
}

inline std::string errors_of(std::string_view source, Dialect dialect = Dialect::kAuto) {
  return short_text(assemble_text(source, "test.asm", ".", dialect).errors);
}

/// Of a source without errors.
inline std::string warnings_of(std::string_view source) {
  const Assembly assembly = assemble_text(source, "test.asm");
  EXPECT_EQ(all_errors(assembly), "");
  return short_text(assembly.warnings);
}

/// The value of an expression, from a DW of it at address 1234H with FORWARD defined behind.
inline std::string value_of(std::string_view expression) {
  const Assembly assembly = assemble_text(
      fmt::format(" ORG 1234H\nTEN EQU 10\n DW {}\nFORWARD: NOP\n", expression), "test.asm");
  if (!assembly.errors.empty()) return all_errors(assembly);
  return fmt::format("{:04X}", assembly.image[0] | assembly.image[1] << 8);
}

}  // namespace triton::assembler
