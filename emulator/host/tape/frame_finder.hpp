// From soft bits to bytes: where frames begin, and what is in them.
//
// A frame is start, 8 data bits, odd parity, two stops. Where one may begin, its start is moved
// until the frame's soft bits are clearest: that uses every change of tone in it, not just the
// first. The monitor sends bytes without a pause, so after a frame three explanations of the next
// 12 bits compete: a frame right here, the carrier at rest, or a frame a little later; the clearest
// wins. Thus a wrong start or stop bit does not throw the bytes after it out of step.
//
// Where nothing is clear (a dropout), frames are counted on at the same pace until clear ones come
// again; those between are reported as lost, with the best guess at their value, so that all later
// bytes keep their places.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "emulator/host/tape/tone_detector.hpp"

namespace triton::tape {

struct DecodedByte {
  uint8_t value = 0;
  double start_seconds = 0;  ///< of its start bit on the tape
  float speed = 1;           ///< of the tape: 1.02 is 2 percent fast
  float level = 0;           ///< amplitude, of a full scale of 1
  float clarity = 0;         ///< of its least clear bit, 0..1; about 0.7 is perfect
  float confidence = 1;      ///< chance that the value is right, 0..1
  uint8_t alternative = 0;   ///< the next likeliest value
  bool parity_error = false;
  bool framing_error = false;  ///< the first stop bit reads 0
  bool lost = false;           ///< in a stretch without a readable signal: the value is a guess

  [[nodiscard]] bool doubtful() const;
};

class FrameFinder {
 public:
  void feed(std::span<const SoftBit> soft, std::vector<DecodedByte>& bytes);
  /// As feed() with so much silence that the last frame is complete.
  void finish(std::vector<DecodedByte>& bytes);

 private:
  struct Candidate {
    double start = 0;  ///< in soft bits
    float frame = 0;   ///< mean clarity of the frame's bits, -1..1
    float whole = 0;   ///< the same with the carrier before it
    float rest = 1;    ///< mean of the soft bits before it
    float run = 0;     ///< with the two frames after it instead
  };

  [[nodiscard]] const SoftBit& at(double position) const;
  [[nodiscard]] float mark_at(double position) const { return at(position).mark; }
  [[nodiscard]] double end() const;
  [[nodiscard]] double bit_length(double position) const;
  [[nodiscard]] float score(double start, double bit) const;
  [[nodiscard]] Candidate clearest(double from, double to, double bit) const;
  [[nodiscard]] std::optional<Candidate> later_frame(double from, bool by_run) const;
  [[nodiscard]] float run_score(const Candidate& first) const;
  [[nodiscard]] float rest_score(double from, double bit) const;
  [[nodiscard]] float level_of(double start, double bit) const;
  [[nodiscard]] DecodedByte read(double start) const;
  [[nodiscard]] bool is_sure(const Candidate& candidate) const;
  [[nodiscard]] bool is_right(const Candidate& candidate) const;
  [[nodiscard]] bool is_confirmed(const Candidate& candidate) const;
  [[nodiscard]] bool is_hole(double position) const;
  [[nodiscard]] bool has_hole(double from, double to) const;

  void decide(std::vector<DecodedByte>& bytes);
  void decide_in_step(std::vector<DecodedByte>& bytes);
  void decide_at_rest(std::vector<DecodedByte>& bytes);
  void decide_while_lost(std::vector<DecodedByte>& bytes);
  void take(double start, std::vector<DecodedByte>& bytes);
  void report_lost(double until, std::vector<DecodedByte>& bytes);
  void rest_from(double position);
  void forget_old();

  std::vector<SoftBit> soft_;
  uint64_t first_ = 0;      ///< of soft_[0]
  double position_ = 0;     ///< all before it is decided
  bool in_step_ = false;    ///< a frame ended at position_
  double lost_since_ = -1;  ///< >= 0: in step, but nothing clear since there
  double mean_speed_ = 1;   ///< of the last two seconds' frames
  float level_ = 0;         ///< of the frames so far, the last ones most
};

}  // namespace triton::tape
