#include "emulator/host/firmware.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "emulator/host/errors.hpp"
#include "emulator/host/original_firmware.hpp"
#include "tests/host/temporary_directory.hpp"

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
  EXPECT_FALSE(firmware.user_rom_address.has_value());
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

TEST(RomTable, RefusesBadLinesWithTheirNumber) {
  for (const std::string_view line :
       {"what", "firmware", "firmware 1.0 fast text -", "firmware 1.0 800000 prose -",
        "firmware 1.0 800000 text", "addition", "rom xyz 0000 a", "rom 12345678 1G a",
        "rom 12345678 0000", "rom 123456789 0000 a"}) {
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
  EXPECT_THAT(names, testing::ElementsAre("4.1", "5.1-parallel", "5.1", "5.2-parallel", "5.2",
                                          "7.2", "TRAP 2.1"));
  EXPECT_EQ(sets.front().roms.at(2).crc32, 0x858AA55Cu);
  EXPECT_EQ(sets.front().roms.at(2).address, 0x0800);
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
  add_user_rom(firmware, directory.write("user.rom", "U"));
  const Triton machine(TritonConfig{.roms = firmware.roms});
  EXPECT_EQ(machine.peek(0x0C00), 'U');
  EXPECT_EQ(machine.peek(0x0C01), 0xFF);
}

TEST_F(OwnFirmware, AUserRomMustFitItsSocket) {
  Firmware firmware = load_firmware(directory.path());
  EXPECT_THROW(add_user_rom(firmware, directory.write("u", image('U') + "V")), InputError);
  EXPECT_THROW(add_user_rom(firmware, directory.write("u", "")), InputError);
  firmware.user_rom_address.reset();
  EXPECT_THROW(add_user_rom(firmware, directory.write("u", "U")), InputError);
}

}  // namespace
}  // namespace triton
