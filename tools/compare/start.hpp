// Brings a machine to the point where a comparison begins: firmware booted, listing loaded, RUN
// typed, nothing executed yet.
#pragma once

#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "tools/compare/lockstep.hpp"

namespace triton::compare {

/// Throws InputError where the listing does not fit into 3 + `ram_kib` KiB of RAM or the firmware
/// has not the symbols RUNBEG, RNDSEED and CURLIN.
[[nodiscard]] StartedProgram start_program(const Firmware& firmware, const Listing& listing,
                                           unsigned ram_kib);

}  // namespace triton::compare
