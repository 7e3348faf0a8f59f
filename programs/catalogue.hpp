// The programs that have a native reference, by name.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "programs/console.hpp"
#include "programs/random.hpp"
#include "programs/screen.hpp"

namespace triton::programs {

struct Program {
  std::string_view name;     ///< as in `triton compare NAME`
  std::string_view about;    ///< a line for people
  std::string_view listing;  ///< path below programs/, e.g. "labyrinth/labyrinth.bas"
  unsigned ram_kib;          ///< RAM cards that the listing's REMs ask for, 0..40
  /// Plays the program from RUN until it ends (ready() included) or the keys do (EndOfKeys passes
  /// through).
  void (*play)(Screen& screen, Random& random, KeySource& keys);
  /// A scripted game derived from `seed`: the keys of about `moves` commands, Returns included.
  std::string (*walk)(uint16_t seed, int moves);
};

[[nodiscard]] std::span<const Program> catalogue();
/// nullptr when there is none of that name.
[[nodiscard]] const Program* find_program(std::string_view name);

}  // namespace triton::programs
