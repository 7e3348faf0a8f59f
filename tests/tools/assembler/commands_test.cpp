// `triton asm` and `triton disasm` as a person or a build calls them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "emulator/support/files.hpp"

namespace triton {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

struct Outcome {
  int status = -1;
  std::string output;
  std::string errors;
};

/// A folder that the commands run in.
class AssemblerCommands : public ::testing::Test {
 protected:
  AssemblerCommands() {
    std::string folder = (std::filesystem::temp_directory_path() / "triton_asm_XXXXXX").string();
    folder_ = ::mkdtemp(folder.data());
  }
  ~AssemblerCommands() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] Outcome triton(const std::string& arguments) const {
    const std::string command = "cd '" + folder_.string() + "' && '" TRITON_PROGRAM "' " +
                                arguments + " >stdout.txt 2>stderr.txt";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("stdout.txt"), read("stderr.txt")};
  }

  void write(const std::string& name, std::string_view text) const {
    write_file(folder_ / name, text);
  }
  [[nodiscard]] std::string read(const std::string& name) const {
    return read_text_file(folder_ / name);
  }
  [[nodiscard]] bool exists(const std::string& name) const {
    return std::filesystem::exists(folder_ / name);
  }

  std::filesystem::path folder_;
};

TEST_F(AssemblerCommands, AsmWritesImageListingSymbolsAndHex) {
  write("x.asm", "CR EQU 13\n ORG 100H\nGO: MVI A,CR\n END GO\n");
  const Outcome outcome =
      triton("asm x.asm -o x.bin --listing x.lst --symbols x.sym --hex x.hex --depfile x.d");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.output, "");
  EXPECT_EQ(outcome.errors, "x.asm: 0100-0101, 2 bytes\n");
  EXPECT_EQ(read("x.bin"), "\x3E\x0D");
  EXPECT_EQ(read("x.sym"), "000D CR\n0100 GO\n");
  EXPECT_EQ(read("x.hex"), ":020100003E0DB2\n:00010001FE\n");
  EXPECT_THAT(read("x.lst"), HasSubstr("0100  3E 0D           3   GO: MVI A,CR\n"));
  EXPECT_EQ(read("x.d"),
            "x.bin: \\\n  " + std::filesystem::canonical(folder_).string() + "/x.asm\n");
}

TEST_F(AssemblerCommands, AsmWritesIntelHexWhereTheOutputIsCalledSo) {
  write("x.asm", " DB 1\n");
  EXPECT_EQ(triton("asm x.asm -o x.HEX").status, 0);
  EXPECT_EQ(read("x.HEX"), ":0100000001FE\n:00000001FF\n");
}

TEST_F(AssemblerCommands, AsmWithErrorsShowsThemAllAndWritesNothing) {
  write("x.asm", " MVI A,X\n DB 256\n");
  write("x.bin", "as before");
  const Outcome outcome =
      triton("asm x.asm -o x.bin --listing x.lst --symbols x.sym --hex x.hex --depfile x.d");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.errors,
            "x.asm:1:8: error: X is not defined\n MVI A,X\n       ^\n"
            "x.asm:2:5: error: 0100H does not fit in a byte (-256 to 255)\n DB 256\n    ^\n"
            "x.asm: 2 errors, nothing written\n");
  EXPECT_EQ(read("x.bin"), "as before");
  for (const char* name : {"x.lst", "x.sym", "x.hex", "x.d"}) EXPECT_FALSE(exists(name)) << name;
}

TEST_F(AssemblerCommands, AsmFillsARangeAndTellsWhatIsFree) {
  write("x.asm", " ORG 402H\n DB 1\n");
  const Outcome outcome = triton("asm x.asm -o x.bin --range 0400-0407");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.errors, "x.asm: 0400-0407, 1 bytes used, 7 free\n");
  EXPECT_EQ(read("x.bin"), "\xFF\xFF\x01\xFF\xFF\xFF\xFF\xFF");
}

