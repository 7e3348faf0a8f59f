// The programs' listings run on the model of Tiny BASIC: a third party beside the native reference
// and the emulated machine, and quick enough to look at hundreds of games.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "programs/catalogue.hpp"
#include "tests/firmware/model/basic_model.hpp"

namespace triton::model {
namespace {

// Few: the programs' own tests play hundreds.
constexpr uint16_t kSeeds = 40;
constexpr int kMoves = 40;
constexpr int kFirstProgramByte = 0x1602;
constexpr int kRamCardsStart = 0x2000;

/// Every write with where the cursor and the picture's top are after it.
class WriteLog final : public programs::FrameSink {
 public:
  struct Entry {
    programs::Write write;
    uint8_t start_row = 0;
    uint8_t cursor_row = 0;
    uint8_t cursor_column = 0;

    bool operator==(const Entry&) const = default;
  };

  void frame(const programs::Frame& frame) override {
    entries.push_back(
        {screen->last_write(), frame.start_row, frame.cursor_row, frame.cursor_column});
  }

  const programs::Screen* screen = nullptr;
  std::vector<Entry> entries;
};

struct Game {
  std::vector<WriteLog::Entry> writes;
  programs::Frame last;
  bool ended = false;  ///< else it waits for a key
};

programs::Frame blank_frame() {
  programs::Frame frame;
  frame.cells.fill(0x20);
  return frame;
}

/// Plays with `play(screen, keys)`.
template <typename Play>
Game game(const std::string& keys_text, const Play& play) {
  WriteLog log;
  programs::Screen screen(blank_frame(), log);
  log.screen = &screen;
  programs::TextKeys keys(keys_text);
  Game result;
  try {
    play(screen, keys);
    result.ended = true;
  } catch (const programs::EndOfKeys&) {
    result.ended = false;
  }
  result.writes = std::move(log.entries);
  result.last = screen.frame();
  return result;
}

std::string listing_of(const programs::Program& program) {
  std::ifstream file(TRITON_SOURCE_DIR "/programs/" + std::string(program.listing),
                     std::ios::binary);
  EXPECT_TRUE(file) << program.listing;
  return {std::istreambuf_iterator<char>(file), {}};
}

Options options_of(const programs::Program& program, uint16_t seed) {
  Options options;
  options.memory_bytes =
      kRamCardsStart + static_cast<int>(program.ram_kib) * 1024 - kFirstProgramByte;
  options.seed = seed;
  return options;
}

TEST(BasicModelPrograms, ListingsPlayOnTheModelAsTheirReferencesDo) {
  for (const programs::Program& program : programs::catalogue()) {
    const std::string listing = listing_of(program);
    for (uint16_t seed = 1; seed <= kSeeds; ++seed) {
      const std::string keys_text = program.walk(seed, kMoves);
      programs::Random random(seed);
      const Game reference =
          game(keys_text, [&](programs::Screen& screen, programs::KeySource& keys) {
            program.play(screen, random, keys);
          });
      uint16_t state_of_model = 0;
      const Game model = game(keys_text, [&](programs::Screen& screen, programs::KeySource& keys) {
        BasicModel basic(screen, keys, options_of(program, seed));
        basic.load_listing(listing);
        try {
          basic.run();
        } catch (const programs::EndOfKeys&) {
          state_of_model = basic.random_state();
          throw;
        }
        state_of_model = basic.random_state();
      });
      ASSERT_EQ(model.ended, reference.ended) << program.name << " seed " << seed;
      ASSERT_TRUE(model.writes == reference.writes) << program.name << " seed " << seed;
      ASSERT_TRUE(model.last == reference.last) << program.name << " seed " << seed;
      ASSERT_EQ(state_of_model, random.state()) << program.name << " seed " << seed;
    }
  }
}

using Play = std::function<void(BasicModel&)>;

/// To the end of `keys_text`. Takes the lines that ran off `never`, which is filled when empty.
void play_and_strike_off(const programs::Program& program, const std::string& listing,
                         const std::string& keys_text, uint16_t seed, const Play& play,
                         std::map<int, std::string>& never) {
  WriteLog log;
  programs::Screen screen(blank_frame(), log);
  log.screen = &screen;
  programs::TextKeys keys(keys_text);
  BasicModel basic(screen, keys, options_of(program, seed));
  basic.load_listing(listing);
  if (seed == 1) {
    never = basic.lines();
    std::erase_if(never, [](const auto& line) { return line.second.starts_with("REM"); });
  }
  try {
    play(basic);
  } catch (const programs::EndOfKeys&) {
    // The game is over.
  }
  for (const auto& [line, count] : basic.line_counts()) never.erase(line);
}

/// Stops the program after so many statements, as Control-C would, and goes on at line 90: the one
/// way into Eller's lines that finish a maze at any moment, which a walk cannot go.
void stop_and_go_on_at_90(BasicModel& basic, uint64_t statements) {
  basic.set_statement_limit(statements);
  try {
    basic.run();
  } catch (const StatementLimit&) {
    basic.set_statement_limit(Options{}.statement_limit);
    basic.enter_line("GOTO 90");
  }
}

TEST(BasicModelPrograms, GamesReachEveryLineOfTheListings) {
  constexpr uint64_t kMostStatements = 1'500;
  for (const programs::Program& program : programs::catalogue()) {
    const std::string listing = listing_of(program);
    std::map<int, std::string> never;
    for (uint16_t seed = 1; seed <= kSeeds; ++seed) {
      play_and_strike_off(
          program, listing, program.walk(seed, kMoves), seed,
          [](BasicModel& basic) { basic.run(); }, never);
    }
    for (uint64_t statements = 100; program.name == "eller" && statements < kMostStatements;
         ++statements) {
      play_and_strike_off(
          program, listing, "2\r5\r5\r9999\r", kSeeds + 1,
          [&](BasicModel& basic) { stop_and_go_on_at_90(basic, statements); }, never);
    }
    for (const auto& [line, text] : never) {
      ADD_FAILURE() << program.name << ": line " << line << " never ran: " << text;
    }
  }
}

}  // namespace
}  // namespace triton::model
