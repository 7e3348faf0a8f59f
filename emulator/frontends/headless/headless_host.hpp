// Runs a session with nobody watching, as fast as it goes, until a condition holds.
#pragma once

#include <string>

#include "emulator/frontends/headless/until.hpp"
#include "emulator/session/session.hpp"

namespace triton {

struct HeadlessResult {
  bool reached = false;
  std::string reason;  ///< for people: why the run ended
};

/// `reached` is false when the condition can no longer come about: the CPU stands at HLT, the
/// session's attendant has given up, the run is interrupted, or the machine has waited for a key for an emulated minute and
/// nothing is left to type. Throws InternalError after ten emulated hours (kCycles and kSeconds:
/// never).
[[nodiscard]] HeadlessResult run_headless(Session& session, const Until& until);

/// Runs to the end of the session's replay; `reached` is false when the machine was not the
/// recorded one then or on the way.
[[nodiscard]] HeadlessResult run_replay(Session& session);

}  // namespace triton
