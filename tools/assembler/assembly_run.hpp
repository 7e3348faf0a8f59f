// One assembly: its passes over the source, and the state that they share. Internal to the
// assembler.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/assembler/assembler.hpp"
#include "tools/assembler/expression.hpp"
#include "tools/assembler/instruction_set.hpp"
#include "tools/assembler/lexer.hpp"
#include "tools/assembler/listing.hpp"
#include "tools/assembler/macro.hpp"
#include "tools/assembler/source.hpp"
#include "tools/assembler/symbol_table.hpp"

namespace triton::assembler {

class AssemblyRun {
 public:
  AssemblyRun(SourceLines main, std::filesystem::path path, std::filesystem::path directory,
              Dialect dialect);

  [[nodiscard]] Assembly run();

 private:
  /// A MACRO, REPT, IRP or IRPC whose lines are being gathered up to its ENDM.
  struct Gathering {
    std::string word;     ///< which of the four
    Macro macro;          ///< without a name where it is none
    bool is_good = true;  ///< its first line had no fault
    unsigned repetitions = 0;
    std::vector<std::string> values;  ///< of IRP's and IRPC's parameter, one a repetition
    unsigned depth = 0;               ///< of such blocks inside it
    std::size_t frame = 0;            ///< that it began in, and must end in
    SourceLine line;
  };

  /// Lines being read: the main file, an INCLUDE or an expansion; the innermost is on top.
  struct Frame {
    SourceLines lines;
    std::size_t next = 0;
    std::size_t conditions = 0;        ///< open IFs when it began
    std::filesystem::path path;        ///< of a file
    std::filesystem::path directory;   ///< that its INCLUDEs are relative to
    std::string expansion;             ///< "NAME at file:line" for MACRO, REPT, IRP, IRPC
    std::optional<Gathering> block{};  ///< of the last three, each repetition made as it is read
    unsigned repetitions = 0;          ///< of the block, so far
  };

  struct Condition {
    bool enclosing = true;  ///< lines around the IF are being assembled
    bool active = true;     ///< lines of this branch are
    bool has_else = false;
    SourceLine line;  ///< of the IF
  };

  /// The parts of the line in hand.
  struct Statement {
    const SourceLine* line = nullptr;
    TokenCursor* cursor = nullptr;
    const Token* label = nullptr;
    const Token* operation = nullptr;
  };

  using Handler = void (AssemblyRun::*)(Statement&);

  /// A byte of the address space, and which line placed it.
  struct Cell {
    uint32_t place = 0;  ///< index in places_, from 1; 0: nothing placed here
    uint8_t byte = 0;
  };

  // The flow of lines: assembly_run.cpp.
  void run_pass(bool is_final);
  void process_line(const SourceLine& line);
  void process_statement(Statement& statement);
  /// Steps the cursor to the operands. Throws where no operation stands.
  void find_parts(Statement& statement) const;
  [[nodiscard]] bool is_operation(const Token& token) const;
  [[nodiscard]] bool is_bare_label(const TokenCursor& cursor) const;
  [[noreturn]] void refuse_operation(const Statement& statement);
  /// Makes the frame's next repetition; false where there is none.
  [[nodiscard]] bool repeat(Frame& frame);
  void leave_frame();
  void push_frame(Frame frame, const Token& at);
  static void stop_reading(Frame& frame);
  [[nodiscard]] std::size_t unknown_symbols() const;
  void report(const SourceLine& line, const SyntaxError& error, bool is_warning = false);
  void finish(Assembly& assembly) const;

  // Symbols and bytes: assembly_run.cpp.
  [[nodiscard]] char escape() const { return dialect_ == Dialect::kMac ? '^' : '!'; }
  static void expect_name(const Token& name);
  static void check_name_is_free(const Token& name);
  void define_label(const Token& name);
  void define_value(const Token& name, const Value& value, SymbolKind kind, bool failed);
  [[nodiscard]] ExpressionContext context();
  void emit(uint8_t byte);
  [[nodiscard]] bool is_assembling() const {
    return conditions_.empty() || conditions_.back().active;
  }

