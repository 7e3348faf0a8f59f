// A whole image as assembly source, with labels and data, that assembles to the same bytes.
//
// Each line ends in a comment with its address and, for code, its bytes. Undocumented opcodes, data
// and what is cut off at an end become DB; a comment names the instruction. A jump, call or memory
// operand that points at the start of a line gets a label: the symbol of that value, or Lhhhh.
// Symbols of other addresses that are used stand as EQUs at the top. Values below 0100H are more
// often numbers than places: they never name an LXI operand, and label a line only where code
// refers to it (else the name stands in the comment).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "emulator/formats/intel_hex.hpp"
#include "emulator/formats/symbols.hpp"

namespace triton::assembler {

struct AddressRange {
  uint16_t first = 0;
  uint16_t last = 0;
};

struct DisassemblyOptions {
  triton::SymbolTable symbols;
  std::vector<AddressRange> data;  ///< addresses that hold bytes, not instructions
};

/// `blocks`: ascending, apart from each other. Symbols are written in capitals and without $.
/// Throws InputError for one that the assembler would not take as a name, or would not tell apart
/// from another with another value.
[[nodiscard]] std::string disassemble(std::span<const HexFile::Block> blocks,
                                      const DisassemblyOptions& options = {});

}  // namespace triton::assembler
