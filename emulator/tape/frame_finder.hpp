// From soft bits to bytes: where frames begin, and what is in them.
//
// A frame is start, 8 data bits, odd parity, two stops. A recording is a row of frames, of the
// carrier at rest and of nothing that can be read; of all such rows the one is taken that fits the
// soft bits best as a whole (dynamic programming over the places where a frame may end). The
// monitor sends bytes without a pause, so a frame right behind another costs nothing, a pause a
// little, a stretch of nothing more. What is decided is what all rows that are still possible have
// in common: a row of 0D reads as well as one of B0 five bits later, until something else follows.
//
// Where nothing is clear (a dropout), the bytes that are missing are counted by the time; they are
// reported as lost, with the best guess at their value, so that all later bytes keep their places.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "emulator/tape/byte_reader.hpp"
#include "emulator/tape/tone_detector.hpp"

namespace triton::tape {

struct DecodedByte {
  uint8_t value = 0;
  double start_seconds = 0;    ///< of its start bit on the tape
  float speed = 1;             ///< of the tape: 1.02 is 2 percent fast
  float level = 0;             ///< amplitude, of a full scale of 1
  float clarity = 0;           ///< of its least clear bit, 0..1; about 0.7 is perfect
  float confidence = 1;        ///< chance that the value is right, 0..1
  uint8_t alternative = 0;     ///< the next likeliest value
  bool parity_error = false;   ///< as its bits read one by one; the value is the likeliest of right
                               ///< parity
  bool framing_error = false;  ///< the first stop bit reads 0
  bool lost = false;           ///< in a stretch without a readable signal: the value is a guess

  [[nodiscard]] bool doubtful() const;
};

class FrameFinder {
 public:
  FrameFinder();
  void feed(std::span<const SoftBit> soft, std::vector<DecodedByte>& bytes);
  /// As feed() with so much silence that the last frame is complete.
  void finish(std::vector<DecodedByte>& bytes);
  /// All bytes that begin before are decided.
  [[nodiscard]] double decided_seconds() const;

 private:
  /// What ended at a place.
  enum class State : uint8_t { kFrame, kRest, kNothing };
  struct Node {
    int64_t place = 0;  ///< in soft bits
    State state = State::kNothing;
  };
  /// How the best row to each state at a place came there.
  struct Steps {
    uint16_t frame = 0;      ///< its length; 0: none ends here
    int8_t frame_shift = 0;  ///< of the frame before it against this one's start
    State frame_from{};
    State rest_from{};
    State nothing_from{};
  };

  [[nodiscard]] const SoftBit& at(double position) const;
  [[nodiscard]] float mark_at(double position) const { return at(position).mark; }
  [[nodiscard]] int64_t end() const { return first_ + static_cast<int64_t>(soft_.size()); }
  [[nodiscard]] double speed_at(double position) const;
  [[nodiscard]] double bit_length(double position) const;
  [[nodiscard]] float level_of(double start, double bit) const;
  [[nodiscard]] bool is_hole(double position) const;
  [[nodiscard]] DecodedByte read(double start);
  [[nodiscard]] float frame_score(int64_t start, double bit) const;
  [[nodiscard]] Steps& steps(int64_t place);
  [[nodiscard]] float& frame_best(int64_t place);
  [[nodiscard]] Node before(const Node& node);

  void advance();
  void decide(std::vector<DecodedByte>& bytes, bool all);
  void take_row(const Node& last, std::vector<DecodedByte>& bytes);
  void take_frame(double start, double until, std::vector<DecodedByte>& bytes);
  void report_lost(double until, std::vector<DecodedByte>& bytes);
  void forget_old();

  std::vector<SoftBit> soft_;
  std::vector<float> marks_;  ///< the soft bits' mark, less where there is hardly a signal
  std::vector<Steps> steps_;
  int64_t first_ = 0;    ///< of these three
  int64_t head_ = 0;     ///< all ends up to here have their best row
  float rest_best_ = 0;  ///< how well it fits, to each state at head_
  float nothing_best_ = 0;
  std::vector<float> frames_;  ///< ... and to frames that end from there on, in a ring
  Node decided_;
  int64_t next_decision_ = 0;
  float unclear_ = 0;       ///< how much less clear than clean, of late
  int rested_ = 0;          ///< soft bits of the carrier since the last byte
  double last_end_ = -1;    ///< of the last byte; -1: the carrier, or nothing was since
  double lost_since_ = -1;  ///< >= 0: nothing that can be read since
  double mean_speed_ = 1;   ///< of the last two seconds' frames
  float level_ = 0;         ///< of the frames so far, the last ones most
  ByteReader reader_;
};

}  // namespace triton::tape
