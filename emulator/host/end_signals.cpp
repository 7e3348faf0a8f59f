#include "emulator/host/end_signals.hpp"

#include <signal.h>

#include <array>
#include <csignal>
#include <cstddef>

namespace triton {
namespace {

constexpr std::array<int, 3> kSignals{SIGINT, SIGTERM, SIGHUP};
std::array<struct sigaction, kSignals.size()> saved_actions{};
volatile sig_atomic_t caught_signal = 0;

void on_signal(int signal_number) { caught_signal = signal_number; }

}  // namespace

EndSignals::EndSignals() {
  caught_signal = 0;
  struct sigaction action {};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  for (std::size_t at = 0; at < kSignals.size(); ++at) {
    sigaction(kSignals[at], nullptr, &saved_actions[at]);
    if (saved_actions[at].sa_handler != SIG_IGN) sigaction(kSignals[at], &action, nullptr);
  }
}

EndSignals::~EndSignals() {
  caught_signal = 0;
  for (std::size_t at = 0; at < kSignals.size(); ++at) {
    sigaction(kSignals[at], &saved_actions[at], nullptr);
  }
}

int EndSignals::caught() { return caught_signal; }

}  // namespace triton
