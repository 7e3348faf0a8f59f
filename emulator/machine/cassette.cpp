#include "emulator/machine/cassette.hpp"

#include <algorithm>
#include <stdexcept>

namespace triton {

namespace {

constexpr uint8_t kDataAvailable = 0x01;
constexpr uint8_t kParityError = 0x02;
constexpr uint8_t kFramingError = 0x04;
constexpr uint8_t kOverrun = 0x08;
constexpr uint8_t kTransmitBufferEmpty = 0x10;

constexpr unsigned kSamplesPerClock = kModemSampleHz / kUartClockHz;
/// After so much silence the modem's line is at 1, and the UART has finished a byte it was in.
constexpr uint16_t kSamplesToRest = (kUartFrameBits + 2) * kModemSamplesPerBit;

template <class Unit>
void append(std::vector<Unit>& waiting, size_t& taken, std::span<const Unit> more) {
  waiting.erase(waiting.begin(), waiting.begin() + static_cast<ptrdiff_t>(taken));
  taken = 0;
  const size_t room = Cassette::kMostWaiting - std::min(waiting.size(), Cassette::kMostWaiting);
  const auto taken_from_more = more.first(std::min(more.size(), room));
  waiting.insert(waiting.end(), taken_from_more.begin(), taken_from_more.end());
}

}  // namespace

Cassette::Cassette(uint32_t clock_hz) : clock_hz_(clock_hz), silent_samples_(kSamplesToRest) {}

// Whole seconds and the rest apart: neither product comes near 2^64.
uint64_t Cassette::clock_at(uint64_t cycle) const {
  return cycle / clock_hz_ * kUartClockHz + cycle % clock_hz_ * kUartClockHz / clock_hz_;
}

uint64_t Cassette::cycle_at(uint64_t clock) const {
  const uint64_t rest = clock % kUartClockHz * clock_hz_;
  return clock / kUartClockHz * clock_hz_ + (rest + kUartClockHz - 1) / kUartClockHz;
}

uint8_t Cassette::read_status(uint64_t cycle) {
  advance(cycle);
  take_fast_byte();
  const UartState& uart = uart_.state;
  unsigned status = 0;
  if (uart.data_available) status |= kDataAvailable;
  if (uart.parity_error) status |= kParityError;
  if (uart.framing_error) status |= kFramingError;
  if (uart.overrun) status |= kOverrun;
  if (uart_.transmit_buffer_empty()) status |= kTransmitBufferEmpty;
  return static_cast<uint8_t>(status);
}

uint8_t Cassette::read_data(uint64_t cycle) {
  advance(cycle);
  take_fast_byte();
  return uart_.read();
}

void Cassette::write_data(uint8_t byte, uint64_t cycle) {
  advance(cycle);
  if (fast_ && !loop_) {
    if (noting) events.push_back({TapeEvent::Kind::kByte, byte, cycle});
    return;
  }
  uart_.load(byte, clock_at(cycle));
}

void Cassette::set_relay(bool on, uint64_t cycle) {
  advance(cycle);
  const bool was_running = motor_runs();
  relay_ = on;
  note_motor(was_running, cycle);
}

void Cassette::set_override(bool on, uint64_t cycle) {
  advance(cycle);
  const bool was_running = motor_runs();
  override_ = on;
  note_motor(was_running, cycle);
}

void Cassette::note_motor(bool was_running, uint64_t cycle) {
  if (!noting || was_running == motor_runs()) return;
  if (const auto frame = uart_.waiting_frame(); frame && was_running) note_frame(*frame);
  const auto kind = was_running ? TapeEvent::Kind::kMotorOff : TapeEvent::Kind::kMotorOn;
  events.push_back({kind, 0, cycle});
}

void Cassette::set_loop(bool on, uint64_t cycle) {
  advance(cycle);
  loop_ = on;
  silent_samples_ = 0;
}

void Cassette::set_fast(bool fast, uint64_t cycle) {
  advance(cycle);
  fast_ = fast;
}

void Cassette::reset(uint64_t cycle) {
  set_relay(false, cycle);
  uart_.reset();
}

void Cassette::feed_samples(std::span<const int16_t> samples) {
  append(samples_, samples_taken_, samples);
}

void Cassette::feed_bytes(std::span<const uint8_t> bytes) { append(bytes_, bytes_taken_, bytes); }

void Cassette::drop_waiting(size_t kept_samples) {
  samples_.resize(samples_taken_ + std::min(kept_samples, samples_waiting()));
  bytes_.clear();
  bytes_taken_ = 0;
}

void Cassette::advance(uint64_t cycle) {
  const uint64_t clock = clock_at(cycle);
  send_until(clock);
  receive_until(clock);
}

void Cassette::send_until(uint64_t clock) {
  // The loop hears the frame before as well: receive it before the shift register changes.
  if (loop_ && uart_.state.transmit_buffer_full) {
    while (clock_ < clock && uart_.state.transmit_buffer_full) {
      const uint64_t next = clock_ + 1;
      if (const auto frame = uart_.take_started_frame(next)) note_frame(*frame);
      receive_until(next);
    }
    return;
  }
  if (const auto frame = uart_.take_started_frame(clock)) note_frame(*frame);
}

void Cassette::note_frame(const Uart::Frame& frame) {
  if (!noting || frame.start == noted_) return;
  noted_ = frame.start;
  events.push_back({TapeEvent::Kind::kByte, frame.byte, cycle_at(frame.start)});
}

std::optional<TapeEvent> Cassette::waiting_byte() const {
  const auto frame = uart_.waiting_frame();
  if (!frame || frame->start == noted_) return std::nullopt;
  return TapeEvent{TapeEvent::Kind::kByte, frame->byte, cycle_at(frame->start)};
}

bool Cassette::receiver_rests() const {
  const bool hears_nothing = !loop_ && (!motor_runs() || samples_waiting() == 0);
  return hears_nothing && silent_samples_ >= kSamplesToRest && uart_.receiver_rests();
}

void Cassette::receive_until(uint64_t clock) {
  while (clock_ < clock) {
    if (receiver_rests()) {
      clock_ = clock;
      return;
    }
    ++clock_;
    bool line = true;
    for (unsigned i = 0; i < kSamplesPerClock; ++i) line = receiver_.receive(next_sample(clock_));
    uart_.receive(line);
    if (receiver_rests()) receiver_.forget();
  }
}

int16_t Cassette::next_sample(uint64_t clock) {
  if (loop_) return loop_transmitter_.sample(uart_.line_out(clock));
  if (motor_runs() && samples_waiting() > 0) {
    silent_samples_ = 0;
    return samples_[samples_taken_++];
  }
  if (silent_samples_ < kSamplesToRest) ++silent_samples_;
  return 0;
}

void Cassette::take_fast_byte() {
  if (!fast_ || loop_ || !motor_runs() || uart_.state.data_available || bytes_waiting() == 0)
    return;
  uart_.receive_byte(bytes_[bytes_taken_++]);
}

template <class Archive, class Self>
void Cassette::archive_fields(Archive& archive, Self& self) {
  archive_state(archive, self.uart_.state);
  archive(self.loop_transmitter_.phase, self.clock_, self.silent_samples_, self.relay_,
          self.override_, self.loop_, self.fast_);
}

void Cassette::save(StateWriter& writer, uint64_t cycle) const {
  Cassette now = *this;
  now.advance(cycle);
  now.save_as_it_is(writer);
}

void Cassette::save_as_it_is(StateWriter& writer) const {
  archive_fields(writer, *this);
  archive_state(writer, receiver_.state());
  writer(static_cast<uint32_t>(samples_waiting()), static_cast<uint32_t>(bytes_waiting()));
  for (size_t i = samples_taken_; i < samples_.size(); ++i) {
    writer(static_cast<uint16_t>(samples_[i]));
  }
  writer.write_bytes(std::span(bytes_).subspan(bytes_taken_));
}

void Cassette::save_recorder(StateWriter& writer) const {
  writer(static_cast<uint32_t>(recorder_notes.size()));
  writer.write_bytes(recorder_notes);
  writer(static_cast<uint32_t>(unsaved_events.size() + events.size()));
  for (const auto* part : {&unsaved_events, &events}) {
    for (const TapeEvent& event : *part) writer(event.kind, event.byte, event.cycle);
  }
}

void Cassette::load_recorder(StateReader& reader) {
  uint32_t note_count = 0;
  reader(note_count);
  if (note_count > kMostNotes) throw std::runtime_error("the recorder's notes are too long");
  const std::span<const uint8_t> notes = reader.read_bytes(note_count);
  recorder_notes.assign(notes.begin(), notes.end());
  unsaved_events.clear();
  events.clear();
  uint32_t event_count = 0;
  reader(event_count);
  for (uint32_t i = 0; i < event_count; ++i) {
    TapeEvent event;
    reader(event.kind, event.byte, event.cycle);
    if (event.kind > TapeEvent::Kind::kByte) throw std::runtime_error("no event of a tape");
    events.push_back(event);
  }
}

void Cassette::load(StateReader& reader, uint64_t cycle) {
  archive_fields(reader, *this);
  ModemReceiverState receiver;
  archive_state(reader, receiver);
  uint32_t sample_count = 0;
  uint32_t byte_count = 0;
  reader(sample_count, byte_count);
  if (clock_ != clock_at(cycle) || !is_valid(uart_.state) || !is_valid(receiver) ||
      sample_count > kMostWaiting || byte_count > kMostWaiting) {
    throw std::runtime_error("a value of the cassette interface is out of its range");
  }
  receiver_.set_state(receiver);
  noted_ = 0;
  drop_waiting();
  for (uint32_t i = 0; i < sample_count; ++i) {
    uint16_t sample = 0;
    reader(sample);
    samples_.push_back(static_cast<int16_t>(sample));
  }
  const std::span<const uint8_t> bytes = reader.read_bytes(byte_count);
  bytes_.assign(bytes.begin(), bytes.end());
}

}  // namespace triton
