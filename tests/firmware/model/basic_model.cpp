#include "tests/firmware/model/basic_model.hpp"

#include <algorithm>

namespace triton::model {

namespace {

constexpr uint8_t kNoKey = 0x00;  ///< the key routines cannot tell Control-@ from no key
constexpr uint8_t kControlC = 0x03;
constexpr uint8_t kBackspace = 0x08;
constexpr uint8_t kLineFeed = 0x0A;
constexpr uint8_t kReturn = 0x0D;
constexpr int kLineOverhead = 3;       ///< two bytes of number and the 0D
constexpr int kFirstElementBytes = 2;  ///< @(0) has its place even when the program fills the rest

int stored_bytes(const std::string& text_with_return) {
  return static_cast<int>(text_with_return.size()) - 1 + kLineOverhead;
}

}  // namespace

BasicModel::BasicModel(programs::Screen& screen, programs::KeySource& keys, Options options)
    : screen_(screen),
      keys_(keys),
      options_(options),
      random_(options.seed),
      buffer_(kLineMax + 1, '\r'),
      reply_(kLineMax + 1, '\r'),
      array_(static_cast<std::size_t>(options.memory_bytes / 2 + 1)),
      memory_(static_cast<std::size_t>(options.memory_bytes)),
      loops_(1) {
  place_.text = &buffer_;
}

void BasicModel::print(std::string_view text) {
  for (const char character : text) screen_.send(static_cast<uint8_t>(character));
}

void BasicModel::print_number(int value, int width) {
  const std::string digits = std::to_string(value);
  for (int column = static_cast<int>(digits.size()); column < width; ++column) print(" ");
  print(digits);
}

void BasicModel::new_line() {
  screen_.send(kReturn);
  screen_.send(kLineFeed);
}

void BasicModel::ready() {
  place_ = {0, &buffer_, 0};
  new_line();
  print("OK");
  new_line();
  print(">");
}

void BasicModel::greet() {
  new_line();
  print("BASIC L4.1");
}

void BasicModel::start() {
  greet();
  ready();
}

/// Fills the beginning of `buffer`, closed with 0D. SORRY when more was typed than a line takes.
void BasicModel::read_line(std::string& buffer, programs::KeySource& keys) {
  std::size_t length = 0;
  bool too_long = false;
  for (;;) {
    const uint8_t key = keys.next();
    if (key == kReturn) {
      buffer[length] = '\r';
      new_line();
      if (too_long) fail(ErrorKind::kSorry);
      return;
    }
    if (key == kNoKey) continue;
    if (key == kControlC) throw programs::ControlC{};
    if (key == kBackspace) {
      if (length == 0) continue;
      --length;
      too_long = false;
      screen_.send(kBackspace);
    } else if (length < kLineMax) {
      buffer[length++] = static_cast<char>(key);
      screen_.send(key);
    } else {
      too_long = true;
    }
  }
}

void BasicModel::read_and_do_line(programs::KeySource& keys) {
  place_ = {0, &buffer_, 0};
  try {
    read_line(buffer_, keys);
  } catch (const Error& error) {
    report(error.kind);
    ready();
    return;
  }
  obey_typed_line();
}

void BasicModel::enter_line(std::string_view text) {
  programs::TextKeys keys(std::string(text) + '\r');
  read_and_do_line(keys);
}

void BasicModel::converse() {
  for (;;) read_and_do_line(keys_);
}

void BasicModel::obey_typed_line() {
  int line_number = 0;
  try {
    number(line_number);
    if (line_number != 0) {
      skip_spaces();
      const std::size_t end = buffer_.find('\r', place_.position);
      store_line(line_number, buffer_.substr(place_.position, end - place_.position + 1));
      print(">");
      return;
    }
  } catch (const Error& error) {
    report(error.kind);
    ready();
    return;
  }
  execute(true);
}

void BasicModel::store_line(int line_number, std::string text) {
  array_to_memory();
  if (const auto old = lines_.find(line_number); old != lines_.end()) {
    program_bytes_ -= stored_bytes(old->second);
    lines_.erase(old);
  }
  const int bytes = stored_bytes(text);
  const bool only_deletes = text == "\r";
  const bool fits = only_deletes || bytes <= free_bytes();
  if (fits && !only_deletes) {
    program_bytes_ += bytes;
    lines_.emplace(line_number, std::move(text));
  }
  program_to_memory();
  if (!fits) fail(ErrorKind::kSorry);
}

/// Puts the array's elements behind the program.
void BasicModel::array_to_memory() {
  auto element = array_.begin();
  for (auto at = static_cast<std::size_t>(program_bytes_); at + 1 < memory_.size(); at += 2) {
    const auto value = static_cast<uint16_t>(*element++);
    memory_[at] = static_cast<uint8_t>(value & 0xFF);
    memory_[at + 1] = static_cast<uint8_t>(value >> 8);
  }
}

/// Puts the program into memory, and takes the array from what is there behind it.
void BasicModel::program_to_memory() {
  auto byte = memory_.begin();
  for (const auto& [line_number, text] : lines_) {
    *byte++ = static_cast<uint8_t>(line_number & 0xFF);
    *byte++ = static_cast<uint8_t>(line_number >> 8);
    byte = std::copy(text.begin(), text.end(), byte);
  }
  auto element = array_.begin();
  for (auto at = static_cast<std::size_t>(program_bytes_); at + 1 < memory_.size(); at += 2) {
    *element++ = static_cast<int16_t>(memory_[at] | (memory_[at + 1] << 8));
  }
}

void BasicModel::load_listing(std::string_view text) {
  int file_line = 0;
  while (!text.empty()) {
    ++file_line;
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty()) continue;

    const auto bad = [file_line](const std::string& fault) {
      return ListingError("line " + std::to_string(file_line) + " of the listing: " + fault);
    };
    if (line.size() > kLineMax) {
      throw bad(std::to_string(line.size()) + " characters, at most " + std::to_string(kLineMax) +
                " can be typed");
    }
    std::size_t position = 0;
    int line_number = 0;
    while (position < line.size() && line[position] >= '0' && line[position] <= '9') {
      line_number = std::min(line_number * 10 + (line[position++] - '0'), kLargest + 1);
    }
    if (line_number < 1 || line_number > kLargest) {
      throw bad("expected a line number 1..32767 first");
    }
    while (position < line.size() && line[position] == ' ') ++position;
    std::string stored(line.substr(position));
    if (stored.empty()) throw bad("a line number without a text");
    if (lines_.contains(line_number)) {
      throw bad("line number " + std::to_string(line_number) + " is there already");
    }
    if (const auto odd = std::find_if(stored.begin(), stored.end(),
                                      [](char c) { return c == '\r' || (c & 0x80) != 0; });
        odd != stored.end()) {
      throw bad("a character that the machine cannot hold (codes 00-7F without 0D)");
    }
    try {
      store_line(line_number, stored + '\r');
    } catch (const Error&) {
      throw bad("no memory left");
    }
  }
}

