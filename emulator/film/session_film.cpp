#include "emulator/film/session_film.hpp"

#include <cmath>
#include <utility>

#include "emulator/formats/screen_contents.hpp"

namespace triton {
namespace {

constexpr double kBesideHz = 48'000;

}  // namespace

SessionFilm::SessionFilm(Session& session, const CharacterGenerator& characters,
                         std::unique_ptr<FilmRecorder> recorder, SoundBeside beside)
    : session_(session),
      characters_(characters),
      recorder_(std::move(recorder)),
      beside_(std::move(beside)),
      at_start_(session.machine().latches()),
      heard_cycle_(session.machine().cycles()) {
  session_.latches_to([this](std::span<const LatchChange> changes) {
    changes_.insert(changes_.end(), changes.begin(), changes.end());
  });
  show();
}

SessionFilm::~SessionFilm() { session_.latches_to(nullptr); }

void SessionFilm::note() {
  note_sound();
  if (time() - shown_at_ >= FilmRecorder::kFrameTime) show();
}

void SessionFilm::finish() {
  note();
  show();
  recorder_->finish(time() + kHoldTime);
}

FilmRecorder::Duration SessionFilm::time() const {
  const Triton& machine = session_.machine();
  const double seconds = static_cast<double>(machine.cycles()) / machine.config().clock_hz;
  return std::chrono::nanoseconds(std::llround(seconds * 1e9));
}

void SessionFilm::note_sound() {
  const Triton& machine = session_.machine();
  if (machine.cycles() <= heard_cycle_) return;
  const double seconds =
      static_cast<double>(machine.cycles() - heard_cycle_) / machine.config().clock_hz;
  std::vector<float> samples;
  if (beside_) {
    samples.resize(static_cast<size_t>(std::ceil(seconds * kBesideHz)));
    beside_(seconds, samples);
  }
  recorder_->add_sound(
      {heard_cycle_, machine.cycles(), at_start_, changes_, session_.printer_fitted(), samples},
      seconds, time());
  changes_.clear();
  at_start_ = machine.latches();
  heard_cycle_ = machine.cycles();
}

void SessionFilm::show() {
  const Triton& machine = session_.machine();
  Frame frame;
  render_frame(contents_of(machine.screen()), characters_,
               cursor_is_lit(machine.cycles(), machine.config().clock_hz), frame);
  recorder_->add(frame, time());
  shown_at_ = time();
}

}  // namespace triton
