// A user's own dumps of the original ROMs, recognised by the CRC-32 of each 1 KiB of every file, so
// that names and splits do not matter. The table is roms/original_roms.txt, which says its format.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/host/firmware.hpp"

namespace triton {

struct KnownRom {
  uint32_t crc32 = 0;
  uint16_t address = 0;
  std::string what;
};

struct KnownRomSet {
  std::string name;              ///< level, as "4.1"; an addition's name
  bool is_addition = false;      ///< does not run by itself
  uint32_t clock_hz = 0;         ///< of a firmware
  bool basic_keeps_text = true;  ///< of a firmware
  std::optional<uint16_t> user_rom_address;
  std::vector<KnownRom> roms;
};

/// `name` stands for the file in messages. Throws InputError with the line.
[[nodiscard]] std::vector<KnownRomSet> parse_rom_table(std::string_view text,
                                                       const std::string& name);
[[nodiscard]] std::vector<KnownRomSet> read_rom_table(const std::filesystem::path& file);

/// Looks at every file of `directory` (not below it). Of several complete sets the one that stands
/// last in the table is taken, and the description names the others. Throws InputError that says
/// what was found and what is missing when no set is complete.
[[nodiscard]] Firmware load_original_firmware(const std::filesystem::path& directory,
                                              const std::vector<KnownRomSet>& table);

}  // namespace triton
