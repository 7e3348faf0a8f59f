// From the baseband to soft bits: how much like mark or space the last bit's time was.
//
// Two filters matched to the tones over one bit, without regard to phase; their frequencies follow
// the tape's speed. The speed comes from the phase's drift between the two halves of the filter
// that is the stronger one: it is measured all the time, leader and data, so that a recording may
// begin anywhere. Only what is nearly all one tone moves it: hiss does not. A steady tone for longer
// than a frame can only be the carrier, for each frame has both tones: wherever speech or music has
// pulled the speed to, it moves it there.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "emulator/tape/front_end.hpp"

namespace triton::tape {

inline constexpr unsigned kSoftPerBit = 16;  ///< at the nominal speed
inline constexpr double kLargestSpeedError = 0.09;

struct SoftBit {
  float mark = 0;   ///< -1 surely space .. +1 surely mark
  float level = 0;  ///< amplitude, of a full scale of 1
  float speed = 1;  ///< of the tape: 1.02 is 2 percent fast
  float usual_level = 0;
  Baseband value;  ///< the baseband's, there
};

class ToneDetector {
 public:
  /// One soft bit for each baseband value; soft bit k is that of the bit whose middle is at value
  /// k.
  void feed(std::span<const Baseband> baseband, std::vector<SoftBit>& soft);

 private:
  static constexpr unsigned kWindow = kSoftPerBit;
  static constexpr unsigned kHalf = kWindow / 2;

  struct Match {
    Baseband first;  ///< older half
    Baseband second;
    [[nodiscard]] float power() const { return std::norm(first + second); }
    /// Of the tone against the filter, in turns a half window.
    [[nodiscard]] float drift() const;
  };

  void set_speed(double speed);
  struct Tone {
    std::array<float, kWindow> real;
    std::array<float, kWindow> imaginary;
  };
  [[nodiscard]] Match match(const Tone& tone) const;
  [[nodiscard]] Baseband last(unsigned place) const { return {real_[place], imaginary_[place]}; }
  void follow(const Match& stronger, bool mark, float clarity);
  void look_for_carrier(Baseband value);

  /// The window, twice, so that it is always in one piece.
  std::array<float, 2 * kWindow> real_{};
  std::array<float, 2 * kWindow> imaginary_{};
  unsigned next_ = 0;
  uint64_t taken_ = 0;
  Tone mark_tone_{};
  Tone space_tone_{};
  double speed_ = 0;  ///< 0: tones not made yet
  double wanted_speed_ = 1;
  float usual_level_ = 0;  ///< what is much fainter does not move the speed
  float energy_ = 0;       ///< in the window
  Baseband turn_;          ///< over half a window, summed over the block
  float turn_energy_ = 0;
  unsigned in_block_ = 0;
  unsigned steady_blocks_ = 0;  ///< so many in a row of the same tone
  float steady_angle_ = 0;      ///< that tone's mean turn over half a window
};

}  // namespace triton::tape
