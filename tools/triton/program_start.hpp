// From power-on to where the program of `triton run` has started.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "emulator/machine/triton.hpp"
#include "emulator/session/session.hpp"
#include "tools/triton/program_file.hpp"

namespace triton {

/// What of machine code belongs into ROM sockets and cards, for the machine's configuration.
[[nodiscard]] std::vector<RomImage> rom_images(const ProgramFile& program);

/// Switches the machine on and starts `program` on it. `seed`: RND's state; none: a random one,
/// which is returned if `program` is a listing. Throws InputError.
std::optional<uint16_t> start_program(Session& session, const ProgramFile& program,
                                      std::optional<uint16_t> seed);

}  // namespace triton
