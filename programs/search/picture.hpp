// Where a maze stands on the screen: each square has a cell for a mark (an arrow, a dot of the
// trail) and one for the letter of the start or the finish.
#pragma once

#include "programs/field.hpp"
#include "programs/screen.hpp"

namespace triton::programs::search {

/// The screen row of the rock above the field's first row; the rows above are for words.
inline constexpr int kFirstRow = 3;

/// The arrow that points that way.
[[nodiscard]] constexpr uint8_t arrow(Side way) {
  switch (way) {
    case Side::kUp:
      return 0x7B;
    case Side::kRight:
      return 0x7E;
    case Side::kDown:
      return 0x7C;
    case Side::kLeft:
      break;
  }
  return 0x7D;
}

class Picture {
 public:
  struct Layout {
    int columns = 0;        ///< of the screen, for a square
    int mark_column = 0;    ///< of those, from 0
    int letter_column = 0;  ///< of those, from 0
  };

  /// The field with its frame of rock, one square wide, in the middle of the screen's columns.
  Picture(Screen& screen, Size size, Layout layout)
      : screen_(screen),
        size_(size),
        layout_(layout),
        left_column_((kColumns - layout.columns * (size.width + 2)) / 2) {}
  virtual ~Picture() = default;

  /// Rock everywhere, the frame included, row by row.
  void fill_with_rock();
  /// The number of every fifth column and row into the frame.
  void number_frame();
  void mark(Square square, uint8_t code) { store(square, layout_.mark_column, code); }
  void unmark(Square square) { mark(square, bare(square)); }
  void letter(Square square, uint8_t code) { store(square, layout_.letter_column, code); }
  void remove_letter(Square square) { letter(square, bare(square)); }

 protected:
  /// What mark and letter cell show where there is neither.
  [[nodiscard]] virtual uint8_t bare(Square square) const = 0;
  /// `column` of the square, from 0.
  void store(Square square, int column, uint8_t code);

 private:
  void number(Square frame, int number);

  Screen& screen_;
  Size size_;
  Layout layout_;
  int left_column_;
};

}  // namespace triton::programs::search
