// ROM sets: the project's own firmware, and a user's dumps of the original ROMs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "emulator/formats/character_roms.hpp"
#include "emulator/formats/symbols.hpp"
#include "emulator/machine/triton.hpp"

namespace triton {

struct Firmware {
  std::string description;       ///< one line for people: what it is and what was found
  std::vector<RomImage> roms;    ///< as TritonConfig::roms
  CharacterRoms characters;      ///< dumps that stand in for our own drawings
  SymbolTable symbols;           ///< empty for original ROMs
  uint32_t clock_hz = 800'000;   ///< the clock that this firmware's timing is made for
  bool basic_keeps_text = true;  ///< programs in memory are text (level 4.1), not tokens (7.2)
  /// Addresses of the sockets that are free for a user's ROMs, 1 KiB each.
  std::vector<uint16_t> user_sockets = {0x0C00};
};

/// Our own: roms/monitor.rom (1,024 bytes at 0000), roms/basic.rom (2,048 at 0400) and
/// roms/firmware.sym below `data_directory`. Throws InputError naming the file that is missing or
/// wrong.
[[nodiscard]] Firmware load_firmware(const std::filesystem::path& data_directory);

/// As `triton run --user-rom` takes it: `FILE`, or `FILE@HEX` with the address of a socket.
struct UserRom {
  std::filesystem::path file;
  std::optional<uint16_t> address;
};

[[nodiscard]] UserRom parse_user_rom(const std::string& text);

/// Fits a user's ROM of at most 1 KiB into its socket, or into the first that is free. Throws
/// InputError.
void add_user_rom(Firmware& firmware, const UserRom& rom);

}  // namespace triton
