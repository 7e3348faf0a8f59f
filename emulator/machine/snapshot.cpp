// Snapshots of the machine. All numbers little-endian.
//
//   offset  bytes
//        0      8   magic "TRITONSS"
//        8      4   version
//       12      8   length of the payload
//       20      4   CRC-32 of the payload (that of zlib)
//       24          payload: configuration (clock, RAM, VDU timing, ROMs), CPU, RAM from 1400 on,
//                   VDU, keyboard, latches, panel and key-polling state; since version 2, cassette
//                   interface; since version 3, EPROM programmer; since version 4, what the
//                   recorder notes; since version 5, what the serial printer is receiving;
//                   since version 6, until when the tape counts as being read
//
// Whatever changes the payload's layout must raise kVersion: a test holds the layout of each
// version in a file. Older versions are read: a machine of version 1 has nothing on its tape
// sockets, one before version 3 no EPROM programmer, one before version 4 no recorder, one before version 5 no character
// half received by the printer, one before version 6 nobody who reads its tape.
#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "emulator/chips/state_archive.hpp"
#include "emulator/machine/triton.hpp"

namespace triton {

namespace {

constexpr std::array<uint8_t, 8> kMagic = {'T', 'R', 'I', 'T', 'O', 'N', 'S', 'S'};
constexpr uint32_t kVersion = 6;
constexpr uint32_t kFirstWithCassette = 2;
constexpr uint32_t kFirstWithEpromProgrammer = 3;
constexpr uint32_t kFirstWithRecorder = 4;
constexpr uint32_t kFirstWithPrinter = 5;
constexpr uint32_t kFirstWithTapeReading = 6;
constexpr size_t kHeaderBytes = 24;
constexpr uint16_t kRamStart = 0x1400;
constexpr uint16_t kMostRoms = 64;

uint32_t checksum(std::span<const uint8_t> bytes) {
  return static_cast<uint32_t>(
      crc32(crc32(0, nullptr, 0), bytes.data(), static_cast<uInt>(bytes.size())));
}

void write_configuration(StateWriter& writer, const TritonConfig& config) {
  writer(config.clock_hz, uint32_t{config.ram_kib}, config.vdu_timing,
         static_cast<uint16_t>(config.roms.size()));
  for (const RomImage& rom : config.roms) {
    writer(rom.address, static_cast<uint32_t>(rom.bytes.size()));
    writer.write_bytes(rom.bytes);
  }
}

TritonConfig read_configuration(StateReader& reader) {
  TritonConfig config;
  uint32_t ram_kib = 0;
  uint16_t rom_count = 0;
  reader(config.clock_hz, ram_kib, config.vdu_timing, rom_count);
  config.ram_kib = ram_kib;
  if (config.vdu_timing > VduTiming::kReal || rom_count > kMostRoms) {
    throw std::runtime_error("its configuration is not one of a Triton");
  }
  for (unsigned i = 0; i < rom_count; ++i) {
    RomImage rom;
    uint32_t size = 0;
    reader(rom.address, size);
    const std::span<const uint8_t> bytes = reader.read_bytes(size);
    rom.bytes.assign(bytes.begin(), bytes.end());
    config.roms.push_back(std::move(rom));
  }
  return config;
}

struct OpenedSnapshot {
  uint32_t version = 0;
  std::span<const uint8_t> payload;
};

/// Checks everything around the payload.
OpenedSnapshot open_snapshot(std::span<const uint8_t> bytes) {
  if (bytes.size() < kMagic.size() || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin())) {
    throw std::runtime_error("no Triton snapshot: expected it to begin with TRITONSS");
  }
  if (bytes.size() < kHeaderBytes) {
    throw std::runtime_error(fmt::format("snapshot cut short: {} bytes, expected at least {}",
                                         bytes.size(), kHeaderBytes));
  }
  StateReader reader(bytes.subspan(kMagic.size()));
  uint32_t version = 0;
  uint64_t length = 0;
  uint32_t expected_checksum = 0;
  reader(version, length, expected_checksum);
  if (version < 1 || version > kVersion) {
    throw std::runtime_error(
        fmt::format("snapshot of version {}, expected version 1 to {}", version, kVersion));
  }
  const std::span<const uint8_t> payload = bytes.subspan(kHeaderBytes);
  if (payload.size() != length) {
    throw std::runtime_error(fmt::format("snapshot with {} bytes after its header, expected {}",
                                         payload.size(), length));
  }
  if (checksum(payload) != expected_checksum) {
    throw std::runtime_error(fmt::format("snapshot damaged: checksum {:08X}, expected {:08X}",
                                         checksum(payload), expected_checksum));
  }
  return {version, payload};
}

}  // namespace

