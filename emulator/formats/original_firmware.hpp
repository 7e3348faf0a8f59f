// A user's own dumps of the original ROMs, recognised by the CRC-32 of each 1 KiB of every file, so
// that names and splits do not matter; those of the character generators by that of each 512 bytes.
// The table is roms/original_roms.txt, which says its format.
//
// Faults         a file that is up to 64 bytes longer or shorter than whole images is read as far as
//                they go, and named. A block that is not known, where a neighbour in its file says
//                which image of a level would stand there and that image is missing, is damaged.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/formats/firmware.hpp"

namespace triton {

struct KnownRom {
  uint32_t crc32 = 0;
  uint16_t address = 0;
  std::string what;
};

struct KnownRomSet {
  std::string name;                        ///< level, as "4.1"; an addition's name
  bool is_addition = false;                ///< does not run by itself
  uint32_t clock_hz = 0;                   ///< of a firmware
  bool basic_keeps_text = true;            ///< of a firmware
  std::vector<uint16_t> user_sockets;      ///< as Firmware's
  std::optional<CharacterRom> characters;  ///< an addition of one image, for the picture
  std::vector<KnownRom> roms;
};

/// `name` stands for the file in messages. Throws InputError with the line.
[[nodiscard]] std::vector<KnownRomSet> parse_rom_table(std::string_view text,
                                                       const std::string& name);
[[nodiscard]] std::vector<KnownRomSet> read_rom_table(const std::filesystem::path& file);

/// Looks at every file of `directory` (not below it). Of several complete sets the one that stands
/// last in the table is taken, and the description names the others; of several files with one
/// image, the first by name. A file that cannot be read is named there, too. Where there are only
/// dumps of character generators the result has characters and no ROMs: ours are to be fitted.
/// Throws InputError that says what was found and what is missing when no set is complete.
[[nodiscard]] Firmware load_original_firmware(const std::filesystem::path& directory,
                                              const std::vector<KnownRomSet>& table);

/// For people: of each set of the table, which image is found where, and which is missing or
/// damaged; then the files that are not understood, and what load_original_firmware() takes.
struct FirmwareList {
  std::string text;
  bool can_run = false;  ///< load_original_firmware() finds a complete level
};
[[nodiscard]] FirmwareList list_original_firmware(const std::filesystem::path& directory,
                                                  const std::vector<KnownRomSet>& table);

}  // namespace triton
