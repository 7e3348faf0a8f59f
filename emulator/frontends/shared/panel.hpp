// What the front panel and the switches of the host show, as words: the lower part of the F1
// overlay, the same in a window and in a terminal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/chips/vdu.hpp"
#include "emulator/machine/triton.hpp"

namespace triton {

struct PanelView {
  LatchState latches{};
  double speed = 1;      ///< the wanted speed, as a factor
  double megahertz = 0;  ///< the CPU clock that this makes
  VduTiming vdu_timing = VduTiming::kInstant;
  uint64_t lost_strobes = 0;
  bool auto_repeat = false;
  bool keys_by_position = false;
  bool in_window = false;
  bool sound = true;  ///< the host makes some
  unsigned volume_percent = 100;
  bool muted = false;
  bool printer_fitted = false;
  std::string_view printed{};  ///< all that the printer received
  unsigned back_seconds = 0;   ///< how far back in time the host can go
  std::string recording{};     ///< what is being recorded, or nothing
  std::string_view tapes{};    ///< their speed; nothing: there is no recorder
};

/// At most four lines of at most kOverlayWidth characters 20-5F.
[[nodiscard]] std::vector<std::string> panel_lines(const PanelView& view);

/// The eight LEDs, high bit first: `*` lit, `.` dark. `latch`: as written to port 3, 0 is lit.
[[nodiscard]] std::string leds_text(uint8_t latch);

}  // namespace triton
