#include "tests/firmware/differential_scripts.hpp"

#include <fmt/format.h>

#include <iterator>
#include <map>
#include <string_view>

#include "tests/firmware/differential_dice.hpp"
#include "tests/firmware/differential_grammar.hpp"

namespace triton::differential {

namespace {

constexpr std::size_t kLineMax = 72;
/// Room for a line number of four digits and a blank.
constexpr std::size_t kLongestText = kLineMax - 5;

/// The first of a few tries that fits a typed line; else the last one cut off, which is a fair
/// test, too.
template <typename Make>
std::string fitting(const Make& make, std::size_t longest) {
  std::string text = make();
  for (int tries = 0; tries < 4 && text.size() > longest; ++tries) text = make();
  return text.substr(0, longest);
}

/// Makes the lines of one program.
class ProgramMaker {
 public:
  ProgramMaker(Dice& dice, Grammar& grammar) : dice_(dice), grammar_(grammar) {}

  std::vector<std::string> make() {
    subroutines_ = dice_.between(0, 3);
    block(2, dice_.between(2, 6));
    if (!dice_.chance(10)) add(dice_.chance(80) ? "STOP" : "S.");
    for (int index = 0; index < subroutines_; ++index) {
      number_ = subroutine_number(index);
      calls_allowed_ = index;
      block(1, dice_.between(1, 3));
      add(grammar_.keyword("RETURN", 1));
    }
    std::vector<std::string> result;
    for (const auto& [number, text] : lines_) {
      result.push_back(fmt::format("{} {}", number, text).substr(0, kLineMax));
    }
    return result;
  }

 private:
  static int subroutine_number(int index) { return 1000 + 100 * index; }

  void add(std::string text) {
    if (dice_.between(0, 999) < 7) text = grammar_.with_a_slip(std::move(text));
    if (!text.empty()) lines_.emplace(number_, std::move(text));
    number_ += dice_.one_of({1, 5, 10, 10, 10});
    grammar_.choose_spacing();
  }

  void block(int depth, int statements) {
    for (; statements > 0; --statements) {
      if (depth > 0 && dice_.chance(20)) {
        loop(depth);
      } else {
        add(fitting([this] { return statements_of_a_line(); }, kLongestText));
      }
    }
  }

  std::string statements_of_a_line() {
    ended_ = false;
    std::string text = statement();
    while (text.size() < 40 && dice_.chance(25) && !ended_) text += joined({";", statement()});
    return text;
  }

  void loop(int depth) {
    const std::string variable = std::string(1, static_cast<char>('I' + 2 - depth));
    const int from = dice_.between(-2, 4);
    const int step = dice_.one_of({1, 1, 1, 2, 3, -1, -2});
    const int to = from + step * dice_.between(-1, 4);
    std::string head = joined({grammar_.keyword("FOR", 1), variable, grammar_.blanks(), "=",
                               std::to_string(from), grammar_.blanks(), grammar_.keyword("TO", 2),
                               std::to_string(to), grammar_.blanks()});
    if (step != 1 || dice_.chance(20)) {
      head += joined({grammar_.keyword("STEP", 1), std::to_string(step)});
    }
    std::string tail = joined({grammar_.keyword("NEXT", 1), variable});
    if (dice_.chance(30)) {
      add(fitting(
          [&] {
            return joined({head, ";", grammar_.print_statement(), ";", tail});
          },
          kLongestText));
      return;
    }
    add(std::move(head));
    block(depth - 1, dice_.between(1, 3));
    add(dice_.chance(96) ? std::move(tail) : joined({"NEXT ", grammar_.letter()}));
  }

  std::string statement() {
    switch (dice_.weighted({320, 260, 120, 80, 60, 80, 30, 30, 6})) {
      case 0:
        return grammar_.print_statement();
      case 1:
        return grammar_.assignment();
      case 2:
        return joined({grammar_.keyword("IF", 1), grammar_.condition(), " ", statement()});
      case 3:
        return call();
      case 4:
        return input();
      case 5:
        return vdu();
      case 6:
        return jump();
      case 7:
        ended_ = true;
        return joined({grammar_.keyword("REM", 3), grammar_.quoted()});
      default:
        return odd();
    }
  }

  std::string call() {
    if (calls_allowed_ < 0) calls_allowed_ = subroutines_;
    if (calls_allowed_ == 0) return grammar_.print_statement();
    const int target = subroutine_number(dice_.between(0, calls_allowed_ - 1));
    return joined({grammar_.keyword("GOSUB", 3),
                   dice_.chance(80) ? std::to_string(target)
                                    : fmt::format("{}*2+{}", target / 4, target - target / 4 * 2)});
  }

