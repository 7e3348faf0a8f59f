// Two-pass assembler for the Intel 8080, after Intel's 8080 assembly language manual.
//
//     [label:]  operation  operands      ; comment
//
// Names: a letter, ? @ or _, then these and digits; in any case (kept in upper case), of any
// length. Numbers: decimal, or with B, O, Q, D, H; a hexadecimal one begins with a digit. Strings:
// '...' or "...", their quote doubled inside. Expressions: see expression.hpp.
//
//     ORG e            location counter            name EQU e     a value, once
//     DB  e | string,  bytes                       name SET e     a value, as often as wanted
//     DW  e,           words, low byte first       IF e ... ELSE ... ENDIF   (e not 0)
//     DS  e            leaves e bytes free         INCLUDE 'file' (beside the file that names it)
//     END [e]          the end [start address]     ASSERT e, 'message'   an error if e is 0
//     name MACRO p,... / LOCAL l,... / EXITM / ENDM               ERROR 'message'
//     REPT e ... ENDM              IRP p,<a,b,...> ... ENDM              IRPC p,characters ... ENDM
//
// What moves the location counter (ORG, DS, IF, REPT) takes only symbols that stand before it; so
// both passes see the same addresses. EQU may look forward. A byte placed twice is an error.
// Registers are reserved names; `name EQU B` is another name for B.
//
// In the arguments of a macro and of IRP, %e stands for e's value, !c for the character c itself,
// and <...> keeps together; NUL in an expression is true where nothing stands behind it. IRP and
// IRPC without an item make no lines.
//
// Not supported: relocatable segments (ASEG, CSEG, DSEG, PUBLIC, EXTRN), assembler controls
// ($-lines), an instruction's name as a number (DB (MOV A,B)).
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
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

/// "file:line:column: error: message", the source line and a caret below the column.
[[nodiscard]] std::string to_text(const Diagnostic& diagnostic);

struct Symbol {
  uint16_t value = 0;
  bool is_label = false;  ///< a label, as opposed to EQU or SET
};

struct Assembly {
  /// The bytes from `origin` (the lowest address used) to the highest; gaps hold FF.
  uint16_t origin = 0;
  std::vector<uint8_t> image;
  std::size_t bytes_placed = 0;           ///< without the gaps
  std::optional<uint16_t> start_address;  ///< END's operand
  std::map<std::string, Symbol, std::less<>> symbols;
  std::string listing;                         ///< empty where there are errors
  std::vector<std::filesystem::path> sources;  ///< the file and what it included, in order
  std::vector<Diagnostic> errors;              ///< empty: the image is good
};

/// Assembles the file and what it includes. InputError if the file itself cannot be read.
[[nodiscard]] Assembly assemble_file(const std::filesystem::path& file);
/// Assembles text; `name` stands in diagnostics; INCLUDE is looked for relative to `directory`.
[[nodiscard]] Assembly assemble_text(std::string_view text, std::string_view name,
                                     const std::filesystem::path& directory = ".");

}  // namespace triton::assembler
