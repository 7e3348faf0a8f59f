// The assembler's own operations, but for macros (expansion.cpp).
#include <fmt/format.h>

#include "emulator/chips/i8080.hpp"
#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"
#include "tools/assembler/assembly_run.hpp"
#include "tools/assembler/reserved_words.hpp"

namespace triton::assembler {
namespace {}  // namespace

AssemblyRun::Handler AssemblyRun::find_directive(std::string_view name) {
  static const std::map<std::string_view, Handler> directives{
      {"ORG", &AssemblyRun::do_org},         {"EQU", &AssemblyRun::do_equ},
      {"SET", &AssemblyRun::do_set},         {"DB", &AssemblyRun::do_db},
      {"DW", &AssemblyRun::do_dw},           {"DS", &AssemblyRun::do_ds},
      {"IF", &AssemblyRun::do_if},           {"ELSE", &AssemblyRun::do_else},
      {"ENDIF", &AssemblyRun::do_endif},     {"END", &AssemblyRun::do_end},
      {"INCLUDE", &AssemblyRun::do_include}, {"ASSERT", &AssemblyRun::do_assert},
      {"ERROR", &AssemblyRun::do_error},     {"MACRO", &AssemblyRun::do_macro},
      {"REPT", &AssemblyRun::do_rept},       {"IRP", &AssemblyRun::do_irp},
      {"IRPC", &AssemblyRun::do_irpc},       {"LOCAL", &AssemblyRun::do_local},
      {"EXITM", &AssemblyRun::do_exitm},     {"ENDM", &AssemblyRun::do_endm},
  };
  const auto found = directives.find(name);
  return found == directives.end() ? nullptr : found->second;
}

bool is_directive(std::string_view word) { return AssemblyRun::find_directive(word) != nullptr; }

bool AssemblyRun::takes_bare_name(std::string_view directive) {
  return directive == "EQU" || directive == "SET" || directive == "MACRO";
}

void AssemblyRun::do_org(Statement& statement) {
  const ExpressionContext now = context();
  const uint16_t address = ExpressionReader(*statement.cursor, now).immediate("ORG");
  statement.cursor->expect_end();
  location_ = address;
  row_.address = address;
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
  const ExpressionContext now = context();
  do {
    try {
      const bool stands_alone =
          cursor.peek(1).kind == TokenKind::kEnd ||
          (cursor.peek(1).kind == TokenKind::kPunctuation && cursor.peek(1).text == ",");
      if (cursor.peek().kind == TokenKind::kString && stands_alone) {
        const Token& string = cursor.next();
        if (string.text.empty()) throw SyntaxError{string.column, "the string is empty"};
        for (const char c : string.text) emit(static_cast<uint8_t>(c));
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
  const ExpressionContext now = context();
  do {
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
  const unsigned column = statement.cursor->peek().column;
  const ExpressionContext now = context();
  const uint16_t count = ExpressionReader(*statement.cursor, now).immediate("DS");
  statement.cursor->expect_end();
  row_.address = here_;
  if (location_ + count > kAddressSpace) {
    throw SyntaxError{column, fmt::format("DS {} goes past address FFFFH", count)};
  }
  location_ += count;
}

void AssemblyRun::do_if(Statement& statement) {
  Condition condition{is_assembling(), false, false, *statement.line};
  if (!condition.enclosing) {
    conditions_.push_back(condition);
    return;
  }
  try {
    const ExpressionContext now = context();
    condition.active = ExpressionReader(*statement.cursor, now).immediate("IF") != 0;
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
  for (Frame& frame : frames_) frame.next = frame.lines->size();
  if (!statement.cursor->at_end()) {
    const ExpressionContext now = context();
    start_address_ = ExpressionReader(*statement.cursor, now).number().number;
  }
  statement.cursor->expect_end();
}

void AssemblyRun::do_include(Statement& statement) {
  const Token& first = statement.cursor->peek();
  std::string name;
  if (first.kind == TokenKind::kString) {
    name = statement.cursor->next().text;
    statement.cursor->expect_end();
  } else {
    // Without quotes the name is the rest of the line up to a blank or a comment.
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
  if (name.empty()) throw SyntaxError{first.column, "INCLUDE needs a file's name"};

  const std::filesystem::path path = (frames_.back().directory / name).lexically_normal();
  for (const Frame& frame : frames_) {
    if (frame.expansion.empty() && frame.path == path) {
      throw SyntaxError{first.column, fmt::format("{} includes itself", path.string())};
    }
  }
  auto found = files_.find(path);
  if (found == files_.end()) {
    try {
      const std::string text = read_text_file(path, kLargestSource);
      found = files_.emplace(path, number_lines(text, path.string())).first;
    } catch (const InputError& error) {
      throw SyntaxError{first.column, error.what()};
    }
    sources_.push_back(path);
  }
  push_frame({found->second, 0, conditions_.size(), path, path.parent_path(), ""}, first);
}

void AssemblyRun::do_assert(Statement& statement) {
  const unsigned column = statement.cursor->peek().column;
  const ExpressionContext now = context();
  ExpressionReader reader(*statement.cursor, now);
  const Value value = reader.number();
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
  if (!is_final_ || value.number != 0) return;
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
