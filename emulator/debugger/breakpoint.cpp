#include "emulator/debugger/breakpoint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "emulator/formats/listing.hpp"
#include "emulator/support/errors.hpp"

namespace triton::debugger {

namespace {

using Kind = Breakpoint::Kind;

std::optional<Kind> kind_of_access(std::string_view word) {
  if (word == "READ") return Kind::kRead;
  if (word == "WRITE") return Kind::kWrite;
  if (word == "ACCESS") return Kind::kAccess;
  if (word == "IN") return Kind::kIn;
  if (word == "OUT") return Kind::kOut;
  return std::nullopt;
}

std::pair<uint16_t, uint16_t> parse_range(const std::string& word, const Names& names) {
  const std::size_t dash = word.find('-');
  const uint16_t first = names.address(word.substr(0, dash));
  const uint16_t last = dash == std::string::npos ? first : names.address(word.substr(dash + 1));
  if (last < first) throw InputError(fmt::format("'{}', expected FIRST-LAST", word));
  return {first, last};
}

bool matches(Kind wanted, Access::Kind kind) {
  switch (wanted) {
    case Kind::kRead:
      return kind == Access::Kind::kRead;
    case Kind::kWrite:
      return kind == Access::Kind::kWrite;
    case Kind::kAccess:
      return kind == Access::Kind::kRead || kind == Access::Kind::kWrite;
    case Kind::kIn:
      return kind == Access::Kind::kIn;
    case Kind::kOut:
      return kind == Access::Kind::kOut;
    default:
      return false;
  }
}

std::string_view verb(Access::Kind kind) {
  switch (kind) {
    case Access::Kind::kRead:
      return "reads";
    case Access::Kind::kWrite:
      return "writes";
    case Access::Kind::kIn:
      return "reads port";
    case Access::Kind::kOut:
      return "writes port";
  }
  return "";
}

std::optional<std::string> access_reason(const Breakpoint& breakpoint,
                                         const std::vector<Access>& accesses) {
  const auto found = std::ranges::find_if(accesses, [&](const Access& access) {
    return matches(breakpoint.kind, access.kind) && access.address >= breakpoint.first &&
           access.address <= breakpoint.last;
  });
  if (found == accesses.end()) return std::nullopt;
  const bool is_port = found->kind == Access::Kind::kIn || found->kind == Access::Kind::kOut;
  return is_port ? fmt::format("the next instruction {} {:02X}", verb(found->kind), found->address)
                 : fmt::format("the next instruction {} {:04X}", verb(found->kind), found->address);
}

std::optional<std::string> variable_reason(Breakpoint& breakpoint, const Triton& machine,
                                           const std::optional<BasicMemory>& basic) {
  if (!basic || !(basic->at_statement(machine) || basic->at_ok(machine))) return std::nullopt;
  const int value = BasicMemory::value_at(machine, breakpoint.first);
  const int before = std::exchange(breakpoint.value, value);
  if (value == before) return std::nullopt;
  return fmt::format("{} was {}, is {}", breakpoint.words.substr(breakpoint.words.find(' ') + 1),
                     before, value);
}

}  // namespace

const BasicMemory& need_basic(const std::optional<BasicMemory>& basic) {
  if (!basic) throw InputError("this firmware does not publish where its BASIC keeps things");
  return *basic;
}

uint16_t parse_variable(std::string_view word, const BasicMemory& basic, const Triton& machine) {
  const std::string name = upper_case(word);
  if (name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z') return basic.variable_address(name[0]);
  if (name.starts_with("@(") && name.ends_with(")")) {
    const int last = static_cast<int>(basic.elements(machine)) - 1;
    const int index =
        parse_number(std::string_view(name).substr(2, name.size() - 3), 0, last, "an index");
    return basic.element_address(machine, static_cast<unsigned>(index));
  }
  throw InputError(fmt::format("'{}', expected a variable, A to Z or @(index)", word));
}

Breakpoint parse_breakpoint(const std::vector<std::string>& words, const Names& names,
                            const std::optional<BasicMemory>& basic, const Triton& machine) {
  if (words.empty() || words.size() > 2) {
    throw InputError(
        "expected break ADDRESS, or line, variable, read, write, access, in or out "
        "and what");
  }
  Breakpoint breakpoint;
  const std::string what = upper_case(words[0]);
  if (words.size() == 1) {
    breakpoint.first = breakpoint.last = names.address(words[0]);
    const std::string label = names.label(breakpoint.first);
    breakpoint.words = fmt::format("{:04X}{}{}", breakpoint.first, label.empty() ? "" : " ", label);
  } else if (what == "LINE") {
    (void)need_basic(basic);
    breakpoint.kind = Kind::kLine;
    breakpoint.first = static_cast<uint16_t>(
        parse_number(words[1], 1, static_cast<int>(kLargestLineNumber), "a line number"));
    breakpoint.words = fmt::format("line {}", breakpoint.first);
  } else if (what == "VARIABLE") {
    breakpoint.kind = Kind::kVariable;
    breakpoint.first = parse_variable(words[1], need_basic(basic), machine);
    breakpoint.value = BasicMemory::value_at(machine, breakpoint.first);
    breakpoint.words = "variable " + upper_case(words[1]);
  } else if (const auto kind = kind_of_access(what)) {
    const bool is_port = *kind == Kind::kIn || *kind == Kind::kOut;
    breakpoint.kind = *kind;
    if (is_port) {
      const auto port = parse_hexadecimal(words[1], 2);
      if (!port) {
        throw InputError(fmt::format("'{}', expected a port, 00 to FF in hexadecimal", words[1]));
      }
      breakpoint.first = breakpoint.last = static_cast<uint16_t>(*port);
    } else {
      std::tie(breakpoint.first, breakpoint.last) = parse_range(words[1], names);
    }
    breakpoint.words = words[0] + " " + upper_case(words[1]);
  } else {
    throw InputError(
        fmt::format("'{}', expected line, variable, read, write, access, in or out before '{}'",
                    words[0], words[1]));
  }
  return breakpoint;
}

std::optional<std::string> reason_to_stop(Breakpoint& breakpoint, const Triton& machine,
                                          const std::vector<Access>& accesses,
                                          const std::optional<BasicMemory>& basic) {
  switch (breakpoint.kind) {
    case Kind::kExecute:
      if (machine.cpu().pc != breakpoint.first) return std::nullopt;
      return breakpoint.words;
    case Kind::kLine: {
      if (!basic || !basic->at_line(machine)) return std::nullopt;
      const bool is_it = machine.peek_word(basic->current_line(machine)) == breakpoint.first;
      return is_it ? std::optional(breakpoint.words) : std::nullopt;
    }
    case Kind::kVariable:
      return variable_reason(breakpoint, machine, basic);
    default:
      return access_reason(breakpoint, accesses);
  }
}

}  // namespace triton::debugger
