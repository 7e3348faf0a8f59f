#include "emulator/session/basic_profile.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace triton {

BasicProfile::BasicProfile(const Firmware& firmware)
    : current_line_(symbol_value(firmware.symbols, "CURLIN")),
      line_begins_(symbol_value(firmware.symbols, "RUNLIN")) {}

bool BasicProfile::before_instruction(const Triton& machine) {
  finish(machine);
  const uint16_t address = machine.peek_word(current_line_);
  if (address != line_address_) {
    line_address_ = address;
    count_ = address == 0 ? &outside_ : &counts_[machine.peek_word(address)];
  }
  if (machine.cpu().pc == line_begins_) {
    ++counts_[machine.peek_word(machine.cpu().hl)].executions;
  }
  return true;
}

void BasicProfile::finish(const Triton& machine) {
  if (last_cycle_ != kNone) count_->cycles += machine.cycles() - last_cycle_;
  last_cycle_ = machine.cycles();
}

ProgramProfile BasicProfile::of(const Listing& listing) const {
  ProgramProfile profile;
  for (const auto& [number, text] : listing.lines) {
    const auto found = counts_.find(number);
    const Count count = found == counts_.end() ? Count{} : found->second;
    profile.lines.push_back({number, text, count.executions, count.cycles});
    profile.cycles += count.cycles;
  }
  return profile;
}

std::size_t ProgramProfile::statement_lines() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(lines, [](const LineProfile& line) { return !line.is_remark(); }));
}

std::vector<uint16_t> ProgramProfile::never_ran() const {
  std::vector<uint16_t> numbers;
  for (const LineProfile& line : lines) {
    if (line.executions == 0 && !line.is_remark()) numbers.push_back(line.number);
  }
  return numbers;
}

std::string coverage_text(const ProgramProfile& profile) {
  const std::vector<uint16_t> missed = profile.never_ran();
  const std::size_t all = profile.statement_lines();
  const std::size_t ran = all - missed.size();
  const double percent =
      all == 0 ? 100.0 : 100.0 * static_cast<double>(ran) / static_cast<double>(all);
  std::string text = fmt::format("{} of {} lines ran ({:.1f} %)", ran, all, percent);
  if (!missed.empty()) text += fmt::format("; never: {}", fmt::join(missed, " "));
  return text;
}

std::string to_text(const ProgramProfile& profile) {
  const double all = profile.cycles == 0 ? 1.0 : static_cast<double>(profile.cycles);
  std::string text = fmt::format("{:>10} {:>14} {:>7}  line\n", "times", "T-states", "share");
  for (const LineProfile& line : profile.lines) {
    text += fmt::format("{:>10} {:>14} {:>5.1f} %  {} {}\n", line.executions, line.cycles,
                        100.0 * static_cast<double>(line.cycles) / all, line.number, line.text);
  }
  return text + coverage_text(profile) + "\n";
}

}  // namespace triton
