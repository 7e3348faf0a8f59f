#include "emulator/debugger/basic_memory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace triton::debugger {

namespace {

constexpr uint8_t kReturn = 0x0D;
constexpr unsigned kLetters = 26;
constexpr uint16_t kLoopBytes = 10;       // variable, line, text, step, limit
constexpr uint16_t kSubroutineBytes = 6;  // 0001, line, text
constexpr uint16_t kSubroutineMark = 1;
/// A wild pointer must not run on through the memory.
constexpr std::size_t kLongestText = 128;

uint16_t plus(uint16_t address, unsigned offset) { return static_cast<uint16_t>(address + offset); }

}  // namespace

std::optional<BasicMemory> BasicMemory::find(const SymbolTable& symbols) {
  BasicMemory memory;
  const std::pair<std::string_view, uint16_t BasicMemory::*> names[] = {
      {"EXEC", &BasicMemory::statement_},      {"OK", &BasicMemory::ok_},
      {"CURLIN", &BasicMemory::current_line_}, {"VARS", &BasicMemory::variables_},
      {"STKTOP", &BasicMemory::stack_top_},    {"PRGEND", &BasicMemory::program_end_},
      {"PRGBGN", &BasicMemory::program_},      {"RAMTOP", &BasicMemory::ram_top_}};
  for (const auto& [name, member] : names) {
    const auto found = symbols.find(name);
    if (found == symbols.end()) return std::nullopt;
    memory.*member = found->second;
  }
  return memory;
}

bool BasicMemory::at_line(const Triton& machine) const {
  if (!at_statement(machine)) return false;
  const uint16_t line = current_line(machine);
  return line != 0 && machine.cpu().bc == plus(line, 2);
}

std::optional<ProgramLine> BasicMemory::line_at(const Triton& machine, uint16_t address) const {
  const uint16_t end = machine.peek_word(program_end_);
  if (address < program_ || address >= end) return std::nullopt;
  ProgramLine line{address, machine.peek_word(address), {}};
  uint16_t place = line.text_address();
  while (machine.peek(place) != kReturn) {
    if (line.text.size() == kLongestText || place >= end) return std::nullopt;
    line.text += static_cast<char>(machine.peek(place++));
  }
  return line;
}

std::vector<ProgramLine> BasicMemory::lines(const Triton& machine) const {
  std::vector<ProgramLine> all;
  uint16_t address = program_;
  while (auto line = line_at(machine, address)) {
    address = plus(line->text_address(), static_cast<unsigned>(line->text.size()) + 1);
    all.push_back(std::move(*line));
  }
  return all;
}

uint16_t BasicMemory::variable_address(char name) const {
  return plus(variables_, 2 * static_cast<unsigned>(name - 'A'));
}

uint16_t BasicMemory::element_address(const Triton& machine, unsigned index) const {
  return plus(machine.peek_word(program_end_), 2 * index);
}

unsigned BasicMemory::elements(const Triton& machine) const {
  const unsigned end = machine.peek_word(program_end_);
  const unsigned top = machine.peek_word(ram_top_);
  return top > end ? (top - end) / 2 : 0;
}

int BasicMemory::value_at(const Triton& machine, uint16_t address) {
  return static_cast<int16_t>(machine.peek_word(address));
}

std::string BasicMemory::variable_at(const Triton& machine, uint16_t address) const {
  const int letter = address - variables_;
  if (letter >= 0 && letter < static_cast<int>(2 * kLetters) && letter % 2 == 0) {
    return {static_cast<char>('A' + letter / 2)};
  }
  const int element = address - machine.peek_word(program_end_);
  if (element >= 0 && element % 2 == 0 && element / 2 < static_cast<int>(elements(machine))) {
    return fmt::format("@({})", element / 2);
  }
  return {};
}

bool BasicMemory::is_line(const Triton& machine, uint16_t address) const {
  if (address == 0) return true;
  return std::ranges::any_of(lines(machine),
                             [&](const ProgramLine& line) { return line.address == address; });
}

std::optional<OpenLevel> BasicMemory::loop_at(const Triton& machine, uint16_t address) const {
  OpenLevel level;
  const uint16_t variable = machine.peek_word(address);
  level.is_loop = true;
  level.variable = variable_at(machine, variable);
  level.value = value_at(machine, variable);
  level.line_address = machine.peek_word(plus(address, 2));
  level.text_pointer = machine.peek_word(plus(address, 4));
  level.step = value_at(machine, plus(address, 6));
  level.limit = value_at(machine, plus(address, 8));
  if (level.variable.empty() || !is_line(machine, level.line_address)) return std::nullopt;
  return level;
}

std::optional<OpenLevel> BasicMemory::subroutine_at(const Triton& machine, uint16_t address) const {
  OpenLevel level;
  level.line_address = machine.peek_word(plus(address, 2));
  level.text_pointer = machine.peek_word(plus(address, 4));
  const bool is_marked = machine.peek_word(address) == kSubroutineMark;
  if (!is_marked || !is_line(machine, level.line_address)) return std::nullopt;
  return level;
}

/// The stack grows down from a word of 0; what an expression has on it below the levels is known by
/// making no sense as one.
std::vector<OpenLevel> BasicMemory::open_levels(const Triton& machine) const {
  std::vector<OpenLevel> levels;
  auto bottom = static_cast<uint16_t>(stack_top_ - 2);
  const uint16_t sp = machine.cpu().sp;
  while (bottom > sp) {
    std::optional<OpenLevel> level;
    uint16_t bytes = 0;
    for (const bool is_loop : {false, true}) {
      bytes = is_loop ? kLoopBytes : kSubroutineBytes;
      if (bottom < sp + bytes) continue;
      const auto address = static_cast<uint16_t>(bottom - bytes);
      level = is_loop ? loop_at(machine, address) : subroutine_at(machine, address);
      if (level) break;
    }
    if (!level) break;
    levels.push_back(*level);
    bottom = static_cast<uint16_t>(bottom - bytes);
  }
  return levels;
}

}  // namespace triton::debugger
