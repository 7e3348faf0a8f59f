// The listing of a program that came from a tape with bytes that cannot be relied on, or without its
// end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "emulator/formats/listing.hpp"

namespace triton {

struct WornListing {
  Listing listing;                  ///< whole lines, and marked ones
  std::vector<std::string> faults;  ///< `line 20: 3 bytes marked ?`, in the program's order
};

/// Bytes of a text that are `doubtful` (offsets) become `?`; a line whose number or end cannot be
/// relied on, or that a listing cannot hold, is left out. None: more lines would be left out than
/// stay, so this is no BASIC of level 4.1.
[[nodiscard]] std::optional<WornListing> worn_listing(const std::vector<uint8_t>& bytes_from_1600,
                                                      const std::vector<size_t>& doubtful,
                                                      const std::string& name);

}  // namespace triton