  /// Forward, mostly to a line that is there.
  std::string jump() {
    ended_ = true;
    return joined(
        {grammar_.keyword("GOTO", 1), std::to_string(number_ + dice_.one_of({1, 5, 10, 10, 20}))});
  }

  std::string input() {
    std::string text = grammar_.keyword("INPUT", 2);
    for (bool more = true; more; more = dice_.chance(25)) {
      if (text.size() > 8) text += ",";
      if (dice_.chance(40)) text += joined({grammar_.quoted(), grammar_.blanks()});
      text += joined({grammar_.variable(), grammar_.blanks()});
    }
    return text;
  }

  std::string vdu() {
    const std::string address = dice_.chance(40)   ? "0"
                                : dice_.chance(60) ? std::to_string(dice_.between(1, 1024))
                                                   : "RND(1024)";
    const std::string code =
        dice_.chance(50) ? std::to_string(dice_.between(0, 127)) : grammar_.expression(1);
    return joined(
        {grammar_.keyword("VDU", 1), address, grammar_.blanks(), ",", grammar_.blanks(), code});
  }

  std::string odd() {
    return dice_.one_of<std::string>({"RETURN", "GOTO 9999", "NEXT Z",     "STOP",    "LIST",
                                      "RUN",    "NEW",       "LET",        "A",       "FOR I=1",
                                      "GOSUB",  "IF",        "PRINT)",     "VDU 1",   "@(1",
                                      "X=",     "GOTO-1",    "FOR A=1 TO", "INPUT 5", "NEXT",
                                      ";",      "?"});
  }

  Dice& dice_;
  Grammar& grammar_;
  std::map<int, std::string> lines_;
  int number_ = 10;
  int subroutines_ = 0;
  int calls_allowed_ = -1;
  bool ended_ = false;
};

std::string reply(Dice& dice, Grammar& grammar) {
  switch (dice.weighted({55, 20, 10, 5, 5, 1, 4})) {
    case 0:
      return std::to_string(dice.between(-20, 300));
    case 1:
      return grammar.expression(1);
    case 2:
      return grammar.letter();
    case 3:
      return "";
    case 4:
      return grammar.with_a_slip(grammar.expression(1));
    case 5:
      return "12\x03";  // Control-C: the monitor takes over
    default:
      return joined({std::to_string(dice.between(0, 9)), grammar.quoted()});
  }
}

/// With a few characters typed wrongly and taken back by Control-H.
std::string with_corrections(Dice& dice, const std::string& line) {
  std::string result;
  for (const char character : line) {
    if (dice.chance(3)) {
      const int wrong = dice.between(1, 3);
      for (int i = 0; i < wrong; ++i) result += static_cast<char>(dice.between(0x20, 0x7E));
      result += std::string(static_cast<std::size_t>(wrong), '\x08');
    }
    result += character;
  }
  if (dice.chance(3)) result = "\x08" + result;
  if (dice.chance(3)) result += "Q\x08";
  return result;
}

constexpr std::string_view kWords[] = {
    "PRINT", "INPUT", "IF",   "GOTO", "GOSUB", "RETURN", "FOR", "TO",   "STEP",  "NEXT", "STOP",
    "VDU",   "LET",   "LIST", "RUN",  "NEW",   "REM",    "ABS", "SIZE", "PRINT", "IF",   "FOR"};
constexpr std::string_view kSigns[] = {
    "+",  "-", "*", "/", "(", ")", "=",  "<",  ">", "#", ">=", "<=", ",", ";", ";", "@", "@(", "'",
    "\"", "^", ".", ":", "?", "!", "<>", "=<", "=", ",", "=",  ";",  ")", "A", "I", "A", "B",  "C"};

/// RND is left out: at the prompt its state is anybody's.
std::string without_random(std::string text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == 'R' && (text[i + 1] == '.' || text[i + 1] == 'N')) text[i] = 'Q';
  }
  return text;
}

