// Options of `triton run` that cannot stand beside each other, and places that cannot be written.
#pragma once

#include "tools/triton/run_program.hpp"

namespace triton {

/// Reads no file. Throws InputError, which names both options, and InternalError for an output that
/// could not be written at the end.
void check_run_options(const RunOptions& options);

/// Without a window or terminal such a run leaves nothing to be seen.
[[nodiscard]] bool asks_for_nothing(const RunOptions& options);

}  // namespace triton
