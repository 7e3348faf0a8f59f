// Plays the machine's sound on SDL's audio device.
//
// The machine makes its samples when it runs; the device plays them some 60 ms later. Their number
// follows the wall clock's, trimmed by up to 2 % so that the queue keeps its length whatever the
// device's own clock does. A device that goes away makes no sound; a new one is taken up.
#pragma once

#include <SDL.h>

#include <string>
#include <vector>

#include "emulator/sound/sample_queue.hpp"
#include "emulator/sound/sound_mixer.hpp"

namespace triton {

class SdlSound {
 public:
  static constexpr int kSamplesPerSecond = 48'000;

  /// A device that cannot be opened makes no sound; see error().
  SdlSound();
  SdlSound(const SdlSound&) = delete;
  SdlSound& operator=(const SdlSound&) = delete;
  ~SdlSound();

  /// The next stretch of the machine's time, which lasts `seconds`.
  void play(const SoundSpan& span, double seconds);
  [[nodiscard]] SoundMixer& mixer() { return mixer_; }
  /// Why there is no sound, or empty.
  [[nodiscard]] const std::string& error() const { return error_; }

  /// SDL_AUDIODEVICEREMOVED. True: it was the one that played.
  bool device_removed(const SDL_AudioDeviceEvent& event);
  /// SDL_AUDIODEVICEADDED. True: there is sound again.
  bool device_added(const SDL_AudioDeviceEvent& event);

 private:
  static constexpr int kBlockSamples = 512;

  static void fill(void* self, Uint8* bytes, int length);
  void open();
  void close();

  SoundMixer mixer_{kSamplesPerSecond};
  SampleQueue queue_{kSamplesPerSecond / 16, kSamplesPerSecond / 3, kSamplesPerSecond / 200};
  std::vector<float> samples_;
  double samples_owed_ = 0;
  bool subsystem_ = false;
  SDL_AudioDeviceID device_ = 0;
  std::string error_;
};

}  // namespace triton
