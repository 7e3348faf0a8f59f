#include "emulator/formats/character_file.hpp"

#include <fmt/format.h>

#include <bitset>
#include <charconv>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {
namespace {

/// Hands out the lines of a text one by one and knows the number of the last.
class LineReader {
 public:
  LineReader(std::string_view text, const std::string& name)
      : lines_(split_lines(text)), name_(name) {}

  bool next(std::string_view& line) {
    if (number_ == lines_.size()) return false;
    line = lines_[number_++];
    return true;
  }

  [[noreturn]] void fail(const std::string& message) const {
    throw InputError(fmt::format("{}:{}: {}", name_, number_, message));
  }

 private:
  std::vector<std::string_view> lines_;
  const std::string& name_;
  size_t number_ = 0;
};

bool is_remark(std::string_view line) {
  return line.empty() || line == "#" || line.starts_with("# ");
}

uint8_t parse_heading(std::string_view line, const LineReader& reader) {
  constexpr std::string_view kKeyword = "glyph ";
  unsigned code = 0;
  if (line.starts_with(kKeyword)) {
    line.remove_prefix(kKeyword.size());
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), code, 16);
    const bool separated = end == line.data() + line.size() || *end == ' ';
    if (error == std::errc{} && end == line.data() + 2 && separated && code < kGlyphs) {
      return static_cast<uint8_t>(code);
    }
  }
  reader.fail("expected `glyph HH` with a code from 00 to 7F");
}

uint8_t parse_dots(std::string_view line, const LineReader& reader) {
  if (line.size() != kCellWidth || line.find_first_not_of(".#") != std::string_view::npos) {
    reader.fail(fmt::format("expected a row of {} dots, each `.` or `#`", kCellWidth));
  }
  unsigned bits = 0;
  for (const char dot : line) {
    bits = bits << 1 | (dot == '#' ? 1u : 0u);
  }
  return static_cast<uint8_t>(bits);
}

/// Puts the drawings in `text` into `characters`; they must be those of `first` and all after it.
void parse_drawings(std::string_view text, const std::string& name, unsigned first,
                    CharacterGenerator& characters) {
  std::bitset<kGlyphs> seen;
  LineReader reader(text, name);
  std::string_view line;
  while (reader.next(line)) {
    if (is_remark(line)) {
      continue;
    }
    const uint8_t code = parse_heading(line, reader);
    if (seen[code]) {
      reader.fail(fmt::format("glyph {:02X} is drawn a second time", code));
    }
    if (code < first) {
      reader.fail(fmt::format("glyph {:02X}, expected {:02X} to 7F", code, first));
    }
    seen[code] = true;
    for (unsigned row = 0; row < kGlyphRows; ++row) {
      if (!reader.next(line)) {
        reader.fail(fmt::format("the file ends inside glyph {:02X}: {} rows are missing", code,
                                kGlyphRows - row));
      }
      characters.rows[code][row] = parse_dots(line, reader);
    }
  }
  for (unsigned code = first; code < kGlyphs; ++code) {
    if (!seen[code]) {
      throw InputError(fmt::format("{}: glyph {:02X} is missing", name, code));
    }
  }
}

}  // namespace

CharacterGenerator parse_characters(std::string_view text, const std::string& name) {
  CharacterGenerator characters;
  parse_drawings(text, name, 0, characters);
  return characters;
}

CharacterGenerator parse_lower_case(const CharacterGenerator& characters, std::string_view text,
                                    const std::string& name) {
  constexpr unsigned kFirstOfLowerCase = 0x60;
  CharacterGenerator changed = characters;
  parse_drawings(text, name, kFirstOfLowerCase, changed);
  return changed;
}

CharacterGenerator load_characters(const std::filesystem::path& file) {
  return parse_characters(read_text_file(file), file.string());
}

CharacterGenerator load_lower_case(const CharacterGenerator& characters,
                                   const std::filesystem::path& file) {
  return parse_lower_case(characters, read_text_file(file), file.string());
}

}  // namespace triton
