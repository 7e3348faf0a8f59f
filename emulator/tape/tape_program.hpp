// The files on a Triton tape, found in its bytes.
//
//   leader     64 times 0D (the monitor's I wants 16)
//   header     text 20-7F, then 04; on tapes without that mark the end address follows, whose high
//              byte is 16-1F
//   data       what stands from 1600 on: first the end address (low, high), which says how much
//              there is
//
// Level 7.2's BASIC has a format of its own: behind the leader 00, the name's length, the name, 00,
// the address of the first and of the last byte (low, high each), then these and all between.
//
// A byte that cannot be relied on is neither a mark nor an address as long as the header can end
// otherwise; where its mark is lost, the end address shows where it ended.
//
// The same in the bytes of a .tap file, where several may follow each other, and in those of a
// recording, where each byte also has its time and its doubts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "emulator/tape/frame_finder.hpp"

namespace triton::tape {

inline constexpr unsigned kLeaderBytes = 64;
inline constexpr unsigned kShortestLeader = 16;  ///< that the monitor takes
/// Where the monitor puts the data.
inline constexpr size_t kFirstAddress = 0x1600;
inline constexpr uint8_t kLeaderByte = 0x0D;
inline constexpr uint8_t kEndOfHeader = 0x04;

/// A stretch of a program's header or data, one byte or more, that cannot be relied on.
struct Doubt {
  bool lost =
      false;  ///< no signal: the values are guesses; else unclear, or a parity or framing error
  bool in_header = false;
  size_t offset = 0;  ///< of its first byte in the header, or in the data: 0 is its first address
  size_t count = 0;
  double seconds = 0;                 ///< on the tape
  std::vector<uint8_t> alternatives;  ///< the next likeliest value of each
};

enum class TapeFormat : uint8_t { kMonitor, kBasic72 };

struct TapeProgram {
  TapeFormat format = TapeFormat::kMonitor;
  std::string header;                ///< codes as on the tape, without the mark; kBasic72: the name
  uint16_t address = kFirstAddress;  ///< of the first byte of data
  bool has_header = true;            ///< else see stray_programs.hpp
  bool has_mark = true;              ///< the header's 04 was there
  std::vector<uint8_t> data;  ///< kMonitor: with the end address; fewer than `expected`: cut short
  size_t expected = 0;  ///< bytes of data, from the end address; 0: there was none, or below 1602
  double start_seconds = 0;  ///< of the leader
  double end_seconds = 0;
  float speed = 1;  ///< mean over the data, once it has ended; so the level
  float level = 0;
  size_t parity_errors = 0;
  size_t framing_errors = 0;
  size_t lost = 0;
  size_t doubtful = 0;        ///< lost ones among them
  std::vector<Doubt> doubts;  ///< those of the header first

  [[nodiscard]] bool is_complete() const { return expected > 0 && data.size() == expected; }
  /// The next byte of the data.
  void add(const DecodedByte& byte);
  /// A byte of header or data, if it cannot be relied on.
  void note_doubt(const DecodedByte& byte, bool of_header, size_t offset);
  /// There are no more.
  void end();
  /// Of the data's bytes, ascending.
  [[nodiscard]] std::vector<size_t> doubtful_offsets() const;
  /// The header for people: without spaces round it, what is no ASCII as `.`.
  [[nodiscard]] std::string name() const;
};

class ProgramFinder {
 public:
  /// Returns the program that this byte completes, or whose end it shows.
  std::optional<TapeProgram> feed(const DecodedByte& byte);
  /// The tape is over: the program that it cuts short, if it is in one.
  std::optional<TapeProgram> finish();
  /// Of a leader, a header or data.
  [[nodiscard]] bool in_program() const { return place_ != Place::kOutside; }

 private:
  enum class Place : uint8_t { kOutside, kLeader, kHeader, kData };

  void take(const DecodedByte& byte);
  void take_outside(const DecodedByte& byte);
  void take_header(const DecodedByte& byte);
  void take_basic72_header();
  void take_text(const DecodedByte& byte);
  void end_header(size_t bytes);
  void end_header_before_address();
  void give_up_header();
  void take_again(const std::vector<DecodedByte>& bytes);
  void take_data(const DecodedByte& byte);
  [[nodiscard]] bool is_full() const;
  std::optional<TapeProgram> end_program();

  Place place_ = Place::kOutside;
  unsigned leader_ = 0;  ///< bytes of it so far
  double leader_start_ = 0;
  double last_start_ = 0;
  std::vector<DecodedByte> header_;  ///< so far, perhaps with an end address
  bool maybe_basic72_ = true;
  TapeProgram program_;
};

/// The bytes of a tape with this program: leader, header with its mark, data.
[[nodiscard]] std::vector<uint8_t> tape_bytes(const std::string& header,
                                              const std::vector<uint8_t>& data);
/// In its own format.
[[nodiscard]] std::vector<uint8_t> tape_bytes(const TapeProgram& program);

}  // namespace triton::tape