std::string soup(Dice& dice, Grammar& grammar) {
  std::string text;
  grammar.choose_spacing();
  for (int tokens = dice.between(0, 9); tokens > 0; --tokens) {
    switch (dice.weighted({30, 30, 12, 12, 10, 4, 2})) {
      case 0:
        text += grammar.keyword(
            kWords[static_cast<std::size_t>(dice.between(0, std::size(kWords) - 1))], 1);
        break;
      case 1:
        text += kSigns[static_cast<std::size_t>(dice.between(0, std::size(kSigns) - 1))];
        break;
      case 2:
        text += grammar.number();
        break;
      case 3:
        text += grammar.variable();
        break;
      case 4:
        text += grammar.expression(1);
        break;
      case 5:
        text += grammar.quoted();
        break;
      default: {
        const int code = dice.between(1, 127);
        const bool has_a_meaning = code == 3 || code == 8 || code == 10 || code == 13;
        if (!has_a_meaning) text += static_cast<char>(code);
        break;
      }
    }
    text += grammar.blanks();
  }
  return text;
}

std::string simple_statement(Dice& dice, Grammar& grammar) {
  switch (dice.weighted({50, 40, 4, 6})) {
    case 0:
      return grammar.print_statement();
    case 1:
      return grammar.assignment();
    case 2:
      return "STOP";
    default:
      return joined(
          {grammar.keyword("IF", 1), grammar.condition(), " ", grammar.print_statement()});
  }
}

}  // namespace

Script random_expressions(uint32_t seed) {
  Dice dice(seed);
  Grammar grammar(dice, {.random = false, .controls = false});
  Script script;
  script.typed.push_back(fitting(
      [&] {
        std::string values;
        for (char name = 'A'; name <= 'E'; ++name) {
          values += joined({name == 'A' ? "" : ",", std::string(1, name), "=",
                            dice.chance(40) ? "-" : "", grammar.number()});
        }
        return values;
      },
      kLineMax));
  const auto line = [&] {
    if (dice.chance(15)) return grammar.assignment();
    return joined(
        {"P.#", std::to_string(dice.between(1, 9)), ",", grammar.expression(dice.between(1, 4))});
  };
  for (int count = 0; count < 12; ++count) {
    grammar.choose_spacing();
    std::string text = fitting(line, kLineMax);
    if (dice.chance(8)) text = grammar.with_a_slip(std::move(text));
    script.typed.push_back(text.substr(0, kLineMax));
  }
  return script;
}

Script random_program(uint32_t seed) {
  Dice dice(seed);
  Grammar grammar(dice, {.calm = !dice.chance(15)});
  Script script;
  script.program = ProgramMaker(dice, grammar).make();
  script.random_state = static_cast<uint16_t>(dice.between(1, 65535));
  Grammar replies(dice, {.random = false, .controls = false, .size = false});
  for (int line = dice.between(0, 6); line > 0; --line) {
    script.typed.push_back(reply(dice, replies).substr(0, kLineMax));
  }
  return script;
}

