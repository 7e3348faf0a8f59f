#include "programs/search/dialogue.hpp"

#include <cstddef>

namespace triton::programs::search {

namespace {

constexpr uint8_t kClear = 0x0C;
constexpr uint8_t kHome = 0x1C;

constexpr std::string_view kLetters = "BDFHLMNPQRSUY";
constexpr int kFirstPreset = 30001;
/// What the listings give the variables of all other letters before they ask for a number.
constexpr int kForgotten = -1;

int variable(char name) {
  const std::size_t place = kLetters.find(name);
  return place == std::string_view::npos ? kForgotten : kFirstPreset + static_cast<int>(place);
}

char letter(int reply) {
  const int place = reply - kFirstPreset;
  return place >= 0 && place < static_cast<int>(kLetters.size())
             ? kLetters[static_cast<std::size_t>(place)]
             : ' ';
}

}  // namespace

void Dialogue::clear() { screen_.send(kClear); }

void Dialogue::print_line(std::string_view text) {
  console_.print(text);
  console_.new_line();
}

int Dialogue::number(std::string_view prompt) { return console_.input(prompt, variable); }

char Dialogue::ask(std::string_view prompt) { return letter(number(prompt)); }

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
