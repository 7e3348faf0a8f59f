#include "tests/firmware/differential_bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "emulator/formats/firmware.hpp"
#include "emulator/session/session.hpp"
#include "emulator/support/errors.hpp"
#include "tests/firmware/model/basic_model.hpp"

namespace triton::differential {

namespace {

constexpr uint64_t kStatementLimit = 3'000;
/// Loops, subroutines and parentheses that any stack of the firmware must hold.
constexpr std::size_t kLevelLimit = 12;
constexpr std::size_t kParenthesisLimit = 6;
constexpr int kFirstProgramByte = 0x1602;
constexpr std::size_t kWritesShown = 70;

/// A machine at BASIC's prompt; made once for each size of RAM, then copied.
const Session& session_at_prompt(unsigned ram_kib) {
  static std::map<unsigned, Session> sessions;
  const auto known = sessions.find(ram_kib);
  if (known != sessions.end()) return known->second;
  TritonConfig config;
  config.ram_kib = ram_kib;
  Session fresh(load_firmware(TRITON_DATA_DIR), config);
  fresh.boot();
  fresh.start_basic();
  return sessions.emplace(ram_kib, std::move(fresh)).first->second;
}

std::string listing_text(const Script& script) {
  std::string text;
  for (const std::string& line : script.program) text += line + "\n";
  return text;
}

programs::Frame frame_of(const VduState& vdu) {
  programs::Frame frame;
  frame.cells = vdu.ram;
  frame.start_row = vdu.start_row;
  frame.cursor_row = vdu.cursor_row;
  frame.cursor_column = vdu.cursor_column;
  return frame;
}

class WriteLog final : public programs::FrameSink {
 public:
  void frame(const programs::Frame& frame) override {
    const programs::Write& write = screen->last_write();
    writes.push_back({write.kind == programs::Write::Kind::kStore, write.code, write.cell,
                      frame.start_row, frame.cursor_row, frame.cursor_column});
  }
  const programs::Screen* screen = nullptr;
  std::vector<SeenWrite> writes;
};

std::vector<SeenWrite> writes_of(const std::vector<ScreenWrite>& trace) {
  std::vector<SeenWrite> writes;
  writes.reserve(trace.size());
  for (const ScreenWrite& write : trace) {
    writes.push_back({write.source == ScreenWrite::Source::kCpu, write.code, write.cell,
                      write.start_row, write.cursor_row, write.cursor_column});
  }
  return writes;
}

/// As parse_listing() makes it, but with every code that memory can hold.
Listing listing_of(const Script& script) {
  Listing listing{"script", {}};
  for (const std::string& line : script.program) {
    const std::size_t digits = line.find_first_not_of("0123456789");
    const std::size_t text = line.find_first_not_of(' ', digits);
    const auto number = static_cast<uint16_t>(std::stoi(line.substr(0, digits)));
    listing.lines.insert_or_assign(number, line.substr(text));
  }
  return listing;
}

std::string typed_characters(const Script& script) {
  std::string keys;
  for (const std::string& line : script.typed) keys += line + '\r';
  return keys;
}

/// In the notation of Session::type.
std::string key_text(const std::string& characters) {
  std::string text;
  for (const char character : characters) {
    text += fmt::format("\\x{:02X}", static_cast<unsigned>(character));
  }
  return text;
}

/// The machine's writes: all until it waits for a key with nothing left to type, or the first
/// `enough` and a few more.
std::vector<SeenWrite> run_machine(const Script& script, const ModelRun& model) {
  Session session = session_at_prompt(script.ram_kib);
  session.machine().screen().tracing = true;
  const std::string keys = typed_characters(script);
  const uint64_t limit =
      20'000'000 + model.writes.size() * 40'000 + model.statements * 40'000 + keys.size() * 40'000;
  if (!script.program.empty()) {
    session.load_listing(listing_of(script));
    session.run_program(script.random_state);
  }
  session.type(key_text(keys));
  const uint64_t end = session.machine().cycles() + limit;
  constexpr uint64_t kSliceCycles = 500'000;
  const std::vector<ScreenWrite>& trace = session.machine().screen().trace;
  const std::size_t enough =
      model.writes.size() + (model.end == ModelEnd::kStopped ? 0 : kWritesShown);
  while (session.machine().cycles() < end && trace.size() < enough) {
    if (session.run(session.machine().cycles() + kSliceCycles, {.when_idle = true}) ==
        SessionEvent::kIdle) {
      break;
    }
  }
  return writes_of(trace);
}

std::string readable(const SeenWrite& write) {
  if (write.store) return fmt::format("[cell {}={:02X}]", write.cell, write.code);
  if (write.code == '\r') return "\\r";
  if (write.code == '\n') return "\\n\n      ";
  if (write.code >= 0x20 && write.code < 0x7F) return {static_cast<char>(write.code)};
  return fmt::format("\\x{:02X}", write.code);
}

std::string readable_around(const std::vector<SeenWrite>& writes, std::size_t first_difference) {
  const std::size_t start = first_difference - std::min(first_difference, kWritesShown);
  std::string text = "      ";
  for (std::size_t i = start; i < std::min(writes.size(), first_difference + kWritesShown); ++i) {
    if (i == first_difference) text += "<!>";
    text += readable(writes[i]);
  }
  return text + "\n";
}

struct Comparison {
  bool same = true;
  std::string report;
};

Comparison compare(const Script& script) {
  const ModelRun model = run_model(script);
  std::vector<SeenWrite> machine;
  try {
    machine = run_machine(script, model);
  } catch (const InternalError& error) {
    return {false, fmt::format("  the machine: {}\n", error.what())};
  }
  const auto [of_model, of_machine] =
      std::mismatch(model.writes.begin(), model.writes.end(), machine.begin(), machine.end());
  const bool model_done = of_model == model.writes.end();
  if (model_done && (of_machine == machine.end() || model.end == ModelEnd::kStopped)) return {};
  const auto at = static_cast<std::size_t>(of_model - model.writes.begin());
  return {false, fmt::format("  write {} differs; model:\n{}  machine:\n{}", at,
                             readable_around(model.writes, at), readable_around(machine, at))};
}

/// Leaves out what can be left out while the difference stays.
void shorten(std::vector<std::string> Script::*lines, Script& script) {
  for (std::size_t i = (script.*lines).size(); i-- > 0;) {
    Script shorter = script;
    (shorter.*lines).erase((shorter.*lines).begin() + static_cast<std::ptrdiff_t>(i));
    if (!compare(shorter).same) script = shorter;
  }
}

}  // namespace

ModelRun run_model(const Script& script) {
  const Session& session = session_at_prompt(script.ram_kib);
  WriteLog log;
  programs::Screen screen(frame_of(session.machine().screen().state), log);
  log.screen = &screen;
  programs::TextKeys keys(typed_characters(script));
  model::Options options;
  options.memory_bytes = static_cast<int>(session.machine().ram_end()) - kFirstProgramByte;
  options.statement_limit = kStatementLimit;
  options.level_limit = kLevelLimit;
  options.parenthesis_limit = kParenthesisLimit;
  model::BasicModel basic(screen, keys, options);
  ModelRun run;
  try {
    if (!script.program.empty()) {
      basic.load_listing(listing_text(script));
      basic.set_random_state(script.random_state);
      basic.enter_line("RUN");
    }
    basic.converse();
  } catch (const programs::EndOfKeys&) {
    run.end = ModelEnd::kWaitsForKey;
  } catch (const model::OutOfScope&) {
    run.end = ModelEnd::kStopped;
  } catch (const programs::ControlC&) {
    run.end = ModelEnd::kStopped;
  } catch (const model::StatementLimit&) {
    run.end = ModelEnd::kStopped;
  }
  run.writes = std::move(log.writes);
  run.statements = basic.statements();
  return run;
}

std::optional<std::string> difference(const Script& script) {
  if (compare(script).same) return std::nullopt;
  Script shortest = script;
  shorten(&Script::typed, shortest);
  shorten(&Script::program, shortest);
  shorten(&Script::typed, shortest);
  return to_text(shortest) + compare(shortest).report;
}

}  // namespace triton::differential
