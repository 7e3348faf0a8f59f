#include "emulator/host/sdl/sdl_sound.hpp"

#include <span>

namespace triton {

SdlSound::SdlSound() {
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
    error_ = SDL_GetError();
    return;
  }
  subsystem_ = true;
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
  SDL_PauseAudioDevice(device_, 0);
}

SdlSound::~SdlSound() {
  if (device_ != 0) {
    SDL_CloseAudioDevice(device_);
  }
  if (subsystem_) {
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
  }
}

void SdlSound::fill(void* self, Uint8* bytes, int length) {
  auto& sound = *static_cast<SdlSound*>(self);
  const auto count = static_cast<size_t>(length) / sizeof(float);
  sound.tone_.render(std::span(reinterpret_cast<float*>(bytes), count),
                     sound.on_.load(std::memory_order_relaxed));
}

}  // namespace triton
