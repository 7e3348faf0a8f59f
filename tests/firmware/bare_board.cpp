#include "tests/firmware/bare_board.hpp"

#include <algorithm>

#include "emulator/chips/keyboard.hpp"
#include "emulator/formats/firmware.hpp"

namespace triton::firmware_test {

namespace {

constexpr uint8_t kStrobe = 0x80;
constexpr uint8_t kDataAvailable = 0x01;
constexpr uint8_t kTransmitBufferEmpty = 0x10;
constexpr unsigned kPollsBetweenKeys = 20;
constexpr uint64_t kKeyDownCycles = 2'000;
constexpr uint64_t kSliceCycles = 100'000;
constexpr uint32_t kRamStart = 0x1400;
constexpr unsigned kPageBits = 10;

}  // namespace

BareBoard::BareBoard(uint32_t ram_end) : ram_end_(ram_end) {
  memory_.bytes.fill(0xFF);
  memory_.pages.fill(PageWrite::kIgnore);
  for (const RomImage& rom : load_firmware(TRITON_DATA_DIR).roms) {
    std::copy(rom.bytes.begin(), rom.bytes.end(), memory_.bytes.begin() + rom.address);
  }
  for (uint32_t page = kRamStart >> kPageBits; page << kPageBits < ram_end; ++page) {
    const bool whole = (page + 1) << kPageBits <= ram_end;
    memory_.pages[page] = whole ? PageWrite::kStore : PageWrite::kDevice;
  }
  cpu_.reset();
  run("");
  printed.clear();
  relay.clear();
}

void BareBoard::run(const std::string& characters, uint64_t cycles) {
  for (const char character : characters) keys_.push_back(static_cast<uint8_t>(character));
  key_polls_ = 0;
  const uint64_t end = cpu_.state.cycles + cycles;
  const auto asks_for_a_key = [this] { return keys_.empty() && key_polls_ > kPollsBetweenKeys; };
  while (cpu_.state.cycles < end && !asks_for_a_key()) {
    cpu_.run(memory_, *this, std::min(end, cpu_.state.cycles + kSliceCycles));
  }
}

void BareBoard::poke(uint16_t address, const std::vector<uint8_t>& bytes) {
  std::copy(bytes.begin(), bytes.end(), memory_.bytes.begin() + address);
}

uint8_t BareBoard::key_port(uint64_t cycle) {
  if (cycle < key_down_until_) return kStrobe | keys_.front();
  if (key_down_until_ != 0) {
    key_down_until_ = 0;
    key_polls_ = 0;
    keys_.pop_front();
  }
  if (++key_polls_ > kPollsBetweenKeys && !keys_.empty()) {
    keys_.front() = key_code_for_character(keys_.front());
    key_down_until_ = cycle + kKeyDownCycles;
  }
  return 0;
}

uint8_t BareBoard::in(uint8_t port, uint64_t cycle) {
  if (port == 0) return key_port(cycle);
  key_polls_ = 0;
  const bool byte_there = !tape_in.empty() && cycle >= next_byte_;
  if (port == 1) {
    return static_cast<uint8_t>((byte_there ? kDataAvailable : 0) |
                                (cycle >= transmitter_free_ ? kTransmitBufferEmpty : 0));
  }
  if (port == 4 && byte_there) {
    const uint8_t byte = tape_in.front();
    tape_in.pop_front();
    next_byte_ = cycle + kByteCycles;
    return byte;
  }
  return 0xFF;
}

void BareBoard::out(uint8_t port, uint8_t value, uint64_t cycle) {
  if (port == 2) {
    tape_out.push_back({value, cycle});
    transmitter_free_ = cycle + kByteCycles;
  } else if (port == 5 && (value & kStrobe) != 0) {
    if (vdu_latch_ == '\n' && printed.ends_with('\r')) {
      printed.back() = '\n';
    } else {
      printed += static_cast<char>(vdu_latch_);
    }
  } else if (port == 5) {
    vdu_latch_ = value;
  } else if (port == 7) {
    relay.push_back({value, cycle});
  }
}

void BareBoard::write(uint16_t address, uint8_t value, uint64_t) {
  if (address < ram_end_) memory_.bytes[address] = value;
}

}  // namespace triton::firmware_test
