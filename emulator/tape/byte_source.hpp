// A tape as its bytes in time, read as it plays: a .tap file or a recording.
#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "emulator/tape/frame_finder.hpp"

namespace triton::tape {

class ByteSource {
 public:
  virtual ~ByteSource() = default;
  ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  /// Reads on a little. Throws InputError.
  virtual void pull() = 0;
  /// The next byte pulled will be the first that starts at or after `seconds`.
  virtual void seek(double seconds) = 0;
  /// Of the whole tape, 0 if it cannot be told.
  [[nodiscard]] virtual double seconds() const = 0;

  std::deque<DecodedByte> bytes;  ///< pulled and not taken yet, in order
  double known_until = 0;  ///< all bytes that start before this many seconds have been pulled
  bool ended = false;      ///< all have
  std::string remark;      ///< for people, once it has ended: what is wrong with the file

  /// The next byte, reading on as far as needed; none: the tape is over.
  [[nodiscard]] std::optional<DecodedByte> next();
};

/// The bytes of a .tap file: programs as they follow each other, at 300 baud, carrier before each.
/// Throws InputError.
[[nodiscard]] std::unique_ptr<ByteSource> open_tape_bytes(std::vector<uint8_t> bytes);

enum class TapeKind : uint8_t { kNone, kBytes, kSound };
/// By the name's ending; without one by what is in the file.
[[nodiscard]] TapeKind tape_kind(const std::filesystem::path& file);
/// Throws InputError for what is neither a .tap file nor a recording.
[[nodiscard]] std::unique_ptr<ByteSource> open_tape(const std::filesystem::path& file);

}  // namespace triton::tape
