#include "tests/chips/core_comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <memory>
#include <random>
#include <vector>

#include "tests/chips/reference_8080.hpp"
#include "tests/chips/traced_core.hpp"

namespace triton::testing {

namespace {

using Random = std::mt19937_64;

/// splitmix64: one well mixed word from another.
uint64_t mixed(uint64_t value) {
  value += 0x9E3779B97F4A7C15u;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
  return value ^ (value >> 31);
}

struct Event {
  char kind;
  uint16_t address;
  uint8_t value;
  uint64_t cycle;
  uint16_t pc;
  bool operator==(const Event&) const = default;
};

/// What it answers depends on the seed, the access and its cycle alone, so that two CPUs that do
/// the same see the same.
class ScriptedBus final : public I8080Bus {
 public:
  struct Hooks {
    std::function<uint16_t()> pc;
    std::function<void(unsigned)> request_interrupt;
    std::function<void()> request_stop;
    std::vector<BusAccess>* log = nullptr;
  };
  ScriptedBus(uint64_t seed, Hooks hooks) : seed_(seed), hooks_(std::move(hooks)) {}

  uint8_t in(uint8_t port, uint64_t cycle) override {
    const auto value = static_cast<uint8_t>(mixed(seed_ ^ mixed(cycle * 256 + port)));
    if (hooks_.log != nullptr) hooks_.log->push_back({BusAccess::Kind::kIn, port, value, 0});
    note('I', port, value, cycle);
    return value;
  }
  void out(uint8_t port, uint8_t value, uint64_t cycle) override {
    if (hooks_.log != nullptr) hooks_.log->push_back({BusAccess::Kind::kOut, port, value, 0});
    note('O', port, value, cycle);
  }
  void write(uint16_t address, uint8_t value, uint64_t cycle) override {
    note('W', address, value, cycle);
  }

  std::vector<Event> events;

 private:
  void note(char kind, uint16_t address, uint8_t value, uint64_t cycle) {
    events.push_back({kind, address, value, cycle, hooks_.pc()});
    const uint64_t dice = mixed(seed_ + mixed(cycle) + address);
    if (dice % 8 == 0) hooks_.request_interrupt(static_cast<unsigned>(dice >> 8) % 8);
    if (dice % 32 < 2) hooks_.request_stop();
  }
  uint64_t seed_;
  Hooks hooks_;
};

std::string describe(const I8080State& state) {
  return fmt::format(
      "A={:02X} F={:02X} BC={:04X} DE={:04X} HL={:04X} SP={:04X} PC={:04X} INTE={:d} shadow={:d} "
      "halted={:d} requests={:02X} cycles={} instructions={}",
      state.a, state.flags, state.bc, state.de, state.hl, state.sp, state.pc,
      state.interrupts_enabled, state.enable_pending, state.halted, state.interrupt_requests,
      state.cycles, state.instructions);
}

/// One side each of the comparison, with its own memory and bus.
class Comparison {
 public:
  explicit Comparison(const Scenario& scenario)
      : random_(scenario.seed),
        core_memory_(std::make_unique<I8080Memory>(scenario.memory)),
        reference_memory_(std::make_unique<I8080Memory>(scenario.memory)),
        core_bus_(scenario.seed, {[this] { return core_.state.pc; },
                                  [this](unsigned line) { core_.request_interrupt(line); },
                                  [this] { core_.request_stop(); }, &core_log_}),
        reference_bus_(scenario.seed,
                       {[this] { return reference_.instruction_address(); },
                        [this](unsigned line) { reference_.request_interrupt(line); },
                        [this] { reference_stop_ = true; }}),
        reference_(scenario.state, *reference_memory_, reference_bus_) {
    core_.state = scenario.state;
    first_instruction_ = scenario.state.instructions;
  }

  ComparisonResult run(uint64_t instructions, bool log_accesses) {
    unsigned slice = 0;
    uint64_t next_shake = kShakeEvery;
    while (executed() < instructions && !difference_) {
      before_ = core_.state;
      if (log_accesses) {
        run_logged_step();
      } else {
        run_slice();
      }
      compare_states();
      if (++slice % kSlicesBetweenMemoryChecks == 0) compare_memories();
      if (random_() % 16 == 0) request_interrupt();
      if (reference_.asleep() || executed() > next_shake) {
        shake();
        next_shake = executed() + kShakeEvery;
      }
    }
    compare_memories();
    return {executed(), difference_};
  }

 private:
  static constexpr uint64_t kShakeEvery = 500;
  static constexpr unsigned kSlicesBetweenMemoryChecks = 256;

  [[nodiscard]] uint64_t executed() const { return core_.state.instructions - first_instruction_; }

