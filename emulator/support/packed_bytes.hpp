// Bytes in less room, by zlib.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace triton {

[[nodiscard]] std::vector<uint8_t> pack_bytes(std::span<const uint8_t> bytes);
/// Throws InternalError unless `packed` is what pack_bytes() made of so many bytes.
[[nodiscard]] std::vector<uint8_t> unpack_bytes(std::span<const uint8_t> packed, size_t length);

}  // namespace triton