TEST_F(AssemblerCommands, AsmRefusesCodeOutsideItsRange) {
  write("x.asm", " ORG 400H\n DB 1,2,3\n");
  const Outcome above = triton("asm x.asm -o x.bin --range 0400-0401");
  EXPECT_EQ(above.status, 2);
  EXPECT_EQ(above.errors,
            "triton: x.asm: 1 bytes too many: the code ends at 0402, the range at 0401\n");
  const Outcome below = triton("asm x.asm -o x.bin --range 0401-0500");
  EXPECT_EQ(below.status, 2);
  EXPECT_EQ(below.errors, "triton: x.asm: the code begins at 0400, below the range's 0401\n");
  EXPECT_FALSE(exists("x.bin"));
  for (const char* range : {"0400", "0400-", "-0400", "0500-0400", "0-10000", "x-y", "0 -5"}) {
    const Outcome bad = triton(std::string("asm x.asm -o x.bin '--range=") + range + "'");
    EXPECT_EQ(bad.status, 2) << range;
    EXPECT_THAT(bad.errors, HasSubstr("expected two hexadecimal addresses")) << range;
  }
}

TEST_F(AssemblerCommands, AsmAddsAnotherModulesSymbolsIfTheyAgree) {
  write("x.asm", "CR EQU 13\nGO: NOP\n");
  write("good.sym", "000D CR\n0013 OUTCH\n");
  EXPECT_EQ(triton("asm x.asm --symbols x.sym --with-symbols good.sym").status, 0);
  EXPECT_EQ(read("x.sym"), "000D CR\n0000 GO\n0013 OUTCH\n");
  write("bad.sym", "000A CR\n");
  const Outcome outcome = triton("asm x.asm --symbols y.sym --with-symbols bad.sym");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.errors, "triton: x.asm: CR is 000D here and 000A in bad.sym\n");
  EXPECT_FALSE(exists("y.sym"));
}

TEST_F(AssemblerCommands, AsmOfAMissingFileSaysSo) {
  const Outcome outcome = triton("asm none.asm -o x.bin");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.errors, "triton: none.asm: No such file or directory\n");
  EXPECT_EQ(triton("asm").status, 2);
}

TEST_F(AssemblerCommands, AsmThatCannotWriteEndsWithStatusThree) {
  write("x.asm", " NOP\n");
  const Outcome outcome = triton("asm x.asm -o none/x.bin");
  EXPECT_EQ(outcome.status, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("none/x.bin"));
}

TEST_F(AssemblerCommands, DisasmPrintsSourceThatAssemblesToTheSameBytes) {
  write("x.asm", " ORG 0400H\nGO: LXI D,TEXT\n CALL 0023H\n JMP GO\nTEXT: DB 'HELLO',4,0CBH\n");
  ASSERT_EQ(triton("asm x.asm -o x.bin --symbols x.sym").status, 0);
  const Outcome outcome =
      triton("disasm x.bin --org 0400 --symbols x.sym --data 0409-040D --data 40E-40F");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.output,
            "        ORG     0400H\n"
            "GO:     LXI     D,TEXT          ; 0400  11 09 04\n"
            "        CALL    0023H           ; 0403  CD 23 00\n"
            "        JMP     GO              ; 0406  C3 00 04\n"
            "TEXT:   DB      'HELLO'         ; 0409\n"
            "        DB      04H,0CBH        ; 040E\n");
  write("y.asm", outcome.output);
  ASSERT_EQ(triton("asm y.asm -o y.bin").status, 0);
  EXPECT_EQ(read("y.bin"), read("x.bin"));
}

TEST_F(AssemblerCommands, TheFirmwareComesBackFromItsDisassemblyByteForByte) {
  const std::string roms = TRITON_DATA_DIR "/roms/";
  for (const auto& [name, org] : {std::pair{"monitor", "0000"}, std::pair{"basic", "0400"}}) {
    const std::string rom = roms + name + ".rom";
    const Outcome outcome = triton("disasm '" + rom + "' --org " + org + " --symbols '" + roms +
                                   "firmware.sym' -o again.asm");
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    const Outcome assembled = triton("asm again.asm -o again.rom");
    EXPECT_EQ(assembled.status, 0) << assembled.errors;
    EXPECT_EQ(read("again.rom"), read_text_file(rom)) << name;
  }
}

