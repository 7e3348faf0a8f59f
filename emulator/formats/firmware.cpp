#include "emulator/formats/firmware.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

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

UserRom parse_user_rom(const std::string& text) {
  const size_t at = text.rfind('@');
  if (at == std::string::npos) return {text, std::nullopt};
  uint16_t address = 0;
  const char* const end = text.data() + text.size();
  const auto [parsed, error] = std::from_chars(text.data() + at + 1, end, address, 16);
  if (error != std::errc{} || parsed != end) return {text, std::nullopt};
  return {text.substr(0, at), address};
}

void add_user_rom(Firmware& firmware, const UserRom& rom) {
  std::vector<uint8_t> bytes = read_binary_file(rom.file);
  if (bytes.empty() || bytes.size() > kSocketBytes) {
    throw InputError(fmt::format("{}: {} bytes, expected a user ROM of 1 to {}", rom.file.string(),
                                 bytes.size(), kSocketBytes));
  }
  std::vector<uint16_t>& sockets = firmware.user_sockets;
  if (sockets.empty()) {
    throw InputError(
        fmt::format("{}: no socket is free beside {}", rom.file.string(), firmware.description));
  }
  const auto socket =
      rom.address ? std::find(sockets.begin(), sockets.end(), *rom.address) : sockets.begin();
  if (socket == sockets.end()) {
    throw InputError(fmt::format("{}: no free socket at {:04X}, expected {:04X}", rom.file.string(),
                                 *rom.address, fmt::join(sockets, " or ")));
  }
  firmware.roms.push_back({*socket, std::move(bytes)});
  sockets.erase(socket);
}

}  // namespace triton
