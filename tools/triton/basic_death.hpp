// Whether a BASIC program has died: BASIC prints WHAT?, HOW? or SORRY, then the line with a ? where
// it stopped, and OK. A reply that INPUT does not take, and a line typed without a number, are
// answered without a line.
#pragma once

#include <optional>
#include <string>

#include "emulator/session/session.hpp"

namespace triton {

/// "HOW? in line 30: 30 PRINT A/?B", of the report that the screen shows last; or nothing. A report
/// counts if its line is in memory as it is shown.
[[nodiscard]] std::optional<std::string> basic_death(const Session& session);

}  // namespace triton
