// A program's listing on the C++ model of BASIC against the program's native reference, write for
// write, and which of the listing's lines were reached.
//
//   const ListingOnModel listing(*find_program("labyrinth"));
//   Coverage coverage;
//   expect_same(listing.play_reference(7, keys), listing.play(7, keys, coverage), 7);
//   EXPECT_EQ(listing.lines_never_reached(coverage), std::set<int>{});
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "programs/catalogue.hpp"
#include "tests/firmware/model/basic_model.hpp"
#include "tests/programs/screen_helpers.hpp"

namespace triton::programs {

struct RecordedWrite {
  Write write;
  int start_row = 0;
  int cursor_row = 0;
  int cursor_column = 0;

  bool operator==(const RecordedWrite&) const = default;
};

class WriteRecorder final : public FrameSink {
 public:
  const Screen* screen = nullptr;
  std::vector<RecordedWrite> writes;

  void frame(const Frame& frame) override {
    writes.push_back(
        {screen->last_write(), frame.start_row, frame.cursor_row, frame.cursor_column});
  }
};

struct RecordedRun {
  std::vector<RecordedWrite> writes;
  Frame last;
  uint16_t random_state = 0;
  bool ended = false;  ///< the program did; else its keys were used up
};

/// Executions of each line, over all runs.
using Coverage = std::map<int, uint64_t>;

class ListingOnModel {
 public:
  explicit ListingOnModel(const Program& program) : program_(program) {
    std::ifstream file(std::string(TRITON_SOURCE_DIR "/programs/") + std::string(program.listing),
                       std::ios::binary);
    text_ = {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }

  [[nodiscard]] const std::string& text() const { return text_; }
  /// A copy in which the first `from` is `to`.
  [[nodiscard]] ListingOnModel with(const std::string& from, const std::string& to) const {
    ListingOnModel changed = *this;
    const std::size_t place = text_.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    if (place != std::string::npos) changed.text_.replace(place, from.size(), to);
    return changed;
  }

  [[nodiscard]] RecordedRun play_reference(uint16_t seed, const std::string& typed) const {
    WriteRecorder recorder;
    Screen screen(blank_frame(), recorder);
    recorder.screen = &screen;
    Random random(seed);
    TextKeys keys(typed);
    bool ended = true;
    try {
      program_.play(screen, random, keys);
    } catch (const EndOfKeys&) {
      ended = false;
    }
    return {std::move(recorder.writes), screen.frame(), random.state(), ended};
  }

  [[nodiscard]] RecordedRun play(uint16_t seed, const std::string& typed,
                                 Coverage& coverage) const {
    WriteRecorder recorder;
    Screen screen(blank_frame(), recorder);
    recorder.screen = &screen;
    TextKeys keys(typed);
    model::BasicModel basic(screen, keys, {.seed = seed});
    basic.load_listing(text_);
    bool ended = true;
    try {
      basic.run();
    } catch (const EndOfKeys&) {
      ended = false;
    }
    for (const auto& [line, counts] : basic.line_counts()) coverage[line] += counts.entered;
    return {std::move(recorder.writes), screen.frame(), basic.random_state(), ended};
  }

  /// The screen's top row where the program finds `free_bytes` of memory behind it.
  [[nodiscard]] std::string first_row_with_memory(int free_bytes, Coverage& coverage) const {
    NoSink sink;
    Screen screen(blank_frame(), sink);
    TextKeys keys("");
    model::BasicModel ample(screen, keys, {});
    ample.load_listing(text_);
    const int program_bytes = model::Options{}.memory_bytes - ample.size();
    model::BasicModel basic(screen, keys, {.memory_bytes = program_bytes + free_bytes});
    basic.load_listing(text_);
    try {
      basic.run();
    } catch (const EndOfKeys&) {
      // There is enough memory, and it asks its first question.
    }
    for (const auto& [line, counts] : basic.line_counts()) coverage[line] += counts.entered;
    return row_text(screen.frame(), 0);
  }

  /// Lines that are more than a REM and were never reached.
  [[nodiscard]] std::set<int> lines_never_reached(const Coverage& coverage) const {
    NoSink sink;
    Screen screen(blank_frame(), sink);
    TextKeys none("");
    model::BasicModel basic(screen, none, {});
    basic.load_listing(text_);
    std::set<int> never;
    for (const auto& [line, text] : basic.lines()) {
      const auto reached = coverage.find(line);
      const bool ran = reached != coverage.end() && reached->second > 0;
      if (!ran && !text.starts_with("REM")) never.insert(line);
    }
    return never;
  }

  [[nodiscard]] std::size_t longest_line() const {
    std::size_t longest = 0;
    std::istringstream lines(text_);
    for (std::string line; std::getline(lines, line);) longest = std::max(longest, line.size());
    return longest;
  }

 private:
  const Program& program_;
  std::string text_;
};

/// Fails fatally at the first write that differs.
inline void expect_same(const RecordedRun& reference, const RecordedRun& program, uint16_t seed) {
  const std::size_t shorter = std::min(reference.writes.size(), program.writes.size());
  for (std::size_t i = 0; i < shorter; ++i) {
    const RecordedWrite& ours = reference.writes[i];
    const RecordedWrite& theirs = program.writes[i];
    ASSERT_TRUE(ours == theirs) << fmt::format(
        "seed {}, write {}: the reference wrote {:02X} in cell {}, the listing {:02X} in cell {}\n"
        "The listing's screen at the end:\n{}",
        seed, i, ours.write.code, ours.write.cell, theirs.write.code, theirs.write.cell,
        screen_picture(program.last));
  }
  ASSERT_EQ(reference.writes.size(), program.writes.size()) << "seed " << seed;
  ASSERT_EQ(reference.last, program.last) << "seed " << seed;
  ASSERT_EQ(reference.random_state, program.random_state) << "seed " << seed;
  ASSERT_EQ(reference.ended, program.ended) << "seed " << seed;
}

}  // namespace triton::programs
