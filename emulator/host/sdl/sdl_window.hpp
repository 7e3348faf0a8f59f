// A window that shows a frame, 4:3, at any size.
//
// Integer scaling  the largest whole multiple of 576 x 432 pixels that fits: every dot is equal.
// Smooth scaling   the largest 4:3 picture that fits: dots are enlarged to the next whole multiple
//                  and reduced linearly, so that edges stay sharp.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "emulator/host/picture.hpp"

namespace triton {

/// Where the picture goes in an output of `width` x `height` pixels. Never empty, even if it does
/// not fit.
[[nodiscard]] SDL_Rect picture_place(int width, int height, bool integer_scaling);

class SdlWindow {
 public:
  /// Throws InputError when there is no display, InternalError when SDL fails otherwise.
  explicit SdlWindow(const std::string& title);

  /// Draws `frame`; what the window shows is only renewed when something changed.
  void show(const Frame& frame, Phosphor phosphor);
  /// The window's contents were lost, or its size has changed.
  void invalidate() { valid_ = false; }
  void set_title(const std::string& title);
  void toggle_full_screen();
  void toggle_integer_scaling();
  [[nodiscard]] bool integer_scaling() const { return integer_scaling_; }

  /// What the window shows, as red, green and blue, rows from the top. For tests.
  struct Pixels {
    unsigned width = 0;
    unsigned height = 0;
    std::vector<Colour> colours;
  };
  [[nodiscard]] Pixels read_pixels();
  [[nodiscard]] SDL_Window* handle() { return window_.get(); }

 private:
  struct Quit {
    ~Quit() { SDL_QuitSubSystem(SDL_INIT_VIDEO); }
  };
  template <auto Function>
  struct Destroy {
    template <typename Object>
    void operator()(Object* object) const {
      Function(object);
    }
  };

  void upload(const Frame& frame, Phosphor phosphor);
  void fit_enlarged(const SDL_Rect& place);
  void draw();

  std::unique_ptr<Quit> quit_;
  std::unique_ptr<SDL_Window, Destroy<SDL_DestroyWindow>> window_;
  std::unique_ptr<SDL_Renderer, Destroy<SDL_DestroyRenderer>> renderer_;
  std::unique_ptr<SDL_Texture, Destroy<SDL_DestroyTexture>> dots_;      ///< 576 x 216
  std::unique_ptr<SDL_Texture, Destroy<SDL_DestroyTexture>> enlarged_;  ///< a whole multiple
  unsigned enlargement_ = 0;
  Frame shown_;
  Phosphor shown_phosphor_ = Phosphor::kWhite;
  std::string title_;
  bool valid_ = false;
  bool integer_scaling_ = false;
};

}  // namespace triton
