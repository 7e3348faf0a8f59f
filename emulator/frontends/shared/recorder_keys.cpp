#include "emulator/frontends/shared/recorder_keys.hpp"

#include <fmt/format.h>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

constexpr unsigned kMostTapes = 9'999;

std::filesystem::path free_tape_name(const std::filesystem::path& directory) {
  for (unsigned number = 1; number <= kMostTapes; ++number) {
    std::filesystem::path file = directory / fmt::format("triton-tape-{:04}.wav", number);
    if (!std::filesystem::exists(file)) {
      return file;
    }
  }
  throw InternalError(fmt::format("{}: no free name left for a tape", directory.string()));
}

std::string change(tape::TapeDeck& deck) {
  if (deck.has_tape() && deck.is_last_on_shelf()) {
    deck.eject();
    return "TAPE TAKEN OUT";
  }
  if (!deck.insert_next()) {
    return "NO TAPE THERE: --TAPE FILE, OR RECORD ONE";
  }
  return deck.status();
}

std::string play(tape::TapeDeck& deck) {
  if (!deck.has_tape()) {
    return "NO TAPE IN THE RECORDER";
  }
  if (deck.playing()) {
    deck.stop();
  } else {
    deck.play();
  }
  return deck.status();
}

std::string rewind(tape::TapeDeck& deck) {
  if (!deck.has_tape()) {
    return "NO TAPE IN THE RECORDER";
  }
  deck.rewind();
  return deck.status();
}

std::string record(tape::TapeDeck& deck, Triton& machine, const std::filesystem::path& directory) {
  if (!deck.recording()) {
    deck.record_on(free_tape_name(directory), tape::IfThere::kRefuse);
    return deck.status();
  }
  const std::string file = deck.recording_file().string();
  const bool has_recorded = deck.end_recording(machine);
  return has_recorded ? "wrote " + file : "NOTHING WAS RECORDED";
}

std::string eject(tape::TapeDeck& deck, Triton& machine) {
  if (!deck.has_tape() && !deck.recording()) {
    return "NO TAPE IN THE RECORDER";
  }
  if (deck.recording()) {
    const std::string file = deck.recording_file().string();
    if (deck.end_recording(machine)) {
      deck.eject();
      return "wrote " + file;
    }
  }
  deck.eject();
  return "TAPE TAKEN OUT";
}

std::string change_speed(tape::TapeDeck& deck) {
  deck.set_fast(!deck.fast());
  return deck.fast() ? "TAPES ARE READ AT ONCE" : "TAPES RUN AT THEIR OWN SPEED";
}

}  // namespace

std::string perform_on_recorder(tape::TapeDeck& deck, Triton& machine, HostAction action,
                                const std::filesystem::path& directory) {
  switch (action) {
    case HostAction::kTapeChange:
      return change(deck);
    case HostAction::kTapePlay:
      return play(deck);
    case HostAction::kTapeRewind:
      return rewind(deck);
    case HostAction::kTapeRecord:
      return record(deck, machine, directory);
    case HostAction::kTapeEject:
      return eject(deck, machine);
    case HostAction::kTapeSpeed:
      return change_speed(deck);
    default:
      return {};
  }
}

}  // namespace triton
