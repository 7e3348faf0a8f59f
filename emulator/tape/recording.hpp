// What the machine sent to the microphone socket, on its way to a file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

#include "emulator/machine/cassette.hpp"

namespace triton::tape {

/// What to do when the file to record on is there already.
enum class IfThere : uint8_t {
  kRefuse,
  kAppend,   ///< keep what is on it, record behind it
  kReplace,  ///< with the first program recorded
};

class Recording {
 public:
  /// Throws InputError: no name for a recording, a file that is there (kRefuse), is
  /// write-protected, or cannot be added to (kAppend).
  Recording(std::filesystem::path file, IfThere if_there);

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  /// Notes what happened, in cycles of `clock_hz`; a motor that stops saves.
  void note(std::span<const TapeEvent> events, uint32_t clock_hz);
  /// Writes what was noted behind what the file holds. Until then the file is as it was; a program
  /// that ends in the middle of it leaves the old one. Throws InternalError.
  void save();
  /// Sent since the last save().
  [[nodiscard]] bool has_unsaved() const { return bytes_ > 0; }
  [[nodiscard]] size_t bytes_saved() const { return saved_; }
  /// What was noted since.
  [[nodiscard]] const std::vector<TapeEvent>& unsaved() const { return events_; }
  void forget_unsaved();

 private:
  void save_bytes();
  void save_sound();

  std::filesystem::path file_;
  uint32_t clock_hz_ = 1;
  bool keeps_;  ///< what is in the file
  bool sound_;
  std::vector<TapeEvent> events_;
  size_t bytes_ = 0;
  size_t saved_ = 0;
};

}  // namespace triton::tape
