// What `triton maze` does, apart from the reading of its command line.
//
// Data goes to the output, words about it to standard output, or to standard error when the data
// goes to standard output.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tools/maze/eller.hpp"
#include "tools/maze/generators.hpp"
#include "tools/maze/png_sink.hpp"
#include "tools/maze/solvers.hpp"

namespace triton::maze {

inline constexpr int kNoWay = 1;  ///< exit status: the answer is no

struct OutputOptions {
  std::string file;  ///< "-": standard output; empty: none
  std::optional<std::string> format;
  PictureSettings picture;
};

/// Ends other than the maze's own, as "X,Y".
struct EndOptions {
  std::optional<std::string> start;
  std::optional<std::string> finish;
};

struct GenerateOptions {
  std::string generator;
  int64_t width = 0;  ///< as given, unchecked
  int64_t height = 0;
  std::optional<uint64_t> seed;
  bool machine_dice = false;
  std::optional<std::string> mask;  ///< a shape's name or a .png file
  uint32_t turn_one_in = 2;
  std::optional<int> straight;  ///< of block and wall; without: their own
  BlockChances block;
  WallChances wall;
  EndOptions ends;
  std::optional<std::string> method;
  bool statistics = false;
  OutputOptions output;
  // Eller alone
  std::optional<uint32_t> join;  ///< in 256, with machine_dice in ten; without: a half
  std::optional<uint32_t> down;
  bool verify = true;
  std::optional<std::string> checkpoint;
  std::optional<uint64_t> checkpoint_rows;
  bool resume = false;
  bool progress = false;
};

struct ShowOptions {
  std::string input;
  EndOptions ends;
  std::optional<std::string> method;
  bool statistics = false;
  OutputOptions output;
};

struct SolveOptions {
  std::string input;
  EndOptions ends;
  std::string method;
  OutputOptions output;
  std::optional<std::string> animation;  ///< a .gif file, or "terminal"
  unsigned frames = 200;
};

/// Each returns the exit status, and throws InputError and InternalError.
[[nodiscard]] int generate(const GenerateOptions& options);
[[nodiscard]] int show(const ShowOptions& options);
[[nodiscard]] int solve(const SolveOptions& options);

}  // namespace triton::maze
