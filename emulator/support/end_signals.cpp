#include "emulator/support/end_signals.hpp"

#include <signal.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>

namespace triton {
namespace {

constexpr std::array<int, 4> kSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr int kSignalBase = 128;

std::array<struct sigaction, kSignals.size()> saved_actions{};
int depth = 0;  // of EndSignals in each other
std::atomic<int> caught_signal = 0;
std::atomic<bool> signal_came = false;
std::atomic<unsigned> seen = 0;  // a bit a signal
std::atomic<void (*)()> last_act = nullptr;
static_assert(std::atomic<int>::is_always_lock_free &&
              std::atomic<void (*)()>::is_always_lock_free);

void on_signal(int signal_number) {
  const unsigned bit = 1U << static_cast<unsigned>(signal_number);
  if ((seen.fetch_or(bit) & bit) == 0) {
    caught_signal = signal_number;
    signal_came = true;
    return;
  }
  if (void (*act)() = last_act) act();
  std::signal(signal_number, SIG_DFL);
  std::raise(signal_number);
}

}  // namespace

EndSignals::EndSignals() {
  if (depth++ > 0) return;
  caught_signal = 0;
  signal_came = false;
  seen = 0;
  struct sigaction action {};
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  for (std::size_t at = 0; at < kSignals.size(); ++at) {
    sigaction(kSignals[at], nullptr, &saved_actions[at]);
    if (saved_actions[at].sa_handler != SIG_IGN) sigaction(kSignals[at], &action, nullptr);
  }
}

EndSignals::~EndSignals() {
  if (--depth > 0) return;
  caught_signal = 0;
  signal_came = false;
  for (std::size_t at = 0; at < kSignals.size(); ++at) {
    sigaction(kSignals[at], &saved_actions[at], nullptr);
  }
}

int EndSignals::caught() { return caught_signal; }

const std::atomic<bool>& EndSignals::came() { return signal_came; }

void EndSignals::before_end(void (*act)()) { last_act = act; }

void EndSignals::end_by(int signal_number) {
  std::fflush(nullptr);
  std::signal(signal_number, SIG_DFL);
  std::raise(signal_number);
  _exit(kSignalBase + signal_number);
}

}  // namespace triton