TEST_F(AssemblerCommands, DisasmTakesTheAddressesOfAHexFile) {
  write("x.asm", " ORG 0FF0H\n RET\n");
  ASSERT_EQ(triton("asm x.asm -o x.hex").status, 0);
  EXPECT_EQ(triton("disasm x.hex -o y.asm").status, 0);
  EXPECT_EQ(read("y.asm"), "        ORG     0FF0H\n        RET                     ; 0FF0  C9\n");
}

TEST_F(AssemblerCommands, DisasmRefusesBadInputWithStatusTwo) {
  write("x.bin", "\x01\x02\x03");
  write("x.hex", ":0100000001FE\n:00000001FF\n");
  write("x.sym", "12 X\n");
  write("raw.sym", "\x9B\x1B[2J X\n");
  const auto refuses = [this](const std::string& arguments, const std::string& message) {
    const Outcome outcome = triton("disasm " + arguments);
    EXPECT_EQ(outcome.status, 2) << arguments;
    EXPECT_EQ(outcome.errors, "triton: " + message + "\n");
    EXPECT_EQ(outcome.output, "");
  };
  refuses("none.bin --org 0", "none.bin: No such file or directory");
  refuses("x.bin", "x.bin: where does it begin? Expected --org HEX");
  refuses("x.bin --org 10000",
          "--org 10000: expected an address of one to four hexadecimal digits");
  refuses("x.bin --org zz", "--org zz: expected an address of one to four hexadecimal digits");
  refuses("x.bin --org FFFE", "x.bin: 3 bytes from FFFE go past FFFF");
  refuses("x.bin --org 0 --data 5-4",
          "--data 5-4: expected two hexadecimal addresses, the lower first, such as 0400-0BFF");
  refuses("x.bin --org 0 --symbols x.sym",
          "x.sym:1: '12' is no address, expected four hexadecimal digits");
  refuses("x.hex --org 0", "--org: x.hex is Intel HEX and has its own addresses");
  refuses("x.bin --org 0 --symbols raw.sym",
          "raw.sym:1: '\uFFFD\u241B[2J' is no address, expected four hexadecimal digits");
}

TEST_F(AssemblerCommands, DisasmTakesHexFilesAsOldToolsWriteThem) {
  const std::string listed =
      "        ORG     1602H\n        MVI     A,2AH           ; 1602  3E 2A\n"
      "        CALL    0013H           ; 1604  CD 13 00\n        HLT                     ; 1607  "
      "76\n";
  const std::string record = ":061602003E2ACD13007624";
  for (const std::string& text :
       {record + "\n:0000000000\n", record + "\r\n:00000001FF\r\n\x1A\x1A\x1A\x1A",
        ":020000040000FA\n" + record + "\n:00000001FF\n", record + "\r:00000001FF\r",
        ":0116030000E6\n" + record + "\n:00000001FF\n"}) {
    write("in.hex", text);
    const Outcome outcome = triton("disasm in.hex");
    EXPECT_EQ(outcome.status, 0) << text << outcome.errors;
    EXPECT_EQ(outcome.output, listed) << text;
  }
}

TEST_F(AssemblerCommands, DisasmTakesCpmsSymbolFiles) {
  write("x.bin", "\xC9\xC9");
  write("x.sym", "1602 START\t\t1603 STOP\r\n\x1A\x1A");
  const Outcome outcome = triton("disasm x.bin --org 1602 --symbols x.sym");
  EXPECT_EQ(outcome.status, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("START:"));
}

TEST_F(AssemblerCommands, AsmWritesIntelHexOfWhatTheSourcePlacesOnly) {
  write("x.asm", " ORG 1602H\n HLT\n ORG 1700H\n DB 7\n");
  const Outcome outcome = triton("asm x.asm -o x.hex");
  EXPECT_EQ(outcome.errors, "x.asm: 1602-1700, 2 bytes\n");
  EXPECT_EQ(read("x.hex"), ":011602007671\n:0117000007E1\n:00000001FF\n");
}