  void run_slice() {
    core_log_.clear();
    reference_stop_ = false;
    if (random_() % 4 == 0) {
      core_.step(*core_memory_, core_bus_);
      reference_.step();
      return;
    }
    const uint64_t until = core_.state.cycles + random_() % (random_() % 8 == 0 ? 2000 : 60);
    core_.run(*core_memory_, core_bus_, until);
    while (reference_.t_states() < until && !reference_stop_) {
      if (reference_.asleep()) {
        reference_.skip_to(until);
      } else {
        reference_.step();
      }
    }
  }

  void run_logged_step() {
    core_log_.clear();
    traced_step(core_.state, *core_memory_, core_bus_, core_log_);
    reference_.step();
    const auto same = [](const BusAccess& a, const BusAccess& b) {
      return a.kind == b.kind && a.address == b.address && a.value == b.value;
    };
    if (!std::equal(core_log_.begin(), core_log_.end(), reference_.accesses().begin(),
                    reference_.accesses().end(), same)) {
      report("the order of bus accesses");
    }
  }

  void compare_states() {
    if (core_.state != reference_.state()) report("registers");
    if (core_bus_.events != reference_bus_.events) report("what the bus saw");
    core_bus_.events.clear();
    reference_bus_.events.clear();
  }

  void compare_memories() {
    if (std::memcmp(core_memory_->bytes.data(), reference_memory_->bytes.data(),
                    core_memory_->bytes.size()) == 0) {
      return;
    }
    const auto [core, reference] = std::mismatch(
        core_memory_->bytes.begin(), core_memory_->bytes.end(), reference_memory_->bytes.begin());
    report(fmt::format("memory at {:04X}: {:02X}, expected {:02X}",
                       core - core_memory_->bytes.begin(), *core, *reference));
  }

  void report(const std::string& what) {
    if (difference_) return;
    std::string text =
        fmt::format("differ in {}\nbefore:    {}\ncore:      {}\nreference: {}\n", what,
                    describe(before_), describe(core_.state), describe(reference_.state()));
    text += "code:     ";
    for (unsigned i = 0; i < 8; ++i) {
      text +=
          fmt::format(" {:02X}", reference_memory_->bytes[static_cast<uint16_t>(before_.pc + i)]);
    }
    difference_ = text;
  }

  void request_interrupt() {
    const auto line = static_cast<unsigned>(random_() % 8);
    core_.request_interrupt(line);
    reference_.request_interrupt(line);
  }

  /// Out of a HLT that nothing ends, or out of a loop: elsewhere, with other registers.
  void shake() {
    I8080State state = core_.state;
    state.halted = false;
    state.pc = static_cast<uint16_t>(random_());
    state.sp = static_cast<uint16_t>(random_());
    state.hl = static_cast<uint16_t>(random_());
    state.bc = static_cast<uint16_t>(random_());
    state.de = static_cast<uint16_t>(random_());
    state.interrupts_enabled = random_() % 2 == 0;
    core_.state = state;
    reference_.set_state(state);
  }

  Random random_;
  I8080 core_;
  std::unique_ptr<I8080Memory> core_memory_;
  std::unique_ptr<I8080Memory> reference_memory_;
  std::vector<BusAccess> core_log_;
  ScriptedBus core_bus_;
  ScriptedBus reference_bus_;
  Reference8080 reference_;
  bool reference_stop_ = false;
  uint64_t first_instruction_ = 0;
  I8080State before_;
  std::optional<std::string> difference_;
};

}  // namespace

Scenario random_scenario(uint64_t seed) {
  Random random(mixed(seed));
  Scenario scenario;
  scenario.seed = seed;
  for (std::size_t i = 0; i < scenario.memory.bytes.size(); i += 8) {
    const uint64_t bits = random();
    for (unsigned byte = 0; byte < 8; ++byte) {
      scenario.memory.bytes[i + byte] = static_cast<uint8_t>(bits >> (8 * byte));
    }
  }
  for (PageWrite& page : scenario.memory.pages) {
    const uint64_t dice = random() % 16;
    page = dice == 0 ? PageWrite::kIgnore : dice == 1 ? PageWrite::kDevice : PageWrite::kStore;
  }
  I8080State& state = scenario.state;
  state.a = static_cast<uint8_t>(random());
  state.flags = static_cast<uint8_t>((random() & 0xD7) | 0x02);
  state.bc = static_cast<uint16_t>(random());
  state.de = static_cast<uint16_t>(random());
  state.hl = static_cast<uint16_t>(random());
  state.sp = static_cast<uint16_t>(random());
  state.pc = static_cast<uint16_t>(random());
  state.interrupts_enabled = random() % 2 == 0;
  state.cycles = random() % 1'000'000'000'000;
  state.instructions = random() % 1'000'000'000;
  return scenario;
}

ComparisonResult compare_runs(const Scenario& scenario, uint64_t instructions) {
  return Comparison(scenario).run(instructions, false);
}

ComparisonResult compare_accesses(const Scenario& scenario, uint64_t instructions) {
  return Comparison(scenario).run(instructions, true);
}

}  // namespace triton::testing
