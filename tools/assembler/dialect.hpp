// The two dialects of the 8080's own time, and how a source tells which it is written in.
//
// Intel's ISIS-II ASM80 (8080/8085 Assembly Language Programming, 9800301) and Digital Research's
// ASM and MAC for CP/M agree in nearly everything. They differ in:
//
//                                      Intel                          Digital Research
//     label                            has a colon                    with or without
//     'AB' as a number                 4142H                          4241H: the first is the low byte
//     HIGH, LOW                        bind tightest                  bind loosest: HIGH A+1 is HIGH (A+1)
//     $ in DB and DW                   where the statement begins     where the item stands
//     a label before ORG               where the counter was          where ORG sets it
//     !                                takes the next character's     ends a statement (outside strings
//                                      meaning in an argument         and comments)
//     ^                                -                              as Intel's !
//     arguments of macros              as they stand                  in capitals outside strings
//     DB RET                           DB (RET)                       a mnemonic is its opcode
//     B*8+46H                          -                              a register is its number, 0 to 7
//     PUSH A, POP A                    -                              PUSH PSW, POP PSW
//     an IF open at ENDM               an error                       ends there
//     a lone word in column 1          an operation                   may be a label
//     characters of a name that count  6                              16: a name that is not defined
//                                                                     may stand for one with the same
//
// Sources: the manuals, the source of ASM (as published by Digital Research's successors), and both
// assemblers as they run (Mark Ogden's ports). The last line holds only where the dialect is asked
// for: one name never means another by surprise.
#pragma once

#include <cstddef>
#include <vector>

#include "tools/assembler/source.hpp"

namespace triton::assembler {

/// kAuto: found out by itself, see find_dialect().
enum class Dialect { kAuto, kIntel, kMac };

/// Characters of a name that count in Intel's.
inline constexpr std::size_t kIntelNameLength = 6;

/// kMac where a line has what only Digital Research's assemblers take: a label without a colon, one
/// with a colon before EQU, SET or MACRO, a comment by * at the beginning, a line number, several
/// statements, = or < or >, an instruction as a number without ( ), TITLE, PAGE, MACLIB, $+ or $-, or
/// two names that Intel's six characters would not tell apart. Else kIntel where a line has what only
/// Intel's takes: $-controls, segments, NAME, STKLN. Else kAuto: nothing tells.
[[nodiscard]] Dialect find_dialect(const std::vector<SourceLine>& lines);

/// Each statement of a line as a line of its own, at its column, with the line's number.
[[nodiscard]] SourceLines split_statements(const SourceLines& lines);

}  // namespace triton::assembler
