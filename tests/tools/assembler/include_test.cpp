#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "emulator/support/errors.hpp"
#include "tests/tools/assembler/assembling.hpp"

namespace triton::assembler {
namespace {

using ::testing::HasSubstr;

/// A folder of source files that goes away with the test.
class Include : public ::testing::Test {
 protected:
  Include() {
    std::string folder =
        (std::filesystem::temp_directory_path() / "triton_include_XXXXXX").string();
    folder_ = ::mkdtemp(folder.data());
  }
  ~Include() override { std::filesystem::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }

  [[nodiscard]] Assembly assemble(const std::string& name) const {
    return assemble_file(folder_ / name);
  }

  /// The errors without the folder's name.
  [[nodiscard]] std::string errors(const std::string& name) const {
    std::string text = all_errors(assemble(name));
    const std::string prefix = folder_.string() + "/";
    for (auto at = text.find(prefix); at != std::string::npos; at = text.find(prefix)) {
      text.erase(at, prefix.size());
    }
    return text;
  }

  std::filesystem::path folder_;
};

TEST_F(Include, FileIsReadWhereItIsNamed) {
  write("main.asm", " DB 1\n INCLUDE 'part.asm'\n DB X ; comment\n");
  write("part.asm", "X EQU 3\n DB 2\n");
  EXPECT_EQ(hex(assemble("main.asm").image), "01 02 03");
}

TEST_F(Include, NameStandsInEitherQuotesOrNone) {
  write("main.asm", " INCLUDE \"part.asm\"\n include part.asm;comment\n INCLUDE  part.asm  \n");
  write("part.asm", " DB 2\n");
  EXPECT_EQ(hex(assemble("main.asm").image), "02 02 02");
}

TEST_F(Include, PathIsRelativeToTheFileThatNamesIt) {
  write("main.asm", " INCLUDE 'deep/one.asm'\n");
  write("deep/one.asm", " INCLUDE 'two.asm'\n INCLUDE '../three.asm'\n");
  write("deep/two.asm", " DB 2\n");
  write("three.asm", " DB 3\n");
  const Assembly assembly = assemble("main.asm");
  EXPECT_EQ(all_errors(assembly), "");
  EXPECT_EQ(hex(assembly.image), "02 03");
  EXPECT_EQ(assembly.sources,
            (std::vector<std::filesystem::path>{folder_ / "main.asm", folder_ / "deep/one.asm",
                                                folder_ / "deep/two.asm", folder_ / "three.asm"}));
}

TEST_F(Include, ErrorsNameTheIncludedFile) {
  write("main.asm", " NOP\n INCLUDE 'part.asm'\n");
  write("part.asm", " NOP\n MVI A,X\n");
  EXPECT_EQ(errors("main.asm"), "part.asm:2:8: X is not defined\n");
}

TEST_F(Include, CycleIsAnErrorAtTheLineThatClosesIt) {
  write("main.asm", " INCLUDE 'a.asm'\n");
  write("a.asm", " INCLUDE 'b.asm'\n");
  write("b.asm", " NOP\n INCLUDE 'a.asm'\n INCLUDE 'main.asm'\n INCLUDE './x/../b.asm'\n");
  EXPECT_EQ(errors("main.asm"),
            "b.asm:2:10: a.asm includes itself\n"
            "b.asm:3:10: main.asm includes itself\n"
            "b.asm:4:10: b.asm includes itself\n");
}

TEST_F(Include, FilesNestToADepthOfSixtyFour) {
  for (int i = 0; i < 70; ++i) {
    write(fmt::format("f{}.asm", i), fmt::format(" DB {}\n INCLUDE f{}.asm\n", i, i + 1));
  }
  EXPECT_EQ(errors("f0.asm"), "f63.asm:2:10: macros and files nest deeper than 64\n");
}

TEST_F(Include, MissingFileIsNamed) {
  write("main.asm", " INCLUDE 'none.asm'\n INCLUDE\n INCLUDE a b\n INCLUDE '.'\n");
  const std::string text = errors("main.asm");
  EXPECT_THAT(text, HasSubstr("main.asm:1:10: none.asm: No such file or directory\n"));
  EXPECT_THAT(text, HasSubstr("main.asm:2:9: INCLUDE needs a file's name\n"));
  EXPECT_THAT(text,
              HasSubstr("main.asm:3:12: expected the end of the line after the file's name\n"));
  EXPECT_THAT(text, HasSubstr("main.asm:4:10: "));
  EXPECT_THROW((void)assemble("none.asm"), InputError);
}

TEST_F(Include, IfAndMacroEndInTheFileThatTheyBeganIn) {
  write("main.asm", " INCLUDE 'a.asm'\n ENDIF\n INCLUDE 'b.asm'\n ENDM\n");
  write("a.asm", " IF 1\n");
  write("b.asm", "M1 MACRO\n");
  EXPECT_EQ(errors("main.asm"),
            "a.asm:1:1: IF without ENDIF\n"
            "main.asm:2:2: ENDIF without IF\n"
            "b.asm:1:1: MACRO without ENDM\n"
            "main.asm:4:2: ENDM without MACRO, REPT, IRP or IRPC\n");
}

TEST_F(Include, EndBelongsInTheMainFile) {
  write("main.asm", " INCLUDE 'a.asm'\n NOP\n");
  write("a.asm", " END\n");
  EXPECT_EQ(errors("main.asm"), "a.asm:1:2: END belongs in the main file only\n");
}

TEST_F(Include, MacroAndSymbolOfAnIncludedFileServeTheMainOne) {
  write("main.asm", " INCLUDE 'a.asm'\n PAIR 1\n");
  write("a.asm", "PAIR MACRO X\n DB X,X+1\n ENDM\n");
  EXPECT_EQ(hex(assemble("main.asm").image), "01 02");
}

}  // namespace
}  // namespace triton::assembler
