// Samples on their way from the machine, which makes them in bursts, to the audio device, which
// takes them at its own times from its own thread.
//
// Nothing clicks: when the samples run out (pause, warp, a stalled host) the last one fades to
// silence, and what comes after is faded in.
#pragma once

#include <cstddef>
#include <deque>
#include <mutex>
#include <span>

namespace triton {

class SampleQueue {
 public:
  /// After a gap nothing is played until `start` samples wait; beyond `most` the oldest are lost.
  /// `fade`: samples that a fade takes.
  SampleQueue(size_t start, size_t most, size_t fade)
      : start_(start), most_(most), fade_step_(1.0F / static_cast<float>(fade)) {}

  void push(std::span<const float> samples);
  /// Fills all of `samples`.
  void pop(std::span<float> samples);
  [[nodiscard]] size_t size() const;
  [[nodiscard]] size_t start() const { return start_; }

 private:
  size_t start_;
  size_t most_;
  float fade_step_;
  mutable std::mutex mutex_;
  std::deque<float> waiting_;
  bool playing_ = false;
  float gain_ = 0;
  float last_ = 0;  ///< before its gain
};

}  // namespace triton
