// The bench on which the model and the real machine with our firmware do the same script, and
// where every write to the screen is compared.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/firmware/differential_scripts.hpp"

namespace triton::differential {

/// One write to the screen, as either side saw it.
struct SeenWrite {
  bool store = false;  ///< into display RAM; else a code to the controller
  uint8_t code = 0;
  int cell = 0;
  uint8_t start_row = 0;
  uint8_t cursor_row = 0;
  uint8_t cursor_column = 0;

  bool operator==(const SeenWrite&) const = default;
};

/// How far the model vouches for what it wrote.
enum class ModelEnd : uint8_t {
  kWaitsForKey,  ///< all of the script is done
  kStopped,      ///< Control-C, outside the model's scope, or endless: a prefix only
};

struct ModelRun {
  std::vector<SeenWrite> writes;
  ModelEnd end = ModelEnd::kWaitsForKey;
  uint64_t statements = 0;
};

[[nodiscard]] ModelRun run_model(const Script& script);

/// Nothing when both did the same; else the shortest script found that still shows a difference,
/// with the writes around the first one.
[[nodiscard]] std::optional<std::string> difference(const Script& script);

}  // namespace triton::differential