  // Operations: directives.cpp, expansion.cpp and encode.cpp.
  friend bool is_directive(std::string_view word);
  [[nodiscard]] static Handler find_directive(std::string_view name);
  [[nodiscard]] static bool takes_bare_name(std::string_view directive);
  void do_org(Statement& statement);
  void do_equ(Statement& statement);
  void do_set(Statement& statement);
  void define(Statement& statement, SymbolKind kind);
  void do_db(Statement& statement);
  void do_dw(Statement& statement);
  void do_ds(Statement& statement);
  void do_if(Statement& statement);
  void do_else(Statement& statement);
  void do_endif(Statement& statement);
  void do_end(Statement& statement);
  void do_nothing(Statement& statement);
  void do_need_linker(Statement& statement);
  void do_include(Statement& statement);
  void do_maclib(Statement& statement);
  void do_control(const SourceLine& line);
  [[nodiscard]] static std::string file_name_in(const Statement& statement);
  void include(std::string_view name, const Token& at);
  void do_assert(Statement& statement);
  void do_error(Statement& statement);
  void do_macro(Statement& statement);
  void do_rept(Statement& statement);
  void do_irp(Statement& statement);
  void do_irpc(Statement& statement);
  void do_local(Statement& statement);
  void do_exitm(Statement& statement);
  void do_endm(Statement& statement);
  [[nodiscard]] static bool begins_block(std::string_view word);
  void begin_gathering(const Statement& statement);
  [[nodiscard]] std::string argument_text(const SourceLine& line, unsigned column) const;
  [[nodiscard]] std::string begin_list(Statement& statement, unsigned& column);
  void gather(const SourceLine& line);
  void finish_gathering();
  void call_macro(const Macro& macro, Statement& statement);
  void evaluate_argument(std::string& argument, const Token& call);
  void add_expansion(const Macro& macro, std::map<std::string, std::string, std::less<>> names,
                     std::vector<SourceLine>& lines);
  [[nodiscard]] static std::vector<std::string> read_names(TokenCursor& cursor);
  void encode(const Instruction& instruction, Statement& statement);

  const SourceLines main_;
  const std::filesystem::path path_;
  const std::filesystem::path directory_;
  const std::size_t significant_;
  const Dialect dialect_;
  const bool is_in_doubt_;  ///< nothing tells the dialect

  // Kept from pass to pass.
  SymbolTable symbols_;
  std::map<std::filesystem::path, SourceLines> files_;
  std::vector<std::filesystem::path> sources_;
  unsigned pass_ = 0;
  bool is_final_ = false;

  // Of one pass.
  std::vector<Frame> frames_;
  std::vector<Condition> conditions_;
  std::optional<Gathering> gathering_;
  std::map<std::string, Macro, std::less<>> macros_;
  uint16_t location_ = 0;
  bool has_wrapped_ = false;   ///< the counter went past FFFFH, and no ORG came since
  bool wrap_is_told_ = false;  ///< that there are bytes there
  bool replaces_ = false;      ///< the last ORG plainly means to place bytes again
  bool replacing_is_told_ = false;
  bool doubt_is_told_ = false;
  std::size_t expanded_lines_ = 0;
  unsigned local_names_ = 0;
  std::optional<uint16_t> start_address_;

  // Of the line in hand.
  const SourceLine* line_ = nullptr;
  Listing::Row row_;
  uint16_t here_ = 0;
  unsigned doubt_ = 0;  ///< column of what the dialects read differently

  // Of the final pass.
  std::vector<Cell> memory_;
  std::vector<std::pair<std::shared_ptr<const std::string>, unsigned>> places_;
  Listing listing_;
  std::set<std::string> told_;  ///< what stands in the next two, as text
  std::vector<Diagnostic> errors_;
  std::vector<Diagnostic> warnings_;
};

}  // namespace triton::assembler
