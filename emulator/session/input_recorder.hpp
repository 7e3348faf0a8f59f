// Writes an input recording (input_recording.hpp) of a session while it runs.
//
//   InputRecorder recorder("game.inputs", session);
//   ... session.run(...) ...
//   recorder.finish();
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

#include "emulator/session/session.hpp"
#include "emulator/support/output_file.hpp"

namespace triton {

class InputRecorder {
 public:
  /// Begins with the machine as it is. Takes the session's inputs_to(); `session` outlives it.
  /// Throws InternalError if the file cannot be written.
  InputRecorder(const std::filesystem::path& file, Session& session);
  /// What is not finished leaves no file.
  ~InputRecorder();
  InputRecorder(const InputRecorder&) = delete;
  InputRecorder& operator=(const InputRecorder&) = delete;

  /// Nothing is written until machine_changed(): a debugger is at work.
  void hold() { holds_ = true; }
  /// The machine is another one than that which it ran to: a state was loaded, a debugger changed
  /// it.
  void machine_changed();
  /// Gives the file its name. Throws InternalError.
  void finish();

  static constexpr unsigned kCheckSeconds = 10;

 private:
  struct Close {
    void operator()(std::FILE* file) const { (void)std::fclose(file); }
  };

  void note(std::span<const MachineInput> inputs);
  void write(std::string_view text);

  Session& session_;
  OutputFile output_;
  std::unique_ptr<std::FILE, Close> file_;
  uint64_t noted_cycle_;    ///< how far the machine of the file has run
  uint64_t checked_cycle_;  ///< where its last check is
  bool holds_ = false;
};

}  // namespace triton
