#include "emulator/session/input_recorder.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

#include "emulator/session/input_recording.hpp"

namespace triton {

InputRecorder::InputRecorder(const std::filesystem::path& file, Session& session)
    : session_(session),
      output_(file),
      file_(std::fopen(output_.path().c_str(), "wb")),
      noted_cycle_(session.machine().cycles()),
      checked_cycle_(noted_cycle_) {
  if (!file_) output_.fail(std::strerror(errno));
  write(recording_header());
  write(recording_text(session_.machine()));
  session_.inputs_to([this](std::span<const MachineInput> inputs) { note(inputs); });
}

InputRecorder::~InputRecorder() { session_.inputs_to(nullptr); }

void InputRecorder::note(std::span<const MachineInput> inputs) {
  if (holds_ || !file_) return;
  for (const MachineInput& input : inputs) write(recording_text(input));
  const Triton& machine = session_.machine();
  noted_cycle_ = machine.cycles();
  if (noted_cycle_ - checked_cycle_ >= uint64_t{kCheckSeconds} * machine.config().clock_hz) {
    write(recording_text(check_of(machine), "is"));
    checked_cycle_ = noted_cycle_;
  }
}

void InputRecorder::machine_changed() {
  holds_ = false;
  (void)session_.machine().take_inputs();  // what was done meanwhile is in the new machine
  write(fmt::format("{} left\n", noted_cycle_));
  write(recording_text(session_.machine()));
  noted_cycle_ = session_.machine().cycles();
  checked_cycle_ = noted_cycle_;
}

void InputRecorder::finish() {
  if (holds_) machine_changed();
  session_.inputs_to(nullptr);  // what is left of them is handed over
  write(recording_text(check_of(session_.machine()), "end"));
  if (std::fflush(file_.get()) != 0) output_.fail(std::strerror(errno));
  file_.reset();
  output_.commit();
}

void InputRecorder::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size()) {
    output_.fail(std::strerror(errno));
  }
}

}  // namespace triton
