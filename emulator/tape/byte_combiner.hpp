// Several readings of one tape, of its tracks or of recordings of it, as one: byte by byte what is
// the surest.
//
// Bytes of the readings that begin at the same time, but for a quarter of a byte, are the same byte
// of the tape. One that some read clearly is that; where all are in doubt, the value is the likeliest
// of all chances together, and stays doubtful, for the readings share the tape's own noise. Where
// clear ones differ it is doubtful as well. Of readings that are out of step that one counts which
// is clear more often within a second either way: the other may be hiss, hum or music. For the same
// reason a byte that only one has counts where the others are not much clearer than it is.
#pragma once

#include <cstddef>
#include <deque>
#include <vector>

#include "emulator/tape/frame_finder.hpp"

namespace triton::tape {

class ByteCombiner {
 public:
  static constexpr double kAround = 1;  ///< seconds either way that a reading is judged by

  explicit ByteCombiner(size_t readings = 1) : readings_(readings) {}

  /// Another reading, the same as the first one up to now.
  void add_reading() { readings_.push_back(readings_.front()); }
  /// The next of a reading's bytes, in the order of their times.
  void add(size_t reading, const DecodedByte& byte) { readings_[reading].bytes.push_back(byte); }
  /// All readings have been added up to `known_until` seconds: appends what is decided by it, all
  /// that begins kAround earlier, of a single reading everything.
  void decide(double known_until, std::vector<DecodedByte>& bytes);
  /// Nothing will be added: the rest.
  void finish(std::vector<DecodedByte>& bytes);

 private:
  struct Reading {
    std::deque<DecodedByte> bytes;  ///< those decided in the last second, too
    size_t next = 0;                ///< the first that is not decided

    [[nodiscard]] bool has_next(double before) const;
    [[nodiscard]] double clear_bytes(double seconds) const;
    [[nodiscard]] const DecodedByte* near(double seconds) const;
    void take_until(double seconds);
  };

  void decide_before(double seconds, std::vector<DecodedByte>& bytes);
  void decide_one(double earliest, std::vector<DecodedByte>& bytes);

  std::vector<Reading> readings_;
};

}  // namespace triton::tape
