#include "tools/compare/start.hpp"

namespace triton::compare {

namespace {

/// Any will do: every game sets its own.
constexpr uint16_t kSomeSeed = 1;

}  // namespace

StartedProgram start_program(const Firmware& firmware, const Listing& listing, unsigned ram_kib) {
  TritonConfig config;
  config.ram_kib = ram_kib;
  Session session(firmware, config);
  session.boot();
  session.load_listing(listing);
  session.start_basic();
  session.run_program(kSomeSeed);
  return {std::move(session), symbol_value(firmware.symbols, "RNDSEED"),
          symbol_value(firmware.symbols, "CURLIN")};
}

}  // namespace triton::compare
