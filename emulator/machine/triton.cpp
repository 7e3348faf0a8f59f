#include "emulator/machine/triton.hpp"

#include <algorithm>
#include <stdexcept>

namespace triton {

namespace {

// Memory map.
constexpr uint32_t kSocketsEnd = 0x1000;  // 0000: four 1 KiB ROM sockets
constexpr uint16_t kDisplay = 0x1000;     // 1000: VDU RAM, write only
constexpr uint16_t kRam = 0x1400;         // 1400: 3 KiB on board
constexpr uint16_t kRamCards = 0x2000;    // 2000: up to five 8 KiB RAM cards, to BFFF
constexpr uint32_t kRomCards = 0xC000;    // C000: two 8 KiB EPROM cards
constexpr uint32_t kMemoryEnd = 0x10000;
constexpr uint8_t kOpenBus = 0xFF;
constexpr unsigned kPageBits = 10;

// Port map.
constexpr uint8_t kKeyboardPort = 0x00;    // in
constexpr uint8_t kUartStatusPort = 0x01;  // in
constexpr uint8_t kUartSendPort = 0x02;    // out
constexpr uint8_t kLedPort = 0x03;         // out
constexpr uint8_t kUartDataPort = 0x04;    // in
constexpr uint8_t kVduPort = 0x05;         // out
constexpr uint8_t kSparePort = 0x06;       // out: bits 7 and 6; bit 7 is the serial printer
constexpr uint8_t kTapePort = 0x07;        // out: bit 7 motor relay, bit 6 oscillator

constexpr uint8_t kEpromPorts = 0xFC;  // FC-FF, in and out: EPROM programmer
constexpr uint8_t kTopTwoBits = 0xC0;

constexpr unsigned kMaxRamKib = 40;
constexpr unsigned kRamCardKib = 8;
constexpr uint32_t kMaxClockHz = 1'000'000'000;
constexpr unsigned kStepCyclesWhilePaused = 4;

}  // namespace

Triton::Triton(const TritonConfig& config) : config_(config), cassette_(config.clock_hz) {
  if (config_.clock_hz == 0 || config_.clock_hz > kMaxClockHz) {
    throw std::invalid_argument("clock must be 1 to 1000000000 Hz");
  }
  if (config_.ram_kib > kMaxRamKib || config_.ram_kib % kRamCardKib != 0) {
    throw std::invalid_argument("RAM cards must be 0 to 40 KiB in steps of 8");
  }
  vdu_.timing = config_.vdu_timing;
  vdu_.clock_hz = config_.clock_hz;
  eprom_programmer_.clock_hz = config_.clock_hz;
  serial_printer_.clock_hz = config_.clock_hz;
  build_memory();
  reset();
}

void Triton::build_memory() {
  memory_.bytes.fill(kOpenBus);
  memory_.pages.fill(PageWrite::kIgnore);
  memory_.pages[kDisplay >> kPageBits] = PageWrite::kDevice;
  for (uint32_t page = kRam >> kPageBits; page < ram_end() >> kPageBits; ++page) {
    memory_.pages[page] = PageWrite::kStore;
  }
  std::fill(memory_.bytes.begin() + kRam, memory_.bytes.begin() + ram_end(), uint8_t{0});
  for (const RomImage& rom : config_.roms) fit_rom(rom);
}

void Triton::fit_rom(const RomImage& rom) {
  const uint64_t end = rom.address + uint64_t{rom.bytes.size()};
  const bool in_sockets = end <= kSocketsEnd;
  const bool on_cards = rom.address >= kRomCards && end <= kMemoryEnd;
  if (!in_sockets && !on_cards) {
    throw std::invalid_argument("a ROM must lie in 0000-0FFF or C000-FFFF");
  }
  std::copy(rom.bytes.begin(), rom.bytes.end(), memory_.bytes.begin() + rom.address);
}

uint32_t Triton::ram_end() const { return kRamCards + config_.ram_kib * 1024; }

void Triton::reset() {
  note_input(MachineInput::Kind::kReset);
  cpu_.reset();
  cassette_.reset(cycles());
  eprom_programmer_.reset();
  latches_.leds = LatchState{}.leds;
  write_port6(0, cycles());
  set_latch(latches_.port7, 0, cycles());
  idle_polls_ = 0;
}

RunResult Triton::run_until(uint64_t cycle) {
  if (paused_) {
    cpu_.state.cycles = std::max(cpu_.state.cycles, cycle);
    return RunResult::kReachedCycle;
  }
  screen_was_written_ = false;
  key_read_now_ = false;
  if (!(stop_when_waiting_ && waiting_for_key())) cpu_.run(memory_, *this, cycle);
  if (stop_on_screen_write_ && screen_was_written_) return RunResult::kScreenWrite;
  if (stop_on_key_read_ && key_read_now_) return RunResult::kKeyRead;
  if (stop_when_waiting_ && waiting_for_key()) return RunResult::kWaitingForKey;
  return RunResult::kReachedCycle;
}

void Triton::step() {
  if (paused_) {
    cpu_.state.cycles += kStepCyclesWhilePaused;
    return;
  }
  cpu_.step(memory_, *this);
}

void Triton::note_input(MachineInput::Kind kind, uint8_t value) {
  if (tracing_inputs_) inputs_.push_back({cycles(), kind, value});
}

void Triton::apply(const MachineInput& input) {
  switch (input.kind) {
    case MachineInput::Kind::kKey:
      return press_key(input.value);
    case MachineInput::Kind::kKeyUp:
      return release_key();
    case MachineInput::Kind::kInterrupt:
      return press_interrupt(input.value);
    case MachineInput::Kind::kPause:
      return set_paused(true);
    case MachineInput::Kind::kResume:
      return set_paused(false);
    case MachineInput::Kind::kLoop:
      return set_loop(input.value != 0);
    case MachineInput::Kind::kReset:
      return reset();
  }
}

void Triton::press_key(uint8_t code) {
  note_input(MachineInput::Kind::kKey, code);
  keyboard_.press(code);
  key_was_read_ = false;
  idle_polls_ = 0;
}

void Triton::release_key() {
  note_input(MachineInput::Kind::kKeyUp);
  keyboard_.release();
}

void Triton::press_interrupt(unsigned line) {
  if (line < 1 || line > 7) throw std::invalid_argument("interrupt line must be 1 to 7");
  note_input(MachineInput::Kind::kInterrupt, static_cast<uint8_t>(line));
  cpu_.request_interrupt(line);
}

void Triton::set_paused(bool paused) {
  note_input(paused ? MachineInput::Kind::kPause : MachineInput::Kind::kResume);
  paused_ = paused;
}

void Triton::set_loop(bool plugged) {
  note_input(MachineInput::Kind::kLoop, plugged ? 1 : 0);
  cassette_.set_loop(plugged, cycles());
}

uint8_t Triton::in(uint8_t port, uint64_t cycle) {
  switch (port) {
    case kKeyboardPort:
      return poll_keyboard(cycle);
    case kUartStatusPort:
      note_look_at_uart(cycle);
      return cassette_.read_status(cycle);
    case kUartDataPort:
      note_look_at_uart(cycle);
      return cassette_.read_data(cycle);
    default:
      return port >= kEpromPorts ? eprom_programmer_.read(port - kEpromPorts, cycle) : kOpenBus;
  }
}

void Triton::out(uint8_t port, uint8_t value, uint64_t cycle) {
  idle_polls_ = 0;
  switch (port) {
    case kUartSendPort:
      cassette_.write_data(value, cycle);
      break;
    case kLedPort:
      latches_.leds = value;
      break;
    case kVduPort:
      if (vdu_.write_port(value, cycle)) note_screen_write();
      break;
    case kSparePort:
      write_port6(value, cycle);
      break;
    case kTapePort:
      set_latch(latches_.port7, value, cycle);
      cassette_.set_relay((value & kTapeRelayBit) != 0, cycle);
      break;
    default:
      if (port >= kEpromPorts) eprom_programmer_.write(port - kEpromPorts, value, cycle);
      break;
  }
}

void Triton::write_port6(uint8_t value, uint64_t cycle) {
  set_latch(latches_.port6, value, cycle);
  serial_printer_.set_line((value & kPrinterBit) != 0, cycle);
}

void Triton::set_latch(uint8_t& latch, uint8_t value, uint64_t cycle) {
  value &= kTopTwoBits;
  const bool changes = latch != value;
  latch = value;
  if (changes && tracing_latches_) {
    latch_changes_.push_back({cycle, latches_.port6, latches_.port7});
  }
}

void Triton::write(uint16_t address, uint8_t value, uint64_t cycle) {
  idle_polls_ = 0;
  vdu_.write_ram(address - kDisplay, value, cycle);
  note_screen_write();
}

uint8_t Triton::poll_keyboard(uint64_t cycle) {
  const uint16_t pc = cpu_.state.pc;
  if (keyboard_.state.strobe) {
    idle_polls_ = 0;
    key_read_now_ = key_read_now_ || !key_was_read_;
    key_was_read_ = true;
    if (stop_on_key_read_ && key_read_now_) cpu_.request_stop();
  } else {
    const bool same_loop = pc == last_poll_pc_ && cycle - last_poll_cycle_ <= kIdlePollCycles;
    idle_polls_ = same_loop ? std::min(idle_polls_ + 1, kIdlePolls) : 1;
    if (stop_when_waiting_ && idle_polls_ == kIdlePolls && !reads_tape()) cpu_.request_stop();
  }
  last_poll_pc_ = pc;
  last_poll_cycle_ = cycle;
  return keyboard_.read_port();
}

void Triton::note_look_at_uart(uint64_t cycle) {
  idle_polls_ = 0;
  tape_is_read_until_ = tape_is_read_until(cycle);
}

void Triton::note_screen_write() {
  screen_was_written_ = true;
  if (stop_on_screen_write_) cpu_.request_stop();
}

uint16_t Triton::peek_word(uint16_t address) const {
  return static_cast<uint16_t>(peek(address) | peek(static_cast<uint16_t>(address + 1)) << 8);
}

bool Triton::poke(uint16_t address, uint8_t value) {
  switch (memory_.pages[address >> kPageBits]) {
    case PageWrite::kStore:
      memory_.bytes[address] = value;
      return true;
    case PageWrite::kDevice:
      vdu_.state.ram[address - kDisplay] = value & 0x7F;
      return true;
    case PageWrite::kIgnore:
      return false;
  }
  return false;
}

}  // namespace triton
