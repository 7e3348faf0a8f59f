#include "emulator/debugger/views.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace triton::debugger {

namespace {

constexpr unsigned kBytesALine = 16;
constexpr unsigned kElementsALine = 8;

std::string flags_text(uint8_t flags) {
  constexpr std::pair<uint8_t, std::string_view> kFlags[] = {
      {0x80, "S"}, {0x40, "Z"}, {0x10, "AC"}, {0x04, "P"}, {0x01, "CY"}};
  std::string text;
  for (const auto& [bit, name] : kFlags) {
    if ((flags & bit) != 0) text += fmt::format("{}{}", text.empty() ? "" : " ", name);
  }
  return text.empty() ? "none set" : text;
}

/// Graphics and controls as `.`: the words are for any terminal.
std::string readable(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c < 0x20 || c > 0x7E; }, '.');
  return text;
}

std::string where_text(const Triton& machine, const BasicMemory& basic, uint16_t line_address) {
  const auto line = basic.line_at(machine, line_address);
  return line ? fmt::format("line {}", line->number) : std::string("the typed line");
}

std::string rest_of_line(const Triton& machine, const BasicMemory& basic, const OpenLevel& level) {
  const auto line = basic.line_at(machine, level.line_address);
  if (!line || !line->holds(level.text_pointer)) return {};
  const std::string rest = line->text.substr(level.text_pointer - line->text_address());
  return rest.empty() ? std::string(", at its end") : ", at " + readable(rest);
}

}  // namespace

std::string registers_text(const Triton& machine) {
  const I8080State& cpu = machine.cpu();
  std::string text =
      fmt::format("A {:02X}  BC {:04X}  DE {:04X}  HL {:04X}  SP {:04X}  PC {:04X}\n", cpu.a,
                  cpu.bc, cpu.de, cpu.hl, cpu.sp, cpu.pc);
  text += fmt::format("flags: {}; interrupts {}", flags_text(cpu.flags),
                      cpu.interrupts_enabled ? "enabled" : "disabled");
  for (unsigned line = 1; line < 8; ++line) {
    if ((cpu.interrupt_requests >> line & 1) != 0) text += fmt::format(", INT{} waits", line);
  }
  if (cpu.halted) text += "; halted";
  return text + fmt::format("\n{} T-states, {} instructions since power-on\n", cpu.cycles,
                            cpu.instructions);
}

std::string memory_text(const Triton& machine, uint16_t address, unsigned count) {
  std::string text;
  for (unsigned done = 0; done < count; done += kBytesALine) {
    std::string bytes;
    std::string characters;
    const unsigned here = std::min(kBytesALine, count - done);
    for (unsigned i = 0; i < here; ++i) {
      const uint8_t byte = machine.peek(static_cast<uint16_t>(address + done + i));
      bytes += fmt::format("{:02X} ", byte);
      characters += static_cast<char>(byte);
    }
    text += fmt::format("{:04X}  {:<48} {}\n", static_cast<uint16_t>(address + done), bytes,
                        readable(characters));
  }
  return text;
}

std::string disassembly_text(const Triton& machine, const Names& names, uint16_t address,
                             unsigned count) {
  std::string text;
  for (unsigned i = 0; i < count; ++i) {
    text += names.instruction(machine, address) + "\n";
    address = static_cast<uint16_t>(address + instruction_length(machine, address));
  }
  return text;
}

std::string stack_text(const Triton& machine, const Names& names, unsigned count) {
  std::string text;
  uint16_t address = machine.cpu().sp;
  for (unsigned i = 0; i < count; ++i) {
    const uint16_t word = machine.peek_word(address);
    const std::string label = names.label(word);
    text += fmt::format("{:04X}  {:04X}{}{}\n", address, word, label.empty() ? "" : "  ", label);
    address = static_cast<uint16_t>(address + 2);
  }
  return text;
}

std::string current_line_text(const Triton& machine, const BasicMemory& basic) {
  const auto line = basic.line_at(machine, basic.current_line(machine));
  if (!line) return "no BASIC line is running\n";
  std::string text = line->text;
  if (line->holds(machine.cpu().bc)) text.insert(machine.cpu().bc - line->text_address(), 1, '?');
  return fmt::format("line {}: {}\n", line->number, readable(text));
}

std::string levels_text(const Triton& machine, const BasicMemory& basic) {
  std::string text = current_line_text(machine, basic);
  auto levels = basic.open_levels(machine);
  std::ranges::reverse(levels);
  if (levels.empty()) return text + "no FOR or GOSUB is open\n";
  for (const OpenLevel& level : levels) {
    const std::string where = where_text(machine, basic, level.line_address);
    const std::string rest = rest_of_line(machine, basic, level);
    if (level.is_loop) {
      text +=
          fmt::format("FOR {}: now {}, to {}, step {}; NEXT {} goes on in {}{}\n", level.variable,
                      level.value, level.limit, level.step, level.variable, where, rest);
    } else {
      text += fmt::format("GOSUB: RETURN goes on in {}{}\n", where, rest);
    }
  }
  return text;
}

std::string variables_text(const Triton& machine, const BasicMemory& basic) {
  std::string text;
  unsigned shown = 0;
  for (char name = 'A'; name <= 'Z'; ++name) {
    const int value = BasicMemory::value_at(machine, basic.variable_address(name));
    if (value == 0) continue;
    text += fmt::format("{}={}{}", name, value, ++shown % kElementsALine == 0 ? "\n" : "  ");
  }
  if (shown == 0) return "all variables are 0\n";
  while (text.ends_with(' ')) text.pop_back();
  return text.ends_with('\n') ? text : text + "\n";
}

std::string array_text(const Triton& machine, const BasicMemory& basic, unsigned first,
                       unsigned count) {
  std::string text;
  const unsigned end = std::min(first + count, basic.elements(machine));
  for (unsigned index = first; index < end; index += kElementsALine) {
    text += fmt::format("@({})", index);
    for (unsigned i = index; i < std::min(index + kElementsALine, end); ++i) {
      text += fmt::format(" {}", BasicMemory::value_at(machine, basic.element_address(machine, i)));
    }
    text += "\n";
  }
  return text;
}

std::string program_text(const Triton& machine, const BasicMemory& basic, unsigned from,
                         unsigned count) {
  std::string text;
  for (const ProgramLine& line : basic.lines(machine)) {
    if (line.number < from) continue;
    if (count-- == 0) break;
    text += fmt::format("{:>4} {}\n", line.number, readable(line.text));
  }
  return text.empty() ? "no such line\n" : text;
}

}  // namespace triton::debugger
