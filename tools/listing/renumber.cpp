#include "tools/listing/renumber.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "emulator/formats/listing.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tools/listing/line_parser.hpp"

namespace triton::listing {

namespace {

class Renumbering {
 public:
  Renumbering(std::string_view text, const std::string& name, Numbering numbering)
      : name_(name), source_lines_(split_lines(text)), listing_(split_listing(text)) {
    if (!listing_.faults.empty()) {
      refuse(listing_.faults.front().file_line, listing_.faults.front().message);
    }
    if (listing_.lines.empty()) {
      throw InputError(name + ": no program line, expected lines of a number and text");
    }
    std::ranges::stable_sort(listing_.lines, {}, &ListingLine::number);
    choose_numbers(numbering);
  }

  Renumbered run() {
    for (const ListingLine& line : listing_.lines) result_.text += renumbered(line) + "\n";
    return std::move(result_);
  }

 private:
  [[noreturn]] void refuse(unsigned file_line, const std::string& message) const {
    throw InputError(fmt::format("{}:{}: {}", name_, file_line, message));
  }

  void choose_numbers(Numbering numbering) {
    unsigned next = numbering.first;
    for (const ListingLine& line : listing_.lines) {
      if (line.text.empty()) refuse(line.file_line, "a number alone, expected a number and text");
      if (next > kLargestLineNumber) {
        throw InputError(fmt::format("{}: {} lines from {} in steps of {} pass {}", name_,
                                     listing_.lines.size(), numbering.first, numbering.step,
                                     kLargestLineNumber));
      }
      if (!new_numbers_.emplace(line.number, next).second) {
        refuse(line.file_line, fmt::format("line {} is there twice", line.number));
      }
      next += numbering.step;
    }
  }

  void doubt(const ListingLine& line, std::size_t position, std::string message) {
    result_.doubts.push_back({line.file_line, line.text_column + position, std::move(message),
                              std::string(source_lines_[line.file_line - 1]), 0});
  }

  std::string renumbered(const ListingLine& line) {
    std::string text = line.text;
    const ParsedLine parsed = parse_line(line.text);
    for (auto jump = parsed.jumps.rbegin(); jump != parsed.jumps.rend(); ++jump) {
      const auto target = jump->target ? new_numbers_.find(*jump->target) : new_numbers_.end();
      if (target != new_numbers_.end()) {
        text.replace(jump->position, jump->length, std::to_string(target->second));
      } else if (jump->target) {
        doubt(line, jump->position, fmt::format("there is no line {}: not changed", *jump->target));
      } else {
        doubt(line, jump->position, "the line is computed: not changed");
      }
    }
    if (parsed.fault) {
      doubt(line, parsed.fault->word_position,
            "not understood from here on, line numbers not changed: " + parsed.fault->message);
    }
    return with_number(line, text);
  }

  /// The spaces behind the number stay, as far as the line can be typed with them.
  [[nodiscard]] std::string with_number(const ListingLine& line, const std::string& text) const {
    const std::string number = std::to_string(new_numbers_.at(line.number));
    const std::size_t least = number.size() + text.size();
    if (least > kLongestTypedLine) {
      refuse(line.file_line, fmt::format("line {} would have {} characters as line {}, expected at "
                                         "most {}",
                                         line.number, least, number, kLongestTypedLine));
    }
    const std::size_t old_digits = std::to_string(line.number).size();
    const std::size_t behind_number = line.text_column - line.number_column;
    const std::size_t gap = behind_number > old_digits ? behind_number - old_digits : 0;
    return number + std::string(std::min(gap, kLongestTypedLine - least), ' ') + text;
  }

  const std::string& name_;
  std::vector<std::string_view> source_lines_;
  ListingLines listing_;
  std::map<unsigned, unsigned> new_numbers_;
  Renumbered result_;
};

}  // namespace

Renumbered renumber(std::string_view listing_text, const std::string& name, Numbering numbering) {
  return Renumbering(listing_text, name, numbering).run();
}

}  // namespace triton::listing
