// The screen trace as a file: one line a write to the screen, in order.
//
//   # cycle cell code source
//   1234567 0 41 vdu      the controller: a code 00-7F as sent to port 5, the cursor's cell before
//   1234890 512 6B cpu    the CPU: the code stored, the cell it was stored into
//
//   # back to cycle 1100000         the writes from there on have not happened (a debugger's `back`)
//   # another machine from cycle 0  a state was loaded
//
// In a file the lines that have not happened are taken out instead. Cycles and cells (0..1023, in display RAM) are decimal, codes two hexadecimal digits.
#pragma once

#include <cstdio>
#include <filesystem>
#include <span>

#include "emulator/chips/vdu.hpp"
#include "emulator/session/session.hpp"
#include "emulator/support/output_file.hpp"

namespace triton {

class TraceFile {
 public:
  /// Throws InternalError.
  explicit TraceFile(std::filesystem::path file);
  /// What is not finished leaves no file.
  ~TraceFile();
  TraceFile(const TraceFile&) = delete;
  TraceFile& operator=(const TraceFile&) = delete;

  void write(std::span<const ScreenWrite> writes);
  /// The machine that is traced stands at `cycle` now.
  void jumped(TimeJump how, uint64_t cycle);
  /// Gives the file its name. Throws InternalError if anything could not be written.
  void finish();

 private:
  void take_out_from(uint64_t cycle);

  OutputFile output_;
  std::FILE* stream_ = nullptr;
};

}  // namespace triton
