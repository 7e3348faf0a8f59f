// The recorder beside the machine: a tape to play from, and one to record on.
//
//   TapeDeck deck;
//   deck.insert("games.wav");                 // plays as soon as the machine starts the motor
//   deck.record_on("mine.wav", IfThere::kRefuse);
//   session.attend([&](Triton& machine) { return deck.serve(machine); });
//
// Played are the bytes that the decoder finds, as clean sound at the right speed (what an owner
// gets by trimming and by cleaning the head), or, when fast, as bytes. Recorded is what the machine
// sends; it is on the file as soon as the motor stops. The tape moves only while the machine's
// motor runs.
//
// A saved state of the machine knows which tape was in, where it stood, and what was not saved yet
// of a recording. When one is loaded, the recorder notices: the tape is put in again and goes on
// from there, to the sample; if the file is gone or is another now, `tell` says so and the machine
// goes on without it. A state without a tape leaves the one that is in where it stands. Files to
// record on are never opened by a state.
#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "emulator/chips/modem.hpp"
#include "emulator/machine/triton.hpp"
#include "emulator/tape/byte_source.hpp"
#include "emulator/tape/load_watch.hpp"
#include "emulator/tape/recording.hpp"
#include "emulator/tape/tape_course.hpp"
#include "emulator/tape/tape_place.hpp"
#include "emulator/tape/tape_sound.hpp"

namespace triton::tape {

class TapeDeck {
 public:
  TapeDeck();
  TapeDeck(const TapeDeck&) = delete;
  TapeDeck& operator=(const TapeDeck&) = delete;

  // The tape to play from.
  /// Takes the tape that was in out, puts this one in, wound back, and presses PLAY. Throws
  /// InputError; the old tape stays in then.
  void insert(const std::filesystem::path& file);
  void eject();
  /// Puts a tape beside the recorder, for insert_next().
  void add_to_shelf(const std::filesystem::path& file) { shelf_.push_back(file); }
  /// The one on the shelf behind the one that was in last; after the last the first. False: there
  /// is none.
  bool insert_next();
  [[nodiscard]] bool is_last_on_shelf() const { return !shelf_.empty() && shelf_.back() == tape_; }
  void play() { playing_ = true; }
  void stop();
  void rewind();
  [[nodiscard]] bool has_tape() const { return source_ != nullptr; }
  [[nodiscard]] bool playing() const { return has_tape() && playing_; }
  [[nodiscard]] const std::filesystem::path& tape() const { return tape_; }
  /// Where the tape stands.
  [[nodiscard]] double counter_seconds() const { return counter_; }
  [[nodiscard]] double tape_seconds() const { return source_ ? source_->seconds() : 0; }

  /// What of it has passed the head, wherever it was wound to: kCourseColumns.
  [[nodiscard]] const TapeCourse& course() const { return course_; }
  static constexpr unsigned kCourseColumns = 512;

  // The tape to record on.
  /// Throws InputError; see Recording.
  void record_on(const std::filesystem::path& file, IfThere if_there);
  /// Saves what the machine has sent, a byte that waits in its UART too, and takes the tape out.
  /// False: there was nothing on it.
  bool end_recording(Triton& machine);
  [[nodiscard]] bool recording() const { return recording_.has_value(); }
  [[nodiscard]] const std::filesystem::path& recording_file() const { return recording_->file(); }
  [[nodiscard]] size_t bytes_recorded() const;

  /// The fast path: the same bytes, without waiting for them.
  void set_fast(bool fast) { fast_ = fast; }
  [[nodiscard]] bool fast() const { return fast_; }

  /// Feeds the machine for the next kAheadSeconds and takes what it has sent. To be called before
  /// each run of at most half of that. Returns false when the tape is over and the machine has been
  /// waiting for more for kPatienceSeconds. Throws InputError and InternalError of the files.
  bool serve(Triton& machine);

