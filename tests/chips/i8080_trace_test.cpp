// The golden bus trace: tests/data/i8080_bus_trace.txt has a line for every opcode (two where a
// condition decides, and lines for interrupts and a halted CPU) with each use of the bus and the
// T-state in which its machine cycle begins. The core's rows must make these accesses in this
// order; the T-states inside an instruction come from the reference, which counts machine cycles.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "tests/chips/reference_8080.hpp"
#include "tests/chips/traced_core.hpp"

namespace triton::testing {
namespace {

constexpr uint16_t kCode = 0x0100;
constexpr uint8_t kNoFlags = 0x02;
constexpr uint8_t kAllFlags = 0xD7;

/// Ports read 5A; what is written to them is only logged.
class TraceBus final : public I8080Bus {
 public:
  explicit TraceBus(std::vector<BusAccess>* log) : log_(log) {}
  uint8_t in(uint8_t port, uint64_t) override {
    if (log_ != nullptr) log_->push_back({BusAccess::Kind::kIn, port, 0x5A, 0});
    return 0x5A;
  }
  void out(uint8_t port, uint8_t value, uint64_t) override {
    if (log_ != nullptr) log_->push_back({BusAccess::Kind::kOut, port, value, 0});
  }
  void write(uint16_t, uint8_t, uint64_t) override {}

