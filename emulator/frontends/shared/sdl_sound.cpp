#include "emulator/frontends/shared/sdl_sound.hpp"

#include <algorithm>
#include <span>

namespace triton {
namespace {

/// Of the samples' number, added or left out to keep the queue's length.
constexpr double kMostTrim = 0.02;

}  // namespace

SdlSound::SdlSound() {
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
    error_ = SDL_GetError();
    return;
  }
  subsystem_ = true;
  open();
}

SdlSound::~SdlSound() {
  close();
  if (subsystem_) {
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
  }
}

void SdlSound::open() {
  SDL_AudioSpec wanted{};
  wanted.freq = kSamplesPerSecond;
  wanted.format = AUDIO_F32SYS;
  wanted.channels = 1;
  wanted.samples = kBlockSamples;
  wanted.callback = fill;
  wanted.userdata = this;
  device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
  if (device_ == 0) {
    error_ = SDL_GetError();
    return;
  }
  error_.clear();
  SDL_PauseAudioDevice(device_, 0);
}

void SdlSound::close() {
  if (device_ != 0) {
    SDL_CloseAudioDevice(device_);
    device_ = 0;
  }
}

void SdlSound::play(const SoundSpan& span, double seconds) {
  const double surplus =
      static_cast<double>(queue_.size()) / static_cast<double>(queue_.start()) - 1;
  const double trim = -std::clamp(surplus, -1.0, 1.0) * kMostTrim;
  samples_owed_ += seconds * kSamplesPerSecond * (1 + trim);
  const auto count = static_cast<size_t>(samples_owed_);
  if (count == 0) {
    return;
  }
  samples_owed_ -= static_cast<double>(count);
  samples_.resize(count);
  mixer_.render(span, samples_);
  if (device_ != 0) {
    queue_.push(samples_);
  }
}

bool SdlSound::device_removed(const SDL_AudioDeviceEvent& event) {
  if (event.iscapture != 0 || event.which != device_ || device_ == 0) {
    return false;
  }
  close();
  error_ = "the audio device went away";
  open();
  return true;
}

bool SdlSound::device_added(const SDL_AudioDeviceEvent& event) {
  if (event.iscapture != 0 || device_ != 0 || !subsystem_) {
    return false;
  }
  open();
  return device_ != 0;
}

void SdlSound::fill(void* self, Uint8* bytes, int length) {
  const auto count = static_cast<size_t>(length) / sizeof(float);
  static_cast<SdlSound*>(self)->queue_.pop(std::span(reinterpret_cast<float*>(bytes), count));
}

}  // namespace triton
