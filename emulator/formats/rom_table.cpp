#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "emulator/formats/original_firmware.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {

namespace {

/// Takes the next word off `text`; empty when there is none.
std::string_view take_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

class RomTableParser {
 public:
  explicit RomTableParser(const std::string& name) : name_(name) {}

  void parse_line(std::string_view line) {
    ++line_number_;
    rest_ = line;
    const std::string_view kind = take_word(rest_);
    if (kind.empty() || kind.front() == '#') return;
    if (kind == "firmware") return parse_firmware();
    if (kind == "addition") return parse_addition();
    if (kind == "characters") return parse_characters();
    if (kind == "rom") return parse_rom();
    fail(kind, "firmware, addition, characters or rom");
  }

  std::vector<KnownRomSet> take_sets() { return std::move(sets_); }

 private:
  void parse_firmware() {
    KnownRomSet set;
    set.name = take_word(rest_);
    set.clock_hz = number<uint32_t>(10, "a clock in Hz");
    const std::string_view programs = take_word(rest_);
    if (programs != "text" && programs != "tokens") fail(programs, "text or tokens");
    set.basic_keeps_text = programs == "text";
    const std::string_view user = take_word(rest_);
    if (user != "-") set.user_sockets = addresses(user);
    sets_.push_back(std::move(set));
  }

  void parse_addition() {
    KnownRomSet set;
    set.is_addition = true;
    set.name = remainder("a name");
    sets_.push_back(std::move(set));
  }

  void parse_characters() {
    const std::string_view which = take_word(rest_);
    KnownRomSet set;
    set.is_addition = true;
    if (which == "letters") {
      set.characters = CharacterRom::kLetters;
    } else if (which == "graphics") {
      set.characters = CharacterRom::kGraphics;
    } else if (which == "lower-case") {
      set.characters = CharacterRom::kLowerCase;
    } else {
      fail(which, "letters, graphics or lower-case");
    }
    set.name = remainder("a name");
    sets_.push_back(std::move(set));
  }

  void parse_rom() {
    if (sets_.empty()) fail("rom", "firmware or addition before it");
    KnownRom rom;
    rom.crc32 = number<uint32_t>(16, "a CRC-32 of eight hexadecimal digits");
    rom.address = number<uint16_t>(16, "an address of four hexadecimal digits");
    rom.what = remainder("what it is");
    sets_.back().roms.push_back(std::move(rom));
  }

  /// `0400,0800`
  std::vector<uint16_t> addresses(std::string_view list) {
    constexpr std::string_view kExpected = "user ROMs' addresses, as 0400,0800, or -";
    std::vector<uint16_t> found;
    for (size_t begin = 0; begin <= list.size();) {
      const size_t end = std::min(list.find(',', begin), list.size());
      found.push_back(number_in<uint16_t>(list.substr(begin, end - begin), 16, kExpected));
      begin = end + 1;
    }
    return found;
  }

  template <class Integer>
  Integer number(int base, std::string_view expected) {
    return number_in<Integer>(take_word(rest_), base, expected);
  }

  template <class Integer>
  Integer number_in(std::string_view word, int base, std::string_view expected) {
    Integer value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value, base);
    if (word.empty() || error != std::errc{} || end != word.data() + word.size()) {
      fail(word, expected);
    }
    return value;
  }

  std::string remainder(std::string_view expected) {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
    if (rest_.empty()) fail("", expected);
    return std::string(rest_);
  }

  [[noreturn]] void fail(std::string_view found, std::string_view expected) const {
    throw InputError(fmt::format("{}:{}: '{}', expected {}", name_, line_number_, found, expected));
  }

  const std::string& name_;
  unsigned line_number_ = 0;
  std::string_view rest_;
  std::vector<KnownRomSet> sets_;
};

}  // namespace

std::vector<KnownRomSet> parse_rom_table(std::string_view text, const std::string& name) {
  RomTableParser parser(name);
  for (const std::string_view line : split_lines(text)) parser.parse_line(line);
  return parser.take_sets();
}

std::vector<KnownRomSet> read_rom_table(const std::filesystem::path& file) {
  return parse_rom_table(read_text_file(file), file.string());
}

}  // namespace triton
