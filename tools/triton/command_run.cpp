#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <string>

#include "emulator/formats/original_firmware.hpp"
#include "emulator/frontends/shared/speed_steps.hpp"
#include "emulator/support/data_paths.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/number_options.hpp"
#include "tools/triton/run_inputs.hpp"
#include "tools/triton/run_program.hpp"
#include "tools/triton/saved_options.hpp"
#include "tools/triton/words.hpp"

namespace triton {

namespace {

/// --list. Status 1: nothing there can run.
int list_firmware(const RunOptions& options) {
  const FirmwareList list = list_original_firmware(
      *options.firmware, read_rom_table(find_data_directory() / "roms" / "original_roms.txt"));
  fmt::print("{}", list.text);
  return list.can_run ? 0 : 1;
}

constexpr auto kRunExample =
    R"(A .bas listing is loaded and RUN; machine code is started as by the monitor's G; without PROGRAM
the machine shows its monitor's prompt. PROGRAM may also be the name of a program that is installed
with triton, such as labyrinth.

--until, without a window or terminal:
  idle        the machine waits for a key and nothing is left to type, or the CPU halts (default)
  halt        the CPU stands at HLT              cycles:N   N cycles after the program's start
  seconds:N   N emulated seconds after it        frames:N   N writes to the screen after it
  text:WORDS  WORDS stand in one row of the screen
Status 1 when that can no longer come about.

Keys: as characters, letters in lower case type graphics; \r or \n Return, \e Escape, \xHH any code,
\\ a backslash, ~ waits a second.

Examples:
  triton run labyrinth
  triton run labyrinth --seed 7 --keys 'S\rN\r' --video none --screen unicode
  triton run --video none --screen text --keys 'T~PRINT 6*7\r'
  triton run game.bas --video none --until text:SCORE --screenshot game.png
  triton run labyrinth --video none --keys 'S\rN\rF\rQ\rN\r' --profile
  triton run game.bas --debug --keys '10\r'
  triton run labyrinth --record-keys walk.inputs
  triton run --replay walk.inputs --video none --film walk.mp4
  triton run --tape games.wav --tape-speed fast --video none --keys 'IMAZE\rT~LIST\r' --screen text)";

/// CLI11 has no hexadecimal without 0x.
std::string check_hex_address(const std::string& text) {
  unsigned value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  const bool good = error == std::errc{} && end == text.data() + text.size() && value <= 0xFFFF;
  return good ? std::string() : "'" + text + "', expected 0000 to FFFF in hexadecimal";
}

std::string check_ram(const std::string& text) {
  const bool good =
      text == "0" || text == "8" || text == "16" || text == "24" || text == "32" || text == "40";
  return good ? std::string() : "'" + text + "', expected 0, 8, 16, 24, 32 or 40";
}

std::string check_clock(const std::string& text) {
  if (text == "max") return {};
  uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool good = error == std::errc{} && end == text.data() + text.size() && value >= 1 &&
                    value <= 1'000'000'000;
  return good ? std::string() : "'" + text + "', expected 1 to 1000000000 (Hz) or max";
}

}  // namespace

