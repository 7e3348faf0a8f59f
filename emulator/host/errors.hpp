// The two kinds of error that end a command, with its exit status.
#pragma once

#include <stdexcept>
#include <string>

namespace triton {

/// The input or the call is wrong (exit status 2). The message is one line: what, where, what was
/// expected.
class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// An internal limit or an I/O error (exit status 3).
class InternalError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace triton
