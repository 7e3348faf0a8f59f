// The two kinds of error that end a command, with its exit status.
#pragma once

#include <stdexcept>
#include <string>

#include "emulator/support/visible_text.hpp"

namespace triton {

/// The input or the call is wrong (exit status 2). The message is one line: what, where, what was
/// expected. What it quotes may hold any byte: control characters are shown by their pictures.
class InputError : public std::runtime_error {
 public:
  explicit InputError(const std::string& message) : std::runtime_error(visible(message)) {}
};

/// An internal limit or an I/O error (exit status 3).
class InternalError : public std::runtime_error {
 public:
  explicit InternalError(const std::string& message) : std::runtime_error(visible(message)) {}
};

}  // namespace triton
