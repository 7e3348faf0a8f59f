#include "tools/compare/machine_player.hpp"

#include <algorithm>

#include "emulator/support/errors.hpp"

namespace triton::compare {

namespace {

/// Between two looks at `cancelled`: a few hundredths of a second.
constexpr uint64_t kSliceCycles = 20'000'000;

constexpr uint8_t kReturn = 0x0D;
/// A wild pointer must not run on through the memory: no line is longer than two rows.
constexpr std::size_t kLongestText = 128;

}  // namespace

MachinePlayer::MachinePlayer(const StartedProgram& start, uint16_t seed,
                             const std::atomic<bool>& cancelled)
    : session_(start.session),
      random_state_address_(start.random_state_address),
      current_line_address_(start.current_line_address),
      start_cycle_(start.session.machine().cycles()),
      cancelled_(cancelled) {
  Triton& machine = session_.machine();
  const bool stored = machine.poke(random_state_address_, static_cast<uint8_t>(seed & 0xFF)) &&
                      machine.poke(static_cast<uint16_t>(random_state_address_ + 1),
                                   static_cast<uint8_t>(seed >> 8));
  if (!stored) throw InternalError("compare: the RND state does not lie in RAM");
  machine.screen().trace.clear();
  machine.screen().tracing = true;
}

MachinePlayer::Event MachinePlayer::next_event() {
  auto& trace = session_.machine().screen().trace;
  if (next_write_ < trace.size()) {
    ++next_write_;
    return Event::kWrote;
  }
  trace.clear();
  next_write_ = 0;
  const uint64_t silence_begins = machine().cycles() + kSilenceCycles;
  while (machine().cycles() < silence_begins) {
    if (cancelled_.load(std::memory_order_relaxed)) throw Cancelled{};
    const uint64_t slice_end = std::min(machine().cycles() + kSliceCycles, silence_begins);
    const SessionEvent event =
        session_.run(slice_end, {.when_idle = true, .on_screen_write = true});
    if (!trace.empty()) {
      next_write_ = 1;
      return Event::kWrote;
    }
    if (event == SessionEvent::kIdle) return Event::kWaiting;
  }
  return Event::kSilent;
}

void MachinePlayer::type(uint8_t character) {
  const TypedKey key{TypedKey::Kind::kCharacter, character};
  session_.typist().type({&key, 1});
}

programs::Write MachinePlayer::write() const {
  const ScreenWrite& write = machine().screen().trace[next_write_ - 1];
  return {write.source == ScreenWrite::Source::kCpu ? programs::Write::Kind::kStore
                                                    : programs::Write::Kind::kController,
          write.code, write.cell};
}

bool MachinePlayer::shows(const programs::Frame& frame) const {
  const VduState& screen = machine().screen().state;
  return screen.ram == frame.cells && screen.start_row == frame.start_row &&
         screen.cursor_row == frame.cursor_row && screen.cursor_column == frame.cursor_column;
}

programs::Frame MachinePlayer::frame() const {
  const VduState& screen = machine().screen().state;
  return {screen.ram, screen.start_row, screen.cursor_row, screen.cursor_column};
}

std::optional<BasicLine> MachinePlayer::current_line() const {
  uint16_t address = machine().peek_word(current_line_address_);
  if (address == 0) return std::nullopt;
  BasicLine line{machine().peek_word(address), {}};
  address = static_cast<uint16_t>(address + 2);
  while (line.text.size() < kLongestText && machine().peek(address) != kReturn) {
    line.text += static_cast<char>(machine().peek(address++));
  }
  return line;
}

}  // namespace triton::compare
