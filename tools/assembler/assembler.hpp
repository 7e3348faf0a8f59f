// Two-pass assembler for the Intel 8080, in the language of its time: what Intel's ISIS-II ASM80 and
// Digital Research's ASM and MAC agree in; where they differ, see dialect.hpp.
//
//     [label:]  operation  operands      ; comment
//
// Names: a letter, ? @ or _, then these, digits and $, which is not counted; in any case (kept in
// upper case), of any length. A label needs no colon before an operation. Numbers: decimal, or with
// B, O, Q, D, H; a hexadecimal one begins with a digit; $ is not counted. Strings: '...' or "...",
// their quote doubled inside. Expressions: see expression.hpp. A line may begin with a number; one
// that begins with * is a comment; the first 1A ends the source.
//
//     ORG e            location counter            name EQU e     a value, once
//     DB  e | string,  bytes                       name SET e     a value, as often as wanted
//     DW  e,           words, low byte first       IF e ... ELSE ... ENDIF     (bit 0 of e)
//     DS  e            leaves e bytes free         INCLUDE 'file', $INCLUDE(file), MACLIB name
//     END [e]          the end [start address]     ASSERT e, 'message'   an error if bit 0 is 0
//     name MACRO p,... / LOCAL l,... / EXITM / ENDM               ERROR 'message'
//     REPT e ... ENDM              IRP p,<a,b,...> ... ENDM              IRPC p,characters ... ENDM
//
// An INCLUDE is beside the file that names it; MACLIB name is INCLUDE name.lib. What moves the
// location counter (ORG, DS, IF, REPT) takes only symbols that stand before it; so both passes see
// the same addresses. EQU may look forward. Registers are reserved names; `name EQU B` is another
// name for B. Of directives only those of every assembler are reserved (see reserved_words.hpp).
//
// Only what the source places is in the image. Past FFFFH the counter goes on at 0000H. A byte may
// be placed again, the later one counts; a warning says so unless the last ORG plainly means it: its
// operand names a label or $.
//
// A macro may be defined again, also by itself while it is read. In the arguments of a macro and of
// IRP, %e stands for e's value, <...> keeps together, an escape (see macro.hpp) takes a character's
// meaning away; NUL in an expression is true where nothing stands behind it. IRP and IRPC without an
// item are read once with nothing. Each repetition is made as it is read: EXITM ends them all.
//
// TITLE, PAGE, NAME, ASEG, CSEG, PUBLIC, STKLN, INPAGE and $-controls change no byte. Not supported:
// what needs a linker (DSEG, EXTRN), the 8085's RIM and SIM.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/formats/intel_hex.hpp"
#include "tools/assembler/dialect.hpp"

namespace triton::assembler {

struct Diagnostic {
  std::string file;
  unsigned line = 0;    ///< 1 up
  unsigned column = 0;  ///< 1 up
  std::string message;
  std::string source_line;
  bool is_warning = false;
};

/// "file:line:column: error: message" (or warning), the source line and a caret below the column.
[[nodiscard]] std::string to_text(const Diagnostic& diagnostic);

struct Symbol {
  uint16_t value = 0;
  bool is_label = false;  ///< a label, as opposed to EQU or SET
};

struct Assembly {
  std::vector<HexFile::Block> blocks;  ///< what the source places: ascending, apart
  /// The bytes from `origin` (the lowest address used) to the highest; gaps hold kGapByte.
  uint16_t origin = 0;
  std::vector<uint8_t> image;
  std::size_t bytes_placed = 0;           ///< without the gaps
  std::optional<uint16_t> start_address;  ///< END's operand
  std::map<std::string, Symbol, std::less<>> symbols;
  std::string listing;                         ///< empty where there are errors
  std::vector<std::filesystem::path> sources;  ///< the file and what it included, in order
  std::vector<Diagnostic> errors;              ///< empty: the image is good
  std::vector<Diagnostic> warnings;
};

constexpr uint8_t kGapByte = 0xFF;

/// Assembles the file and what it includes. InputError if the file itself cannot be read.
[[nodiscard]] Assembly assemble_file(const std::filesystem::path& file,
                                     Dialect dialect = Dialect::kAuto);
/// Assembles text; `name` stands in diagnostics; INCLUDE is looked for relative to `directory`.
[[nodiscard]] Assembly assemble_text(std::string_view text, std::string_view name,
                                     const std::filesystem::path& directory = ".",
                                     Dialect dialect = Dialect::kAuto);

}  // namespace triton::assembler
