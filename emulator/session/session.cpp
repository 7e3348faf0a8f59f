#include "emulator/session/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "emulator/formats/key_text.hpp"
#include "emulator/support/errors.hpp"

namespace triton {

namespace {

constexpr unsigned kSlicesASecond = 50;
constexpr size_t kTracePiece = 4'096;  // writes handed over at once

TritonConfig with_firmware(TritonConfig config, const Firmware& firmware) {
  config.roms.insert(config.roms.begin(), firmware.roms.begin(), firmware.roms.end());
  return config;
}

}  // namespace

Session::Session(Firmware firmware, TritonConfig config)
    : firmware_(std::move(firmware)), machine_(with_firmware(std::move(config), firmware_)) {}

SessionEvent Session::run(uint64_t cycle, SessionStops stops) {
  const SessionEvent event = run_with_stops(cycle, stops);
  hand_over_trace();
  hand_over_latches();
  hand_over_inputs();
  machine_.stop_when_waiting(false);
  machine_.stop_on_key_read(false);
  machine_.stop_on_screen_write(false);
  return event;
}

SessionEvent Session::run_with_stops(uint64_t cycle, SessionStops stops) {
  const bool attended = attendant_ && !going_back_from_;
  const bool in_slices = stops.when_halted || trace_sink_ || attended || interrupt_asked_;
  const uint64_t slice_cycles =
      in_slices ? std::max(machine_.config().clock_hz / kSlicesASecond, 1U) : Typist::kNever;
  machine_.stop_on_screen_write(stops.on_screen_write);
  while (machine_.cycles() < cycle) {
    if (interrupt_asked_ && interrupt_asked_()) return SessionEvent::kInterrupted;
    if (attended) hand_over_latches();
    const bool goes_on = !attended || attendant_(machine_);
    if (!goes_on && stops.when_given_up) return SessionEvent::kGivenUp;
    play_back();
    if (stops.when_replayed && player_.done()) return SessionEvent::kReplayed;
    typist_.act(machine_);
    const bool idle_ends_the_run = stops.when_idle && typist_.done();
    if (idle_ends_the_run && machine_.waiting_for_key()) return SessionEvent::kIdle;
    if (stops.when_halted && machine_.cpu().halted) return SessionEvent::kHalted;
    machine_.stop_when_waiting(idle_ends_the_run || typist_.wants_machine_waiting());
    machine_.stop_on_key_read(typist_.wants_key_read());
    const uint64_t slice_end =
        machine_.cycles() + std::min(slice_cycles, cycle - machine_.cycles());
    const auto result =
        run_machine(std::min({slice_end, typist_.next_cycle(), player_.next_cycle()}));
    if (machine_.screen().trace.size() >= kTracePiece) hand_over_trace();
    if (!result) return SessionEvent::kObserverStopped;
    if (result == RunResult::kScreenWrite) return SessionEvent::kScreenWrite;
  }
  return SessionEvent::kReachedCycle;
}

/// What the replay has for now: it may be another machine.
void Session::play_back() {
  if (player_.next_cycle() > machine_.cycles()) return;
  hand_over_trace();
  hand_over_latches();
  if (player_.act(machine_)) tell_of_jump(TimeJump::kElsewhere);
}

/// Nothing: the observer stopped it.
std::optional<RunResult> Session::run_machine(uint64_t cycle) {
  const I8080State& cpu = machine_.cpu();
  const bool asleep = cpu.halted && !(cpu.interrupts_enabled && cpu.interrupt_requests != 0);
  if (observer_ == nullptr || asleep || machine_.paused()) return machine_.run_until(cycle);
  RunResult result = RunResult::kReachedCycle;
  while (result == RunResult::kReachedCycle && machine_.cycles() < cycle) {
    if (!observer_->before_instruction(machine_)) return std::nullopt;
    result = machine_.run_until(machine_.cycles() + 1);
  }
  return result;
}

void Session::trace_to(std::function<void(std::span<const ScreenWrite>)> sink) {
  trace_sink_ = std::move(sink);
  machine_.screen().tracing = trace_sink_ != nullptr;
}

void Session::hand_over_trace() {
  if (!trace_sink_ || going_back_from_) return;
  std::vector<ScreenWrite>& trace = machine_.screen().trace;
  if (!trace.empty()) trace_sink_(trace);
  trace.clear();
}

void Session::latches_to(std::function<void(std::span<const LatchChange>)> sink) {
  latch_sink_ = std::move(sink);
  (void)machine_.take_latch_changes();
  machine_.trace_latches(latch_sink_ != nullptr);
}

void Session::inputs_to(std::function<void(std::span<const MachineInput>)> sink) {
  hand_over_inputs();
  input_sink_ = std::move(sink);
  machine_.trace_inputs(input_sink_ != nullptr);
}

void Session::hand_over_inputs() {
  if (input_sink_ && !going_back_from_) input_sink_(machine_.take_inputs());
}

void Session::end_replay() {
  player_ = InputPlayer();
  machine_.release_key();
}

void Session::forget_untold() {
  machine_.screen().trace.clear();
  (void)machine_.take_latch_changes();
  (void)machine_.take_inputs();
}

void Session::tell_of_jump(TimeJump how) {
  if (going_back_from_) return;
  for (const auto& listener : jump_listeners_) listener(how, machine_.cycles());
}

void Session::begin_going_back() { going_back_from_ = machine_.cycles(); }

void Session::end_going_back() {
  forget_untold();
  const bool jumped = machine_.cycles() != std::exchange(going_back_from_, std::nullopt);
  if (jumped) tell_of_jump(TimeJump::kBack);
}

void Session::come_back(const SessionPoint& point) {
  machine_ = point.machine;
  typist_ = point.typist;
  player_ = point.player;
  printed_.characters.resize(std::min(printed_.characters.size(), point.printed));
  take_printed();
  forget_untold();
}

void Session::load_snapshot(std::span<const uint8_t> bytes, TimeJump how, size_t printed) {
  hand_over_latches();
  machine_.load_snapshot(bytes);
  printed_.characters.resize(std::min(printed_.characters.size(), printed));
  tell_of_jump(how);
}

void Session::take_over(Session&& other) {
  player_ = InputPlayer();
  firmware_ = std::move(other.firmware_);
  const bool printer_fitted = this->printer_fitted();
  machine_ = std::move(other.machine_);
  typist_ = std::move(other.typist_);
  machine_.screen().tracing = trace_sink_ != nullptr;
  machine_.trace_inputs(input_sink_ != nullptr);
  machine_.trace_latches(latch_sink_ != nullptr);
  machine_.serial_printer().keeping = printer_fitted;
  (void)machine_.serial_printer().take_received();
  forget_untold();
}

void Session::fit_printer(bool fitted) {
  machine_.serial_printer().keeping = fitted;
  (void)machine_.serial_printer().take_received();
  printed_ = {};
}

void Session::take_printed() {
  SerialPrinter& printer = machine_.serial_printer();
  if (!printer.keeping) return;
  printer.run_to(machine_.cycles());
  const SerialPrinter::Received received = printer.take_received();
  printed_.characters += received.characters;
  printed_.framing_errors += received.framing_errors;
}

void Session::hand_over_latches() {
  take_printed();
  if (going_back_from_) return;
  const std::vector<LatchChange> changes = machine_.take_latch_changes();
  if (latch_sink_) latch_sink_(changes);
}

void Session::run_until_idle(uint64_t limit_cycles) {
  const SessionEvent event = run(machine_.cycles() + limit_cycles, {.when_idle = true});
  if (event != SessionEvent::kIdle) give_up("to ask for a key", limit_cycles);
}

void Session::run_until_text(std::string_view text, uint64_t limit_cycles) {
  const uint64_t limit = machine_.cycles() + limit_cycles;
  while (!screen_shows(text)) {
    if (run(limit, {.on_screen_write = true}) == SessionEvent::kReachedCycle) {
      give_up(fmt::format("to show '{}'", text), limit_cycles);
    }
  }
}

void Session::run_to_address(uint16_t address, uint64_t limit_cycles) {
  const uint64_t limit = machine_.cycles() + limit_cycles;
  while (machine_.cpu().pc != address) {
    if (machine_.cycles() >= limit) {
      give_up(fmt::format("to execute {:04X}", address), limit_cycles);
    }
    typist_.act(machine_);
    machine_.step();
  }
  hand_over_trace();
  hand_over_latches();
}

void Session::type(std::string_view key_text) { typist_.type(parse_key_text(key_text, "keys")); }

void Session::boot() { run_until_idle(); }

bool Session::will_ask_for_a_key() const {
  Triton probe = machine_;
  probe.screen().tracing = false;
  probe.stop_when_waiting(true);
  return probe.run_until(probe.cycles() + kDefaultLimitCycles) == RunResult::kWaitingForKey;
}

void Session::load_listing(const Listing& listing) {
  load_program_memory(program_memory(listing), listing.name);
}

void Session::load_program_memory(const std::vector<uint8_t>& bytes_from_1600,
                                  const std::string& name) {
  // BASIC holds two bytes back for @(0): its T takes a program that ends above for none.
  const size_t kept_bytes = is_basic_program(bytes_from_1600) ? 2 : 0;
  const size_t room = machine_.ram_end() - kProgramStart - kept_bytes;
  if (bytes_from_1600.size() > room) {
    throw InputError(fmt::format("{}: {} bytes in memory, the machine has {}: expected more RAM",
                                 name, bytes_from_1600.size(), room));
  }
  uint16_t address = kProgramStart;
  for (const uint8_t byte : bytes_from_1600) (void)machine_.poke(address++, byte);
}

void Session::start_basic() {
  type("T");
  run_until_idle();
}

void Session::run_program(std::optional<uint16_t> seed) {
  if (!seed) return type_and_wait_until_taken("RUN\\r");
  const uint16_t run_begins = symbol_value(firmware_.symbols, "RUNBEG");
  type("RUN\\r");
  run_to_address(run_begins);
  set_seed(*seed);
}

void Session::run_machine_code(uint16_t address) {
  type("G");
  run_until_idle();
  type_and_wait_until_taken(fmt::format("{:04X}", address));
  type("\\r");
  run_to_address(address);
}

void Session::set_seed(uint16_t seed) {
  const uint16_t address = symbol_value(firmware_.symbols, "RNDSEED");
  (void)machine_.poke(address, static_cast<uint8_t>(seed & 0xFF));
  (void)machine_.poke(static_cast<uint16_t>(address + 1), static_cast<uint8_t>(seed >> 8));
}

void Session::type_and_wait_until_taken(std::string_view key_text) {
  type(key_text);
  const uint64_t limit = machine_.cycles() + kDefaultLimitCycles;
  const uint64_t slice_cycles = std::max(machine_.config().clock_hz / 1'000, 1U);
  while (!typist_.done()) {
    if (machine_.cycles() >= limit) give_up("to take the keys", kDefaultLimitCycles);
    (void)run(machine_.cycles() + slice_cycles);
  }
}

std::string Session::row(unsigned displayed_row, char graphic) const {
  std::string text;
  for (unsigned column = 0; column < kScreenColumns; ++column) {
    const uint8_t code = machine_.screen().displayed(displayed_row, column);
    text += code >= 0x20 && code < 0x60 ? static_cast<char>(code) : graphic;
  }
  text.resize(text.find_last_not_of(' ') + 1);
  return text;
}

std::vector<std::string> Session::rows(char graphic) const {
  std::vector<std::string> all;
  for (unsigned r = 0; r < kScreenRows; ++r) all.push_back(row(r, graphic));
  return all;
}

bool Session::screen_shows(std::string_view text) const {
  std::array<char, kScreenColumns> codes{};
  for (unsigned r = 0; r < kScreenRows; ++r) {
    for (unsigned column = 0; column < kScreenColumns; ++column) {
      codes[column] = static_cast<char>(machine_.screen().displayed(r, column));
    }
    if (std::string_view(codes.data(), codes.size()).find(text) != std::string_view::npos) {
      return true;
    }
  }
  return false;
}

std::vector<uint8_t> Session::displayed_codes() const {
  std::vector<uint8_t> codes;
  codes.reserve(kScreenCells);
  for (unsigned r = 0; r < kScreenRows; ++r) {
    for (unsigned column = 0; column < kScreenColumns; ++column) {
      codes.push_back(machine_.screen().displayed(r, column));
    }
  }
  return codes;
}

void Session::give_up(std::string_view expected, uint64_t limit_cycles) const {
  throw InternalError(fmt::format("waited {} cycles for the machine {}; the CPU is at {:04X}{}",
                                  limit_cycles, expected, machine_.cpu().pc,
                                  machine_.cpu().halted ? ", halted" : ""));
}

}  // namespace triton
