#include "emulator/formats/firmware.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "emulator/formats/original_firmware.hpp"
#include "emulator/support/errors.hpp"
#include "tests/support/temporary_directory.hpp"

namespace triton {
namespace {

/// 1 KiB that is all one letter stands for a ROM here.
std::string image(char letter) { return std::string(1'024, letter); }

std::string crc_of(char letter) {
  const std::string bytes = image(letter);
  char text[9];
  std::snprintf(text, sizeof text, "%08lx",
                crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), 1'024));
  return text;
}

std::vector<KnownRomSet> table() {
  return parse_rom_table(
      "# two levels and an addition\n"
      "firmware 1.0 800000 text 0C00\n"
      "rom " +
          crc_of('A') +
          " 0000 monitor\n"
          "rom " +
          crc_of('B') +
          " 0400 BASIC A\n"
          "rom " +
          crc_of('C') +
          " 0800 BASIC B\n"
          "\n"
          "firmware 2.0 2000000 tokens -\n"
          "rom " +
          crc_of('D') +
          " 0000 monitor\n"
          "rom " +
          crc_of('C') +
          " E000 BASIC\n"
          "addition DEBUG 9\n"
          "rom " +
          crc_of('X') +
          " C000 debugger A\n"
          "rom " +
          crc_of('Y') + " C400 debugger B\n",
      "table");
}

std::string refusal(const std::filesystem::path& directory) {
  try {
    (void)load_original_firmware(directory, table());
  } catch (const InputError& error) {
    return error.what();
  }
  return "not refused";
}

TEST(OriginalFirmware, IsRecognisedWhateverTheFilesAreCalled) {
  const TemporaryDirectory directory;
  directory.write("zeta", image('A'));
  directory.write("one.bin", image('C'));
  directory.write("two.bin", image('B'));
  const Firmware firmware = load_original_firmware(directory.path(), table());
  const Triton machine(TritonConfig{.roms = firmware.roms});
  EXPECT_EQ(machine.peek(0x0000), 'A');
  EXPECT_EQ(machine.peek(0x0400), 'B');
  EXPECT_EQ(machine.peek(0x0BFF), 'C');
  EXPECT_EQ(firmware.clock_hz, 800'000u);
  EXPECT_TRUE(firmware.basic_keeps_text);
  EXPECT_THAT(firmware.description,
              testing::HasSubstr("level 1.0: monitor (0000) in zeta, BASIC A (0400) in two.bin"));
}

TEST(OriginalFirmware, IsRecognisedHoweverItIsSplit) {
  const TemporaryDirectory directory;
  directory.write("all.rom", image('A') + image('B') + image('C') + std::string(1'024, '\xFF'));
  const Firmware firmware = load_original_firmware(directory.path(), table());
  EXPECT_EQ(firmware.roms.size(), 3u);
}

TEST(OriginalFirmware, SaysWhatIsMissing) {
  const TemporaryDirectory directory;
  directory.write("a", image('A') + image('C'));
  EXPECT_EQ(refusal(directory.path()),
            directory.path().string() +
                ": level 1.0 is not complete: found monitor (0000) in a, "
                "BASIC B (0800) in a; missing BASIC A (0400, CRC-32 " +
                crc_of('B') + ")");
}

TEST(OriginalFirmware, SaysWhenNothingIsKnown) {
  const TemporaryDirectory directory;
  directory.write("a", image('Q'));
  directory.write("short", "AAAA");
  EXPECT_THAT(refusal(directory.path()), testing::HasSubstr("no Triton firmware found in 1 KiB"));
}

TEST(OriginalFirmware, AnAdditionAloneIsNoFirmware) {
  const TemporaryDirectory directory;
  directory.write("a", image('X') + image('Y'));
  EXPECT_THAT(refusal(directory.path()), testing::HasSubstr("no Triton firmware found"));
}

TEST(OriginalFirmware, RefusesADirectoryThatIsNotThere) {
  const TemporaryDirectory directory;
  EXPECT_THAT(refusal(directory / "none"), testing::HasSubstr("No such file or directory"));
  EXPECT_THAT(refusal(directory.write("file", "x")), testing::HasSubstr("Not a directory"));
}

TEST(OriginalFirmware, OfTwoLevelsTakesTheLastAndNamesTheOther) {
  const TemporaryDirectory directory;
  directory.write("a", image('A') + image('B') + image('C') + image('D'));
  const Firmware firmware = load_original_firmware(directory.path(), table());
  EXPECT_EQ(firmware.clock_hz, 2'000'000u);
  EXPECT_FALSE(firmware.basic_keeps_text);
  EXPECT_TRUE(firmware.user_sockets.empty());
  EXPECT_THAT(firmware.description, testing::HasSubstr("not taken: level 1.0"));
  const Triton machine(TritonConfig{.roms = firmware.roms});
  EXPECT_EQ(machine.peek(0x0000), 'D');
  EXPECT_EQ(machine.peek(0xE3FF), 'C');
  EXPECT_EQ(machine.peek(0x0400), 0xFF);
}

TEST(OriginalFirmware, FitsACompleteAddition) {
  const TemporaryDirectory directory;
  directory.write("a", image('A') + image('B') + image('C') + image('X') + image('Y'));
  const Firmware firmware = load_original_firmware(directory.path(), table());
  const Triton machine(TritonConfig{.roms = firmware.roms});
  EXPECT_EQ(machine.peek(0xC000), 'X');
  EXPECT_EQ(machine.peek(0xC400), 'Y');
  EXPECT_THAT(firmware.description, testing::HasSubstr("fitted DEBUG 9"));
}

TEST(OriginalFirmware, SaysWhatAnAdditionLacks) {
  const TemporaryDirectory directory;
  directory.write("a", image('A') + image('B') + image('C') + image('Y'));
  const Firmware firmware = load_original_firmware(directory.path(), table());
  EXPECT_EQ(firmware.roms.size(), 3u);
  EXPECT_THAT(firmware.description, testing::HasSubstr("DEBUG 9 lacks debugger A (C000"));
}

TEST(OriginalFirmware, NamesADamagedBlockByItsNeighbours) {
  const TemporaryDirectory directory;
  directory.write("all.rom", image('A') + image('Q') + image('C'));
  EXPECT_THAT(refusal(directory.path()),
              testing::HasSubstr("missing BASIC A (0400, CRC-32 " + crc_of('B') +
                                 "; damaged in all.rom at offset 0400, where the CRC-32 is " +
                                 crc_of('Q')));
}

TEST(OriginalFirmware, NamesADamagedBlockInADumpOfMemoryByItsAddress) {
  const TemporaryDirectory directory;
  std::string memory(65'536, '\xFF');
  memory.replace(0x0000, 1'024, image('Q'));
  memory.replace(0xE000, 1'024, image('C'));
  directory.write("memory", memory);
  const FirmwareList list = list_original_firmware(directory.path(), table());
  EXPECT_FALSE(list.can_run);
  EXPECT_THAT(list.text, testing::HasSubstr("level 2.0: 1 of 2\n  0000 monitor: missing, CRC-32 " +
                                            crc_of('D') +
                                            "; damaged in memory at offset 0000, where the CRC-32 "
                                            "is " +
                                            crc_of('Q')));
}

TEST(OriginalFirmware, NamesAFileOfNearlyTheRightSizeWithBothSizesAndItsChecksum) {
  for (const size_t bytes : {1'000u, 1'023u, 1'025u, 1'088u}) {
    const TemporaryDirectory directory;
    directory.write("a", image('A') + image('C'));
    const std::string odd(bytes, 'B' ^ 1);
    directory.write("b", odd);
    const auto crc = crc32(0, reinterpret_cast<const Bytef*>(odd.data()), static_cast<uInt>(bytes));
    EXPECT_THAT(refusal(directory.path()),
                testing::AllOf(testing::HasSubstr("missing BASIC A (0400, CRC-32 " + crc_of('B')),
                               testing::HasSubstr(fmt::format("b: {} bytes, expected 1024; CRC-32 "
                                                              "from offset 0000 on is {:08x}",
                                                              bytes, crc))));
  }
}

TEST(OriginalFirmware, NamesTheOddHalfOfAFile) {
  const TemporaryDirectory directory;
  directory.write("a", image('A') + image('B') + image('C') + std::string(512, 'Q'));
  const Firmware firmware = load_original_firmware(directory.path(), table());
  EXPECT_THAT(firmware.description,
              testing::HasSubstr("a: 3584 bytes, expected whole KiB; CRC-32 from offset 0C00"));
}

TEST(OriginalFirmware, LooksForDamageInManyFilesOneByOne) {
  const TemporaryDirectory directory;
  for (int number = 0; number < 300; ++number) {
    directory.write(fmt::format("{:03}", number), image('A') + image('Q') + image('R'));
  }
  EXPECT_THAT(refusal(directory.path()), testing::HasSubstr("damaged in 000 at offset 0400"));
}

TEST(OriginalFirmware, TakesAKnownImageWithBytesBehindItAndSaysSo) {
  const TemporaryDirectory directory;
  directory.write("a", image('A') + image('C'));
  directory.write("b", image('B') + "?");
  const Firmware firmware = load_original_firmware(directory.path(), table());
  EXPECT_EQ(firmware.roms.size(), 3u);
  EXPECT_THAT(firmware.description, testing::HasSubstr("b: 1025 bytes, expected 1024"));
}

TEST(OriginalFirmware, ListsWhatIsFoundMissingAndTaken) {
  const TemporaryDirectory directory;
  directory.write("a", image('A') + image('B') + image('C'));
  directory.write("q", image('Q'));
  const FirmwareList list = list_original_firmware(directory.path(), table());
  EXPECT_TRUE(list.can_run);
  EXPECT_THAT(list.text, testing::HasSubstr("level 1.0: 3 of 3\n"
                                            "  0000 monitor: in a at offset 0000\n"
                                            "  0400 BASIC A: in a at offset 0400\n"));
  EXPECT_THAT(list.text, testing::HasSubstr("DEBUG 9: 0 of 2\n  C000 debugger A: missing, CRC-32 " +
                                            crc_of('X') + "\n"));
  EXPECT_THAT(list.text, testing::HasSubstr("not known: q at offset 0000, CRC-32 " + crc_of('Q')));
  EXPECT_THAT(list.text, testing::HasSubstr("taken: original level 1.0: "));
}

struct NamedRom {
  const char* name;  ///< in the table
  CharacterRom rom;
};

void PrintTo(const NamedRom& named, std::ostream* out) {
  for (const char* c = named.name; *c != 0; ++c) *out << (*c == '-' ? '_' : *c);
}

/// A directory with a level and an image that the table knows as a character generator `which`.
class CharacterDump : public testing::TestWithParam<NamedRom> {
 protected:
  [[nodiscard]] Firmware load(const std::vector<uint8_t>& bytes) const {
    const TemporaryDirectory directory;
    directory.write("a", image('A') + image('B') + image('C'));
    directory.write("chars", std::string(bytes.begin(), bytes.end()));
    const auto crc = crc32(0, bytes.data(), static_cast<uInt>(kCharacterRomBytes));
    std::vector<KnownRomSet> known = table();
    const std::vector<KnownRomSet> characters = parse_rom_table(
        fmt::format("characters {} made up\nrom {:08x} 0000 glyphs\n", GetParam().name, crc), "t");
    known.insert(known.end(), characters.begin(), characters.end());
    return load_original_firmware(directory.path(), known);
  }
};

TEST_P(CharacterDump, IsTakenForThePicture) {
  CharacterGenerator drawn;
  for (unsigned code = 0; code < kGlyphs; ++code) {
    for (unsigned line = 0; line < kGlyphRows; ++line) {
      const unsigned bits = code * 37 + line * 11;
      const bool letter = code >= 0x20 && code < 0x60;
      drawn.rows[code][line] = static_cast<uint8_t>(bits & (letter ? 0x7C : 0xFF));
    }
  }
  const CharacterRom rom = GetParam().rom;
  const std::vector<uint8_t> bytes = pack_characters(drawn, rom);
  ASSERT_EQ(bytes.size(), kCharacterRomBytes);
  const Firmware firmware = load(bytes);
  EXPECT_THAT(firmware.description, testing::HasSubstr("fitted made up"));
  const CharacterSets own = load_character_sets(TRITON_DATA_DIR, {});
  const CharacterSets sets = load_character_sets(TRITON_DATA_DIR, firmware.characters);
  for (unsigned code = 0; code < kGlyphs; ++code) {
    const bool letter = code >= 0x20 && code < 0x60;
    const bool is_of_rom = letter == (rom == CharacterRom::kLetters);
    const bool in_graphics = is_of_rom && rom != CharacterRom::kLowerCase;
    const bool in_lower_case = is_of_rom && rom != CharacterRom::kGraphics;
    EXPECT_EQ(sets.graphics.rows[code], (in_graphics ? drawn : own.graphics).rows[code]) << code;
    EXPECT_EQ(sets.lower_case.rows[code], (in_lower_case ? drawn : own.lower_case).rows[code])
        << code;
  }
}

INSTANTIATE_TEST_SUITE_P(All, CharacterDump,
                         testing::Values(NamedRom{"letters", CharacterRom::kLetters},
                                         NamedRom{"graphics", CharacterRom::kGraphics},
                                         NamedRom{"lower-case", CharacterRom::kLowerCase}),
                         testing::PrintToStringParamName());

TEST(CharacterRoms, OurOwnLettersAreKnownToTheProjectsTable) {
  const TemporaryDirectory directory;
  const std::vector<uint8_t> bytes =
      pack_characters(load_character_sets(TRITON_DATA_DIR, {}).graphics, CharacterRom::kLetters);
  directory.write("2513.bin", std::string(bytes.begin(), bytes.end()));
  const FirmwareList list = list_original_firmware(
      directory.path(), read_rom_table(TRITON_SOURCE_DIR "/roms/original_roms.txt"));
  EXPECT_THAT(list.text, testing::HasSubstr("character generator: 1 of 1\n"
                                            "  0000 RO-3-2513, 20-5F: in 2513.bin at offset 0000"));
}

TEST(RomTable, RefusesBadLinesWithTheirNumber) {
  for (const std::string_view line :
       {"what", "firmware", "firmware 1.0 fast text -", "firmware 1.0 800000 prose -",
        "firmware 1.0 800000 text", "firmware 1.0 800000 text 0400,",
        "firmware 1.0 800000 text 0400,x", "addition", "characters", "characters big x",
        "characters letters", "rom xyz 0000 a", "rom 12345678 1G a", "rom 12345678 0000",
        "rom 123456789 0000 a"}) {
    std::string message = "not refused";
    try {
      (void)parse_rom_table("addition A\n" + std::string(line), "t");
    } catch (const InputError& error) {
      message = error.what();
    }
    EXPECT_THAT(message, testing::StartsWith("t:2: ")) << line;
  }
  EXPECT_THROW((void)parse_rom_table("rom 12345678 0000 a", "t"), InputError);
}

TEST(RomTable, TheProjectsTableHoldsEveryLevel) {
  const std::vector<KnownRomSet> sets = read_rom_table(TRITON_SOURCE_DIR "/roms/original_roms.txt");
  std::vector<std::string> names;
  for (const KnownRomSet& set : sets) names.push_back(set.name);
  EXPECT_THAT(names,
              testing::ElementsAre("7.2-monitor", "4.1", "5.1-parallel", "5.1", "5.2-parallel",
                                   "5.2", "7.2", "TRAP 2.1", "character generator",
                                   "graphics generator", "lower-case generator"));
  EXPECT_EQ(sets.at(1).roms.at(2).crc32, 0x858AA55Cu);
  EXPECT_EQ(sets.at(1).roms.at(2).address, 0x0800);
}

class OwnFirmware : public testing::Test {
 protected:
  OwnFirmware() {
    std::filesystem::create_directory(directory / "roms");
    directory.write("roms/monitor.rom", image('M'));
    directory.write("roms/basic.rom", image('A') + image('B'));
    directory.write("roms/firmware.sym", "1482 RNDSEED\n");
  }
  [[nodiscard]] std::string refusal() const {
    try {
      (void)load_firmware(directory.path());
    } catch (const InputError& error) {
      return error.what();
    }
    return "not refused";
  }
  TemporaryDirectory directory;
};

TEST_F(OwnFirmware, IsAMonitorAndABasicWithTheirSymbols) {
  const Firmware firmware = load_firmware(directory.path());
  const Triton machine(TritonConfig{.roms = firmware.roms});
  EXPECT_EQ(machine.peek(0x03FF), 'M');
  EXPECT_EQ(machine.peek(0x0400), 'A');
  EXPECT_EQ(machine.peek(0x0BFF), 'B');
  EXPECT_EQ(symbol_value(firmware.symbols, "RNDSEED"), 0x1482);
}

TEST_F(OwnFirmware, AMissingRomIsNamed) {
  std::filesystem::remove(directory / "roms/basic.rom");
  EXPECT_THAT(refusal(), testing::HasSubstr("roms/basic.rom: No such file"));
}

TEST_F(OwnFirmware, AWrongSizedRomIsNamedWithTheSizeExpected) {
  directory.write("roms/basic.rom", image('A'));
  EXPECT_THAT(refusal(), testing::HasSubstr("roms/basic.rom: 1024 bytes, expected 2048"));
}

TEST_F(OwnFirmware, AUserRomGoesIntoTheFreeSocket) {
  Firmware firmware = load_firmware(directory.path());
  add_user_rom(firmware, {directory.write("user.rom", "U"), {}});
  const Triton machine(TritonConfig{.roms = firmware.roms});
  EXPECT_EQ(machine.peek(0x0C00), 'U');
  EXPECT_EQ(machine.peek(0x0C01), 0xFF);
}

TEST_F(OwnFirmware, UserRomsGoIntoTheSocketsThatAreNamedOrTheNextFree) {
  Firmware firmware = load_firmware(directory.path());
  firmware.roms.clear();
  firmware.user_sockets = {0x0400, 0x0800};
  directory.write("at@home.rom", image('V'));
  add_user_rom(firmware, parse_user_rom((directory / "at@home.rom@0800").string()));
  add_user_rom(firmware, parse_user_rom(directory.write("u", image('U')).string()));
  const Triton machine(TritonConfig{.roms = firmware.roms});
  EXPECT_EQ(machine.peek(0x0400), 'U');
  EXPECT_EQ(machine.peek(0x07FF), 'U');
  EXPECT_EQ(machine.peek(0x0800), 'V');
  EXPECT_THROW(add_user_rom(firmware, {directory / "u", {}}), InputError) << "both are taken";
}

TEST_F(OwnFirmware, AUserRomForASocketThatIsNotFreeIsRefusedWithThoseThatAre) {
  Firmware firmware = load_firmware(directory.path());
  firmware.user_sockets = {0x0400, 0x0800};
  for (const auto address : std::initializer_list<uint16_t>{0x0000, 0x0401, 0x0C00, 0xC000}) {
    try {
      add_user_rom(firmware, {directory.write("u", "U"), address});
      FAIL() << address;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), testing::HasSubstr("expected 0400 or 0800"));
    }
  }
}

TEST(UserRom, IsAFileWithOrWithoutTheAddressOfItsSocket) {
  EXPECT_EQ(parse_user_rom("a.rom@0800").file, "a.rom");
  EXPECT_EQ(parse_user_rom("a.rom@0800").address, 0x0800);
  for (const char* name : {"a.rom", "a@b.rom", "a@", "a@12345", "a@0400h"}) {
    EXPECT_EQ(parse_user_rom(name).file, name);
    EXPECT_EQ(parse_user_rom(name).address, std::nullopt) << name;
  }
}

TEST(OriginalFirmware, AMonitorThatStartsAloneSaysWhatTheLevelLacks) {
  const std::vector<KnownRomSet> sets =
      parse_rom_table("firmware 9-monitor 2000000 tokens 0400,0800\nrom " + crc_of('A') +
                          " 0000 monitor\nfirmware 9 2000000 tokens 0400,0800\nrom " + crc_of('A') +
                          " 0000 monitor\nrom " + crc_of('B') + " E000 BASIC\n",
                      "t");
  const TemporaryDirectory directory;
  directory.write("a", image('A'));
  const Firmware alone = load_original_firmware(directory.path(), sets);
  EXPECT_THAT(alone.description, testing::HasSubstr("original level 9-monitor"));
  EXPECT_THAT(alone.description, testing::HasSubstr("level 9 lacks BASIC (E000"));
  EXPECT_THAT(alone.user_sockets, testing::ElementsAre(0x0400, 0x0800));
  directory.write("b", image('B'));
  const Firmware whole = load_original_firmware(directory.path(), sets);
  EXPECT_THAT(whole.description, testing::HasSubstr("original level 9:"));
  EXPECT_THAT(whole.description, testing::Not(testing::HasSubstr("9-monitor")));
}

TEST_F(OwnFirmware, AUserRomMustFitItsSocket) {
  Firmware firmware = load_firmware(directory.path());
  EXPECT_THROW(add_user_rom(firmware, {directory.write("u", image('U') + "V"), {}}), InputError);
  EXPECT_THROW(add_user_rom(firmware, {directory.write("u", ""), {}}), InputError);
  firmware.user_sockets.clear();
  EXPECT_THROW(add_user_rom(firmware, {directory.write("u", "U"), {}}), InputError);
}

TEST(CharacterRoms, HalfAKiBBesideAKnownImageIsNamed) {
  const std::vector<uint8_t> bytes =
      pack_characters(load_character_sets(TRITON_DATA_DIR, {}).graphics, CharacterRom::kLetters);
  const std::string letters(bytes.begin(), bytes.end());
  const std::string other(kCharacterRomBytes, 'Q');
  const auto listed = [](const std::string& file) {
    const TemporaryDirectory directory;
    directory.write("chars", file);
    return list_original_firmware(directory.path(),
                                  read_rom_table(TRITON_SOURCE_DIR "/roms/original_roms.txt"))
        .text;
  };
  EXPECT_THAT(listed(letters + other),
              testing::HasSubstr("not known: half a KiB of chars at offset 0200, CRC-32"));
  EXPECT_THAT(listed(other + letters),
              testing::HasSubstr("not known: half a KiB of chars at offset 0000, CRC-32"));
  EXPECT_THAT(listed(letters + letters), testing::Not(testing::HasSubstr("not known")));
  EXPECT_THAT(listed(letters + std::string(kCharacterRomBytes, '\xFF')),
              testing::Not(testing::HasSubstr("not known")));
}

}  // namespace
}  // namespace triton
