// The references' own screen: 16 rows of 64 cells behind a scrolling controller, written a second
// time from the same facts as the emulator's VDU and sharing nothing with it. Every write makes a
// frame and hands it to a FrameSink.
//
// Codes   00 04 nothing; 08 left; 09 advance; 0A line feed; 0B up; 0C erase page and home; 0D erase
//         to end of line and return; 1B line feed without writing; 1C home; 1D return; every other
//         code is written and the cursor advances.
// Edges   08 in column 0 goes to column 63 of the row above, and 0B above row 0 to row 15. 09 from
//         the last cell goes to the first. A character past column 63 goes on in the next row. 0D
//         in column 0 erases nothing.
// Scroll  0A, and a character in the last cell, on the last row: start_row moves on and the new
//         last row is blank; with 1B the old top row comes round instead. 0C and 1C put start_row
//         to 0.
#pragma once

#include <array>
#include <cstdint>

namespace triton::programs {

inline constexpr int kRows = 16;
inline constexpr int kColumns = 64;
inline constexpr int kCells = kRows * kColumns;

/// What a person could see after one write.
struct Frame {
  std::array<uint8_t, kCells> cells{};  ///< display RAM, codes 00-7F; cell = RAM row * 64 + column
  uint8_t start_row = 0;                ///< RAM row at the top of the picture, 0..15
  uint8_t cursor_row = 0;               ///< displayed row, 0..15
  uint8_t cursor_column = 0;            ///< 0..63

  [[nodiscard]] uint8_t displayed(int row, int column) const {
    const int cell = (start_row + row) % kRows * kColumns + column;
    return cells[static_cast<std::size_t>(cell)];
  }
  bool operator==(const Frame&) const = default;
};

/// The write that made a frame: with it, writing what is there already is seen as well.
struct Write {
  enum class Kind : uint8_t {
    kController,  ///< a code sent to the controller
    kStore,       ///< a code stored into display RAM
  };
  Kind kind = Kind::kController;
  uint8_t code = 0;  ///< 00-7F
  int cell = 0;      ///< RAM cell 0..1023: stored into, or under the cursor before the command

  bool operator==(const Write&) const = default;
};

class FrameSink {
 public:
  virtual ~FrameSink() = default;
  /// Called after every write. May throw to end the reference's run.
  virtual void frame(const Frame& frame) = 0;
};

class Screen {
 public:
  Screen(const Frame& initial, FrameSink& sink) : frame_(initial), sink_(sink) {}

  /// What BASIC's `VDU 0,code`, and every printed character, does: a code 00-7F to the controller.
  /// 00 and 04 do nothing and make no frame.
  void send(uint8_t code);
  /// What `VDU address,code` does for address 1..1024: stores into RAM cell address - 1; the cursor
  /// stays.
  void poke(int address, uint8_t code);
  [[nodiscard]] const Frame& frame() const { return frame_; }
  /// The write that made frame(); a controller's 00 in cell 0 before the first.
  [[nodiscard]] const Write& last_write() const { return last_write_; }

 private:
  Frame frame_;
  Write last_write_;
  FrameSink& sink_;
};

}  // namespace triton::programs
