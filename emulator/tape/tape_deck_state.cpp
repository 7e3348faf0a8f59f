// The recorder's part of a saved state of the machine.
#include <fmt/format.h>

#include <system_error>

#include "emulator/support/errors.hpp"
#include "emulator/tape/tape_deck.hpp"

namespace triton::tape {

void TapeDeck::note_place(const Triton& machine, Cassette& cassette) {
  if (!has_tape() && !recording_) {
    notes_.clear();
    cassette.recorder_notes.clear();
    return;
  }
  TapePlace place;
  place.cycle = machine.cycles();
  std::error_code error;
  if (has_tape()) {
    place.tape = std::filesystem::absolute(tape_, error).string();
    place.look = look_;
    place.playing = playing_;
    place.fast = fast_;
    place.taken_until = taken_until_;
    place.sample = sample_;
    place.frame_start = frame_start_;
    place.frame = frame_;
    place.phase = transmitter_.phase;
    place.fed.assign(fed_.begin(), fed_.end());
  }
  if (recording_) place.recording = recording_->file().filename().string();
  notes_ = to_notes(place);
  cassette.recorder_notes = notes_;
}

/// The machine is not the one that was served last: it was loaded, is new, or has gone back.
void TapeDeck::notice_loaded_state(Cassette& cassette) {
  if (recording_) recording_->forget_unsaved();
  watch_.forget();
  vain_since_ = 0;
  sent_cycle_ = 0;
  const auto place = from_notes(cassette.recorder_notes);
  if (place) check_recording_of(*place, cassette);
  if (place && !place->tape.empty() && has_tape_of(*place)) {
    go_on_from(*place, cassette);
  } else if (change_ == Change::kNone) {
    change_ = Change::kWound;  // stays where it is
  }
}

/// Puts it in if need be. False: that cannot be, or another one is to stay in.
bool TapeDeck::has_tape_of(const TapePlace& place) {
  if (has_tape() && look_ == place.look) return true;
  // A tape that was put in for the machine before it was loaded.
  if (has_tape() && !has_served_) return false;
  try {
    insert(place.tape);
    if (look_ == place.look) return true;
    throw InputError(fmt::format("{}: is not the tape that it was", place.tape));
  } catch (const std::exception& error) {
    eject();
    if (tell) tell(fmt::format("{}; the saved machine goes on without it", error.what()));
    return false;
  }
}

void TapeDeck::go_on_from(const TapePlace& place, Cassette& cassette) {
  source_->seek(place.taken_until);
  playing_ = place.playing;
  taken_until_ = place.taken_until;
  sample_ = place.sample;
  frame_start_ = place.frame_start;
  frame_ = place.frame;
  transmitter_.phase = place.phase;
  fed_.assign(place.fed.begin(), place.fed.end());
  fed_samples_.clear();
  change_ = Change::kNone;
  note_progress(cassette);
}

void TapeDeck::check_recording_of(const TapePlace& place, const Cassette& cassette) {
  if (place.recording.empty() || recording_ || cassette.events.empty()) return;
  if (tell) {
    tell(
        fmt::format("the machine was saved while it recorded on {}; without a tape to record on "
                    "what it sends is lost",
                    place.recording));
  }
}

}  // namespace triton::tape
