// Runs a .bas listing on the C++ model of Tiny BASIC and prints the last screen: a quick tool for
// who writes a listing. The real machine is `triton run`.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <exception>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "tests/firmware/model/basic_model.hpp"

namespace {

using triton::model::BasicModel;
using triton::programs::Frame;

constexpr int kExitBadInput = 2;
constexpr int kProgramStart = 0x1602;
constexpr int kRamCardsStart = 0x2000;
constexpr char32_t kFirstGraphic = 0x60;

/// Nearest Unicode characters of the codes 00-1F and 60-7F.
constexpr std::u32string_view kLow =
    U"\u25B6\u2261\u2016\u25C0\u2592\u2572\u2571\u25A1\u2599\u259F\u2016=X\u25A0\u25C7\u25CB"
    U"\u25CF\u25D8\u00B7\u25D9\u25E4\u25E2\u25E5\u25E3\u2588_\u29D3\u25E5\u25E2\u25E3\u25E4\u25BE";
constexpr std::u32string_view kHigh =
    U"\u25B4\u2663\u2666\u2665\u2660\u2667\u2662\u2661\u2664\u258F\u2595\u2594\u2581\u250C\u2510"
    U"\u2514\u2518\u2571\u2572\u2500\u2502\u2580\u2590\u253C\u256C\u29D6\u2588\u2191\u2193\u2190"
    U"\u2192\u2592";
static_assert(kLow.size() == 0x20 && kHigh.size() == 0x20);

std::string utf8(char32_t c) {
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) {
    return {static_cast<char>(0xC0 | (c >> 6)), static_cast<char>(0x80 | (c & 0x3F))};
  }
  return {static_cast<char>(0xE0 | (c >> 12)), static_cast<char>(0x80 | ((c >> 6) & 0x3F)),
          static_cast<char>(0x80 | (c & 0x3F))};
}

std::string picture(uint8_t code) {
  if (code < 0x20) return utf8(kLow[code]);
  if (code >= kFirstGraphic) return utf8(kHigh[code - kFirstGraphic]);
  return {static_cast<char>(code)};
}

void print_screen(const Frame& frame) {
  const std::string edge(triton::programs::kColumns, '-');
  fmt::print("+{}+\n", edge);
  for (int row = 0; row < triton::programs::kRows; ++row) {
    std::string line;
    for (int column = 0; column < triton::programs::kColumns; ++column) {
      line += picture(frame.displayed(row, column));
    }
    fmt::print("|{}|\n", line);
  }
  fmt::print("+{}+\n", edge);
}

/// Counts the writes; prints each screen on which a key is asked for when told to.
class Counter final : public triton::programs::FrameSink {
 public:
  void frame(const Frame&) override { ++writes; }
  uint64_t writes = 0;
};

/// The keys, with the screen shown before each line of them when wanted.
class Keys final : public triton::programs::KeySource {
 public:
  Keys(std::string text, bool show) : text_(std::move(text)), show_(show) {}

  uint8_t next() override {
    if (show_ && (position_ == 0 || text_[position_ - 1] == '\r')) print_screen(screen->frame());
    if (position_ == text_.size()) throw triton::programs::EndOfKeys{};
    return static_cast<uint8_t>(text_[position_++]) & 0x7F;
  }

  const triton::programs::Screen* screen = nullptr;

 private:
  std::string text_;
  bool show_;
  std::size_t position_ = 0;
};

std::string unescaped(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') {
      result += '\r';
    } else if (text[i] == '\\' && i + 1 < text.size() &&
               (text[i + 1] == 'n' || text[i + 1] == 'r')) {
      result += '\r';
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(fmt::format("{}: cannot be read", path));
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Runs `work` and says how it ended.
template <typename Work>
std::string how_it_ended(const BasicModel& basic, const Work& work) {
  try {
    work();
  } catch (const triton::programs::EndOfKeys&) {
    return fmt::format("waits for a key in line {}", basic.current_line());
  } catch (const triton::programs::ControlC&) {
    return fmt::format("Control-C in line {}", basic.current_line());
  } catch (const triton::model::OutOfScope& error) {
    return error.what();
  } catch (const triton::model::StatementLimit& error) {
    return error.what();
  }
  return "ended";
}

void print_coverage(const BasicModel& basic) {
  std::size_t never = 0;
  for (const auto& [line, text] : basic.lines()) {
    const auto found = basic.line_counts().find(line);
    const auto count =
        found == basic.line_counts().end() ? triton::model::LineCount{} : found->second;
    never += count.entered == 0 ? 1 : 0;
    std::string note;
    if (count.if_true + count.if_false != 0) {
      note = fmt::format("{}/{}", count.if_true, count.if_false);
    }
    fmt::print("{:>8} {:>8} {:>13} |{:>5} {}\n", count.entered, count.statements, note, line, text);
  }
  fmt::print("{} of {} lines never ran (columns: times entered, statements, IF true/false)\n",
             never, basic.lines().size());
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{
      "Run a listing on the C++ model of Tiny BASIC. Example: basic_model_run maze.bas "
      "--seed 7 --keys '10\\nN\\n'"};
  std::string path;
  std::string keys_text;
  std::string keys_path;
  unsigned seed = 1;
  unsigned ram_kib = 8;
  uint64_t limit = 10'000'000;
  bool coverage = false;
  bool show_all = false;
  app.add_option("LISTING", path, ".bas file")->required();
  app.add_option("--seed", seed, "RND state, 1..65535")->check(CLI::Range(1U, 65535U));
  app.add_option("--keys", keys_text, "keys; \\n or a real newline is Return");
  app.add_option("--keys-file", keys_path, "keys from a file");
  app.add_option("--ram", ram_kib, "RAM cards in KiB, 0..40")->check(CLI::Range(0U, 40U));
  app.add_option("--limit", limit, "statements before it is stopped");
  app.add_flag("--coverage", coverage, "how often each line ran");
  app.add_flag("--screens", show_all, "the screen at each prompt, too");
  CLI11_PARSE(app, argc, argv);

  try {
    Frame blank;
    blank.cells.fill(0x20);
    Counter counter;
    triton::programs::Screen screen(blank, counter);
    Keys keys(unescaped(keys_path.empty() ? keys_text : read_file(keys_path)), show_all);
    keys.screen = &screen;
    triton::model::Options options;
    options.memory_bytes = kRamCardsStart + static_cast<int>(ram_kib) * 1024 - kProgramStart;
    options.seed = static_cast<uint16_t>(seed);
    options.statement_limit = limit;
    BasicModel basic(screen, keys, options);
    basic.load_listing(read_file(path));
    const std::string end = how_it_ended(basic, [&] { basic.run(); });
    print_screen(screen.frame());
    if (coverage) print_coverage(basic);
    fmt::print("{}\n", end);
    fmt::print(
        "statements {}  screen writes {}  free bytes {}  deepest: loops {} gosubs {} "
        "parentheses {}\n",
        basic.statements(), counter.writes, basic.size(), basic.deepest_loops(),
        basic.deepest_gosubs(), basic.deepest_parentheses());
  } catch (const std::exception& error) {
    fmt::print(stderr, "basic_model_run: {}\n", error.what());
    return kExitBadInput;
  }
  return 0;
}
