// What `triton run` leaves behind at its end.
#pragma once

#include <optional>

#include "emulator/chips/character_generator.hpp"
#include "emulator/session/basic_profile.hpp"
#include "emulator/session/session.hpp"
#include "tools/triton/run_program.hpp"

namespace triton {

/// Files and standard output, as `options` ask for. `characters` are there if there is a
/// screenshot, `profile` if there is --profile. One that fails does not
/// keep the others from being written. Throws InternalError.
void write_run_outputs(const RunOptions& options, const Session& session,
                       const std::optional<CharacterGenerator>& characters, BasicProfile* profile);

}  // namespace triton