void BasicModel::run() {
  place_ = {0, &buffer_, 0};
  buffer_.replace(0, 4, "RUN\r");
  execute(true);
}

/// Carries out the typed line from place_ on, and the program when it starts one; ends at the
/// prompt.
void BasicModel::execute(bool direct_commands) {
  loops_.assign(1, {});
  returns_.clear();
  parentheses_ = 0;
  running_ = true;
  try {
    for (; running_; direct_commands = false) statement(direct_commands);
  } catch (const Error& error) {
    report(error.kind);
  }
  ready();
}

void BasicModel::report(ErrorKind kind) {
  print(kind == ErrorKind::kWhat ? "WHAT?" : kind == ErrorKind::kHow ? "HOW?" : "SORRY");
  new_line();
  if (place_.line == 0) return;
  const std::string_view text(*place_.text);
  print_number(place_.line, kListWidth);
  print(" ");
  print(text.substr(0, place_.position));
  print("?");
  print(text.substr(place_.position, text.size() - 1 - place_.position));
  new_line();
}

/// Goes to the first line whose number is `number` or more; false when there is none.
bool BasicModel::go_to_line_from(int line_number) {
  const auto found = lines_.lower_bound(line_number);
  if (found == lines_.end()) return false;
  place_ = {found->first, &found->second, 0};
  return true;
}

void BasicModel::next_line() {
  if (place_.line == 0 || !go_to_line_from(place_.line + 1)) running_ = false;
}

int BasicModel::variable(char name) const {
  return variables_.at(static_cast<std::size_t>(name - 'A'));
}

void BasicModel::set_variable(char name, int value) {
  variables_.at(static_cast<std::size_t>(name - 'A')) = static_cast<int16_t>(value);
}

int BasicModel::array(int index) const { return array_.at(static_cast<std::size_t>(index)); }

int BasicModel::size() const { return std::min(free_bytes(), kLargest); }

int BasicModel::free_bytes() const {
  return options_.memory_bytes - kFirstElementBytes - program_bytes_;
}

std::map<int, std::string> BasicModel::lines() const {
  std::map<int, std::string> result;
  for (const auto& [line_number, text] : lines_) {
    result.emplace(line_number, text.substr(0, text.size() - 1));
  }
  return result;
}

}  // namespace triton::model
