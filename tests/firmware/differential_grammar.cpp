#include "tests/firmware/differential_grammar.hpp"

#include <algorithm>

namespace triton::differential {

std::string joined(std::initializer_list<std::string> parts) {
  std::string text;
  for (const std::string& part : parts) text += part;
  return text;
}

void Grammar::choose_spacing() { blank_percent_ = dice_.one_of({0, 0, 5, 30, 60}); }

std::string Grammar::blanks() {
  if (!dice_.chance(blank_percent_)) return "";
  return std::string(static_cast<std::size_t>(dice_.between(1, 2)), ' ');
}

std::string Grammar::keyword(std::string_view word, int shortest) {
  const int length = static_cast<int>(word.size());
  if (shortest < length && dice_.chance(25)) {
    const int letters = dice_.chance(70) ? shortest : dice_.between(shortest, length - 1);
    const std::string beginning(word.substr(0, static_cast<std::size_t>(letters)));
    return joined({blanks(), beginning, ".", blanks()});
  }
  return joined({blanks(), std::string(word), dice_.chance(60) ? " " : blanks()});
}

std::string Grammar::number() {
  const std::size_t kind =
      options_.calm ? dice_.weighted({1800, 190, 4, 4, 1}) : dice_.weighted({60, 20, 10, 6, 2});
  switch (kind) {
    case 0:
      return std::to_string(dice_.between(0, 12));
    case 1:
      return std::to_string(dice_.between(0, 400));
    case 2:
      return std::to_string(dice_.one_of(
          {1, 10, 127, 128, 181, 182, 255, 256, 4095, 4096, 16383, 16384, 32766, 32767}));
    case 3:
      return std::to_string(dice_.between(0, 32767));
    default:
      return dice_.one_of<std::string>({"32768", "40000", "65535", "65536", "99999", "00012", "0"});
  }
}

std::string Grammar::letter() {
  return std::string(
      1, static_cast<char>('A' + (dice_.chance(70) ? dice_.between(0, 4) : dice_.between(0, 25))));
}

std::string Grammar::variable() {
  if (options_.array && dice_.chance(20)) {
    const std::string index = dice_.chance(80)   ? std::to_string(dice_.between(0, 9))
                              : dice_.chance(70) ? letter()
                                                 : sum(1);
    return joined({"@", blanks(), "(", blanks(), index, blanks(), ")"});
  }
  return letter();
}

std::string Grammar::expression(int depth) { return dice_.chance(15) ? condition() : sum(depth); }

std::string Grammar::condition() {
  const std::string compare = dice_.one_of<std::string>({">", "<", "=", "#", ">=", "<="});
  return joined({sum(2), blanks(), compare, blanks(), sum(2)});
}

std::string Grammar::sum(int depth) {
  std::string text;
  if (dice_.chance(12)) {
    text = joined({dice_.one_of<std::string>({"-", "-", "-", "+"}), blanks()});
  }
  text += product(depth);
  for (int more = static_cast<int>(dice_.weighted({55, 30, 15})); more > 0; --more) {
    text += joined({blanks(), dice_.one_of<std::string>({"+", "-"}), blanks(), product(depth)});
  }
  return text;
}

std::string Grammar::product(int depth) {
  std::string text = factor(depth);
  for (int more = static_cast<int>(dice_.weighted({70, 25, 5})); more > 0; --more) {
    const bool divisor = dice_.chance(33);
    text += joined({blanks(), divisor ? "/" : "*", blanks(), second_factor(divisor, depth)});
  }
  return text;
}

std::string Grammar::second_factor(bool divisor, int depth) {
  if (!options_.calm || dice_.chance(divisor ? 4 : 30)) return factor(depth);
  return std::to_string(dice_.between(divisor ? 1 : 0, 9));
}

std::string Grammar::factor(int depth) {
  const int deeper = depth > 0 ? 1 : 0;
  switch (dice_.weighted({50, 30, 12 * deeper, 5 * deeper, options_.random ? 4 * deeper : 0, 2})) {
    case 0:
      return number();
    case 1:
      return variable();
    case 2:
      return joined({"(", blanks(), expression(depth - 1), blanks(), ")"});
    case 3:
      return joined({keyword("ABS", 1), "(", expression(depth - 1), blanks(), ")"});
    case 4:
      return joined({keyword("RND", 1), "(",
                     dice_.chance(options_.calm ? 97 : 70) ? std::to_string(dice_.between(1, 30))
                                                           : expression(depth - 1),
                     blanks(), ")"});
    default:
      return options_.size ? keyword("SIZE", 1) : number();
  }
}

/// A text in quotes of one kind; the other kind may be in it. Sometimes it is left open.
std::string Grammar::quoted() {
  const char quote = dice_.one_of({'"', '\''});
  std::string text(1, quote);
  for (int length = dice_.between(0, 9); length > 0; --length) {
    const int code =
        options_.controls && dice_.chance(3)
            ? dice_.one_of({0x01, 0x02, 0x06, 0x0B, 0x0C, 0x10, 0x1B, 0x1C, 0x1D, 0x1F})
        : dice_.chance(20) ? dice_.between(0x60, 0x7F)
                           : dice_.between(0x20, 0x5F);
    if (code != quote) text += static_cast<char>(code);
  }
  if (!dice_.chance(2)) text += quote;
  return text;
}

std::string Grammar::width() {
  if (dice_.chance(90)) return std::to_string(dice_.between(0, 12));
  if (!options_.calm) return expression(1);
  return joined({letter(), "*0+", std::to_string(dice_.between(0, 63))});
}

std::string Grammar::control_item() {
  return {'^', dice_.one_of({'H', 'I', 'J', 'K', 'L', 'M', 'A', 'Z', '[', '\\', ']'})};
}

std::string Grammar::print_statement() {
  std::string text = keyword("PRINT", 1);
  const int items = static_cast<int>(dice_.weighted({8, 40, 30, 15, 7}));
  if (dice_.chance(2)) text += joined({",", blanks()});
  for (int item = 0; item < items; ++item) {
    switch (dice_.weighted({45, 35, 12, 8})) {
      case 0:
        text += expression();
        break;
      case 1:
        text += quoted();
        break;
      case 2:
        text += joined({"#", blanks(), width()});
        break;
      default:
        text += control_item();
        break;
    }
    text += blanks();
    if (item + 1 < items || dice_.chance(20)) text += dice_.chance(10) ? ",," : ",";
    text += blanks();
  }
  return text;
}

std::string Grammar::assignment() {
  std::string text = dice_.chance(20) ? keyword("LET", 3) : "";
  for (bool more = true; more; more = dice_.chance(15)) {
    if (text.find('=') != std::string::npos) text += joined({blanks(), ",", blanks()});
    text += joined({variable(), blanks(), "=", blanks(), expression()});
  }
  return text;
}

std::string Grammar::with_a_slip(std::string line) {
  if (line.empty()) return line;
  const auto at = static_cast<std::size_t>(dice_.between(0, static_cast<int>(line.size()) - 1));
  constexpr std::string_view kSlips = " ,;:=<>#()+-*/0123456789ABEIOPSTX@!?$%&\"'^";
  const char other =
      kSlips[static_cast<std::size_t>(dice_.between(0, static_cast<int>(kSlips.size()) - 1))];
  switch (dice_.between(0, 3)) {
    case 0:
      line.erase(at, 1);
      break;
    case 1:
      line.insert(at, 1, line[at]);
      break;
    case 2:
      line[at] = other;
      break;
    default:
      line.insert(at, 1, other);
      break;
  }
  return line;
}

}  // namespace triton::differential
