// The assembler's own operations, but for macros (expansion.cpp).
#include <fmt/format.h>

#include <algorithm>

#include "emulator/chips/i8080.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tools/assembler/assembly_run.hpp"
#include "tools/assembler/reserved_words.hpp"

namespace triton::assembler {
namespace {

// Controls of ISIS-II ASM80, long and short: they shape its listing and its files.
constexpr std::string_view kControls =
    " PRINT PR NOPRINT NOPR OBJECT OJ NOOBJECT NOOJ XREF XR NOXREF NOXR SYMBOLS SB NOSYMBOLS NOSB "
    "DEBUG DB NODEBUG NODB PAGING PI NOPAGING NOPI PAGELENGTH PL PAGEWIDTH PW MACRODEBUG MD "
    "NOMACRODEBUG NOMD MACROFILE MF NOMACROFILE NOMF MOD85 M8 NOMOD85 NOM8 TTY NOTTY LIST LI "
    "NOLIST "
    "NOLI GEN GE NOGEN NOGE COND CO NOCOND NOCO TITLE TT EJECT EJ SAVE SA RESTORE RS ";

}  // namespace

AssemblyRun::Handler AssemblyRun::find_directive(std::string_view name) {
  static const std::map<std::string_view, Handler> directives{
      {"ORG", &AssemblyRun::do_org},
      {"EQU", &AssemblyRun::do_equ},
      {"SET", &AssemblyRun::do_set},
      {"DB", &AssemblyRun::do_db},
      {"DW", &AssemblyRun::do_dw},
      {"DS", &AssemblyRun::do_ds},
      {"IF", &AssemblyRun::do_if},
      {"ELSE", &AssemblyRun::do_else},
      {"ENDIF", &AssemblyRun::do_endif},
      {"END", &AssemblyRun::do_end},
      {"INCLUDE", &AssemblyRun::do_include},
      {"ASSERT", &AssemblyRun::do_assert},
      {"ERROR", &AssemblyRun::do_error},
      {"MACRO", &AssemblyRun::do_macro},
      {"REPT", &AssemblyRun::do_rept},
      {"IRP", &AssemblyRun::do_irp},
      {"IRPC", &AssemblyRun::do_irpc},
      {"LOCAL", &AssemblyRun::do_local},
      {"EXITM", &AssemblyRun::do_exitm},
      {"ENDM", &AssemblyRun::do_endm},
      {"MACLIB", &AssemblyRun::do_maclib},
      {"TITLE", &AssemblyRun::do_nothing},
      {"PAGE", &AssemblyRun::do_nothing},
      {"NAME", &AssemblyRun::do_nothing},
      {"ASEG", &AssemblyRun::do_nothing},
      {"CSEG", &AssemblyRun::do_nothing},
      {"PUBLIC", &AssemblyRun::do_nothing},
      {"STKLN", &AssemblyRun::do_nothing},
      {"INPAGE", &AssemblyRun::do_nothing},
      {"DSEG", &AssemblyRun::do_need_linker},
      {"EXTRN", &AssemblyRun::do_need_linker},
  };
  const auto found = directives.find(name);
  return found == directives.end() ? nullptr : found->second;
}

bool is_directive(std::string_view word) { return AssemblyRun::find_directive(word) != nullptr; }

bool AssemblyRun::takes_bare_name(std::string_view directive) {
  return directive == "EQU" || directive == "SET" || directive == "MACRO";
}

void AssemblyRun::do_org(Statement& statement) {
  TokenCursor operand = *statement.cursor;
  bool names_a_place = false;
  for (; !operand.at_end() && operand.peek().kind != TokenKind::kBad; operand.next()) {
    const auto symbol = operand.peek().kind == TokenKind::kName
                            ? find_name(symbols_, operand.peek().text, significant_)
                            : symbols_.end();
    names_a_place = names_a_place || operand.at("$") ||
                    (symbol != symbols_.end() && symbol->second.kind == SymbolKind::kLabel);
  }
  const ExpressionContext now = context();
  const uint16_t address = ExpressionReader(*statement.cursor, now).immediate("ORG");
  statement.cursor->expect_end();
  location_ = address;
  row_.address = address;
  replaces_ = names_a_place;
  has_wrapped_ = wrap_is_told_ = replacing_is_told_ = false;
  if (statement.label != nullptr && dialect_ == Dialect::kMac) {
    here_ = address;
    define_label(*statement.label);
  }
}

void AssemblyRun::do_equ(Statement& statement) { define(statement, SymbolKind::kEqu); }
void AssemblyRun::do_set(Statement& statement) { define(statement, SymbolKind::kSet); }

void AssemblyRun::define(Statement& statement, SymbolKind kind) {
  if (statement.label == nullptr) {
    throw SyntaxError{statement.operation->column,
                      fmt::format("{} needs a name before it", statement.operation->text)};
  }
  const Token& name = *statement.label;
  check_name_is_free(name);
  try {
    const ExpressionContext now = context();
    const Value value = ExpressionReader(*statement.cursor, now).any();
    statement.cursor->expect_end();
    define_value(name, value, kind, false);
  } catch (const SyntaxError&) {
    define_value(name, {0, false, false, RegisterClass::kNone}, kind, true);
    throw;
  }
}

void AssemblyRun::do_db(Statement& statement) {
  TokenCursor& cursor = *statement.cursor;
  ExpressionContext now = context();
  do {
    if (dialect_ == Dialect::kMac) now.here = location_;
    if (is_in_doubt_ && location_ != here_ && cursor.at("$")) doubt_ = cursor.peek().column;
    try {
      const bool stands_alone =
          cursor.peek(1).kind == TokenKind::kEnd ||
          (cursor.peek(1).kind == TokenKind::kPunctuation && cursor.peek(1).text == ",");
      if (cursor.peek().kind == TokenKind::kString && stands_alone) {
        for (const char c : cursor.next().text) emit(static_cast<uint8_t>(c));
      } else {
        const Value value = ExpressionReader(cursor, now).byte();
        if (!cursor.at(",")) cursor.expect_end();
        emit(static_cast<uint8_t>(value.number));
      }
    } catch (const SyntaxError& error) {
      report(*statement.line, error);
      emit(0);
      cursor.skip_to_comma();
    }
  } while (cursor.accept(","));
}

void AssemblyRun::do_dw(Statement& statement) {
  TokenCursor& cursor = *statement.cursor;
  ExpressionContext now = context();
  do {
    if (dialect_ == Dialect::kMac) now.here = location_;
    if (is_in_doubt_ && location_ != here_ && cursor.at("$")) doubt_ = cursor.peek().column;
    uint16_t word = 0;
    try {
      word = ExpressionReader(cursor, now).number().number;
      if (!cursor.at(",")) cursor.expect_end();
    } catch (const SyntaxError& error) {
      report(*statement.line, error);
      cursor.skip_to_comma();
    }
    emit(static_cast<uint8_t>(word));
    emit(static_cast<uint8_t>(word >> 8));
  } while (cursor.accept(","));
}

void AssemblyRun::do_ds(Statement& statement) {
  const ExpressionContext now = context();
  const uint16_t count = ExpressionReader(*statement.cursor, now).immediate("DS");
  statement.cursor->expect_end();
  row_.address = here_;
  has_wrapped_ = has_wrapped_ || location_ + count >= static_cast<int>(kAddressSpace);
  location_ = static_cast<uint16_t>(location_ + count);
}

void AssemblyRun::do_if(Statement& statement) {
  Condition condition{is_assembling(), false, false, *statement.line};
  if (!condition.enclosing) {
    conditions_.push_back(condition);
    return;
  }
  try {
    const ExpressionContext now = context();
    condition.active = ExpressionReader(*statement.cursor, now).condition("IF");
    statement.cursor->expect_end();
  } catch (const SyntaxError& error) {
    report(*statement.line, error);
  }
  conditions_.push_back(condition);
}

void AssemblyRun::do_else(Statement& statement) {
  if (conditions_.size() <= frames_.back().conditions) {
    throw SyntaxError{statement.operation->column, "ELSE without IF"};
  }
  Condition& condition = conditions_.back();
  if (condition.has_else && condition.enclosing) {
    throw SyntaxError{statement.operation->column,
                      fmt::format("a second ELSE for the IF at {}", place_of(condition.line))};
  }
  condition.has_else = true;
  condition.active = condition.enclosing && !condition.active;
  if (condition.enclosing) statement.cursor->expect_end();
}

void AssemblyRun::do_endif(Statement& statement) {
  if (conditions_.size() <= frames_.back().conditions) {
    throw SyntaxError{statement.operation->column, "ENDIF without IF"};
  }
  const bool is_read = conditions_.back().enclosing;
  conditions_.pop_back();
  if (is_read) statement.cursor->expect_end();
}

void AssemblyRun::do_end(Statement& statement) {
  if (frames_.size() > 1) {
    throw SyntaxError{statement.operation->column, "END belongs in the main file only"};
  }
  stop_reading(frames_.back());
  if (!statement.cursor->at_end()) {
    const ExpressionContext now = context();
    start_address_ = ExpressionReader(*statement.cursor, now).number().number;
  }
  statement.cursor->expect_end();
}

/// What is for a listing, a linker or a library elsewhere.
void AssemblyRun::do_nothing(Statement&) {}

void AssemblyRun::do_need_linker(Statement& statement) {
  throw SyntaxError{statement.operation->column,
                    fmt::format("{} needs a linker; here a source is a whole program",
                                statement.operation->text)};
}

/// A name in quotes, or the rest of the line up to a blank or a comment.
std::string AssemblyRun::file_name_in(const Statement& statement) {
  const Token& first = statement.cursor->peek();
  std::string name;
  if (first.kind == TokenKind::kString) {
    name = statement.cursor->next().text;
    statement.cursor->expect_end();
  } else {
    const std::string_view rest =
        std::string_view(statement.line->text).substr(statement.operation->end_column - 1);
    const auto begin = rest.find_first_not_of(" \t");
    if (begin != std::string_view::npos) {
      const std::string_view tail = rest.substr(begin);
      name = tail.substr(0, tail.find_first_of(" \t;"));
      const auto after = tail.find_first_not_of(" \t", name.size());
      if (after != std::string_view::npos && tail[after] != ';') {
        throw SyntaxError{static_cast<unsigned>(statement.operation->end_column + begin + after),
                          "expected the end of the line after the file's name"};
      }
    }
  }
  if (name.empty()) {
    throw SyntaxError{first.column,
                      fmt::format("{} needs a file's name", statement.operation->text)};
  }
  return name;
}

void AssemblyRun::do_include(Statement& statement) {
  const Token& first = statement.cursor->peek();
  include(file_name_in(statement), first);
}

void AssemblyRun::do_maclib(Statement& statement) {
  const Token& first = statement.cursor->peek();
  include(file_name_in(statement) + ".lib", first);
}

/// A line with $ in column 1: ISIS-II controls, one after the other, or MAC's $+ $- $*.
void AssemblyRun::do_control(const SourceLine& line) {
  if (is_final_) listing_.add(line, row_);
  if (!is_assembling()) return;
  std::string_view text = line.text;
  if (text.find_first_of("+-*") == 1) return;
  const auto column = [&] { return static_cast<unsigned>(text.data() - line.text.data() + 1); };
  text.remove_prefix(1);
  for (;;) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    if (text.empty() || text.front() == ';') return;
    const unsigned begin = column();
    const std::string word = upper_case(text.substr(0, text.find_first_of(" \t(;")));
    text.remove_prefix(word.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    std::string_view operand;
    if (text.starts_with('(')) {
      const std::size_t end = text.find(')');
      if (end == std::string_view::npos) {
        return report(line, {column(), "no ')' for this '('"});
      }
      operand = text.substr(1, end - 1);
      text.remove_prefix(end + 1);
    }
    if (word == "INCLUDE" || word == "IC") {
      Token at;
      at.column = begin;
      try {
        // ISIS-II names a drive first: :F1:NAME.
        if (operand.starts_with(':')) operand.remove_prefix(operand.find(':', 1) + 1);
        if (operand.empty()) throw SyntaxError{begin, "INCLUDE needs a file's name"};
        include(operand, at);
      } catch (const SyntaxError& error) {
        report(line, error);
      }
      return;
    }
    if (kControls.find(" " + word + " ") == std::string_view::npos) {
      return report(line, {begin, fmt::format("{} is not a control of ASM80", word)});
    }
  }
}

void AssemblyRun::include(std::string_view name, const Token& at) {
  // CP/M and ISIS-II do not know the case of a file's name.
  std::filesystem::path path = (frames_.back().directory / name).lexically_normal();
  std::error_code error;
  for (const std::string& other : {lower_case(name), upper_case(name)}) {
    const auto elsewhere = (frames_.back().directory / other).lexically_normal();
    if (!std::filesystem::exists(path, error) && std::filesystem::exists(elsewhere, error)) {
      path = elsewhere;
    }
  }
  for (const Frame& frame : frames_) {
    if (frame.expansion.empty() && frame.path == path) {
      throw SyntaxError{at.column, fmt::format("{} includes itself", path.string())};
    }
  }
  auto found = files_.find(path);
  if (found == files_.end()) {
    try {
      const std::string text = read_text_file(path, kLargestSource);
      const SourceLines lines = number_lines(text, path.string());
      const bool splits = dialect_ == Dialect::kMac;
      found = files_.emplace(path, splits ? split_statements(lines) : lines).first;
    } catch (const InputError& fault) {
      throw SyntaxError{at.column, fault.what()};
    }
    sources_.push_back(path);
  }
  push_frame({found->second, 0, conditions_.size(), path, path.parent_path(), ""}, at);
}

void AssemblyRun::do_assert(Statement& statement) {
  const unsigned column = statement.cursor->peek().column;
  ExpressionContext now = context();
  now.doubt = nullptr;  // no other assembler has this word
  ExpressionReader reader(*statement.cursor, now);
  const Value value = reader.number();
  const bool holds = (value.number & 1) != 0;
  const auto comparison = reader.comparison();
  std::string message = "ASSERT is not true";
  if (statement.cursor->accept(",")) {
    const Token& text = statement.cursor->next();
    if (text.kind != TokenKind::kString) {
      throw SyntaxError{text.column,
                        fmt::format("expected a message in quotes, not {}", describe(text))};
    }
    message = text.text;
  }
  statement.cursor->expect_end();
  if (!is_final_ || holds) return;
  if (comparison)
    message += fmt::format(" ({:04X}H and {:04X}H)", comparison->left, comparison->right);
  throw SyntaxError{column, message};
}

void AssemblyRun::do_error(Statement& statement) {
  const Token& text = statement.cursor->next();
  if (text.kind != TokenKind::kString) {
    throw SyntaxError{text.column,
                      fmt::format("expected a message in quotes, not {}", describe(text))};
  }
  statement.cursor->expect_end();
  throw SyntaxError{statement.operation->column, text.text};
}

}  // namespace triton::assembler
