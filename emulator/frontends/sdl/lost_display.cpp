#include "emulator/frontends/sdl/lost_display.hpp"

#include <X11/Xlib.h>

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace triton {
namespace {

constexpr int kStatus = 3;

std::function<void()> act_when_lost;

int on_io_error(Display* /*display*/) {
  // What is done may draw, and lose the connection once more.
  if (const auto act = std::exchange(act_when_lost, nullptr)) act();
  (void)std::fflush(nullptr);
  std::_Exit(kStatus);
}

}  // namespace

LostDisplay::LostDisplay(std::function<void()> act) {
  act_when_lost = std::move(act);
  (void)XSetIOErrorHandler(on_io_error);
}

LostDisplay::~LostDisplay() {
  (void)XSetIOErrorHandler(nullptr);
  act_when_lost = nullptr;
}

}  // namespace triton
