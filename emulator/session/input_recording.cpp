#include "emulator/session/input_recording.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <span>

#include "emulator/chips/keyboard.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/packed_bytes.hpp"

namespace triton {
namespace {

constexpr std::string_view kMagic = "triton-inputs ";
constexpr unsigned kVersion = 1;
constexpr size_t kBytesPerLine = 32;
constexpr uint64_t kMostSnapshotBytes = uint64_t{1} << 20;
constexpr size_t kSmallState = 32;  ///< registers and latches
constexpr unsigned kHex = 16;
constexpr uint8_t kLargestCode = 0x7F;
constexpr unsigned kInterruptLines = 7;

constexpr std::string_view kWords = "key, up, int, pause, resume, reset, loop, is, left or end";

template <typename Number>
std::optional<Number> number(std::string_view text, int base = 10) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  return whole ? std::optional(value) : std::nullopt;
}

std::vector<std::string_view> words_of(std::string_view line) {
  line = line.substr(0, line.find('#'));
  std::vector<std::string_view> words;
  constexpr std::string_view kSpace = " \t";
  size_t at = line.find_first_not_of(kSpace);
  while (at != std::string_view::npos) {
    const size_t end = std::min(line.find_first_of(kSpace, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(kSpace, end);
  }
  return words;
}

class Parser {
 public:
  Parser(std::string_view text, const std::string& name) : lines_(split_lines(text)), name_(name) {}

  InputRecording parse() {
    read_version();
    ++at_;
    InputRecording recording;
    recording.snapshot = read_machine();
    bool ended = false;
    while (const auto words = next_words()) {
      if (ended) fail("nothing may follow `end`");
      recording.events.push_back(read_event(*words, ended));
    }
    if (!ended) fail("the recording is cut short: expected `CYCLE end CRC`");
    return recording;
  }

 private:
  void read_version() {
    const std::string_view first = lines_.empty() ? std::string_view() : lines_.front();
    if (!first.starts_with(kMagic)) {
      fail("no recording of inputs: expected it to begin with `triton-inputs 1`");
    }
    if (number<unsigned>(first.substr(kMagic.size())) != kVersion) {
      fail(fmt::format("a recording of version {}, expected version {}",
                       first.substr(kMagic.size()), kVersion));
    }
  }

  /// The words of the next line that has some; at_ stands on it.
  std::optional<std::vector<std::string_view>> next_words() {
    for (++line_, at_ = line_; line_ < lines_.size(); ++line_, at_ = line_) {
      if (auto words = words_of(lines_[line_]); !words.empty()) return words;
    }
    at_ = lines_.empty() ? 0 : lines_.size() - 1;
    return std::nullopt;
  }

  std::vector<uint8_t> read_machine() {
    const auto words = next_words();
    const auto length = words && words->size() == 3 && words->front() == "machine"
                            ? number<uint64_t>((*words)[1])
                            : std::nullopt;
    if (!length || *length > kMostSnapshotBytes) fail("expected `machine BYTES HZ`");
    const size_t begin = at_;
    std::vector<uint8_t> packed;
    while (line_ + 1 < lines_.size() && take_hex(lines_[line_ + 1], packed)) ++line_;
    try {
      return unpack_bytes(packed, *length);
    } catch (const InternalError&) {
      at_ = begin;
      fail(fmt::format("the machine's {} bytes below are damaged or cut short", *length));
    }
  }

  static bool take_hex(std::string_view line, std::vector<uint8_t>& bytes) {
    const bool is_hex = !line.empty() && line.size() % 2 == 0 && line.size() <= 2 * kBytesPerLine &&
                        line.find_first_not_of("0123456789ABCDEF") == std::string_view::npos;
    for (size_t at = 0; is_hex && at < line.size(); at += 2) {
      bytes.push_back(number<uint8_t>(line.substr(at, 2), kHex).value_or(0));
    }
    return is_hex;
  }

  InputRecording::Event read_event(const std::vector<std::string_view>& words, bool& ended) {
    const auto cycle = number<uint64_t>(words.front());
    if (!cycle || words.size() < 2 || words.size() > 3) {
      fail(fmt::format("expected `CYCLE WORD`, where WORD is {}", kWords));
    }
    const std::string_view word = words[1];
    const std::string_view value = words.size() == 3 ? words[2] : std::string_view();
    if (word == "left" && value.empty()) return MachineChange{*cycle, read_machine()};
    if (word == "is" || word == "end") {
      const auto crc = number<uint32_t>(value, kHex);
      if (!crc) fail(fmt::format("`{}`: expected a CRC-32 in hexadecimal", word));
      ended = word == "end";
      return MachineCheck{*cycle, *crc};
    }
    return read_input(*cycle, word, value);
  }

  MachineInput read_input(uint64_t cycle, std::string_view word, std::string_view value) {
    using Kind = MachineInput::Kind;
    if (word == "key") {
      const auto code = number<uint8_t>(value, kHex);
      if (!code || *code > kLargestCode) fail("`key`: expected a code 00 to 7F");
      return {cycle, Kind::kKey, *code};
    }
    if (word == "int") {
      const auto line = number<uint8_t>(value);
      if (!line || *line < 1 || *line > kInterruptLines) fail("`int`: expected 1 to 7");
      return {cycle, Kind::kInterrupt, *line};
    }
    if (word == "loop") {
      if (value != "0" && value != "1") fail("`loop`: expected 1 or 0");
      return {cycle, Kind::kLoop, static_cast<uint8_t>(value == "1")};
    }
    if (value.empty()) {
      if (word == "up") return {cycle, Kind::kKeyUp, 0};
      if (word == "pause") return {cycle, Kind::kPause, 0};
      if (word == "resume") return {cycle, Kind::kResume, 0};
      if (word == "reset") return {cycle, Kind::kReset, 0};
    }
    fail(fmt::format("`{}{}{}`: expected {}", word, value.empty() ? "" : " ", value, kWords));
  }

  [[noreturn]] void fail(std::string_view what) const {
    throw InputError(fmt::format("{}:{}: {}", name_, at_ + 1, what));
  }

  std::vector<std::string_view> lines_;
  const std::string& name_;
  size_t line_ = 0;  ///< the last that was read
  size_t at_ = 0;    ///< that errors are about
};

}  // namespace

InputRecording parse_input_recording(std::string_view text, const std::string& name) {
  return Parser(text, name).parse();
}

InputRecording read_input_recording(const std::filesystem::path& file) {
  return parse_input_recording(read_text_file(file), file.string());
}

std::string recording_header() {
  return fmt::format(
      "{}{}\n# CYCLE and what the machine got there; `triton run --replay` plays it\n", kMagic,
      kVersion);
}

std::string recording_text(const Triton& machine) {
  const std::vector<uint8_t> snapshot = machine.save_snapshot();
  std::string text = fmt::format("machine {} {}\n", snapshot.size(), machine.config().clock_hz);
  size_t on_line = 0;
  for (const uint8_t byte : pack_bytes(snapshot)) {
    if (on_line == kBytesPerLine) text += '\n';
    on_line = on_line % kBytesPerLine + 1;
    fmt::format_to(std::back_inserter(text), "{:02X}", byte);
  }
  return text + '\n';
}

std::string recording_text(const MachineInput& input) {
  switch (input.kind) {
    case MachineInput::Kind::kKey: {
      const uint8_t character = key_code_for_character(input.value);
      const bool printable = character > ' ' && character <= '~';
      const std::string words =
          printable ? fmt::format("  # {}", static_cast<char>(character)) : "";
      return fmt::format("{} key {:02X}{}\n", input.cycle, input.value, words);
    }
    case MachineInput::Kind::kKeyUp:
      return fmt::format("{} up\n", input.cycle);
    case MachineInput::Kind::kInterrupt:
      return fmt::format("{} int {}\n", input.cycle, input.value);
    case MachineInput::Kind::kPause:
      return fmt::format("{} pause\n", input.cycle);
    case MachineInput::Kind::kResume:
      return fmt::format("{} resume\n", input.cycle);
    case MachineInput::Kind::kReset:
      return fmt::format("{} reset\n", input.cycle);
    case MachineInput::Kind::kLoop:
      return fmt::format("{} loop {}\n", input.cycle, input.value);
  }
  return {};
}

std::string recording_text(const MachineCheck& check, std::string_view word) {
  return fmt::format("{} {} {:08X}\n", check.cycle, word, check.crc);
}

MachineCheck check_of(const Triton& machine) {
  const I8080State& cpu = machine.cpu();
  const VduState& vdu = machine.screen().state;
  std::vector<uint8_t> bytes;
  bytes.reserve(kAddressSpace + vdu.ram.size() + kSmallState);
  for (uint32_t address = 0; address < kAddressSpace; ++address) {
    bytes.push_back(machine.peek(static_cast<uint16_t>(address)));
  }
  bytes.insert(bytes.end(), vdu.ram.begin(), vdu.ram.end());
  bytes.insert(bytes.end(), {vdu.start_row, vdu.cursor_row, vdu.cursor_column, cpu.a, cpu.flags});
  for (const uint16_t pair : {cpu.bc, cpu.de, cpu.hl, cpu.sp, cpu.pc}) {
    bytes.push_back(static_cast<uint8_t>(pair & 0xFF));
    bytes.push_back(static_cast<uint8_t>(pair >> 8));
  }
  const LatchState& latches = machine.latches();
  bytes.insert(bytes.end(),
               {static_cast<uint8_t>(cpu.interrupts_enabled), static_cast<uint8_t>(cpu.halted),
                cpu.interrupt_requests, latches.leds, latches.port6, latches.port7});
  const auto crc = crc32(crc32(0, nullptr, 0), bytes.data(), static_cast<uInt>(bytes.size()));
  return {machine.cycles(), static_cast<uint32_t>(crc)};
}

}  // namespace triton
