#include "emulator/support/packed_bytes.hpp"

#include <zlib.h>

#include "emulator/support/errors.hpp"

namespace triton {

std::vector<uint8_t> pack_bytes(std::span<const uint8_t> bytes) {
  uLongf length = compressBound(static_cast<uLong>(bytes.size()));
  std::vector<uint8_t> packed(length);
  if (compress2(packed.data(), &length, bytes.data(), static_cast<uLong>(bytes.size()),
                Z_BEST_SPEED) != Z_OK) {
    throw InternalError("cannot pack a snapshot");
  }
  packed.resize(length);
  packed.shrink_to_fit();
  return packed;
}

std::vector<uint8_t> unpack_bytes(std::span<const uint8_t> packed, size_t length) {
  std::vector<uint8_t> bytes(length);
  auto unpacked = static_cast<uLongf>(length);
  if (uncompress(bytes.data(), &unpacked, packed.data(), static_cast<uLong>(packed.size())) !=
          Z_OK ||
      unpacked != length) {
    throw InternalError("cannot unpack a snapshot");
  }
  return bytes;
}

}  // namespace triton
