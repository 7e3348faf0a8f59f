// `triton run`, after its command line was read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace triton {

/// As given on the command line; see `triton run --help`.
struct RunOptions {
  std::optional<std::string> program;
  std::optional<uint16_t> seed;
  std::optional<std::string> keys;
  std::optional<std::string> keys_file;
  std::optional<std::string> video;
  std::optional<std::string> until;
  std::optional<unsigned> ram_kib;
  std::optional<std::string> clock;  ///< a checked number of Hz, or "max"
  std::optional<std::string> vdu_timing;
  std::string warp = "auto";  ///< auto, on, off
  double speed = 1;
  bool auto_repeat = false;
  bool keys_by_position = false;
  bool lower_case = false;
  bool border = false;
  bool list = false;
  bool scan_lines = false;
  bool glow = false;
  bool whole_pixels = false;
  bool full_screen = false;
  bool specks = false;
  unsigned volume_percent = 70;
  std::optional<std::string> eprom;    ///< the 2708 in the programmer's socket
  std::optional<std::string> printer;  ///< a file, or - for standard output
  std::optional<std::string> firmware;
  std::vector<std::string> user_roms;  ///< see parse_user_rom()
  std::optional<std::string> origin;   ///< checked hexadecimal
  std::optional<std::string> screen;
  std::optional<std::string> screenshot;
  std::optional<std::string> vdu;
  std::optional<std::string> trace;
  bool check = true;  ///< a listing, before it runs
  bool profile = false;
  std::vector<std::string> tapes;
  std::optional<std::string> tape_out;
  bool tape_append = false;
  bool tape_overwrite = false;
  bool overwrite = false;           ///< what is there already, see output_check.hpp
  std::string tape_speed = "real";  ///< real, fast
  bool loop = false;                ///< the modem's output on its input
  bool debug = false;
  std::optional<std::string> symbols;  ///< file of names for the debugger
  std::string sound = "auto";          ///< auto, on, off
  std::optional<std::string> film;
  std::optional<std::string> record_keys;
  std::optional<std::string> replay;
  std::string folder = ".";  ///< for the files of the window's and the terminal's keys
  std::string colour = "white";
  std::optional<std::string> save_state;
  std::optional<std::string> load_state;
};

/// Returns the exit status 0 or 1. Throws InputError and InternalError.
[[nodiscard]] int run_program(const RunOptions& options);

}  // namespace triton
