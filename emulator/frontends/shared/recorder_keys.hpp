// What the keys of host_actions.hpp do to the tape recorder.
//
// Change         takes the tape out and puts in the next one on the shelf; after the last, none is
//                in.
// Play           stops the tape where it is, and lets it go on.
// Rewind         to the beginning.
// Record         puts in a new tape to record on, under a name that is free; again: takes it out.
//                What was recorded is then on the shelf.
// Eject          takes the tape out, and what is being recorded too.
// Speed          real, or the same bytes at once.
#pragma once

#include <filesystem>
#include <string>

#include "emulator/frontends/shared/host_actions.hpp"
#include "emulator/tape/tape_deck.hpp"

namespace triton {

/// `action`: one of kTapeChange to kTapeSpeed. New tapes go into
/// `directory`. Returns what happened, for the person. Throws InputError and InternalError of the
/// files.
[[nodiscard]] std::string perform_on_recorder(tape::TapeDeck& deck, Triton& machine,
                                              HostAction action,
                                              const std::filesystem::path& directory);

}  // namespace triton
