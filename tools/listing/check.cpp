#include "tools/listing/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "emulator/formats/listing.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/visible_text.hpp"
#include "tools/listing/line_parser.hpp"

namespace triton::listing {

namespace {

class Checker {
 public:
  explicit Checker(std::string_view text)
      : source_lines_(split_lines(text)), listing_(split_listing(text)) {}

  std::vector<Finding> run() {
    for (const ListingFault& fault : listing_.faults) {
      add(fault.file_line, fault.column, fault.message);
    }
    check_numbers();
    for (const ListingLine& line : listing_.lines) parsed_.push_back(parse_line(line.text));
    collect();
    for (std::size_t i = 0; i < parsed_.size(); ++i) check_line(listing_.lines[i], parsed_[i]);
    std::ranges::stable_sort(findings_, [](const Finding& a, const Finding& b) {
      return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    return std::move(findings_);
  }

 private:
  void add(unsigned line, std::size_t column, std::string message, std::size_t machine_column = 0) {
    std::string source(line <= source_lines_.size() ? source_lines_[line - 1] : "");
    findings_.push_back({line, column, std::move(message), std::move(source), machine_column});
  }

  void check_numbers() {
    std::map<unsigned, unsigned> file_line_of;
    unsigned largest = 0;
    for (const ListingLine& line : listing_.lines) {
      const auto [first, is_new] = file_line_of.emplace(line.number, line.file_line);
      if (line.text.empty()) {
        add(line.file_line, line.number_column,
            fmt::format("the number {} alone, which deletes the line of that number", line.number));
      } else if (!is_new) {
        add(line.file_line, line.number_column,
            fmt::format("line {} is there already, in line {} of the file: this one replaces it",
                        line.number, first->second));
      } else if (line.number < largest) {
        add(line.file_line, line.number_column,
            fmt::format("line {} comes after line {}: is the number a misprint?", line.number,
                        largest));
      }
      largest = std::max(largest, unsigned{line.number});
    }
    if (listing_.lines.empty() && listing_.faults.empty()) {
      add(1, 1, "no program line, expected lines of a number and text");
    }
  }

  /// What the program has anywhere. A line with a fault may hide more of it: then only what is
  /// certain is reported.
  void collect() {
    for (const ListingLine& line : listing_.lines) numbers_.insert(line.number);
    for (const ListingFault& fault : listing_.faults) {
      // The line is there, with an error of its own: a jump to it is no further finding.
      std::string_view line = source_lines_[fault.file_line - 1];
      line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
      unsigned number = 0;
      const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
      if (error == std::errc{}) numbers_.insert(number);
    }
    has_faults_ = !listing_.faults.empty();
    for (const ParsedLine& line : parsed_) {
      has_faults_ = has_faults_ || line.fault;
      for (const LoopWord& loop : line.fors) for_variables_.insert(loop.variable);
      for (const Jump& jump : line.jumps) has_gosub_ = has_gosub_ || jump.is_gosub;
    }
  }

  void check_line(const ListingLine& line, const ParsedLine& parsed) {
    const auto report = [&](std::size_t position, std::string message, std::size_t machine) {
      add(line.file_line, line.text_column + position, std::move(message),
          line.text_column + machine);
    };
    for (const Jump& jump : parsed.jumps) {
      if (!jump.target || numbers_.contains(*jump.target)) continue;
      report(jump.position, fmt::format("HOW? there is no line {}", *jump.target),
             jump.end_position);
    }
    for (const LoopWord& next : parsed.nexts) {
      if (has_faults_ || for_variables_.contains(next.variable)) continue;
      report(next.position, fmt::format("WHAT? no FOR {} anywhere", next.variable),
             next.end_position);
    }
    for (const ReturnWord& word : parsed.returns) {
      if (has_faults_ || has_gosub_) continue;
      report(word.position, "WHAT? RETURN, but no GOSUB anywhere", word.end_position);
    }
    for (const std::size_t quote : parsed.open_quotes) {
      add(line.file_line, line.text_column + quote,
          fmt::format("the quote {} is not closed on this line", line.text[quote]));
    }
    if (parsed.fault) {
      const Fault& fault = *parsed.fault;
      report(fault.word_position,
             fmt::format("{} {}", fault.answer == Answer::kWhat ? "WHAT?" : "HOW?", fault.message),
             fault.position);
    }
  }

  std::vector<std::string_view> source_lines_;
  ListingLines listing_;
  std::vector<ParsedLine> parsed_;
  std::set<unsigned> numbers_;
  std::set<char> for_variables_;
  bool has_gosub_ = false;
  bool has_faults_ = false;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check(std::string_view listing_text) { return Checker(listing_text).run(); }

std::string to_text(const Finding& finding, std::string_view name) {
  std::string margin;
  for (std::size_t i = 0; i + 1 < finding.column; ++i) {
    const bool is_tab = i < finding.source_line.size() && finding.source_line[i] == '\t';
    margin += is_tab ? '\t' : ' ';
  }
  std::string shown = finding.source_line;
  std::ranges::replace_if(
      shown,
      [](char c) {
        const auto code = static_cast<unsigned char>(c);
        return (code < 0x20 && c != '\t') || code >= 0x7F;
      },
      '.');
  return fmt::format("{}:{}:{}: {}\n{}\n{}^\n", name, finding.line, finding.column,
                     visible(finding.message), shown, margin);
}

}  // namespace triton::listing
