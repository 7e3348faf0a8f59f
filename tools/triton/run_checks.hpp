// Options of `triton run` that cannot stand beside each other.
#pragma once

#include "tools/triton/run_program.hpp"

namespace triton {

/// Reads no file. Throws InputError, which names both options.
void check_run_options(const RunOptions& options);

}  // namespace triton
