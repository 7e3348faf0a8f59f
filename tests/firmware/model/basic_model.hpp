// Tiny BASIC level 4.1 in C++: the gold standard that the 8080 firmware is compared with.
//
//   Screen screen(Frame{}, sink);
//   TextKeys keys("5\n");
//   BasicModel basic(screen, keys, {.seed = 1});
//   basic.load_listing("10 INPUT A\n20 PRINT A*A\n");
//   basic.run();                        // as RUN does: ends with OK and the prompt
//   basic.variable('A');                // 5
//
// It is written from the manual's description of the language and, where the manual is silent, from
// the documented behaviour of Palo Alto Tiny BASIC; it uses nothing of the emulator nor of the
// firmware, and no data structure of theirs: the program is a map, the loops are vectors.
//
// Settled here, where both sources leave room
//   Range        a result outside -32767..32767 is HOW? at the operator that made it.
//   `?`          stands before the first character that was not understood; for HOW? after + and -
//                before the first non-blank after the right operand, after * and / directly behind
//                it; for a number that is too large behind the digit that made it so.
//   Compare      one compare per expression or pair of parentheses; `1<2<3` is WHAT?.
//   Unary sign   only at the start of an expression, a parenthesis or a compare's right side.
//   FOR          the body runs at least once; NEXT ends the loop, and leaves the variable, when the
//                next value would be out of range.
//   Long line    a line, typed or a reply to INPUT, takes 72 characters. More are neither taken nor
//                echoed; Return then refuses the line with SORRY, unless Control-H has stepped back.
//   INPUT        a reply is one expression and nothing behind it, or it is WHAT? and the variable,
//                unchanged, is asked for again.
//   Blank line   does nothing but print OK again. An empty statement may stand at a line's end
//                only.
//   Open string  a quote that is not closed prints to the end of the line, then a new line.
//   SIZE         leaves @(0) out of the count, so that @(SIZE/2) is the array's last element; at
//                most 32767, though lines are taken while memory lasts.
//   RUN          clears neither variables nor the array.
//   @(0)         stands where the program ends, low byte first: when the program grows or shrinks,
//                the array is what the memory there holds by then.
//
// Not modelled   time; a key that is pressed while a program runs (Control-C counts only where
//                BASIC waits for a key); RND's stepping while the prompt waits; the size of the
//                firmware's stack; VDU beyond 1024, machine code and the monitor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "programs/console.hpp"
#include "programs/random.hpp"
#include "programs/screen.hpp"

namespace triton::model {

/// Characters that a typed line takes, without the Return.
inline constexpr std::size_t kLineMax = 72;
inline constexpr int kLargest = 32767;  ///< numbers are -kLargest..kLargest
inline constexpr int kListWidth = 4;    ///< columns of a line number that LIST prints

/// The program did something that the model does not model; the message says what and in which
/// line.
class OutOfScope : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The program used up the statement limit; a line may be entered next, as after Control-C.
class StatementLimit : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A listing that cannot be loaded; the message names the file line and the fault.
class ListingError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Options {
  /// Bytes from the first program byte (1602) to the top of RAM.
  int memory_bytes = 0x4000 - 0x1602;
  uint16_t seed = 1;  ///< RND state, 1..65535
  /// Statements that one model may execute before StatementLimit.
  uint64_t statement_limit = 10'000'000;
  /// FOR loops and GOSUBs open at once before OutOfScope, for the firmware's stack is not modelled.
  std::size_t level_limit = 1000;
  /// The same for parentheses.
  std::size_t parenthesis_limit = 1000;
};

/// How often a line ran.
struct LineCount {
  uint64_t entered = 0;     ///< its first statement was reached
  uint64_t statements = 0;  ///< statements of it that were executed
  uint64_t if_true = 0;     ///< IFs whose condition held
  uint64_t if_false = 0;    ///< IFs that skipped the rest of the line
};

enum class ErrorKind : uint8_t { kWhat, kHow, kSorry };

class BasicModel {
 public:
  BasicModel(programs::Screen& screen, programs::KeySource& keys, Options options);

  /// What the monitor's T prints: BASIC L4.1, OK and the prompt.
  void start();
  /// One line typed at the prompt (without the Return): echoed, edited, carried out, prompt
  /// printed.
  void enter_line(std::string_view text);
  /// Reads lines from the keys as the prompt does, for ever: EndOfKeys or ControlC ends it.
  void converse();
  /// Puts the lines of a .bas text into memory without printing. Throws ListingError.
  void load_listing(std::string_view text);
  /// The RUN command, from where the typed line has been accepted to the prompt.
  void run();