Script random_input(uint32_t seed) {
  Dice dice(seed);
  Grammar grammar(dice, {.random = false, .controls = false, .size = false});
  Script script;
  script.program = {"10 A=2,B=3;GOSUB 30", "20 PRINT A,B,C,@(2);GOTO 10",
                    "30 FOR I=1 TO 2;INPUT A,'TEXT','B:'B,C,@(2);NEXT I;RETURN"};
  for (int line = dice.between(10, 30); line > 0; --line) {
    grammar.choose_spacing();
    std::string text = dice.chance(60) ? std::to_string(dice.between(-9, 40'000))
                                       : grammar.expression(dice.between(0, 2));
    text = text.substr(0, kLineMax);
    if (dice.chance(50)) text += grammar.blanks();
    if (dice.chance(40)) {
      const std::string tail = soup(dice, grammar);
      if (dice.chance(50)) text += ' ';
      text += tail;
    }
    if (dice.chance(8)) text += std::string(static_cast<std::size_t>(dice.between(60, 80)), ' ');
    if (dice.chance(3)) text += std::string(static_cast<std::size_t>(dice.between(1, 9)), '\b');
    script.typed.push_back(with_corrections(dice, without_random(text)));
  }
  return script;
}

Script random_editing(uint32_t seed) {
  Dice dice(seed);
  Grammar grammar(dice, {.random = false, .controls = false});
  const auto number = [&] {
    return dice.one_of({1, 2, 3, 4, 5, 9, 10, 11, 99, 100, 999, 1000, 9999, 10000, 32767});
  };
  Script script;
  for (int line = dice.between(6, 16); line > 0; --line) {
    grammar.choose_spacing();
    std::string text;
    switch (dice.weighted({50, 10, 14, 10, 8, 1, 2, 2, 3})) {
      case 0:
        text =
            joined({std::to_string(number()), grammar.blanks(), simple_statement(dice, grammar)});
        break;
      case 1:
        text = joined({grammar.blanks(), std::to_string(number()), grammar.blanks()});
        break;
      case 2:
        text = grammar.keyword("LIST", 1);
        if (dice.chance(50)) text += std::to_string(number());
        if (dice.chance(30)) {
          text += joined({grammar.blanks(), ",", std::to_string(dice.between(0, 4))});
        }
        break;
      case 3:
        text = dice.chance(70) ? "RUN" : "R.";
        break;
      case 4:
        text = simple_statement(dice, grammar);
        break;
      case 5:
        text = dice.chance(50) ? "NEW" : "N.";
        break;
      case 6:
        text = "GOTO " + std::to_string(number());
        break;
      case 7:
        text = "P.#1,SIZE";
        break;
      default:
        text = dice.one_of<std::string>({"", " ", "0", "0 P.1", "32768", "99999A=1", "-5", "RUN 10",
                                         "LIST A", "NEW 1", "P.1;RUN", "10A", "OK", "?"});
        break;
    }
    if (dice.chance(6)) text = grammar.with_a_slip(std::move(text));
    if (!dice.chance(4)) text = text.substr(0, kLineMax);
    if (dice.chance(2)) text += std::string(static_cast<std::size_t>(dice.between(40, 80)), '*');
    script.typed.push_back(with_corrections(dice, text));
  }
  script.typed.emplace_back("LIST");
  return script;
}

Script random_soup(uint32_t seed) {
  Dice dice(seed);
  Grammar grammar(dice, {.random = false});
  Script script;
  for (int line = dice.between(0, 8); line > 0; --line) {
    std::string text = joined({std::to_string(10 * line), " ", soup(dice, grammar)});
    if (text.back() != ' ') script.program.push_back(without_random(text.substr(0, kLineMax)));
  }
  for (int line = dice.between(1, 8); line > 0; --line) {
    script.typed.push_back(without_random(soup(dice, grammar).substr(0, kLineMax)));
  }
  return script;
}

Script random_full_memory(uint32_t seed) {
  Dice dice(seed);
  Grammar grammar(dice, {.random = false});
  Script script;
  constexpr int kSizeOfAnEmptyProgram = 10'748;  // 8 KiB of RAM cards
  constexpr int kLongLine = 66 + 3;
  int left = kSizeOfAnEmptyProgram - dice.between(0, 90);
  int number = 10'000;
  const auto fill = [&](int bytes) {
    script.program.push_back(fmt::format("{} {}", number++, std::string(bytes - 3, 'X')));
    left -= bytes;
  };
  script.program.emplace_back("1 STOP");
  left -= 4 + 3;
  while (left > 2 * kLongLine) fill(kLongLine);
  fill(left / 2);
  fill(left);
  const auto short_number = [&] { return std::to_string(dice.between(2, 9)); };
  for (int line = dice.between(4, 12); line > 0; --line) {
    switch (dice.weighted({45, 15, 15, 10, 15})) {
      case 0:
        script.typed.push_back(short_number() + std::string(dice.between(1, 40), 'Y'));
        break;
      case 1:
        script.typed.push_back(short_number());
        break;
      case 2:
        script.typed.emplace_back("P.#1,SIZE");
        break;
      case 3:
        script.typed.push_back("10000" + std::string(dice.between(0, 66), 'Z'));
        break;
      default:
        script.typed.push_back(fmt::format("@({0})={0};P.@({0})", dice.between(-1, 40)));
        break;
    }
  }
  script.typed.emplace_back("LIST 1,9");
  return script;
}

std::string to_text(const Script& script) {
  const auto readable = [](const std::string& line) {
    std::string text;
    for (const char character : line) {
      text += character >= 0x20 && character < 0x7F
                  ? std::string(1, character)
                  : fmt::format("\\x{:02X}", static_cast<unsigned>(character));
    }
    return text;
  };
  std::string text;
  for (const std::string& line : script.program) text += "    " + readable(line) + "\n";
  if (!script.program.empty()) text += fmt::format("  RUN with RND {}\n", script.random_state);
  for (const std::string& line : script.typed) text += "  > " + readable(line) + "\n";
  if (script.ram_kib != 8) text += fmt::format("  on {} KiB of RAM cards\n", script.ram_kib);
  return text;
}

}  // namespace triton::differential