void add_run_command(CLI::App& app, int& status) {
  auto options = std::make_shared<RunOptions>();
  CLI::App* run = app.add_subcommand("run", "Run the machine");
  run->footer(kRunExample);
  run->add_option(
      "PROGRAM", options->program,
      "A .bas listing, .tap or recording of a tape (.wav, .flac, .aiff, .ogg, .opus, .mp3), .asm, "
      ".hex, .bin, .rom or .state file, or an installed program");

  run->add_option("--seed", options->seed,
                  "RND's state when the program starts, 1 to 65535 (default: a random one)")
      ->check(decimal_between(1, 65535))
      ->type_name("N");
  auto* keys =
      run->add_option("--keys", options->keys, "Keys to type when the machine asks for one")
          ->type_name("TEXT");
  run->add_option("--keys-file", options->keys_file, "The same from a file")
      ->type_name("FILE")
      ->excludes(keys);

  run->add_option("--video", options->video,
                  "sdl (a window), terminal or none (default: sdl where "
                  "a display is there, else terminal, else none)")
      ->transform(CLI::IsMember({"sdl", "terminal", "none"}, CLI::ignore_case))
      ->type_name("KIND");
  run->add_option("--until", options->until, "When a run without window or terminal ends")
      ->type_name("WHEN");
  run->add_option(
         "--ram", options->ram_kib,
         "RAM cards in KiB beside the 3 KiB on the board: 0 (the board alone), 8, 16, 24, 32 or"
         " 40 (default 8)")
      ->check(check_ram)
      ->type_name("KIB");
  run->add_option(
         "--clock", options->clock,
         "CPU clock in Hz, or max: as fast as it goes (default: 800000, or the firmware's)")
      ->transform([](const std::string& word) { return small(word); })
      ->check(check_clock)
      ->type_name("HZ|max");
  run->add_option(
         "--vdu-timing", options->vdu_timing,
         "instant (default), or real: the VDU loses characters that come too fast, also those of "
         "level 4.1 at more than its 0.8 MHz")
      ->transform(CLI::IsMember({"instant", "real"}, CLI::ignore_case))
      ->type_name("KIND");
  run->add_option("--warp", options->warp,
                  "In a window or terminal, compute as fast as it goes until a key is wanted: on, "
                  "off, or auto (for BASIC programs and replays)")
      ->transform(CLI::IsMember({"auto", "on", "off"}, CLI::ignore_case))
      ->capture_default_str()
      ->type_name("WHEN");
  run->add_option(
         "--speed", options->speed,
         "In a window or terminal, how fast time passes: 1 is real, 2.5 makes 2 MHz of 0.8")
      ->check(factor_between(kSlowestSpeed, kFastestSpeed))
      ->capture_default_str()
      ->type_name("FACTOR");
  run->add_flag("--auto-repeat", options->auto_repeat,
                "A key that is held is pressed again and again, which was not fitted as standard");
  run->add_flag("--keys-by-position", options->keys_by_position,
                "In a window, a key gives what the Triton's key at its place gives, not its own "
                "character");
  run->add_flag("--lower-case", options->lower_case,
                "Fit the alternative character generator: lower-case letters, no graphics 60-7F");
  run->add_flag("--scan-lines", options->scan_lines, "Darken the lower half of each scan line");
  run->add_flag("--glow", options->glow, "Let the picture glow");
  run->add_flag("--whole-pixels", options->whole_pixels,
                "In a window, scale by whole pixels only: all dots are equal");
  run->add_flag("--full-screen", options->full_screen, "Begin with the whole display");
  run->add_flag("--specks", options->specks,
                "Show the specks that the CPU makes when it writes to display RAM");
  run->add_option("--colour", options->colour,
                  "Of the screen in a window, of screenshots by key and of films: white, green or "
                  "amber")
      ->transform(CLI::IsMember({"white", "green", "amber"}, CLI::ignore_case))
      ->capture_default_str()
      ->type_name("COLOUR");
  run->add_option("--sound", options->sound, "on, off, or auto: in a window, and not in a terminal")
      ->transform(CLI::IsMember({"auto", "on", "off"}, CLI::ignore_case))
      ->capture_default_str()
      ->type_name("WHEN");
  run->add_option("--volume", options->volume_percent, "Of the sound, 0 to 100")
      ->check(decimal_between(0, 100))
      ->capture_default_str()
      ->type_name("PERCENT");
  run->add_option(
         "--eprom", options->eprom,
         "Connect the EPROM programmer (ports FC-FF) with a 2708: FILE's 1,024 bytes, or a "
         "blank one if there is no such file; it is written when it was programmed")
      ->type_name("FILE");
  run->add_option("--printer", options->printer,
                  "Fit a serial printer (port 6, 110 baud) and write what it prints to FILE at the "
                  "end; - is standard output")
      ->type_name("FILE");
  run->add_option("--firmware", options->firmware,
                  "Directory of original ROM dumps, of character generators too, recognised by "
                  "checksum")
      ->type_name("DIR");
  run->add_flag("--list", options->list,
                "Print which images of --firmware are found, missing or damaged, and end")
      ->needs("--firmware");
  run->add_option(
         "--user-rom", options->user_roms,
         "ROM of at most 1 KiB for the first free socket, or for the one at HEX (0C00; with level "
         "7.2 0400 and 0800). Again: another")
      ->type_name("FILE[@HEX]")
      ->allow_extra_args(false);
  run->add_option(
         "--org", options->origin,
         "Where a .bin (default 1600; 1602 for one of triton tape extract) or .rom (0C00) goes "
         "and starts, hexadecimal")
      ->check(check_hex_address)
      ->type_name("HEX");

  run->add_option("--screen", options->screen,
                  "Print the screen at the end: text (ASCII), unicode, ansi or codes; unicode and "
                  "ansi get ASCII where the locale (LC_ALL, LC_CTYPE, LANG) is not UTF-8 or "
                  "TERM=dumb")
      ->transform(CLI::IsMember({"text", "unicode", "ansi", "codes"}, CLI::ignore_case))
      ->type_name("STYLE");
  run->add_option("--screenshot", options->screenshot, "Write the picture at the end (PNG)")
      ->type_name("FILE");
  run->add_flag("--border", options->border,
                "Screenshots show what is around the cells too, as window and films do: the white "
                "frame of a top row with dots on line 0, and the extra dot right of column 63");
  run->add_option("--film", options->film,
                  "Record what is seen, and heard, from the start to the end: .gif, or with ffmpeg "
                  ".mp4, .mkv, .mov, .webm or .avi. Without a window or terminal in the machine's "
                  "own time")
      ->type_name("FILE");
  run->add_option("--record-keys", options->record_keys,
                  "Write down each key and button with the cycle at which the machine got it, for "
                  "--replay")
      ->type_name("FILE");
  run->add_option("--replay", options->replay,
                  "Play what --record-keys has written, from the same machine on; without a window "
                  "or terminal to its end, with status 1 if the machine is not the recorded one")
      ->type_name("FILE");
  run->add_option("--folder", options->folder,
                  "Where pictures, films, states, tapes and printed paper go that are asked for by "
                  "keys of window and terminal")
      ->capture_default_str()
      ->type_name("DIR");
  run->add_option("--vdu", options->vdu, "Write the 1,024 codes on the screen at the end")
      ->type_name("FILE");
  run->add_option("--trace", options->trace,
                  "Write every write to the screen: cycle, cell, code, source")
      ->type_name("FILE");
  run->add_flag("!--no-check", options->check,
                "Do not tell of misprints in a .bas before it runs (triton list check)");
  run->add_flag(
      "--profile", options->profile,
      "Print at the end how often each BASIC line ran and its T-states, and which never did");
  run->add_option(
         "--tape", options->tapes,
         "Tape in the recorder: .tap, .wav, .flac, .aiff, .ogg, .opus or .mp3. Again: further "
         "ones, for its key")
      ->type_name("FILE")
      ->allow_extra_args(false);
  auto* tape_out =
      run->add_option("--tape-out", options->tape_out,
                      "Record on this tape what the machine sends: .tap, .wav, .flac or .aiff")
          ->type_name("FILE");
  auto* tape_append =
      run->add_flag("--tape-append", options->tape_append, "Behind what is on --tape-out already")
          ->needs(tape_out);
  run->add_flag("--tape-overwrite", options->tape_overwrite, "In place of it")
      ->needs(tape_out)
      ->excludes(tape_append);
  run->add_option("--tape-speed", options->tape_speed,
                  "real: through the modem, 25 bytes a second; fast: the same bytes at once")
      ->transform(CLI::IsMember({"real", "fast"}, CLI::ignore_case))
      ->capture_default_str()
      ->type_name("SPEED");
  run->add_flag("--loop", options->loop,
                "Plug a cable from the modem's output socket into its input socket: the machine "
                "receives what it sends");
  auto* debug =
      run->add_flag(
             "--debug", options->debug,
             "Stop before the program's first statement and take commands from standard input "
             "(help lists them); with --video sdl or terminal in there")
          ->excludes("--profile");
  run->add_option(
         "--symbols", options->symbols,
         "Names for the debugger, as triton asm --symbols writes them (an .asm has its own)")
      ->needs(debug)
      ->type_name("FILE");
  run->add_option("--save-state", options->save_state, "Write the machine at the end")
      ->type_name("FILE");
  run->add_flag("--overwrite", options->overwrite,
                "Replace a tape that is there already, and the state, keys and film of what is "
                "played in a window or terminal");
  run->add_option("--load-state", options->load_state,
                  "Start from a saved machine, its tape where it stood")
      ->type_name("FILE");

  auto saved = std::make_shared<std::optional<std::string>>();
  run->add_option("--options", *saved,
                  "File of options for window and terminal, one a line, without the dashes "
                  "(default: ~/.config/triton/options, if it is there): " +
                      saved_option_names())
      ->type_name("FILE");
  run->callback([run, options, saved, &status] {
    if (options->list) {
      status = list_firmware(*options);
      return;
    }
    if (*saved || choose_video(*options) != Video::kNone) apply_saved_options(*run, *saved);
    status = run_program(*options);
  });
}

}  // namespace triton
