// Labyrinth for the tests of the comparison: its listing, broken copies of it, and what a listing
// writes on the machine alone.
#pragma once

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "programs/catalogue.hpp"
#include "tools/compare/start.hpp"

namespace triton::compare {

inline const programs::Program& labyrinth() { return *programs::find_program("labyrinth"); }

inline Listing labyrinth_listing() {
  return read_listing(std::filesystem::path(TRITON_DATA_DIR) / "programs" / labyrinth().listing);
}

struct BrokenListing {
  Listing listing;
  int line = 0;  ///< the one that is broken
};

/// The listing with the first `from` replaced by `to`.
inline BrokenListing labyrinth_with(std::string_view from, std::string_view to) {
  Listing listing = labyrinth_listing();
  for (auto& [number, text] : listing.lines) {
    const std::size_t place = text.find(from);
    if (place == std::string::npos) continue;
    text.replace(place, from.size(), to);
    return {listing, number};
  }
  throw std::logic_error("the listing has no '" + std::string(from) + "'");
}

inline StartedProgram started(const Listing& listing) {
  static const Firmware firmware = load_firmware(TRITON_DATA_DIR);
  return start_program(firmware, listing, labyrinth().ram_kib);
}

inline Outcome compare_labyrinth(const StartedProgram& start, uint16_t seed,
                                 std::string_view keys) {
  const std::atomic<bool> never = false;
  return compare_game(labyrinth(), start, seed, keys, never);
}

/// All screen writes from RUN until the keys are used up, with cycle 0: nothing of the comparison
/// is used.
inline std::vector<ScreenWrite> writes_on_machine(const StartedProgram& start, uint16_t seed,
                                                  std::string_view keys) {
  Session session = start.session;
  session.set_seed(seed);
  session.machine().screen().trace.clear();
  session.machine().screen().tracing = true;
  std::vector<TypedKey> typed;
  for (const char key : keys) {
    typed.push_back({TypedKey::Kind::kCharacter, static_cast<uint8_t>(key)});
  }
  session.typist().type(typed);
  session.run_until_idle(8'000'000'000);
  std::vector<ScreenWrite> writes = session.machine().screen().trace;
  for (ScreenWrite& write : writes) write.cycle = 0;
  return writes;
}

/// 1 up, as frames are numbered; 0: equal.
inline uint64_t first_difference(const std::vector<ScreenWrite>& one,
                                 const std::vector<ScreenWrite>& other) {
  const auto [a, b] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  if (a == one.end() && b == other.end()) return 0;
  return static_cast<uint64_t>(a - one.begin()) + 1;
}

}  // namespace triton::compare