  /// The machine will run no more: serves it, tells what was loaded with doubtful bytes, and ends
  /// the recording.
  void finish(Triton& machine);
  /// Bytes of the programs that the machine has loaded which may be wrong.
  [[nodiscard]] size_t doubtful_bytes_loaded() const { return watch_.doubtful_bytes(); }

  /// A tape is being played or recorded: worth hurrying through when fast.
  [[nodiscard]] bool runs(const Triton& machine) const;

  /// Called with a line for people when a loaded state's tape cannot go on, and when the machine
  /// has loaded a program that has doubtful bytes.
  std::function<void(const std::string&)> tell;

  /// `games.wav 01:07 of 03:10, recording mine.wav`; empty without tapes.
  [[nodiscard]] std::string status() const;

  /// Adds to `samples`, which are spread over so many seconds, what has passed the head meanwhile;
  /// while `listening`.
  void add_sound(double seconds, std::span<float> samples);
  bool listening = false;

  /// Of full scale, for a tape at the modem's own level.
  static constexpr float kSoundLevel = 0.25F;
  static constexpr double kAheadSeconds = 0.1;
  static constexpr double kPatienceSeconds = 10;

 private:
  /// What has become of the tape since the machine was served.
  enum class Change : uint8_t {
    kNone,
    kStopped,  ///< or goes on at another speed: it stands before the first byte that has not begun,
               ///< and goes on with a little carrier, which the modem needs to find that one
    kWound,    ///< or was changed: it stands at counter_
  };

  void notice_loaded_state(Cassette& cassette);
  void go_on_from(const TapePlace& place, Cassette& cassette);
  bool has_tape_of(const TapePlace& place);
  void check_recording_of(const TapePlace& place, const Cassette& cassette);
  void note_place(const Triton& machine, Cassette& cassette);
  void take_events(Triton& machine);
  void take_back(Triton& machine);
  [[nodiscard]] size_t give_back(const Cassette& cassette);
  void tell_all(const std::vector<std::string>& lines) const;
  void feed(Triton& machine);
  void feed_sound(Cassette& cassette, size_t wanted);
  void feed_fast(Cassette& cassette, size_t wanted);
  void note_progress(const Cassette& cassette);
  void take_heard_byte();
  void send_sound(const std::vector<TapeEvent>& events, const Cassette& cassette, uint64_t now);
  bool waits_in_vain(const Triton& machine);

  uint32_t clock_hz_ = 1;  ///< of the machine that was served last
  std::vector<std::filesystem::path> shelf_;
  std::filesystem::path tape_;
  std::unique_ptr<ByteSource> source_;
  bool playing_ = false;
  bool fast_ = false;
  Change change_ = Change::kWound;
  double counter_ = 0;          ///< seconds: where the tape goes on
  double taken_until_ = 0;      ///< all bytes that start before this have been fed
  FileLook look_;               ///< of tape_
  std::vector<uint8_t> notes_;  ///< as last left in the machine: others are of a loaded state
  bool has_served_ = false;

  // Sound that is being made of the bytes.
  ModemTransmitter transmitter_{kModemSampleHz};
  uint64_t sample_ = 0;       ///< of the tape, the next to be fed
  uint64_t frame_start_ = 0;  ///< of the frame that is under way, or was last
  uint16_t frame_ = 0;        ///< its bits
  std::deque<FedByte> fed_;   ///< those that wait in the machine; of sound, the one under way too
  uint64_t vain_since_ = 0;   ///< cycle; 0: the machine is not waiting for more tape

  LoadWatch watch_;
  TapeCourse course_;
  std::optional<Recording> recording_;
  std::deque<int16_t> fed_samples_;  ///< those that wait in the machine, while listening
  std::vector<int16_t> sound_;       ///< to be heard, kModemSampleHz
  double heard_ = 0;                 ///< of it
  TapeSound sent_;
  uint64_t sent_cycle_ = 0;
};

}  // namespace triton::tape
