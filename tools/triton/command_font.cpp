// triton font: the character generators as a sheet of all 128 glyphs with their codes.
#include <fmt/format.h>

#include <memory>
#include <string_view>

#include "emulator/chips/character_generator.hpp"
#include "emulator/formats/character_file.hpp"
#include "emulator/formats/png_file.hpp"
#include "emulator/support/data_paths.hpp"
#include "emulator/support/output_check.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/number_options.hpp"

namespace triton {
namespace {

// The sheet has 8 rows of 16 glyphs, each over its code. Measures in dots and scan lines.
constexpr unsigned kSheetColumns = 16;
constexpr unsigned kSheetRows = kGlyphs / kSheetColumns;
constexpr unsigned kBoxWidth = 24;
constexpr unsigned kBoxHeight = 28;
constexpr unsigned kGlyphLeft = 8;
constexpr unsigned kGlyphTop = 3;
constexpr unsigned kLabelLeft = 4;
constexpr unsigned kLabelTop = 16;
constexpr unsigned kScanLineHeight = 2;

enum Shade : uint8_t { kPaper, kCell, kLit, kLabel };

struct FontOptions {
  std::string png;
  std::string characters;
  unsigned scale = 2;
  bool lower_case = false;
};

class Sheet {
 public:
  Sheet(const CharacterGenerator& characters, unsigned scale)
      : characters_(characters),
        scale_(scale),
        image_(kSheetColumns * kBoxWidth * scale, kSheetRows * kBoxHeight * kScanLineHeight * scale,
               {{0x30, 0x34, 0x3C}, {0x08, 0x0A, 0x0C}, {0xF4, 0xF6, 0xF8}, {0x8C, 0xC0, 0xF0}}) {}

  [[nodiscard]] const IndexedImage& draw() {
    for (unsigned code = 0; code < kGlyphs; ++code) {
      const unsigned left = code % kSheetColumns * kBoxWidth;
      const unsigned top = code / kSheetColumns * kBoxHeight;
      draw_glyph(static_cast<uint8_t>(code), left + kGlyphLeft, top + kGlyphTop, kLit, kCell);
      unsigned x = left + kLabelLeft;
      for (const char digit : fmt::format("{:02X}", code)) {
        draw_glyph(static_cast<uint8_t>(digit), x, top + kLabelTop, kLabel, kPaper);
        x += kCellWidth;
      }
    }
    return image_;
  }

 private:
  void draw_glyph(uint8_t code, unsigned left, unsigned top, Shade lit, Shade dark) {
    for (unsigned line = 0; line < kCellHeight; ++line) {
      const unsigned bits = characters_.row_bits(code, line);
      for (unsigned dot = 0; dot < kCellWidth; ++dot) {
        const bool is_lit = (bits & (0x80u >> dot)) != 0;
        fill_dot(left + dot, top + line, is_lit ? lit : dark);
      }
    }
  }

  void fill_dot(unsigned x, unsigned y, Shade shade) {
    for (unsigned down = 0; down < kScanLineHeight * scale_; ++down) {
      for (unsigned across = 0; across < scale_; ++across) {
        image_.at(x * scale_ + across, y * kScanLineHeight * scale_ + down) = shade;
      }
    }
  }

  const CharacterGenerator& characters_;
  unsigned scale_;
  IndexedImage image_;
};

void make_sheet(const FontOptions& options) {
  const std::filesystem::path file = options.characters.empty()
                                         ? find_data_directory() / "roms" / "characters.txt"
                                         : std::filesystem::path(options.characters);
  check_picture_name("--png", options.png);
  OutputCheck check;
  check.reads("the drawings", file);
  check.writes_or_prints("--png", options.png);
  CharacterGenerator characters = load_characters(file);
  if (options.lower_case) {
    characters = load_lower_case(characters, find_data_directory() / "roms" / "lower_case.txt");
  }
  write_png(options.png, Sheet(characters, options.scale).draw());
}

}  // namespace

void add_font_command(CLI::App& app, int&) {
  auto options = std::make_shared<FontOptions>();
  CLI::App* command = app.add_subcommand("font", "Draw the character generators as a picture");
  command->footer("Example: triton font --png font.png --scale 3");
  command->add_option("--png", options->png, "PNG file to write; - is standard output")->required();
  command->add_option("--scale", options->scale, "Pixels a dot")
      ->check(decimal_between(1, 16))
      ->capture_default_str();
  command->add_flag("--lower-case", options->lower_case,
                    "The alternative generator, with lower-case letters");
  command->add_option("--characters", options->characters,
                      "Drawings to show in place of the built-in ones");
  command->callback([options] { make_sheet(*options); });
}

}  // namespace triton
