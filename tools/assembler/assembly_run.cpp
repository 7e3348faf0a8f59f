#include "tools/assembler/assembly_run.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/chips/i8080.hpp"
#include "tools/assembler/encode.hpp"
#include "tools/assembler/reserved_words.hpp"

namespace triton::assembler {
namespace {

constexpr unsigned kMostPasses = 16;
constexpr std::size_t kMostFrames = 64;
constexpr std::size_t kMacNameLength = 16;
constexpr std::string_view kLocalPrefix = "??";

bool is_condition(std::string_view word) {
  return word == "IF" || word == "ELSE" || word == "ENDIF";
}

}  // namespace

AssemblyRun::AssemblyRun(SourceLines main, std::filesystem::path path,
                         std::filesystem::path directory, Dialect dialect)
    : main_(std::move(main)),
      path_(std::move(path)),
      directory_(std::move(directory)),
      significant_(dialect == Dialect::kIntel ? kIntelNameLength
                   : dialect == Dialect::kMac ? kMacNameLength
                                              : std::string_view::npos),
      dialect_(dialect == Dialect::kAuto ? find_dialect(*main_) : dialect),
      is_in_doubt_(dialect_ == Dialect::kAuto) {}

Assembly AssemblyRun::run() {
  // The first pass settles every address; EQUs that look forward may take some more, one for each
  // link of the chain. What is still unknown then leads back to itself.
  run_pass(false);
  std::size_t unknown = unknown_symbols();
  while (unknown > 0 && pass_ < kMostPasses) {
    run_pass(false);
    const std::size_t left = unknown_symbols();
    if (left == unknown) break;
    unknown = left;
  }
  run_pass(true);
  Assembly assembly;
  finish(assembly);
  return assembly;
}

void AssemblyRun::run_pass(bool is_final) {
  ++pass_;
  is_final_ = is_final;
  conditions_.clear();
  gathering_.reset();
  macros_.clear();
  location_ = 0;
  has_wrapped_ = wrap_is_told_ = replaces_ = replacing_is_told_ = doubt_is_told_ = false;
  doubt_ = 0;
  expanded_lines_ = 0;
  local_names_ = 0;
  start_address_.reset();
  if (is_final) memory_.resize(kAddressSpace);
  frames_.clear();
  const bool splits = dialect_ == Dialect::kMac;
  frames_.push_back({splits ? split_statements(main_) : main_, 0, 0, path_, directory_, ""});
  while (!frames_.empty()) {
    Frame& frame = frames_.back();
    if (frame.next == frame.lines->size()) {
      if (!repeat(frame)) leave_frame();
      continue;
    }
    const SourceLines keeps_line_alive = frame.lines;
    process_line((*keeps_line_alive)[frame.next++]);
  }
}

void AssemblyRun::leave_frame() {
  if (gathering_ && gathering_->frame == frames_.size()) {
    report(gathering_->line, {1, fmt::format("{} without ENDM", gathering_->word)});
    gathering_.reset();
  }
  // Digital Research's ENDM ends the IFs of its macro too.
  if (dialect_ == Dialect::kMac && !frames_.back().expansion.empty()) {
    conditions_.resize(frames_.back().conditions);
  }
  while (conditions_.size() > frames_.back().conditions) {
    report(conditions_.back().line, {1, "IF without ENDIF"});
    conditions_.pop_back();
  }
  frames_.pop_back();
}

void AssemblyRun::push_frame(Frame frame, const Token& at) {
  if (frames_.size() == kMostFrames) {
    throw SyntaxError{at.column, fmt::format("macros and files nest deeper than {}", kMostFrames)};
  }
  frames_.push_back(std::move(frame));
}

void AssemblyRun::stop_reading(Frame& frame) {
  frame.next = frame.lines->size();
  frame.block.reset();
}

void AssemblyRun::process_line(const SourceLine& line) {
  line_ = &line;
  here_ = location_;
  row_ = {};
  row_.from_macro = !frames_.back().expansion.empty();
  if (gathering_) {
    try {
      gather(line);
    } catch (const SyntaxError& error) {
      report(line, error);
    }
    return;
  }
  if (line.text.starts_with('$')) {
    do_control(line);
    return;
  }
  const std::vector<Token> tokens = tokenize(line.text);
  TokenCursor cursor(tokens);
  Statement statement{&line, &cursor, nullptr, nullptr};
  const bool is_read = is_assembling();
  try {
    find_parts(statement);
    process_statement(statement);
  } catch (const SyntaxError& error) {
    // Of the lines that an IF skips only the IFs are looked at.
    const bool is_known = statement.operation != nullptr;
    if (is_read || is_known) report(line, error);
  }
  if (doubt_ != 0 && !doubt_is_told_) {
    report(line,
           {doubt_,
            "Digital Research's MAC reads this another way than Intel's ASM80, which is "
            "followed here: --dialect intel or mac says which is meant"},
           true);
    doubt_is_told_ = true;
  }
  if (is_final_) listing_.add(line, row_);
}

bool AssemblyRun::is_operation(const Token& token) const {
  return token.kind == TokenKind::kName &&
         (find_instruction(token.text) || is_directive(token.text) ||
          find_name(macros_, token.text, significant_) != macros_.end());
}

/// A label without a colon: before EQU and its like; the first word, no operation itself, before an
/// operation; and with Digital Research a word in column 1 that nothing follows.
bool AssemblyRun::is_bare_label(const TokenCursor& cursor) const {
  const Token& first = cursor.peek();
  const Token& second = cursor.peek(1);
  if (second.kind == TokenKind::kName && takes_bare_name(second.text)) return true;
  const bool may_be_name = reserved_meaning(first.text).empty() &&
                           find_name(macros_, first.text, significant_) == macros_.end();
  if (!may_be_name) return false;
  const bool names_a_file =
      (first.text == "INCLUDE" || first.text == "MACLIB") &&
      (cursor.peek(2).kind == TokenKind::kEnd || cursor.peek(2).kind == TokenKind::kBad);
  if (names_a_file) return false;
  if (second.kind == TokenKind::kName &&
      (find_instruction(second.text) || is_core_directive(second.text))) {
    return true;
  }
  if (is_directive(first.text)) return false;
  if (is_operation(second)) return true;
  return dialect_ == Dialect::kMac && first.column == 1 &&
         (second.kind == TokenKind::kEnd || second.kind == TokenKind::kName);
}

void AssemblyRun::find_parts(Statement& statement) const {
  TokenCursor& cursor = *statement.cursor;
  const auto is_colon = [](const Token& token) {
    return token.kind == TokenKind::kPunctuation && token.text == ":";
  };
  if (cursor.peek().kind == TokenKind::kNumber) cursor.next();  // of an editor that counts lines
  if (cursor.peek().kind == TokenKind::kName) {
    const Token& second = cursor.peek(1);
    if (is_colon(second)) {
      statement.label = &cursor.next();
      cursor.next();
    } else if (is_bare_label(cursor)) {
      statement.label = &cursor.next();
    }
  }
  if (cursor.at_end()) return;
  const Token& operation = cursor.next();
  if (operation.kind == TokenKind::kBad) throw SyntaxError{operation.column, operation.text};
  if (operation.kind != TokenKind::kName) {
    throw SyntaxError{
        operation.column,
        fmt::format("expected an instruction or a directive, not {}", describe(operation))};
  }
  statement.operation = &operation;
}

void AssemblyRun::process_statement(Statement& statement) {
  const std::string_view word =
      statement.operation == nullptr ? std::string_view{} : statement.operation->text;
  if (!is_assembling() && !is_condition(word)) return;
  const bool label_is_after = dialect_ == Dialect::kMac && word == "ORG";
  if (statement.label != nullptr && is_assembling() && !takes_bare_name(word) && !label_is_after) {
    try {
      define_label(*statement.label);
      row_.address = here_;
    } catch (const SyntaxError& error) {
      report(*statement.line, error);
    }
  }
  if (statement.label != nullptr && word == "ORG" && is_in_doubt_) doubt_ = 1;
  if (statement.operation == nullptr) return;
  const auto macro = find_name(macros_, word, significant_);
  const Handler handler = find_directive(word);
  if (const auto instruction = find_instruction(word)) {
    encode(*instruction, statement);
  } else if (macro != macros_.end() && !is_core_directive(word)) {
    call_macro(macro->second, statement);
  } else if (handler != nullptr) {
    (this->*handler)(statement);
  } else {
    refuse_operation(statement);
  }
}

void AssemblyRun::refuse_operation(const Statement& statement) {
  const std::string& word = statement.operation->text;
  const bool is_first = statement.label == nullptr;
  // What would be its label is not missed elsewhere too.
  if (is_first && statement.operation->column == 1) {
    const auto [entry, is_new] = symbols_.try_emplace(word);
    if (is_new) entry->second.failed = true;
  }
  const bool colon_is_missing = is_first && statement.cursor->peek().kind == TokenKind::kEnd;
  throw SyntaxError{statement.operation->column,
                    colon_is_missing
                        ? fmt::format("{0} is not an instruction, a directive or a macro (a label "
                                      "has a colon: {0}:)",
                                      word)
                        : fmt::format("{} is not an instruction, a directive or a macro", word)};
}

void AssemblyRun::encode(const Instruction& instruction, Statement& statement) {
  std::array<uint8_t, 3> bytes{instruction.opcode, 0, 0};
  try {
    bytes = encode_instruction(instruction, *statement.cursor, context());
    statement.cursor->expect_end();
  } catch (const SyntaxError& error) {
    report(*statement.line, error);
  }
  // The bytes are placed in any case: the lines that follow must not move from pass to pass.
  for (unsigned i = 0; i < instruction_length(instruction.form); ++i) emit(bytes[i]);
}

void AssemblyRun::expect_name(const Token& name) {
  if (name.kind == TokenKind::kBad) throw SyntaxError{name.column, name.text};
  if (name.kind != TokenKind::kName) {
    throw SyntaxError{name.column, fmt::format("expected a name, not {}", describe(name))};
  }
}

void AssemblyRun::check_name_is_free(const Token& name) {
  expect_name(name);
  const std::string_view meaning = reserved_meaning(name.text);
  if (!meaning.empty()) {
    throw SyntaxError{name.column,
                      fmt::format("{} cannot be a name: it is {}", name.text, meaning)};
  }
}

void AssemblyRun::define_label(const Token& name) {
  check_name_is_free(name);
  define_value(name, {here_, true, true, RegisterClass::kNone}, SymbolKind::kLabel, false);
}

void AssemblyRun::define_value(const Token& name, const Value& value, SymbolKind kind,
                               bool failed) {
  auto [found, is_new] = symbols_.try_emplace(name.text);
  SymbolEntry& entry = found->second;
  if (!is_new && entry.pass == pass_ && !(kind == SymbolKind::kSet && entry.kind == kind)) {
    throw SyntaxError{name.column,
                      fmt::format("{} is already defined, at {}", name.text, entry.place)};
  }
  if (entry.place.empty()) entry.place = place_of(*line_);
  const bool moved = is_final_ && !is_new && kind != SymbolKind::kSet && entry.value.known &&
                     !entry.failed && !failed && entry.value.number != value.number;
  entry.value = value;
  entry.kind = kind;
  entry.pass = pass_;
  entry.failed = failed;
  if (kind != SymbolKind::kLabel && !failed) row_.value = value.number;
  if (moved && errors_.empty()) {
    throw SyntaxError{name.column, fmt::format("{} has another value than in the pass before "
                                               "(phase error)",
                                               name.text)};
  }
}

std::size_t AssemblyRun::unknown_symbols() const {
  return static_cast<std::size_t>(std::ranges::count_if(symbols_, [](const auto& symbol) {
    return !symbol.second.value.known && !symbol.second.failed;
  }));
}

ExpressionContext AssemblyRun::context() {
  unsigned* const doubt = is_in_doubt_ && is_final_ ? &doubt_ : nullptr;
  return {symbols_, pass_, is_final_, here_, dialect_, significant_, doubt};
}

void AssemblyRun::emit(uint8_t byte) {
  if (is_final_) {
    if (has_wrapped_ && !wrap_is_told_) {
      report(*line_, {1, "past FFFFH the code goes on at 0000H"}, true);
      wrap_is_told_ = true;
    }
    Cell& cell = memory_[location_];
    if (cell.place != 0 && !replaces_ && !replacing_is_told_) {
      const auto& [file, number] = places_[cell.place - 1];
      report(*line_,
             {1, fmt::format("address {:04X}H is filled by {}:{} already; what is placed from here "
                             "on replaces it",
                             location_, *file, number)},
             true);
      replacing_is_told_ = true;
    }
    if (row_.bytes.empty()) places_.emplace_back(line_->file, line_->number);
    cell = {static_cast<uint32_t>(places_.size()), byte};
    row_.address = here_;
    row_.bytes.push_back(byte);
  }
  if (++location_ == 0) has_wrapped_ = true;
}

void AssemblyRun::report(const SourceLine& line, const SyntaxError& error, bool is_warning) {
  if (!is_final_ || error.message.empty()) return;
  std::string message = error.message;
  const auto expansion = std::find_if(frames_.rbegin(), frames_.rend(),
                                      [](const Frame& frame) { return !frame.expansion.empty(); });
  if (expansion != frames_.rend()) message += fmt::format(" (in {})", expansion->expansion);
  Diagnostic diagnostic{*line.file,         line.number, error.column,
                        std::move(message), line.text,   is_warning};
  // A fault in a repetition is one, however often it is read.
  if (!told_.insert(to_text(diagnostic)).second) return;
  (is_warning ? warnings_ : errors_).push_back(std::move(diagnostic));
}

void AssemblyRun::finish(Assembly& assembly) const {
  assembly.errors = errors_;
  assembly.warnings = warnings_;
  assembly.start_address = start_address_;
  assembly.sources.push_back(path_);
  assembly.sources.insert(assembly.sources.end(), sources_.begin(), sources_.end());
  for (const auto& [name, entry] : symbols_) {
    if (name.starts_with(kLocalPrefix)) continue;
    assembly.symbols[name] = {entry.value.number, entry.kind == SymbolKind::kLabel};
  }
  for (std::size_t address = 0; address < memory_.size(); ++address) {
    if (memory_[address].place == 0) continue;
    const bool joins = address > 0 && memory_[address - 1].place != 0;
    if (!joins) assembly.blocks.push_back({static_cast<uint16_t>(address), {}});
    assembly.blocks.back().bytes.push_back(memory_[address].byte);
  }
  if (!assembly.blocks.empty()) assembly.origin = assembly.blocks.front().address;
  for (const HexFile::Block& block : assembly.blocks) {
    assembly.image.resize(block.address - assembly.origin, kGapByte);
    assembly.image.insert(assembly.image.end(), block.bytes.begin(), block.bytes.end());
    assembly.bytes_placed += block.bytes.size();
  }
  if (!errors_.empty()) return;
  Listing listing = listing_;
  listing.add_symbols(symbols_);
  assembly.listing = listing.take();
}

}  // namespace triton::assembler
