#include "tools/triton/run_outputs.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/formats/listing.hpp"
#include "emulator/formats/picture.hpp"
#include "emulator/formats/png_file.hpp"
#include "emulator/formats/screen_text.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tools/triton/every_step.hpp"
#include "tools/triton/tell.hpp"

namespace triton {
namespace {

void write_printed(const SerialPrinter::Received& printed, const std::string& file) {
  if (printed.framing_errors > 0) {
    tell(fmt::format("the printer dropped {} characters without a stop bit",
                     printed.framing_errors));
  }
  if (file != "-") return write_file(file, printed.characters);
  fmt::print("{}", printed.characters);
  if (std::fflush(stdout) != 0) throw InternalError("standard output: cannot write");
}

void write_profile(const Triton& machine, BasicProfile& profile) {
  profile.finish(machine);
  const std::vector<uint8_t> memory = program_in_memory(machine);
  if (!is_basic_program(memory)) return tell("no BASIC program in memory: nothing to profile");
  fmt::print("{}", to_text(profile.of(listing_from_memory(memory, "memory"))));
  if (std::fflush(stdout) != 0) throw InternalError("standard output: cannot write");
}

ScreenTextStyle screen_style(std::string_view name) {
  if (name == "unicode") return ScreenTextStyle::kUnicode;
  if (name == "ansi") return ScreenTextStyle::kAnsi;
  if (name == "codes") return ScreenTextStyle::kCodes;
  return ScreenTextStyle::kText;
}

/// What was asked for, as far as standard output can show it.
void print_screen(const RunOptions& options, const Triton& machine) {
  const TextOutput output = text_output(STDOUT_FILENO);
  ScreenTextStyle style = screen_style(*options.screen);
  if (style == ScreenTextStyle::kAnsi && !output.escapes) style = ScreenTextStyle::kUnicode;
  const bool is_less = *options.screen == "ansi"
                           ? output != TextOutput{}
                           : style == ScreenTextStyle::kUnicode && !output.utf8;
  if (is_less) tell(fmt::format("--screen {}: in ASCII, see --help", *options.screen));
  print_to_stdout(screen_text(machine.screen(), style,
                              options.lower_case ? HighCodes::kLowerCase : HighCodes::kGraphics));
  if (std::fflush(stdout) != 0) throw InternalError("standard output: cannot write");
}

}  // namespace

void write_run_outputs(const RunOptions& options, const Session& session,
                       const std::optional<CharacterGenerator>& characters, BasicProfile* profile) {
  const Triton& machine = session.machine();
  const EpromProgrammerState& eprom = machine.eprom_programmer().state;
  const uint64_t lost = machine.screen().state.lost_strobes;
  if (lost > 0) {
    const uint32_t made_for = session.firmware().clock_hz;
    tell(fmt::format("the VDU was busy for {} characters, which are lost{}", lost,
                     machine.config().clock_hz <= made_for
                         ? ""
                         : fmt::format("; the firmware waits for it as a machine of {} MHz must",
                                       made_for / 1e6)));
  }
  EveryStep steps;
  if (options.vdu) steps([&] { write_file(*options.vdu, session.displayed_codes()); });
  if (options.screenshot) {
    steps([&] {
      write_screenshot(*options.screenshot, contents_of(machine.screen()), *characters, true,
                       Phosphor::kWhite,
                       options.border ? PictureArea::kWithBorder : PictureArea::kCells);
    });
  }
  if (options.save_state) {
    steps([&] { write_file(*options.save_state, machine.save_snapshot()); });
  }
  if (options.printer) steps([&] { write_printed(session.printed(), *options.printer); });
  if (options.eprom && eprom.programmed) steps([&] { write_file(*options.eprom, eprom.cells); });
  if (options.profile) steps([&] { write_profile(machine, *profile); });
  if (options.screen) steps([&] { print_screen(options, machine); });
  steps.end();
}

}  // namespace triton
