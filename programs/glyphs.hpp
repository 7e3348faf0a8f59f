// Codes that the programs send to the screen or store into it: the controller's commands, and of
// the Triton's character set (the machine's manual, table of graphics) a blank, the dots, the line
// graphics and the arrows. Each line lies on its cell's edge.
#pragma once

#include <cstdint>

namespace triton::programs {

inline constexpr uint8_t kCursorUp = 0x0B;
inline constexpr uint8_t kClear = 0x0C;   ///< erases the page, and home
inline constexpr uint8_t kReturn = 0x0D;  ///< erases to the end of the line, and to its start
inline constexpr uint8_t kHome = 0x1C;

inline constexpr uint8_t kDisc = 0x10;
inline constexpr uint8_t kDot = 0x12;
inline constexpr uint8_t kBlank = 0x20;
inline constexpr uint8_t kLeftBar = 0x69;
inline constexpr uint8_t kRightBar = 0x6A;
inline constexpr uint8_t kTopBar = 0x6B;
inline constexpr uint8_t kBottomBar = 0x6C;
inline constexpr uint8_t kLeftTopCorner = 0x6D;
inline constexpr uint8_t kRightTopCorner = 0x6E;
inline constexpr uint8_t kLeftBottomCorner = 0x6F;
inline constexpr uint8_t kRightBottomCorner = 0x70;
inline constexpr uint8_t kRising = 0x71;   ///< diagonal /
inline constexpr uint8_t kFalling = 0x72;  ///< diagonal backslash
inline constexpr uint8_t kSolid = 0x7A;
inline constexpr uint8_t kArrowUp = 0x7B;
inline constexpr uint8_t kArrowDown = 0x7C;
inline constexpr uint8_t kArrowLeft = 0x7D;
inline constexpr uint8_t kArrowRight = 0x7E;

}  // namespace triton::programs