TEST_F(AssemblerCommands, AsmSaysWhatFillsTheGapsOfABinary) {
  write("x.asm", " ORG 1602H\n HLT\n ORG 1608H\n DB 7\n");
  const Outcome outcome = triton("asm x.asm -o x.bin --hex x.hex");
  EXPECT_EQ(outcome.errors, "x.asm: 1602-1608, 2 bytes; FF fills 5 between them in x.bin\n");
  EXPECT_EQ(read("x.bin"), "\x76\xFF\xFF\xFF\xFF\xFF\x07");
  EXPECT_EQ(read("x.hex"), ":011602007671\n:0116080007DA\n:00000001FF\n");
}

TEST_F(AssemblerCommands, AsmWarnsWhereBytesAreReplacedAndGoesOn) {
  write("x.asm", " DB 1,2\n ORG 1\n DB 3\n");
  const Outcome outcome = triton("asm x.asm -o x.bin");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(read("x.bin"), "\x01\x03");
  EXPECT_EQ(outcome.errors,
            "x.asm:3:1: warning: address 0001H is filled by x.asm:1 already; what is placed from "
            "here on replaces it\n DB 3\n^\nx.asm: 0000-0001, 2 bytes\n");
}

TEST_F(AssemblerCommands, AsmTakesAWarningForAnErrorWhereThatIsAskedFor) {
  write("x.asm", " DB 1,2\n ORG 1\n DB 3\n");
  const Outcome outcome = triton("asm x.asm -o x.bin --werror");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_FALSE(exists("x.bin"));
  EXPECT_THAT(outcome.errors, EndsWith("x.asm: 1 error, nothing written\n"));
}

TEST_F(AssemblerCommands, AsmShowsTwentyErrorsAndTheirNumberOrAll) {
  std::string source;
  for (int i = 0; i < 33; ++i) source += " FOO 1\n";
  write("x.asm", source);
  const auto lines_with = [](const std::string& text, std::string_view what) {
    int count = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
    return count;
  };
  const Outcome some = triton("asm x.asm");
  EXPECT_EQ(lines_with(some.errors, ": error: "), 20);
  EXPECT_THAT(some.errors, EndsWith("... and 13 more errors (--all-errors shows them)\n"
                                    "x.asm: 33 errors, nothing written\n"));
  EXPECT_EQ(lines_with(triton("asm x.asm --all-errors").errors, ": error: "), 33);
}

TEST_F(AssemblerCommands, AsmLetsNoRawByteOfASourceReachTheTerminal) {
  write("x.asm", " FOO \x1B[2J\x9B'\xC2\x9B\x07\n DB '\xFF'\n INCLUDE '\x1B\x9Bx'\n");
  const Outcome outcome = triton("asm x.asm");
  EXPECT_EQ(outcome.status, 2);
  for (const char raw : {'\x1B', '\x9B', '\x07', '\xFF'}) {
    // The bytes of U+241B and its like are E2 90 9B: whole characters, which a terminal shows.
    const auto at = outcome.errors.find(raw);
    const bool is_picture = at != std::string::npos && at >= 2 && outcome.errors[at - 1] == '\x90';
    EXPECT_TRUE(at == std::string::npos || is_picture) << static_cast<int>(raw);
  }
}

TEST_F(AssemblerCommands, AsmTakesTheDialectFromAnOption) {
  write("x.asm", " DW 'AB'\n");
  EXPECT_EQ(triton("asm x.asm -o x.bin --dialect MAC").status, 0);
  EXPECT_EQ(read("x.bin"), "AB");
  EXPECT_EQ(triton("asm x.asm -o x.bin --dialect intel").status, 0);
  EXPECT_EQ(read("x.bin"), "BA");
  const Outcome refused = triton("asm x.asm -o x.bin --dialect zilog");
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(refused.errors, "triton: --dialect: 'zilog', expected auto, intel or mac\n");
}

TEST_F(AssemblerCommands, HelpHasAnExample) {
  for (const char* command : {"asm", "disasm"}) {
    const Outcome outcome = triton(std::string(command) + " --help");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.output, HasSubstr(std::string("Example: triton ") + command));
  }
}

}  // namespace
}  // namespace triton
