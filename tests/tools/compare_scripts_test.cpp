// Scripted games on the machine against the references: what walks come to rarely or never.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "programs/catalogue.hpp"
#include "tools/compare/report.hpp"
#include "tools/compare/start.hpp"

namespace triton::compare {
namespace {

using End = Outcome::End;

struct Script {
  std::string name;
  std::string program;
  std::string keys;  ///< replies, each ended with a Return
  End end;
};

void PrintTo(const Script& script, std::ostream* out) { *out << script.name; }

/// Every shape in every tile size, one after the other; then no more.
std::string every_shape() {
  std::string keys;
  for (int size = 1; size <= 3; ++size) {
    for (int shape = 1; shape <= 7; ++shape) {
      keys +=
          fmt::format("{}{}\r{}\r2\r{}\r", keys.empty() ? "" : "O\r", size, shape, 1 + shape % 2);
      keys += "U\rR\rD\rL\rH\rQ\r";
    }
  }
  return keys + "N\r";
}

/// Mazes of every width, with chances from never to always.
std::string every_width() {
  std::string keys;
  for (int width = 2; width <= 20; ++width) {
    keys += fmt::format("{}{}\r{}\r{}\r3\rF\rY\rY\r", keys.empty() ? "" : "O\r", width, width % 11,
                        width * 7 % 11);
  }
  return keys + "N\r";
}

std::vector<Script> scripts() {
  const std::string nonsense = std::string(72, '?') + "\r\r99999\r";
  return {
      {"CorridorsOfEveryShapeAndSize", "corridors", every_shape(), End::kProgramEnded},
      {"CorridorsThatAlwaysAndNeverBend", "corridors", "1\r1\r1\r1\rQ\rO\r1\r1\r99\r1\rQ\rN\r",
       End::kProgramEnded},
      {"CorridorsWithEveryReplyRefusedFirst", "corridors",
       nonsense + "2\r" + nonsense + "2\r" + nonsense + "3\r" + nonsense + "2\r" + nonsense +
           "H\r" + nonsense + "Q\r" + nonsense + "N\r",
       End::kProgramEnded},
      {"CorridorsBrokenOff", "corridors", "3\r1\r3\r1\rU\r\x03", End::kControlC},
      {"EllerOfEveryWidth", "eller", every_width(), End::kProgramEnded},
      {"EllerPastTenThousandRows", "eller", "2\r5\r5\r9999\rM\r5\rF\rY\rY\rN\r",
       End::kProgramEnded},
      {"EllerWithEveryReplyRefusedFirst", "eller",
       nonsense + "9\r" + nonsense + "5\r" + nonsense + "5\r" + nonsense + "12\r" + nonsense +
           "3\r" + nonsense + "F\r" + nonsense + "Y\r" + nonsense + "Y\r" + nonsense + "N\r",
       End::kProgramEnded},
      {"EllerBrokenOff", "eller", "5\r5\r5\r3\rF\rY\r\x03", End::kControlC},
  };
}

class CompareScript : public testing::TestWithParam<Script> {};

TEST_P(CompareScript, IsTheSameOnTheMachineAndTheReference) {
  const Script& script = GetParam();
  const programs::Program& program = *programs::find_program(script.program);
  const Listing listing =
      read_listing(std::filesystem::path(TRITON_DATA_DIR) / "programs" / program.listing);
  const StartedProgram start =
      start_program(load_firmware(TRITON_DATA_DIR), listing, program.ram_kib);
  const std::atomic<bool> never = false;
  const Outcome outcome = compare_game(program, start, 77, script.keys, never);
  ASSERT_FALSE(outcome.difference)
      << difference_report({script.program, 77, script.keys, ""}, outcome);
  EXPECT_EQ(outcome.end, script.end);
  EXPECT_EQ(outcome.keys_typed, script.keys.size());
}

INSTANTIATE_TEST_SUITE_P(Scripts, CompareScript, testing::ValuesIn(scripts()),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace triton::compare
