#include "tools/triton/program_start.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

#include "emulator/support/errors.hpp"
#include "tools/triton/run_inputs.hpp"
#include "tools/triton/tell.hpp"

namespace triton {
namespace {

constexpr uint32_t kSocketsEnd = 0x1000;
constexpr uint32_t kRomCards = 0xC000;

/// Cuts a block where ROM and RAM space meet, and calls `take(address, bytes, is_rom)` for each
/// part.
template <class Take>
void for_each_part(const HexFile::Block& block, Take take) {
  size_t offset = 0;
  while (offset < block.bytes.size()) {
    const size_t address = block.address + offset;
    const bool is_rom = address < kSocketsEnd || address >= kRomCards;
    const size_t border = address < kSocketsEnd ? kSocketsEnd : is_rom ? 0x10000 : kRomCards;
    const size_t count = std::min(block.bytes.size() - offset, border - address);
    const auto first = block.bytes.begin() + static_cast<ptrdiff_t>(offset);
    take(static_cast<uint16_t>(address),
         std::vector<uint8_t>(first, first + static_cast<ptrdiff_t>(count)), is_rom);
    offset += count;
  }
}

class ProgramStarter {
 public:
  ProgramStarter(Session& session, std::optional<uint16_t> seed)
      : session_(session), given_seed_(seed) {}

  void operator()(std::monostate) const {
    if (!session_.will_ask_for_a_key()) return;  // the machine as switched on
    session_.boot();
    if (const auto state = seed()) session_.set_seed(*state);
  }

  void operator()(const Listing& listing) {
    session_.boot();
    session_.load_listing(listing);
    session_.start_basic();
    session_.run_program(announced_seed());
  }

  void operator()(const TapeMemory& tape) const {
    session_.boot();
    session_.load_program_memory(tape.bytes_from_1600, tape.name);
    if (!tape.errors.empty()) tell(tape.name + ": " + tape.errors);
    if (is_basic_program(tape.bytes_from_1600) && session_.firmware().basic_keeps_text) {
      session_.start_basic();
      session_.run_program(seed());
    } else {
      tell(tape.name + ": not BASIC; it is in memory from 1600 on, the monitor's G starts it");
    }
  }

  void operator()(const MachineCode& code) const {
    const bool replaces_reset = std::any_of(
        code.blocks.begin(), code.blocks.end(),
        [](const HexFile::Block& block) { return block.address == 0 && !block.bytes.empty(); });
    if (!replaces_reset) session_.boot();
    for (const HexFile::Block& block : code.blocks) {
      for_each_part(block, [&](uint16_t address, const std::vector<uint8_t>& bytes, bool is_rom) {
        if (!is_rom) put_into_ram(code.name, address, bytes);
      });
    }
    if (!replaces_reset) session_.run_machine_code(code.start);
  }

  void operator()(const SavedState& state) const {
    try {
      session_.machine().load_snapshot(state.bytes);
    } catch (const std::runtime_error& error) {
      throw InputError(state.name + ": " + error.what());
    }
  }

  [[nodiscard]] std::optional<uint16_t> thrown_seed() const { return thrown_seed_; }

 private:
  void put_into_ram(const std::string& name, uint16_t address,
                    const std::vector<uint8_t>& bytes) const {
    for (const uint8_t byte : bytes) {
      if (!session_.machine().poke(address, byte)) {
        throw InputError(
            fmt::format("{}: code at {:04X}, where the machine has no memory; --ram "
                        "fits more",
                        name, address));
      }
      ++address;
    }
  }

  [[nodiscard]] std::optional<uint16_t> seed() const {
    if (!firmware_has_seed(session_.firmware())) return std::nullopt;
    if (given_seed_) return given_seed_;
    std::random_device device;
    return static_cast<uint16_t>(std::uniform_int_distribution<unsigned>(1, 65'535)(device));
  }

  [[nodiscard]] std::optional<uint16_t> announced_seed() {
    const std::optional<uint16_t> state = seed();
    if (state && !given_seed_) thrown_seed_ = state;
    return state;
  }

  Session& session_;
  std::optional<uint16_t> given_seed_;
  std::optional<uint16_t> thrown_seed_;
};

}  // namespace

std::vector<RomImage> rom_images(const ProgramFile& program) {
  std::vector<RomImage> roms;
  const auto* code = std::get_if<MachineCode>(&program);
  if (code == nullptr) return roms;
  for (const HexFile::Block& block : code->blocks) {
    for_each_part(block, [&](uint16_t address, std::vector<uint8_t> bytes, bool is_rom) {
      if (is_rom) roms.push_back({address, std::move(bytes)});
    });
  }
  return roms;
}

std::optional<uint16_t> start_program(Session& session, const ProgramFile& program,
                                      std::optional<uint16_t> seed) {
  ProgramStarter starter(session, seed);
  std::visit(starter, program);
  return starter.thrown_seed();
}

}  // namespace triton
