#include "programs/random.hpp"

namespace triton::programs {

int Random::next(int n) {
  state_ = static_cast<uint16_t>(state_ ^ (state_ << 7));
  state_ = static_cast<uint16_t>(state_ ^ (state_ >> 9));
  state_ = static_cast<uint16_t>(state_ ^ (state_ << 8));
  return state_ % n + 1;
}

}  // namespace triton::programs
