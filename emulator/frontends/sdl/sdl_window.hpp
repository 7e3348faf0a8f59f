// A window that shows a frame, 4:3, at any size.
//
// Integer scaling  the largest whole multiple of 576 x 432 pixels that fits: every dot is equal.
// Smooth scaling   the largest 4:3 picture that fits: dots are enlarged to the next whole multiple
//                  and reduced linearly, so that edges stay sharp.
// Scan lines       the lower half of every scan line is darker. Not in a picture of fewer rows than
//                  432, where they would be bands.
// Glow             what is lit is added once more, softened to all sides alike.
// All of this is done by SDL's renderer, on the graphics processor where there is one.
// Full screen      without the mouse's pointer.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "emulator/formats/picture.hpp"

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
  void set_scan_lines(bool on);
  void set_glow(bool on);
  [[nodiscard]] bool scan_lines() const { return scan_lines_; }
  /// They are on, and the picture is large enough for them.
  [[nodiscard]] bool scan_lines_show();
  [[nodiscard]] bool glow() const { return glow_; }
  void toggle_integer_scaling();
  [[nodiscard]] bool integer_scaling() const { return integer_scaling_; }

  /// The window's picture of `frame`, with its colour, scan lines, glow and scaling, `width` x
  /// `height` pixels in all. What is on the display stays.
  [[nodiscard]] ColourImage picture(const Frame& frame, Phosphor phosphor, int width, int height);
  /// The same in the window's own pixels: on a hi-DPI display they are more than its size says.
  [[nodiscard]] ColourImage picture(const Frame& frame, Phosphor phosphor);
  /// What is in the window. For tests.
  [[nodiscard]] ColourImage read_pixels();
  [[nodiscard]] SDL_Window* handle() { return window_.get(); }

 private:
  struct Quit {
    ~Quit() { SDL_QuitSubSystem(SDL_INIT_VIDEO); }
  };
  [[nodiscard]] SDL_Texture* make_target(int width, int height);
  template <auto Function>
  struct Destroy {
    template <typename Object>
    void operator()(Object* object) const {
      Function(object);
    }
  };

  using Texture = std::unique_ptr<SDL_Texture, Destroy<SDL_DestroyTexture>>;

  void upload(const Frame& frame, Phosphor phosphor);
  void fit_enlarged(const SDL_Rect& place);
  void draw(SDL_Texture* output);
  void draw_scan_lines(const SDL_Rect& place);
  void soften(SDL_Texture* from, SDL_Texture* to, const SDL_Point& way, int reach);
  void make_glow();
  [[nodiscard]] SDL_Point output_size();
  [[nodiscard]] ColourImage read_output();

  std::unique_ptr<Quit> quit_;
  std::unique_ptr<SDL_Window, Destroy<SDL_DestroyWindow>> window_;
  std::unique_ptr<SDL_Renderer, Destroy<SDL_DestroyRenderer>> renderer_;
  Texture dots_;         ///< 576 x 216, transparent where they are dark
  Texture enlarged_;     ///< a whole multiple
  Texture glow_across_;  ///< 576 x 216: what is lit, softened across
  Texture glow_light_;   ///< and down: added to the picture
  Texture stripes_;      ///< 1 x 432
  unsigned enlargement_ = 0;
  Frame shown_;
  Phosphor shown_phosphor_ = Phosphor::kWhite;
  std::string title_;
  bool valid_ = false;
  bool integer_scaling_ = false;
  bool scan_lines_ = false;
  bool glow_ = false;
};

}  // namespace triton
