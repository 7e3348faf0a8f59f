#include "programs/search/dialogue.hpp"

#include "programs/glyphs.hpp"
#include "programs/preset_letters.hpp"

namespace triton::programs::search {

namespace {

/// What the listings give the variables of all other letters before they ask for a number.
constexpr int kForgotten = -1;
constexpr PresetLetters kLetters("BDFHLMNPQRSUY", kForgotten);

}  // namespace

void Dialogue::clear() { screen_.send(kClear); }

void Dialogue::print_line(std::string_view text) {
  console_.print(text);
  console_.new_line();
}

int Dialogue::number(std::string_view prompt) {
  return console_.input(prompt, [](char name) { return kLetters.variable(name); });
}

char Dialogue::ask(std::string_view prompt) { return kLetters.letter(number(prompt)); }

char Dialogue::ask_one_of(std::string_view letters, std::string_view prompt) {
  for (;;) {
    const char reply = ask(prompt);
    if (letters.find(reply) != std::string_view::npos) return reply;
  }
}

int Dialogue::ask_number(std::string_view prompt, int low, int high) {
  for (;;) {
    const int reply = number(prompt);
    if (reply >= low && reply <= high) return reply;
  }
}

char Dialogue::ask_one_of_on_top(std::string_view letters, std::string_view prompt) {
  for (;;) {
    tell(" ");
    const char reply = ask_on_top(prompt);
    if (letters.find(reply) != std::string_view::npos) return reply;
  }
}

int Dialogue::ask_number_on_top(std::string_view prompt, int low, int high) {
  for (;;) {
    tell(" ");
    const int reply = number(on_top(prompt));
    if (reply >= low && reply <= high) return reply;
  }
}

std::string Dialogue::on_top(std::string_view prompt) {
  std::string text(1, static_cast<char>(kHome));
  text += prompt;
  return text;
}

void Dialogue::tell(std::string_view message) {
  screen_.send(kHome);
  print_line(" ");
  print_line(message);
  print_line(" ");
}

}  // namespace triton::programs::search
