#include "emulator/sound/sample_queue.hpp"

#include <algorithm>

namespace triton {

void SampleQueue::push(std::span<const float> samples) {
  const std::lock_guard lock(mutex_);
  waiting_.insert(waiting_.end(), samples.begin(), samples.end());
  if (waiting_.size() > most_) {
    // Only the queue's end is near what plays: dropping there is heard least after a fade.
    const size_t surplus = waiting_.size() - start_;
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<ptrdiff_t>(surplus));
    playing_ = false;
  }
}

void SampleQueue::pop(std::span<float> samples) {
  const std::lock_guard lock(mutex_);
  for (float& sample : samples) {
    const bool faded_out = gain_ == 0;
    if (!playing_ && faded_out && waiting_.size() >= start_) playing_ = true;
    if (playing_ && waiting_.empty()) playing_ = false;
    if (playing_) {
      last_ = waiting_.front();
      waiting_.pop_front();
      gain_ = std::min(gain_ + fade_step_, 1.0F);
    } else {
      gain_ = std::max(gain_ - fade_step_, 0.0F);
    }
    sample = last_ * gain_;
  }
}

size_t SampleQueue::size() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

}  // namespace triton
