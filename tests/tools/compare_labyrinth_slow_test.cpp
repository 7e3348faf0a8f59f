// Hundreds of games, and every constant of every VDU statement broken in turn.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>

#include "tests/tools/labyrinth_on_machine.hpp"
#include "tools/compare/report.hpp"
#include "tools/compare/seeds.hpp"

namespace triton::compare {
namespace {

TEST(CompareLabyrinthSlow, ThreeHundredWalksAreTheSameOnTheMachineAndTheReference) {
  const std::atomic<bool> never = false;
  const auto walk = [](uint16_t seed) { return labyrinth().walk(seed, 40); };
  const auto outcomes =
      compare_seeds(labyrinth(), started(labyrinth_listing()), {1, 300}, walk, 0, never, nullptr);
  ASSERT_EQ(outcomes.size(), 300U);
  for (const SeedOutcome& outcome : outcomes) {
    if (!outcome.outcome.difference) continue;
    const Game game{"labyrinth", outcome.seed, outcome.keys, ""};
    ADD_FAILURE() << difference_report(game, outcome.outcome);
  }
}

/// One number in the arguments of one VDU statement.
struct Constant {
  uint16_t line;
  std::size_t place;  ///< in the line's text
  std::size_t length;
};

std::vector<Constant> vdu_constants(const Listing& listing) {
  std::vector<Constant> constants;
  for (const auto& [line, text] : listing.lines) {
    for (std::size_t vdu = text.find("VDU "); vdu != std::string::npos;
         vdu = text.find("VDU ", vdu + 1)) {
      const std::size_t end = std::min(text.find(';', vdu), text.size());
      for (std::size_t i = vdu + 4; i < end; ++i) {
        std::size_t length = 0;
        while (i + length < end && std::isdigit(static_cast<unsigned char>(text[i + length]))) {
          ++length;
        }
        if (length > 0) constants.push_back({line, i, length});
        i += length;
      }
    }
  }
  return constants;
}

/// One more, or one less where one more would need another digit.
Listing with_constant_changed(const Listing& listing, const Constant& constant) {
  Listing changed = listing;
  std::string& text = changed.lines.at(constant.line);
  const int value = std::stoi(text.substr(constant.place, constant.length));
  std::string other = std::to_string(value + 1);
  if (other.size() > constant.length) other = std::to_string(value - 1);
  text.replace(constant.place, constant.length, other);
  return changed;
}

TEST(CompareLabyrinthSlow, EveryChangedVduConstantThatExecutesIsCaughtAtItsFirstEffect) {
  const Listing listing = labyrinth_listing();
  const StartedProgram true_start = started(listing);
  const std::vector<Constant> constants = vdu_constants(listing);
  ASSERT_GT(constants.size(), 100U);
  struct GameKeys {
    uint16_t seed;
    std::string keys;
    std::vector<ScreenWrite> truth;
  };
  std::vector<GameKeys> games;
  for (uint16_t seed = 1; seed <= 4; ++seed) {
    const std::string keys = labyrinth().walk(seed, 30);
    games.push_back({seed, keys, writes_on_machine(true_start, seed, keys)});
  }
  std::size_t caught = 0;
  for (const Constant& constant : constants) {
    const StartedProgram start = started(with_constant_changed(listing, constant));
    bool executed = false;
    for (const GameKeys& game : games) {
      const Outcome outcome = compare_labyrinth(start, game.seed, game.keys);
      const uint64_t found = outcome.difference ? outcome.difference->frame_number : 0;
      const auto written = writes_on_machine(start, game.seed, game.keys);
      ASSERT_EQ(found, first_difference(game.truth, written))
          << "line " << constant.line << ", place " << constant.place << ", seed " << game.seed;
      if (found != 0) {
        EXPECT_EQ(outcome.difference->line->number, constant.line);
        executed = true;
        break;
      }
    }
    if (executed) ++caught;
  }
  RecordProperty("constants", static_cast<int>(constants.size()));
  RecordProperty("caught", static_cast<int>(caught));
  // The few games reach (nearly) all of the listing's VDU statements.
  EXPECT_GE(caught * 100, constants.size() * 95);
}

}  // namespace
}  // namespace triton::compare
