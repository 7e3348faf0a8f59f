#include "tools/assembler/disassembly.hpp"

#include <gmock/gmock.h>

#include <random>

#include "emulator/chips/i8080_disassembler.hpp"
#include "emulator/support/errors.hpp"
#include "tests/tools/assembler/assembling.hpp"

namespace triton::assembler {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using Bytes = std::vector<uint8_t>;

std::string source_of(uint16_t address, const Bytes& bytes,
                      const DisassemblyOptions& options = {}) {
  return disassemble(std::vector<HexFile::Block>{{address, bytes}}, options);
}

void expect_round_trip(uint16_t address, const Bytes& bytes,
                       const DisassemblyOptions& options = {}) {
  const std::string source = source_of(address, bytes, options);
  const Assembly assembly = assemble_text(source, "round.asm");
  ASSERT_EQ(all_errors(assembly), "") << source;
  ASSERT_EQ(assembly.origin, address);
  ASSERT_EQ(hex(assembly.image), hex(bytes)) << source;
}

TEST(Disassembly, EveryOpcodeComesBackAsItself) {
  for (unsigned opcode = 0; opcode < 256; ++opcode) {
    expect_round_trip(0x0100, {static_cast<uint8_t>(opcode), 0x34, 0x12});
    expect_round_trip(0x0100, {static_cast<uint8_t>(opcode), 0xFF, 0xFF, 0xFF});
    expect_round_trip(0xFFFF, {static_cast<uint8_t>(opcode)});
  }
}

TEST(Disassembly, EveryInstructionOfTheAssemblerReadsAsItWasWritten) {
  for (const char* statement :
       {"NOP",    "LXI SP,1234H", "STAX D",     "INX SP",     "INR M",     "DCR A",   "MVI M,0FFH",
        "DAD H",  "LDAX B",       "SHLD 1234H", "LDA 0FFFFH", "HLT",       "MOV A,M", "CMP L",
        "ORA A",  "RNZ",          "POP PSW",    "JPO 1234H",  "JMP 1234H", "OUT 05H", "CM 1234H",
        "PUSH B", "CALL 1234H",   "ADI 0AH",    "RST 7",      "XTHL",      "PCHL",    "XCHG",
        "SPHL",   "DI",           "EI",         "RET",        "RPE",       "CPI 41H"}) {
    const Assembly assembly = assemble_text(std::string(" ") + statement, "x.asm");
    const auto instruction = disassemble_instruction(assembly.image);
    ASSERT_TRUE(instruction.has_value()) << statement;
    const std::string text =
        instruction->mnemonic + (instruction->operands.empty() ? "" : " ") + instruction->operands;
    EXPECT_EQ(text, statement);
    EXPECT_EQ(instruction->length, assembly.image.size()) << statement;
    EXPECT_TRUE(instruction->is_documented) << statement;
  }
}

TEST(Disassembly, InstructionCutOffByTheEndOfTheBytesIsNone) {
  EXPECT_FALSE(disassemble_instruction(Bytes{}).has_value());
  EXPECT_FALSE(disassemble_instruction(Bytes{0x3E}).has_value());
  EXPECT_FALSE(disassemble_instruction(Bytes{0xC3, 0x00}).has_value());
  EXPECT_TRUE(disassemble_instruction(Bytes{0xC3, 0x00, 0x00}).has_value());
}

TEST(Disassembly, UndocumentedOpcodesAreDataWithTheirTwinInAComment) {
  EXPECT_EQ(source_of(0x10, {0xCB, 0x34, 0x12, 0x08, 0xD9, 0xFD, 0x00, 0x01}),
            "        ORG     0010H\n"
            "        DB      0CBH,34H,12H    ; 0010  CB 34 12   acts as JMP 1234H\n"
            "        DB      08H             ; 0013  08   acts as NOP\n"
            "        DB      0D9H            ; 0014  D9   acts as RET\n"
            "        DB      0FDH,00H,01H    ; 0015  FD 00 01   acts as CALL 0100H\n");
}

TEST(Disassembly, JumpTargetsGetLabelsAndLinesInsideAnInstructionDoNot) {
  EXPECT_EQ(
      source_of(0x0100, {0x3E, 0x05, 0x3D, 0xC2, 0x02, 0x01, 0xC3, 0x01, 0x01, 0x3A, 0x00, 0x02}),
      "        ORG     0100H\n"
      "        MVI     A,05H           ; 0100  3E 05\n"
      "L0102:  DCR     A               ; 0102  3D\n"
      "        JNZ     L0102           ; 0103  C2 02 01\n"
      "        JMP     0101H           ; 0106  C3 01 01\n"
      "        LDA     0200H           ; 0109  3A 00 02\n");
}

TEST(Disassembly, SymbolsNameLinesOperandsAndPlacesOutside) {
  DisassemblyOptions options;
  options.symbols = {{"LOOP", 0x0102},
                     {"OUTSIDE", 0x1600},
                     {"CR", 0x000D},
                     {"UNUSED", 0x3000},
                     {"A_LONG_NAME", 0x0106}};
  const Bytes bytes{0x3E, 0x0D, 0x3D, 0xC2, 0x02, 0x01, 0x21, 0x00, 0x16, 0x01, 0x0D, 0x00};
  EXPECT_EQ(source_of(0x0100, bytes, options),
            "OUTSIDE EQU     1600H\n"
            "\n"
            "        ORG     0100H\n"
            "        MVI     A,0DH           ; 0100  3E 0D\n"
            "LOOP:   DCR     A               ; 0102  3D\n"
            "        JNZ     LOOP            ; 0103  C2 02 01\n"
            "A_LONG_NAME:\n"
            "        LXI     H,OUTSIDE       ; 0106  21 00 16\n"
            "        LXI     B,000DH         ; 0109  01 0D 00\n");
  expect_round_trip(0x0100, bytes, options);
}

TEST(Disassembly, LowSymbolsLabelOnlyLinesThatCodeRefersTo) {
  DisassemblyOptions options;
  options.symbols = {{"CR", 0x0001}, {"OUTCH", 0x0002}};
  const Bytes bytes{0x00, 0x00, 0xC9, 0xCD, 0x02, 0x00};
  EXPECT_EQ(source_of(0, bytes, options),
            "        ORG     0000H\n"
            "        NOP                     ; 0000  00\n"
            "        NOP                     ; 0001  00   CR\n"
            "OUTCH:  RET                     ; 0002  C9\n"
            "        CALL    OUTCH           ; 0003  CD 02 00\n");
  expect_round_trip(0, bytes, options);
}

TEST(Disassembly, DataRangesAreStringsAndBytes) {
  DisassemblyOptions options;
  options.data = {{0x0201, 0x020A}};
  const Bytes bytes{0x00, 'I', 't', '\'', 's', 0x04, 0xC3, 1, 2, 3, 4, 0xC9};
  EXPECT_EQ(source_of(0x0200, bytes, options),
            "        ORG     0200H\n"
            "        NOP                     ; 0200  00\n"
            "        DB      'It''s'         ; 0201\n"
            "        DB      04H,0C3H,01H,02H,03H,04H ; 0205\n"
            "        RET                     ; 020B  C9\n");
  expect_round_trip(0x0200, bytes, options);
}

TEST(Disassembly, InstructionThatWouldReachIntoDataIsDataToo) {
  DisassemblyOptions options;
  options.data = {{0x0202, 0x0202}};
  EXPECT_EQ(source_of(0x0200, {0x00, 0xC3, 0x41, 0x00}, options),
            "        ORG     0200H\n"
            "        NOP                     ; 0200  00\n"
            "        DB      0C3H            ; 0201\n"
            "        DB      41H             ; 0202\n"
            "        NOP                     ; 0203  00\n");
}

TEST(Disassembly, SymbolThatIsNoNameIsRefused) {
  DisassemblyOptions options;
  options.symbols = {{"MOV", 0x0100}};
  EXPECT_THROW((void)source_of(0, {0}, options), InputError);
  options.symbols = {{"5X", 0x0100}};
  EXPECT_THROW((void)source_of(0, {0}, options), InputError);
}

TEST(Disassembly, SymbolsOfOtherToolsAreWrittenAsTheAssemblerReadsThem) {
  DisassemblyOptions options;
  options.symbols = {{"start", 0x0100}, {"IN$CH", 0x0103}, {"inch", 0x0103}};
  EXPECT_EQ(source_of(0x0100, {0xC3, 0x03, 0x01, 0xC3, 0x00, 0x01}, options),
            "        ORG     0100H\n"
            "START:  JMP     INCH            ; 0100  C3 03 01\n"
            "INCH:   JMP     START           ; 0103  C3 00 01\n");
  options.symbols = {{"start", 0x0100}, {"START", 0x0101}};
  EXPECT_THROW((void)source_of(0x0100, {0, 0}, options), InputError);
}

TEST(Disassembly, SymbolLikeAMadeUpLabelDoesNotClash) {
  DisassemblyOptions options;
  options.symbols = {{"L0100", 0x2000}};
  expect_round_trip(0x0100, {0xC3, 0x00, 0x01, 0xCD, 0x00, 0x20}, options);
}

TEST(Disassembly, ImagesOfRandomBytesComeBackAsThemselves) {
  std::mt19937 random(8080);
  for (int round = 0; round < 300; ++round) {
    Bytes bytes(1 + random() % 600);
    for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(random());
    const auto address = static_cast<uint16_t>(random() % (0x10000 - bytes.size()));
    DisassemblyOptions options;
    for (int i = 0; i < 4; ++i) {
      const auto first = static_cast<uint16_t>(address + random() % bytes.size());
      options.data.push_back(
          {first, static_cast<uint16_t>(std::min<std::size_t>(first + random() % 40, 0xFFFF))});
      options.symbols.emplace(fmt::format("SYM{}", i),
                              static_cast<uint16_t>(address + random() % bytes.size()));
    }
    expect_round_trip(address, bytes, options);
  }
}

TEST(Disassembly, BlocksApartFromEachOtherKeepTheirAddresses) {
  const std::vector<HexFile::Block> blocks{{0x0100, {0xC3, 0x00, 0x02}}, {0x0200, {0xC9}}};
  const Assembly assembly = assemble_text(disassemble(blocks), "x.asm");
  EXPECT_EQ(all_errors(assembly), "");
  EXPECT_EQ(assembly.origin, 0x0100);
  EXPECT_EQ(assembly.image.size(), 0x101u);
  EXPECT_EQ(assembly.bytes_placed, 4u);
  EXPECT_THAT(disassemble(blocks), HasSubstr("L0200:  RET"));
}

}  // namespace
}  // namespace triton::assembler
