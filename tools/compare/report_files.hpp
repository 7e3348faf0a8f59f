// A difference as files: both screens as pictures, what differs, and the words.
#pragma once

#include <filesystem>

#include "emulator/chips/character_generator.hpp"
#include "tools/compare/report.hpp"

namespace triton::compare {

/// Writes into `directory`, which is made if need be:
///   expected.png, actual.png   the reference's screen and the machine's
///   diff.png                   dots of both white, the reference's alone blue, the machine's alone
///                              red, cells that differ on grey
///   report.txt                 difference_report()
///   keys.txt                   the keys, as `--keys-file` takes them
/// Throws InternalError that names the file and the reason.
void write_report_files(const std::filesystem::path& directory, const Game& game,
                        const Outcome& outcome, const CharacterGenerator& characters);

}  // namespace triton::compare
