// A film of a session in the machine's own time: what a run without a window or a terminal records.
//
//   SessionFilm film(session, characters, record_film("maze.mp4", Phosphor::kWhite));
//   session.attend([&](Triton&) { film.note(); return true; });
//   ... session.run(...) ...
//   film.finish();
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "emulator/chips/character_generator.hpp"
#include "emulator/film/film_recorder.hpp"
#include "emulator/session/session.hpp"

namespace triton {

class SessionFilm {
 public:
  /// Adds to the samples, which are spread over so many seconds, what sounds beside the ports.
  using SoundBeside = std::function<void(double seconds, std::span<float> samples)>;

  /// Begins with what the screen shows now. Takes the session's latches_to(). `session` and
  /// `characters` outlive it; `beside` may be empty.
  SessionFilm(Session& session, const CharacterGenerator& characters,
              std::unique_ptr<FilmRecorder> recorder, SoundBeside beside = {});
  ~SessionFilm();
  SessionFilm(const SessionFilm&) = delete;
  SessionFilm& operator=(const SessionFilm&) = delete;

  /// To be called at least every 20 ms of machine time. Throws InternalError.
  void note();
  /// The last picture is held for kHoldTime. Throws InternalError.
  void finish();

  /// A run ends as soon as it has come to its end; a film that did would not let anybody see it.
  static constexpr FilmRecorder::Duration kHoldTime = std::chrono::seconds(2);

 private:
  [[nodiscard]] FilmRecorder::Duration time() const;
  void note_sound();
  void show();

  Session& session_;
  const CharacterGenerator& characters_;
  std::unique_ptr<FilmRecorder> recorder_;
  SoundBeside beside_;
  std::vector<LatchChange> changes_;
  LatchState at_start_;
  uint64_t heard_cycle_;
  FilmRecorder::Duration shown_at_{};
};

}  // namespace triton
