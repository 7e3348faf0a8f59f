// What the check says against what the model of BASIC does, over random lines: where BASIC answers
// WHAT? the check has said so, at that very place; and what the check finds is no false alarm.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "tests/firmware/differential_scripts.hpp"
#include "tests/firmware/model/basic_model.hpp"
#include "tools/listing/check.hpp"
#include "tools/listing/line_parser.hpp"

namespace triton::listing {
namespace {

constexpr uint32_t kSeeds = 600;

struct Lines {
  differential::Script (*make)(uint32_t);
  const char* name;
};

void PrintTo(const Lines& lines, std::ostream* out) { *out << lines.name; }

class CheckAgainstModel : public testing::TestWithParam<Lines> {};

class Transcript final : public programs::FrameSink {
 public:
  void frame(const programs::Frame&) override {
    const programs::Write& write = screen->last_write();
    if (write.kind == programs::Write::Kind::kController) text += static_cast<char>(write.code);
  }
  const programs::Screen* screen = nullptr;
  std::string text;
};

enum class Ending : uint8_t { kNoError, kWhat, kOtherError, kUnknown };

struct ModelAnswer {
  Ending ending = Ending::kUnknown;
  std::string report;  ///< the line with `?` in it, after WHAT?
};

/// Runs the one line as a program.
ModelAnswer ask_model(const std::string& line) {
  Transcript transcript;
  programs::Screen screen(programs::Frame{}, transcript);
  transcript.screen = &screen;
  programs::TextKeys keys("1\r2\r3\r4\r5\r6\r");
  model::BasicModel basic(screen, keys, {.statement_limit = 300});
  basic.load_listing(line + "\n");
  transcript.text.clear();
  try {
    basic.run();
  } catch (const std::exception&) {
    return {};
  } catch (const programs::EndOfKeys&) {
    return {};
  } catch (const programs::ControlC&) {
    return {};
  }
  const std::string& text = transcript.text;
  constexpr std::string_view kEnd = "\r\n\r\nOK\r\n>";
  if (!text.ends_with(kEnd)) return {Ending::kNoError, ""};
  const std::size_t end = text.size() - kEnd.size();
  const std::size_t start = text.rfind("\r\n", end - 1);
  const std::string before = text.substr(0, start == std::string::npos ? 0 : start);
  if (before.ends_with("WHAT?")) return {Ending::kWhat, text.substr(start + 2, end - start - 2)};
  if (before.ends_with("HOW?") || before.ends_with("SORRY")) return {Ending::kOtherError, ""};
  return {Ending::kNoError, ""};
}

std::string with_mark(const std::string& line, std::size_t machine_column) {
  std::string marked = line;
  marked.insert(machine_column - 1, 1, '?');
  return marked;
}

/// With a number that LIST and error reports print as it is typed: four digits and a space.
std::string as_line_1000(const std::string& line) {
  const std::size_t digits = line.find_first_not_of("0123456789 ");
  return digits == std::string::npos ? std::string() : "1000 " + line.substr(digits);
}

bool hangs_on_what_runs(const std::string& line, const std::string& report) {
  const ParsedLine parsed = parse_line(std::string_view(line).substr(5));
  const auto is_there = [&](std::size_t end) { return report == with_mark(line, end + 6); };
  return std::ranges::any_of(parsed.nexts,
                             [&](const LoopWord& n) { return is_there(n.end_position); }) ||
         std::ranges::any_of(parsed.returns,
                             [&](const ReturnWord& r) { return is_there(r.end_position); });
}

TEST_P(CheckAgainstModel, SaysWhatWhereBasicDoesAndOnlyThere) {
  unsigned what = 0;
  unsigned clean = 0;
  for (uint32_t seed = 1; seed <= kSeeds; ++seed) {
    for (const std::string& raw : GetParam().make(seed).program) {
      const std::string line = as_line_1000(raw);
      // A tab outside quotes is refused as no line at all.
      if (line.size() > 72 || line.empty() || line.find('\t') != std::string::npos) continue;
      const std::vector<Finding> findings = check(line);
      const ModelAnswer answer = ask_model(line);
      const auto says = [&](const Finding& finding) {
        return finding.machine_column != 0 &&
               answer.report == with_mark(line, finding.machine_column);
      };
      if (answer.ending == Ending::kWhat) {
        ++what;
        EXPECT_TRUE(std::ranges::any_of(findings, says) || hangs_on_what_runs(line, answer.report))
            << GetParam().name << " seed " << seed << "\n"
            << line << "\nmodel: " << answer.report
            << "\ncheck: " << (findings.empty() ? "nothing" : to_text(findings[0], "line"));
      } else if (answer.ending == Ending::kNoError && line.find('I') == std::string::npos) {
        ++clean;
        for (const Finding& finding : findings) {
          EXPECT_EQ(finding.machine_column, 0U) << GetParam().name << " seed " << seed << "\n"
                                                << to_text(finding, "line");
        }
      }
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(what, 100U);
  EXPECT_GT(clean, 0U);
}

INSTANTIATE_TEST_SUITE_P(Random, CheckAgainstModel,
                         testing::Values(Lines{differential::random_program, "program"},
                                         Lines{differential::random_soup, "soup"},
                                         Lines{differential::random_full_memory, "memory"}),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace triton::listing