template <class Archive, class Self>
void Triton::archive_machine(Archive& archive, Self& machine) {
  archive_state(archive, machine.vdu_.state);
  archive_state(archive, machine.keyboard_.state);
  archive_state(archive, machine.latches_);
  archive(machine.paused_, machine.idle_polls_, machine.last_poll_cycle_, machine.last_poll_pc_,
          machine.key_was_read_);
}

std::vector<uint8_t> Triton::save_snapshot() const {
  StateWriter payload;
  write_configuration(payload, config_);
  archive_state(payload, cpu_.state);
  payload.write_bytes(std::span(memory_.bytes).subspan(kRamStart, ram_end() - kRamStart));
  archive_machine(payload, *this);
  cassette_.save(payload, cycles());
  archive_state(payload, eprom_programmer_.state);
  cassette_.save_recorder(payload);
  SerialPrinter printer = serial_printer_;  // whoever has asked it for its characters, or not
  printer.run_to(cycles());
  archive_state(payload, printer.state);
  payload(tape_is_read_until_);

  StateWriter snapshot;
  snapshot(kMagic, kVersion, uint64_t{payload.bytes().size()}, checksum(payload.bytes()));
  snapshot.write_bytes(payload.bytes());
  return snapshot.bytes();
}

void Triton::load_snapshot(std::span<const uint8_t> bytes) {
  const OpenedSnapshot snapshot = open_snapshot(bytes);
  StateReader reader(snapshot.payload);
  try {
    Triton loaded(read_configuration(reader));
    archive_state(reader, loaded.cpu_.state);
    const std::span<const uint8_t> ram = reader.read_bytes(loaded.ram_end() - kRamStart);
    std::copy(ram.begin(), ram.end(), loaded.memory_.bytes.begin() + kRamStart);
    archive_machine(reader, loaded);
    if (snapshot.version >= kFirstWithCassette) {
      loaded.cassette_.load(reader, loaded.cycles());
    } else {
      loaded.cassette_.set_relay((loaded.latches_.port7 & kTapeRelayBit) != 0, loaded.cycles());
    }
    if (snapshot.version >= kFirstWithEpromProgrammer) {
      archive_state(reader, loaded.eprom_programmer_.state);
    }
    if (snapshot.version >= kFirstWithRecorder) loaded.cassette_.load_recorder(reader);
    if (snapshot.version >= kFirstWithPrinter) {
      archive_state(reader, loaded.serial_printer_.state);
    } else {
      loaded.serial_printer_.state.line = (loaded.latches_.port6 & kPrinterBit) != 0;
    }
    if (snapshot.version >= kFirstWithTapeReading) reader(loaded.tape_is_read_until_);
    const bool valid = is_valid(loaded.eprom_programmer_.state) && is_valid(loaded.cpu_.state) &&
                       is_valid(loaded.vdu_.state) && is_valid(loaded.keyboard_.state) &&
                       is_valid(loaded.serial_printer_.state) && loaded.idle_polls_ <= kIdlePolls &&
                       loaded.tape_is_read_until_ <= loaded.tape_is_read_until(loaded.cycles());
    if (!valid) throw std::runtime_error("a value is out of its range");
    if (reader.bytes_left() != 0) {
      throw std::runtime_error(fmt::format("{} bytes too many", reader.bytes_left()));
    }
    loaded.vdu_.tracing = vdu_.tracing;
    loaded.vdu_.trace = std::move(vdu_.trace);
    loaded.vdu_.noting_accesses = vdu_.noting_accesses;
    loaded.cassette_.noting = cassette_.noting;
    loaded.serial_printer_.keeping = serial_printer_.keeping;
    loaded.tracing_latches_ = tracing_latches_;
    loaded.tracing_inputs_ = tracing_inputs_;
    loaded.stop_when_waiting_ = stop_when_waiting_;
    loaded.stop_on_key_read_ = stop_on_key_read_;
    loaded.stop_on_screen_write_ = stop_on_screen_write_;
    *this = std::move(loaded);
  } catch (const std::exception& error) {
    throw std::runtime_error(fmt::format("snapshot that no Triton made: {}", error.what()));
  }
}

}  // namespace triton
