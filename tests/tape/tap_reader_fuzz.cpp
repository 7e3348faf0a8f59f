// libFuzzer target: the input as a .tap file. No program may have more data than there are bytes
// (one without a header gets an end address beside them), or than its end address says, and what is
// whole must read back from its own tape.
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "emulator/tape/tape_contents.hpp"

namespace {

constexpr std::size_t kEndAddressBytes = 2;

using triton::tape::TapeContents;
using triton::tape::TapeProgram;

TapeContents contents_of(const std::vector<uint8_t>& bytes) {
  const auto source = triton::tape::open_tape_bytes(bytes);
  return triton::tape::read_tape(*source);
}

void check_round_trip(const TapeProgram& program) {
  const TapeContents again = contents_of(triton::tape::tape_bytes(program));
  if (again.programs.size() != 1 || again.programs[0].data != program.data ||
      again.programs[0].header != program.header || again.programs[0].format != program.format) {
    std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, std::size_t size) {
  const TapeContents contents = contents_of({data, data + size});
  if (contents.bytes.size() != size) std::abort();
  std::size_t used = 0;
  for (const TapeProgram& program : contents.programs) {
    used += program.data.size() - (program.has_header ? 0 : kEndAddressBytes);
    if (program.expected > 0 && program.data.size() > program.expected) std::abort();
    if (program.is_complete() && (program.has_mark || !program.has_header)) {
      check_round_trip(program);
    }
  }
  if (used > size) std::abort();
  return 0;
}
