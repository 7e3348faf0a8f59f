// VDU: Thomson SFF96364 controller with 1 KiB of display RAM, command PROM and the port 5 latch.
//
// Screen         16 rows of 64 cells, one page. RAM cell = row * 64 + column, rows counted in RAM;
//                displayed row r is RAM row (start_row + r) mod 16.
// Port 05 out    bits 0-6 code, bit 7 strobe. The code is latched while the strobe is 0; the
//                controller acts on the strobe's rising edge, on the latched code.
// Commands       00 04  nothing                          08  cursor left
//   (PROM)       09     cursor right, writes nothing     0A  line feed
//                0B     cursor up                        0C  erase page and home
//                0D     erase to end of line and return  1B  line feed without writing
//                1C     home without writing             1D  return without writing
//                every other code: write it and advance
// Edges          Left of column 0 is column 63 of the row above, above row 0 is row 15. A pure
//                advance (09) from the last cell goes to the first without scrolling.
//                Write-and-advance past column 63 goes to column 0 of the next row and scrolls on
//                the last. 0D erases nothing when the cursor is in column 0. (Emulators differ
//                here: this follows the one whose author had the data sheet.)
// Scrolling      start_row moves, memory does not. Line feed on the last row scrolls and blanks the
//                new last row; 1B there rolls: the top row comes round to the bottom. 0C and 1C put
//                start_row to 0.
// Timing         with VduTiming::kReal a strobe that comes while the controller is busy is lost and
//                counted; with kInstant it is never busy. It is busy
//                  not at all after 00 and 04
//                  1 ms       after a character and a step of the cursor: 08 09 0B
//                  8.3 ms     after 0A 0D 1B 1D, and after 08 in column 0
//                  132 ms     after 0C and 1C
//                No part was measured: two ROMs that lost nothing on real machines say that it is busy
//                no longer than they wait, and each time is the shorter of the two. Level 4.1 waits
//                8.3 ms after everything but 0C and 1C; a ROM for 2 MHz machines waits 1 ms, 9 ms after
//                08 in column 0, 15 ms after 0A 0D 1B 1D, 132 ms after 0C and 1C, and not after 00
//                and 04. The times are the part's own: they do not follow the CPU's clock, so level
//                4.1, whose waits are counted for 0.8 MHz, loses returns and line feeds at 2 MHz.
// Sources        Triton user manual (1978); SFF96364 data sheet behaviour as seen in emulators;
//                PROM set proven by checksum; waits of ROMs that real machines ran.
//
// Not emulated   the SFF96364's pins and raster counters; codes that the command PROM never sends;
//                the random contents of the RAM at power-on (it starts as 00).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace triton {

inline constexpr unsigned kScreenRows = 16;
inline constexpr unsigned kScreenColumns = 64;
inline constexpr unsigned kScreenCells = kScreenRows * kScreenColumns;

enum class VduTiming : uint8_t { kInstant, kReal };

struct VduState {
  std::array<uint8_t, kScreenCells> ram{};  ///< codes 00-7F, by RAM cell
  uint8_t start_row = 0;                    ///< RAM row shown at the top, 0..15
  uint8_t cursor_row = 0;                   ///< displayed row, 0..15
  uint8_t cursor_column = 0;                ///< 0..63
  uint8_t latch = 0;                        ///< code latched from port 5
  bool strobe = false;                      ///< last level of port 5 bit 7
  uint64_t busy_until = 0;                  ///< cycle; used with VduTiming::kReal only
  uint64_t lost_strobes = 0;                ///< strobes that came while busy

  bool operator==(const VduState&) const = default;
};

template <class Archive>
void archive_state(Archive& archive, typename Archive::template Ref<VduState> state) {
  archive(state.ram, state.start_row, state.cursor_row, state.cursor_column, state.latch,
          state.strobe, state.busy_until, state.lost_strobes);
}

/// Every field is in its range. To be asked of a state that comes from a file.
[[nodiscard]] bool is_valid(const VduState& state);

/// One write to the screen: a controller command, or the CPU storing into display RAM. Commands 00
/// and 04, which do nothing, and lost strobes are not writes.
struct ScreenWrite {
  enum class Source : uint8_t { kController, kCpu };
  uint64_t cycle = 0;
  Source source = Source::kController;
  uint8_t code = 0;  ///< 00-7F: command or character
  uint16_t cell =
      0;  ///< RAM cell 0..1023: the cell stored into, or the cursor's cell before the command
  uint8_t start_row = 0;      ///< after the write
  uint8_t cursor_row = 0;     ///< after the write
  uint8_t cursor_column = 0;  ///< after the write

  bool operator==(const ScreenWrite&) const = default;
};

class Vdu {
 public:
  VduState state;
  VduTiming timing = VduTiming::kInstant;
  uint32_t clock_hz = 800'000;  ///< CPU cycles a second, to turn busy times into cycles

  /// Port 5 write at CPU cycle `cycle`. True when it was a write to the screen (see ScreenWrite).
  bool write_port(uint8_t value, uint64_t cycle);
  /// The CPU stores `code` (bit 7 is lost: the RAM is 7 bits wide) into RAM cell `cell` (0..1023).
  void write_ram(unsigned cell, uint8_t code, uint64_t cycle);
  /// Code shown at displayed `row` (0..15), `column` (0..63).
  [[nodiscard]] uint8_t displayed(unsigned row, unsigned column) const {
    return state.ram[((state.start_row + row) % kScreenRows) * kScreenColumns + column];
  }

  /// Screen trace: while tracing, every ScreenWrite is appended to `trace`; the owner empties it.
  /// Not part of the state.
  bool tracing = false;
  std::vector<ScreenWrite> trace;

  /// While noting, the cycle of every access of the CPU to display RAM is appended; the owner
  /// empties it. They show as specks in the picture. Not part of the state.
  bool noting_accesses = false;
  std::vector<uint64_t> accesses;

 private:
  [[nodiscard]] unsigned cursor_cell() const {
    return ((state.start_row + state.cursor_row) % kScreenRows) * kScreenColumns +
           state.cursor_column;
  }
  /// What `code` takes, the cursor standing where it does.
  [[nodiscard]] uint64_t busy_microseconds(uint8_t code) const;
  void record(ScreenWrite::Source source, uint8_t code, unsigned cell, uint64_t cycle);
  void execute(uint8_t code);
  void write_and_advance(uint8_t code);
  void move_left();
  void move_right_without_scrolling();
  void move_up();
  void line_feed(bool blank_new_row);
  void erase_page();
  void erase_to_end_of_line();
  void home();
};

}  // namespace triton
