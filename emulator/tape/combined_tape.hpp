// Several recordings of one tape as one: each at its own speed and level, from its own place on.
//
// The first gives the times. Where stretches of likely bytes in another are the same as in it, their
// times are laid on each other, between such places in proportion; then the readings are combined
// byte by byte (byte_combiner.hpp). A recording that was stopped in between is followed on both sides
// of the stop; what one has there and the first has not is left out.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "emulator/tape/byte_source.hpp"

namespace triton::tape {

/// Reads them whole. Throws InputError: as open_tape() does, fewer than two, or one that has hardly a
/// byte of the first one's.
[[nodiscard]] std::unique_ptr<ByteSource> open_combined_tapes(
    const std::vector<std::filesystem::path>& files);

/// `other` on the time of `first`; empty: they have hardly a byte in common.
[[nodiscard]] std::vector<DecodedByte> laid_on(const std::vector<DecodedByte>& first,
                                               const std::vector<DecodedByte>& other);

}  // namespace triton::tape
