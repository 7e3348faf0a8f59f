// The debugger's commands.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <sstream>

#include "emulator/debugger/debugger.hpp"
#include "emulator/debugger/memory_access.hpp"
#include "emulator/debugger/views.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/formats/screen_text.hpp"
#include "emulator/support/errors.hpp"

namespace triton::debugger {

namespace {

constexpr int kMostInstructions = 1'000'000'000;
constexpr int kMostLines = 1'000'000;

int count_or(const std::vector<std::string>& words, std::size_t index, int otherwise, int most) {
  return words.size() > index ? parse_number(words[index], 1, most, "a count") : otherwise;
}

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

}  // namespace

struct Debugger::Command {
  std::string_view name;
  std::string_view abbreviation;
  std::string_view operands;
  std::string_view help;
  std::size_t least_words;
  std::size_t most_words;
  Answer (Debugger::*carry_out)(const Words&);
};

const std::vector<Debugger::Command>& Debugger::commands() {
  static const std::vector<Command> all = {
      {"continue", "c", "", "run to a breakpoint, or until a key is wanted", 0, 0,
       &Debugger::do_continue},
      {"step", "s", "[N]", "one instruction, or N", 0, 1, &Debugger::do_step},
      {"over", "o", "", "one instruction; a call or RST as one", 0, 0, &Debugger::do_over},
      {"out", "u", "", "to behind the next return from here", 0, 0, &Debugger::do_out},
      {"line", "l", "[N]", "to the beginning of the next BASIC line, or the Nth", 0, 1,
       &Debugger::do_line},
      {"statement", "st", "[N]", "to the next BASIC statement, or the Nth", 0, 1,
       &Debugger::do_statement},
      {"until", "", "WHAT", "to WHAT (as break takes it), once", 1, 2, &Debugger::do_until},
      {"back", "b", "[N]|line", "back by N instructions, or to the last beginning of a BASIC line",
       0, 1, &Debugger::do_back},
      {"break", "br", "WHAT",
       "stop at ADDRESS; line N; variable A|@(N); read|write|access FIRST[-LAST]; in|out PORT", 1,
       2, &Debugger::do_break},
      {"breaks", "", "", "all breakpoints", 0, 0, &Debugger::do_breaks},
      {"delete", "", "N|all", "take a breakpoint away", 1, 1, &Debugger::do_delete},
      {"registers", "r", "", "the 8080's registers and flags", 0, 0, &Debugger::do_registers},
      {"memory", "m", "ADDRESS [N]", "N bytes (64)", 1, 2, &Debugger::do_memory},
      {"disassemble", "d", "[ADDRESS] [N]", "N instructions (8), from PC if not said", 0, 2,
       &Debugger::do_disassemble},
      {"stack", "", "[N]", "N words (8) from SP up", 0, 1, &Debugger::do_stack},
      {"basic", "ba", "", "the BASIC line, and the open FOR loops and GOSUBs", 0, 0,
       &Debugger::do_basic},
      {"variables", "v", "", "A to Z that are not 0", 0, 0, &Debugger::do_variables},
      {"array", "a", "[FIRST] [N]", "N elements of @ (16) from FIRST (0)", 0, 2,
       &Debugger::do_array},
      {"list", "", "[FROM] [N]", "N lines (10) of the program", 0, 2, &Debugger::do_list},
      {"screen", "sc", "", "the sixteen rows", 0, 0, &Debugger::do_screen},
      {"set", "", "WHERE VALUE",
       "a register (A F B..L, BC DE HL SP PC) or memory ADDRESS, hexadecimal; a variable A|@(N) as "
       "=N: set X =5",
       2, 2, &Debugger::do_set},
      {"type", "t", "KEYS", "keys for the machine to take: \\r Return, \\xHH any", 1, 1'000,
       &Debugger::do_type},
      {"interrupt", "i", "1-7", "press INT1 to INT7", 1, 1, &Debugger::do_interrupt},
      {"where", "w", "", "the next instruction and the BASIC line", 0, 0, &Debugger::do_where},
      {"help", "h", "", "this", 0, 0, &Debugger::do_help},
      {"quit", "q", "", "leave", 0, 0, &Debugger::do_quit},
  };
  return all;
}

const Debugger::Command& Debugger::find_command(const std::string& typed) {
  const std::string word = lower_case(typed);
  const auto is_it = [&](const Command& c) { return c.name == word || c.abbreviation == word; };
  const auto found = std::ranges::find_if(commands(), is_it);
  if (word.empty() || found == commands().end()) {
    throw InputError(fmt::format("'{}' is no command; help lists them", typed));
  }
  return *found;
}

Debugger::Answer Debugger::command(std::string_view line) {
  raw_line_ = line;
  std::istringstream stream{raw_line_};
  std::string word;
  if (!(stream >> word) || word.starts_with('#')) return {};
  const Command& command = find_command(word);
  Words words;
  for (std::string operand; stream >> operand;) words.push_back(operand);
  if (words.size() < command.least_words || words.size() > command.most_words) {
    throw InputError(fmt::format("expected {}{}{}", command.name,
                                 command.operands.empty() ? "" : " ", command.operands));
  }
  return (this->*command.carry_out)(words);
}

// --- Running.

Debugger::Answer Debugger::run_to(std::function<bool(const Triton&)> goal, std::string words) {
  goal_ = std::move(goal);
  goal_words_ = std::move(words);
  reason_.clear();
  resuming_ = true;
  if (!always_observes_ && !watches()) history_.forget();  // the run will not be seen
  observe_if_needed();
  return {"", Then::kRun};
}

Debugger::Answer Debugger::do_continue(const Words&) { return run_to(nullptr, ""); }

Debugger::Answer Debugger::do_step(const Words& words) {
  const int count = count_or(words, 0, 1, kMostInstructions);
  Answer answer = run_to([left = count](const Triton&) mutable { return --left == 0; }, "");
  answer.ends_when_idle = false;
  return answer;
}

Debugger::Answer Debugger::do_over(const Words& words) {
  const I8080State& cpu = session_.machine().cpu();
  if (!is_call(session_.machine().peek(cpu.pc))) return do_step(words);
  const auto behind =
      static_cast<uint16_t>(cpu.pc + instruction_length(session_.machine(), cpu.pc));
  Answer answer = run_to(
      [behind, sp = cpu.sp](const Triton& machine) {
        return machine.cpu().pc == behind && machine.cpu().sp >= sp;
      },
      "");
  answer.ends_when_idle = false;
  return answer;
}

Debugger::Answer Debugger::do_out(const Words&) {
  // A return that leaves more of the stack free than there is now: a PUSH of the subroutine itself
  // must have been taken back by then.
  const uint16_t sp = session_.machine().cpu().sp;
  return run_to(
      [sp, returns = is_return(session_.machine().peek(session_.machine().cpu().pc))](
          const Triton& machine) mutable {
        const bool has_returned = returns && machine.cpu().sp > sp;
        returns = is_return(machine.peek(machine.cpu().pc));
        return has_returned;
      },
      "");
}

Debugger::Answer Debugger::do_line(const Words& words) {
  const BasicMemory& basic = need_basic(basic_);
  return run_to(
      [&basic, left = count_or(words, 0, 1, kMostLines)](const Triton& machine) mutable {
        return basic.at_line(machine) && --left == 0;
      },
      "");
}

Debugger::Answer Debugger::do_statement(const Words& words) {
  const BasicMemory& basic = need_basic(basic_);
  return run_to(
      [&basic, left = count_or(words, 0, 1, kMostLines)](const Triton& machine) mutable {
        return basic.at_statement(machine) && --left == 0;
      },
      "");
}

Debugger::Answer Debugger::do_until(const Words& words) {
  auto once =
      std::make_shared<Breakpoint>(parse_breakpoint(words, names_, basic_, session_.machine()));
  return run_to(
      [this, once](const Triton& machine) {
        const auto reason = reason_to_stop(*once, machine, next_accesses(machine), basic_);
        if (reason) goal_words_ = *reason;
        return reason.has_value();
      },
      "");
}

Debugger::Answer Debugger::do_back(const Words& words) {
  if (!words.empty() && lower_case(words[0]) == "line") {
    const BasicMemory& basic = need_basic(basic_);
    return {go_back([&basic](const Triton& machine) { return basic.at_line(machine); })};
  }
  const auto count = static_cast<uint64_t>(count_or(words, 0, 1, kMostInstructions));
  const uint64_t now = session_.machine().cpu().instructions;
  if (count > now) return {"cannot go back that far\n"};
  return {go_back([wanted = now - count](const Triton& machine) {
    return machine.cpu().instructions == wanted;
  })};
}

// --- Breakpoints.

Debugger::Answer Debugger::do_break(const Words& words) {
  const Breakpoint breakpoint = parse_breakpoint(words, names_, basic_, session_.machine());
  breakpoints_.push_back({next_number_++, breakpoint});
  observe_if_needed();
  const bool is_no_line = breakpoint.kind == Breakpoint::Kind::kLine &&
                          std::ranges::none_of(need_basic(basic_).lines(session_.machine()),
                                               [&](const ProgramLine& line) {
                                                 return line.number == breakpoint.first;
                                               });
  return {fmt::format("{}: {}{}\n", breakpoints_.back().number, breakpoint.words,
                      is_no_line ? " (the program has no such line now)" : "")};
}

Debugger::Answer Debugger::do_breaks(const Words&) {
  if (breakpoints_.empty()) return {"no breakpoints\n"};
  std::string text;
  for (const Numbered& numbered : breakpoints_) {
    text += fmt::format("{}: {}\n", numbered.number, numbered.breakpoint.words);
  }
  return {text};
}

Debugger::Answer Debugger::do_delete(const Words& words) {
  if (lower_case(words[0]) == "all") {
    breakpoints_.clear();
  } else {
    const auto number = static_cast<unsigned>(
        parse_number(words[0], 1, kMostLines, "a breakpoint's number or all"));
    const auto removed =
        std::erase_if(breakpoints_, [&](const Numbered& n) { return n.number == number; });
    if (removed == 0) throw InputError(fmt::format("there is no breakpoint {}", number));
  }
  observe_if_needed();
  return {};
}

// --- Looking.

Debugger::Answer Debugger::do_registers(const Words&) {
  return {registers_text(session_.machine())};
}

Debugger::Answer Debugger::do_memory(const Words& words) {
  const int count = count_or(words, 1, 64, 0x10000);
  return {memory_text(session_.machine(), names_.address(words[0]), static_cast<unsigned>(count))};
}

Debugger::Answer Debugger::do_disassemble(const Words& words) {
  const uint16_t address = words.empty() ? session_.machine().cpu().pc : names_.address(words[0]);
  const int count = count_or(words, 1, 8, 0x10000);
  return {disassembly_text(session_.machine(), names_, address, static_cast<unsigned>(count))};
}

Debugger::Answer Debugger::do_stack(const Words& words) {
  const int count = count_or(words, 0, 8, 0x8000);
  return {stack_text(session_.machine(), names_, static_cast<unsigned>(count))};
}

Debugger::Answer Debugger::do_basic(const Words&) {
  return {levels_text(session_.machine(), need_basic(basic_))};
}

Debugger::Answer Debugger::do_variables(const Words&) {
  return {variables_text(session_.machine(), need_basic(basic_))};
}

Debugger::Answer Debugger::do_array(const Words& words) {
  const BasicMemory& basic = need_basic(basic_);
  const int most = static_cast<int>(basic.elements(session_.machine()));
  if (most == 0) return {"there is no room for an array\n"};
  const int first = words.empty() ? 0 : parse_number(words[0], 0, most - 1, "an index");
  const int count = count_or(words, 1, 16, most);
  return {array_text(session_.machine(), basic, static_cast<unsigned>(first),
                     static_cast<unsigned>(count))};
}

Debugger::Answer Debugger::do_list(const Words& words) {
  const int from =
      words.empty() ? 0 : parse_number(words[0], 0, static_cast<int>(kLargestLineNumber), "a line");
  const int count = count_or(words, 1, 10, kMostLines);
  return {program_text(session_.machine(), need_basic(basic_), static_cast<unsigned>(from),
                       static_cast<unsigned>(count))};
}

Debugger::Answer Debugger::do_screen(const Words&) {
  return {screen_text(session_.machine().screen(), ScreenTextStyle::kText)};
}

// --- Changing.

bool Debugger::set_register(const std::string& name, unsigned value) {
  I8080State& cpu = session_.machine().cpu();
  const std::pair<std::string_view, uint16_t I8080State::*> pairs[] = {{"BC", &I8080State::bc},
                                                                       {"DE", &I8080State::de},
                                                                       {"HL", &I8080State::hl},
                                                                       {"SP", &I8080State::sp},
                                                                       {"PC", &I8080State::pc}};
  for (const auto& [pair, member] : pairs) {
    if (name == pair) {
      cpu.*member = static_cast<uint16_t>(value);
      return true;
    }
    const std::size_t half =
        name.size() == 1 && pair != "SP" && pair != "PC" ? pair.find(name) : std::string_view::npos;
    if (half == std::string_view::npos) continue;
    if (value > 0xFF) throw InputError(fmt::format("{:X}, expected 00 to FF", value));
    const unsigned kept = cpu.*member & (half == 0 ? 0x00FFU : 0xFF00U);
    cpu.*member = static_cast<uint16_t>(kept | (half == 0 ? value << 8 : value));
    return true;
  }
  if (name != "A" && name != "F") return false;
  if (value > 0xFF) throw InputError(fmt::format("{:X}, expected 00 to FF", value));
  if (name == "A") {
    cpu.a = static_cast<uint8_t>(value);
  } else {  // as POP PSW does
    cpu.flags = static_cast<uint8_t>((value & 0xD5) | 0x02);
  }
  return true;
}

Debugger::Answer Debugger::do_set(const Words& words) {
  Triton& machine = session_.machine();
  if (words[1].starts_with('=')) {
    const uint16_t address = parse_variable(words[0], need_basic(basic_), machine);
    const int value = parse_number(words[1].substr(1), -32'767, 32'767, "a number");
    (void)machine.poke(address, static_cast<uint8_t>(value & 0xFF));
    (void)machine.poke(static_cast<uint16_t>(address + 1), static_cast<uint8_t>(value >> 8 & 0xFF));
  } else {
    const auto value = parse_hexadecimal(words[1], 4);
    if (!value) {
      throw InputError(fmt::format("'{}', expected a value in hexadecimal", words[1]));
    }
    if (!set_register(upper_case(words[0]), *value)) {
      const uint16_t address = names_.address(words[0]);
      if (*value > 0xFF) throw InputError(fmt::format("{:X}, expected 00 to FF", *value));
      if (!machine.poke(address, static_cast<uint8_t>(*value))) {
        throw InputError(fmt::format("there is no RAM at {:04X}", address));
      }
    }
  }
  changed_from_outside();
  return {};
}

Debugger::Answer Debugger::do_type(const Words&) {
  const std::size_t command = raw_line_.find_first_not_of(" \t");
  const std::size_t keys =
      raw_line_.find_first_not_of(" \t", raw_line_.find_first_of(" \t", command));
  session_.type(raw_line_.substr(keys));
  changed_from_outside();
  return {};
}

Debugger::Answer Debugger::do_interrupt(const Words& words) {
  session_.machine().press_interrupt(
      static_cast<unsigned>(parse_number(words[0], 1, 7, "an interrupt")));
  changed_from_outside();
  return {};
}

Debugger::Answer Debugger::do_where(const Words&) { return {where()}; }

Debugger::Answer Debugger::do_help(const Words&) {
  std::string text;
  for (const Command& command : commands()) {
    const std::string form = fmt::format("{} {}", command.name, command.operands);
    text += fmt::format("{:<3} {:<22} {}\n", command.abbreviation, form, command.help);
  }
  return {
      text +
      "An ADDRESS is hexadecimal or a symbol, of the program or the firmware. What begins with\n"
      "a digit is a number: 0ADD1 or 0ADD1H is the address, ADD1 the symbol if there is one.\n"
      "F holds the flags: S Z 0 AC 0 P 1 CY.\n"};
}

Debugger::Answer Debugger::do_quit(const Words&) { return {"", Then::kQuit}; }

}  // namespace triton::debugger
