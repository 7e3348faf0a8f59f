// The screen trace as a file: one line a write to the screen, in order.
//
//   # cycle cell code source
//   1234567 0 41 vdu      the controller: a code 00-7F as sent to port 5, the cursor's cell before
//   it 1234890 512 6B cpu    the CPU: the code stored, the cell it was stored into
//
// Cycles and cells (0..1023, in display RAM) are decimal, codes two hexadecimal digits.
#pragma once

#include <cstdio>
#include <filesystem>
#include <span>

#include "emulator/chips/vdu.hpp"
#include "emulator/host/output_target.hpp"

namespace triton {

class TraceFile {
 public:
  /// Opens the file, or a temporary one beside it (output_target.hpp). Throws InternalError.
  explicit TraceFile(std::filesystem::path file);
  /// Removes the temporary file if finish() was not called.
  ~TraceFile();
  TraceFile(const TraceFile&) = delete;
  TraceFile& operator=(const TraceFile&) = delete;

  void write(std::span<const ScreenWrite> writes);
  /// Gives the file its name. Throws InternalError if anything could not be written.
  void finish();

 private:
  std::filesystem::path file_;
  OutputTarget target_;
  std::FILE* stream_ = nullptr;
};

}  // namespace triton