 private:
  std::vector<BusAccess>* log_;
};

std::string mnemonic(unsigned opcode) {
  const std::array<const char*, 8> reg = {"B", "C", "D", "E", "H", "L", "M", "A"};
  const std::array<const char*, 4> wide = {"B", "D", "H", "SP"};
  const std::array<const char*, 8> condition = {"NZ", "Z", "NC", "C", "PO", "PE", "P", "M"};
  const std::array<const char*, 8> operation = {"ADD", "ADC", "SUB", "SBB",
                                                "ANA", "XRA", "ORA", "CMP"};
  const std::array<const char*, 8> immediate = {"ADI", "ACI", "SUI", "SBI",
                                                "ANI", "XRI", "ORI", "CPI"};
  const std::array<const char*, 8> direct = {"STAX B",    "LDAX B",    "STAX D",   "LDAX D",
                                             "SHLD 2345", "LHLD 2345", "STA 2345", "LDA 2345"};
  const std::array<const char*, 8> single = {"RLC", "RRC", "RAL", "RAR",
                                             "DAA", "CMA", "STC", "CMC"};
  const std::array<const char*, 8> control = {"JMP 2345", "JMP 2345", "OUT 45", "IN 45",
                                              "XTHL",     "XCHG",     "DI",     "EI"};
  const unsigned y = opcode >> 3 & 7;
  const unsigned z = opcode & 7;
  const unsigned p = y >> 1;
  if (opcode == 0x76) return "HLT";
  if (opcode >> 6 == 1) return fmt::format("MOV {},{}", reg[y], reg[z]);
  if (opcode >> 6 == 2) return fmt::format("{} {}", operation[y], reg[z]);
  const bool high = opcode >= 0xC0;
  switch (z) {
    case 0:
      return high ? fmt::format("R{}", condition[y]) : "NOP";
    case 1:
      if (!high)
        return y % 2 == 1 ? fmt::format("DAD {}", wide[p]) : fmt::format("LXI {},2345", wide[p]);
      if (y % 2 == 0) return fmt::format("POP {}", p == 3 ? "PSW" : wide[p]);
      return p < 2 ? "RET" : p == 2 ? "PCHL" : "SPHL";
    case 2:
      return high ? fmt::format("J{} 2345", condition[y]) : direct[y];
    case 3:
      if (high) return control[y];
      return fmt::format("{} {}", y % 2 == 1 ? "DCX" : "INX", wide[p]);
    case 4:
      return high ? fmt::format("C{} 2345", condition[y]) : fmt::format("INR {}", reg[y]);
    case 5:
      if (!high) return fmt::format("DCR {}", reg[y]);
      return y % 2 == 1 ? "CALL 2345" : fmt::format("PUSH {}", p == 3 ? "PSW" : wide[p]);
    case 6:
      return high ? fmt::format("{} 45", immediate[y]) : fmt::format("MVI {},45", reg[y]);
    default:
      return high ? fmt::format("RST {}", y) : single[y];
  }
}

I8080Memory trace_memory() {
  I8080Memory memory;
  memory.pages.fill(PageWrite::kStore);
  for (unsigned address = 0; address < 0x10000; ++address) {
    memory.bytes[address] = static_cast<uint8_t>(address ^ address >> 8);
  }
  return memory;
}

I8080State trace_state(uint8_t flags) {
  I8080State state;
  state.a = 0x9B;
  state.flags = flags;
  state.bc = 0x1357;
  state.de = 0x2468;
  state.hl = 0x3579;
  state.sp = 0x4680;
  state.pc = kCode;
  return state;
}

struct Step {
  std::vector<BusAccess> core;
  std::vector<BusAccess> reference;
  I8080State core_state;
  I8080State reference_state;
};

Step step_both(const I8080State& before, unsigned opcode) {
  I8080Memory memory = trace_memory();
  memory.bytes[kCode] = static_cast<uint8_t>(opcode);
  memory.bytes[kCode + 1] = 0x45;
  memory.bytes[kCode + 2] = 0x23;
  I8080Memory reference_memory = memory;
  Step step;
  step.core_state = before;
  TraceBus core_bus(&step.core);
  traced_step(step.core_state, memory, core_bus, step.core);
  TraceBus reference_bus(nullptr);
  Reference8080 reference(before, reference_memory, reference_bus);
  reference.step();
  step.reference = reference.accesses();
  step.reference_state = reference.state();
  return step;
}

std::string line(const std::string& opcode, const std::string& name, const Step& step) {
  const std::array<const char*, 5> kinds = {"fetch", "read", "write", "in", "out"};
  std::string text = fmt::format("{:<2}  {:<12} {:>2} T  PC {:04X}  SP {:04X}", opcode, name,
                                 step.core_state.cycles, step.core_state.pc, step.core_state.sp);
  for (std::size_t i = 0; i < step.core.size(); ++i) {
    const BusAccess& access = step.core[i];
    const bool port = access.kind == BusAccess::Kind::kIn || access.kind == BusAccess::Kind::kOut;
    text += fmt::format(
        "   +{} {} {}={:02X}", step.reference[i].t_state, kinds[static_cast<unsigned>(access.kind)],
        port ? fmt::format("{:02X}", access.address) : fmt::format("{:04X}", access.address),
        access.value);
  }
  return text + "\n";
}

std::string make_trace() {
  std::string trace =
      "# Every opcode at 0100 with operand bytes 45 23; BC 1357 DE 2468 HL 3579 SP 4680 A 9B.\n"
      "# Opcode, name, T-states, PC and SP afterwards; then each use of the bus:\n"
      "# +T-state kind address=value. Conditional ones first with no flag set, then with all.\n";
  const auto add = [&trace](const std::string& opcode, const std::string& name,
                            const I8080State& before, unsigned code) {
    const Step step = step_both(before, code);
    EXPECT_EQ(step.core.size(), step.reference.size()) << name;
    EXPECT_EQ(step.core_state, step.reference_state) << name;
    if (step.core.size() == step.reference.size()) trace += line(opcode, name, step);
  };
  for (unsigned opcode = 0; opcode < 256; ++opcode) {
    const std::string code = fmt::format("{:02X}", opcode);
    add(code, mnemonic(opcode), trace_state(kNoFlags), opcode);
    const bool conditional = opcode >= 0xC0 && (opcode & 7) % 2 == 0 && (opcode & 7) != 6;
    if (conditional) add(code, mnemonic(opcode), trace_state(kAllFlags), opcode);
  }
  for (unsigned interrupt = 0; interrupt < 8; ++interrupt) {
    I8080State state = trace_state(kNoFlags);
    state.interrupts_enabled = true;
    state.interrupt_requests = static_cast<uint8_t>(1u << interrupt);
    add("--", fmt::format("interrupt {}", interrupt), state, 0);
  }
  I8080State halted = trace_state(kNoFlags);
  halted.halted = true;
  add("--", "halted", halted, 0);
  return trace;
}

TEST(I8080Trace, EveryInstructionUsesTheBusAsInTheGoldenTrace) {
  const std::string actual = make_trace();
  const std::string golden_path = TRITON_TEST_DATA_DIR "/i8080_bus_trace.txt";
  std::ifstream golden_file(golden_path);
  const std::string golden((std::istreambuf_iterator<char>(golden_file)), {});
  if (actual == golden) return;
  const std::string actual_path = ::testing::TempDir() + "i8080_bus_trace.txt";
  std::ofstream(actual_path) << actual;
  std::istringstream actual_lines(actual);
  std::istringstream golden_lines(golden);
  std::string actual_line;
  std::string golden_line;
  while (std::getline(actual_lines, actual_line)) {
    std::getline(golden_lines, golden_line);
    if (actual_line != golden_line) break;
  }
  FAIL() << "golden: " << golden_line << "\nactual: " << actual_line << "\nthe whole trace is in "
         << actual_path << ", the golden one in " << golden_path;
}

}  // namespace
}  // namespace triton::testing
