#include "emulator/frontends/shared/panel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "emulator/frontends/shared/host_actions.hpp"

namespace triton {
namespace {

constexpr size_t kMostName = 30;

std::string_view on_off(bool on) { return on ? "ON" : "OFF"; }

/// The end of what was printed, in characters that the machine's own generator has.
std::string end_of(std::string_view printed, size_t most) {
  std::string text;
  for (const char character : printed.substr(printed.size() - std::min(printed.size(), most))) {
    const int upper = std::toupper(static_cast<unsigned char>(character));
    text += upper >= 0x20 && upper < 0x60 ? static_cast<char>(upper) : ' ';
  }
  return text;
}

std::string lights_line(const PanelView& view) {
  const std::string vdu = view.vdu_timing == VduTiming::kReal
                              ? fmt::format("REAL, {} LOST", view.lost_strobes)
                              : std::string("INSTANT");
  const std::string tapes = view.tapes.empty() ? "" : fmt::format("  TAPES {}", view.tapes);
  return fmt::format("LEDS {}  MOTOR {}  TONE {}{}  VDU {}", leds_text(view.latches.leds),
                     on_off((view.latches.port7 & kTapeRelayBit) != 0),
                     on_off((view.latches.port7 & kOscillatorBit) != 0), tapes, vdu);
}

std::string switches_line(const PanelView& view) {
  std::string line = fmt::format("SPEED {:.4g} = {:.4g} MHZ  REPEAT {}", view.speed, view.megahertz,
                                 on_off(view.auto_repeat));
  if (view.in_window) {
    line += fmt::format("  KEYS BY {}  ", view.keys_by_position ? "POSITION" : "CHARACTER");
    line += !view.sound  ? std::string("NO SOUND")
            : view.muted ? std::string("MUTE")
                         : fmt::format("VOLUME {}", view.volume_percent);
  }
  return line;
}

std::string printer_line(const PanelView& view) {
  if (!view.printer_fitted) return "PRINTER NOT FITTED";
  constexpr size_t kMost = 36;
  return fmt::format("PRINTER {} CHARACTERS: {}", view.printed.size(), end_of(view.printed, kMost));
}

}  // namespace

std::string leds_text(uint8_t latch) {
  std::string text;
  for (int bit = 7; bit >= 0; --bit) {
    text += (latch >> bit & 1) == 0 ? '*' : '.';
  }
  return text;
}

std::vector<std::string> panel_lines(const PanelView& view) {
  std::vector<std::string> lines{lights_line(view), switches_line(view), printer_line(view)};
  if (view.back_seconds > 0 || !view.recording.empty()) {
    std::string line = fmt::format("BACK IN TIME: {} S", view.back_seconds);
    if (!view.recording.empty()) line += "  RECORDING " + end_of(view.recording, kMostName);
    lines.push_back(line);
  }
  for (std::string& line : lines) {
    line.resize(std::min<size_t>(line.size(), kOverlayWidth));
  }
  return lines;
}

}  // namespace triton
