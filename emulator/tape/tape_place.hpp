// Which tape is in the recorder, and where it stands: what a saved state of the machine keeps of
// the recorder.
//
// The tape itself is not in it, only its file's name and what that file looks like.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "emulator/tape/frame_finder.hpp"

namespace triton::tape {

/// Tells one file from another, and a changed one from what it was, without reading all of it.
struct FileLook {
  uint64_t bytes = 0;
  uint32_t ends_crc = 0;  ///< of its first and last 64 KiB

  bool operator==(const FileLook&) const = default;
};

/// Throws InputError.
[[nodiscard]] FileLook look_of(const std::filesystem::path& file);

/// A byte that was fed to the machine. Of its doubts the notes keep the flags and the clarity.
struct FedByte {
  DecodedByte byte;
  uint64_t sample = 0;  ///< where its sound begins; 0 when fast
};

struct TapePlace {
  uint64_t cycle = 0;  ///< of the machine, when this was noted

  std::string tape;  ///< its file, absolute; empty: none is in
  FileLook look;
  bool playing = false;
  bool fast = false;
  double taken_until = 0;  ///< seconds; all bytes that start before this have gone to the machine

  // The sound that is being made, when not fast; see TapeDeck.
  uint64_t sample = 0;
  uint64_t frame_start = 0;
  uint16_t frame = 0;
  uint32_t phase = 0;

  std::vector<FedByte> fed;  ///< that wait in the machine

  std::string recording;  ///< its file; empty: nothing is being recorded on
};

[[nodiscard]] std::vector<uint8_t> to_notes(const TapePlace& place);
/// None: no notes of this program.
[[nodiscard]] std::optional<TapePlace> from_notes(std::span<const uint8_t> notes);

}  // namespace triton::tape