  [[nodiscard]] int variable(char name) const;  ///< 'A'..'Z'
  void set_variable(char name, int value);
  [[nodiscard]] int array(int index) const;  ///< 0..size()/2
  /// From now on so many statements in all.
  void set_statement_limit(uint64_t limit) { options_.statement_limit = limit; }
  void set_random_state(uint16_t state) { random_ = programs::Random(state); }
  [[nodiscard]] int size() const;  ///< the SIZE function: bytes free
  [[nodiscard]] uint16_t random_state() const { return random_.state(); }
  /// Line number to text as LIST prints it.
  [[nodiscard]] std::map<int, std::string> lines() const;

  [[nodiscard]] uint64_t statements() const { return statements_; }
  [[nodiscard]] const std::map<int, LineCount>& line_counts() const { return counts_; }
  [[nodiscard]] std::size_t deepest_loops() const { return deepest_loops_; }
  [[nodiscard]] std::size_t deepest_gosubs() const { return deepest_gosubs_; }
  [[nodiscard]] std::size_t deepest_parentheses() const { return deepest_parentheses_; }
  /// The line being executed; 0 in direct mode.
  [[nodiscard]] int current_line() const { return place_.line; }

 private:
  /// A point in the program or, with line 0, in the typed line.
  struct Place {
    int line = 0;
    const std::string* text = nullptr;  ///< ends with 0D
    std::size_t position = 0;
  };
  struct Loop {
    int16_t* variable = nullptr;
    int limit = 0;
    int step = 0;
    Place body;
  };
  struct Error {
    ErrorKind kind;
  };

  // basic_model.cpp: the prompt, the program and the run loop.
  void print(std::string_view text);
  void print_number(int value, int width);
  void new_line();
  void greet();
  void ready();
  void read_line(std::string& buffer, programs::KeySource& keys);
  void read_and_do_line(programs::KeySource& keys);
  void obey_typed_line();
  [[nodiscard]] int free_bytes() const;
  void store_line(int number, std::string text);
  void array_to_memory();
  void program_to_memory();
  void execute(bool direct_commands);
  void report(ErrorKind kind);
  void next_line();
  bool go_to_line_from(int number);

  // basic_model_expression.cpp
  int expression();
  int sum();
  int product();
  int factor();
  int parenthesised();
  bool number(int& value);
  int16_t* variable_or_null();
  int16_t* variable_required();

  // basic_model_text.cpp
  [[nodiscard]] char peek() const { return (*place_.text)[place_.position]; }
  void skip_spaces();
  bool accept(char character);
  bool accept_keyword(std::string_view word);
  void finish_statement();
  void require_end_of_line();
  bool print_quoted();
  [[noreturn]] static void fail(ErrorKind kind) { throw Error{kind}; }

  // basic_model_statement.cpp
  void statement(bool direct_commands);
  void count_levels();
  void do_list();
  void do_run();
  void do_new();
  void do_print();
  void do_input();
  void input_item();
  void do_for();
  void do_next();
  void do_goto();
  void do_gosub();
  void do_return();
  void do_if();
  void do_let();
  void do_vdu();
  int16_t* assign();

  programs::Screen& screen_;
  programs::KeySource& keys_;
  Options options_;
  programs::Random random_;
  std::map<int, std::string> lines_;  ///< text ends with 0D
  int program_bytes_ = 0;
  std::string buffer_;  ///< the typed line
  std::string reply_;   ///< to INPUT
  std::array<int16_t, 26> variables_{};
  std::vector<int16_t> array_;   ///< the elements while no line is being entered
  std::vector<uint8_t> memory_;  ///< program and array while one is
  Place place_;
  bool running_ = false;
  std::vector<std::vector<Loop>> loops_;  ///< by GOSUB level
  std::vector<Place> returns_;
  std::size_t parentheses_ = 0;

  uint64_t statements_ = 0;
  std::map<int, LineCount> counts_;
  std::size_t deepest_loops_ = 0;
  std::size_t deepest_gosubs_ = 0;
  std::size_t deepest_parentheses_ = 0;
};

}  // namespace triton::model
