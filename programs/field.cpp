#include "programs/field.hpp"

namespace triton::programs {

Field::Field(Size size)
    : size_(size),
      stride_(static_cast<size_t>(size.width) + 2),
      steps_{-stride_, 1, stride_, ~size_t{0}},
      bytes_(stride_ * (static_cast<size_t>(size.height) + 2)) {
  for (size_t x = 0; x < stride_; ++x) {
    leave_out(x);
    leave_out(bytes_.size() - 1 - x);
  }
  for (size_t left = 0; left < bytes_.size(); left += stride_) {
    leave_out(left);
    leave_out(left + stride_ - 1);
  }
}

size_t Field::free_squares() const {
  size_t squares = 0;
  for (size_t here = 0; here < end(); ++here) squares += is_free(here) ? 1 : 0;
  return squares;
}

}  // namespace triton::programs
