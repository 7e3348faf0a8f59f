// What `triton run` hands to an interactive front end (SDL or terminal) beside the Session.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "emulator/formats/picture.hpp"
#include "emulator/formats/symbols.hpp"

namespace triton {

class InputRecorder;

namespace tape {
class TapeDeck;
}

struct HostOptions {
  /// `--clock max`: the host runs the machine as fast as it can until warp is switched off.
  /// Otherwise config().clock_hz of the machine is the pace.
  bool unlimited_speed = false;
  /// Run as fast as possible while the machine computes, and at its own pace when it waits for a
  /// key: nobody waits minutes for a maze. A key of the front end switches it.
  bool warp_until_key = false;
  /// How fast time passes: 1 is real (config().clock_hz of the machine), 2.5 makes 2 MHz of 0.8.
  /// Keys of the front end change it.
  double speed = 1;
  /// Press a held key again and again, which was not fitted as standard. A key switches it.
  bool auto_repeat = false;
  /// Keys give the codes of their positions (key_positions.hpp) and not what is printed on them.
  /// For front ends that know positions; a key switches it.
  bool keys_by_position = false;
  /// The alternative generator: lower-case letters at 60-7F. A key switches it.
  bool lower_case = false;
  bool border = false;  ///< screenshots show what is around the cells too
  /// The window's scan lines, glow, scaling by whole pixels, full screen, and specks while the CPU
  /// writes to display RAM. Keys switch them.
  bool scan_lines = false;
  bool glow = false;
  bool whole_pixels = false;
  bool full_screen = false;
  bool specks = false;
  /// Runs a file by its kind in place of what runs in the session: for files dropped on a window.
  /// Throws InputError. May be empty.
  std::function<void(const std::filesystem::path& file)> run_file;
  /// The window's display has gone, and the program is about to end with status 3: writes what is
  /// to be written, and does not throw. May be empty.
  std::function<void()> display_lost;
  /// Writes down what is done at the keyboard; null: nobody does.
  InputRecorder* input_recorder = nullptr;
  /// Open the audio device.
  bool sound = true;
  /// Record a film from the beginning: see record_film(). Throws as it does.
  std::optional<std::filesystem::path> film;
  /// Of screenshots, films and windows. A key switches it.
  Phosphor phosphor = Phosphor::kWhite;
  /// Of full volume, 0 to 100; front ends with sound only.
  unsigned volume_percent = 70;
  /// Adds to `samples` what sounds beside the machine's own ports (a tape that runs), see
  /// SoundSpan::beside. Called with spans of time in order, but not with those that the machine
  /// warped through. May be empty.
  std::function<void(uint64_t from_cycle, uint64_t to_cycle, std::span<float> samples)>
      sound_source;
  /// The tape recorder, which already serves the session; null: none.
  tape::TapeDeck* deck = nullptr;
  /// What the window's title shows beside "Triton": the program's name, or empty.
  std::string title;
  /// The directory share/triton: roms/characters.txt is in it.
  std::filesystem::path data_directory;
  /// Where the front end's own "save state" and "screenshot" keys put their files.
  std::filesystem::path output_directory = ".";
  /// Begin in the debugger, the machine standing still. A key of the front end opens it later.
  bool debug = false;
  /// The program's own symbols for it.
  SymbolTable debug_symbols;
  /// Stop at this cycle (`--until cycles:N` and `seconds:N`); without a value the user ends it.
  std::optional<uint64_t> until_cycle;
};

}  // namespace triton
