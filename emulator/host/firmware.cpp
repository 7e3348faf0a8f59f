#include "emulator/host/firmware.hpp"

#include <fmt/format.h>

#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"

namespace triton {

namespace {

constexpr uint64_t kSocketBytes = 1'024;

RomImage read_rom(const std::filesystem::path& file, uint16_t address, size_t expected_bytes) {
  RomImage rom{address, read_binary_file(file)};
  if (rom.bytes.size() != expected_bytes) {
    throw InputError(
        fmt::format("{}: {} bytes, expected {}", file.string(), rom.bytes.size(), expected_bytes));
  }
  return rom;
}

}  // namespace

Firmware load_firmware(const std::filesystem::path& data_directory) {
  const std::filesystem::path roms = data_directory / "roms";
  Firmware firmware;
  firmware.description = "the project's own level 4.1 firmware";
  firmware.roms.push_back(read_rom(roms / "monitor.rom", 0x0000, 1 * kSocketBytes));
  firmware.roms.push_back(read_rom(roms / "basic.rom", 0x0400, 2 * kSocketBytes));
  firmware.symbols = read_symbols(roms / "firmware.sym");
  return firmware;
}

void add_user_rom(Firmware& firmware, const std::filesystem::path& file) {
  std::vector<uint8_t> bytes = read_binary_file(file);
  if (bytes.empty() || bytes.size() > kSocketBytes) {
    throw InputError(fmt::format("{}: {} bytes, expected a user ROM of 1 to {}", file.string(),
                                 bytes.size(), kSocketBytes));
  }
  if (!firmware.user_rom_address) {
    throw InputError(
        fmt::format("{}: no socket is free beside {}", file.string(), firmware.description));
  }
  firmware.roms.push_back({*firmware.user_rom_address, std::move(bytes)});
}

}  // namespace triton
