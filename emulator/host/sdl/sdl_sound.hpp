// Plays the tone through SDL's audio device.
#pragma once

#include <SDL.h>

#include <atomic>
#include <string>

#include "emulator/host/sdl/tone.hpp"

namespace triton {

class SdlSound {
 public:
  /// A device that cannot be opened makes no sound; see error().
  SdlSound();
  SdlSound(const SdlSound&) = delete;
  SdlSound& operator=(const SdlSound&) = delete;
  ~SdlSound();

  void set_tone(bool on) { on_.store(on, std::memory_order_relaxed); }
  /// Why there is no sound, or empty.
  [[nodiscard]] const std::string& error() const { return error_; }

 private:
  static constexpr int kSamplesPerSecond = 48'000;
  static constexpr int kBlockSamples = 512;

  static void fill(void* self, Uint8* bytes, int length);

  Tone tone_{kSamplesPerSecond};
  std::atomic<bool> on_{false};
  bool subsystem_ = false;
  SDL_AudioDeviceID device_ = 0;
  std::string error_;
};

}  // namespace triton
