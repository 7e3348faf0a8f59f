// A reference played as a person plays it: replies in, pictures and the last screen out.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "programs/catalogue.hpp"
#include "tests/programs/screen_helpers.hpp"

namespace triton::programs {

/// Types a text and keeps the screen as it was each time the game waited for a reply.
class TypistWithCamera final : public KeySource {
 public:
  explicit TypistWithCamera(std::string text) : text_(std::move(text)) {}
  const Screen* screen = nullptr;
  std::vector<Frame> pictures;

  uint8_t next() override {
    if (position_ == 0 || text_[position_ - 1] == '\r') pictures.push_back(screen->frame());
    if (position_ == text_.size()) throw EndOfKeys{};
    return static_cast<uint8_t>(text_[position_++]);
  }

 private:
  std::string text_;
  std::size_t position_ = 0;
};

/// Base of the fixtures that play a game.
class PlayedGame : public testing::Test {
 protected:
  explicit PlayedGame(std::string_view program) : program_(*find_program(program)) {}

  /// `replies` are separated by spaces; a lone `-` is an empty one.
  void play(uint16_t seed, const std::string& replies) {
    std::string typed;
    std::istringstream words(replies);
    for (std::string reply; words >> reply;) typed += (reply == "-" ? "" : reply) + '\r';
    Random random(seed);
    TypistWithCamera typist(typed);
    Screen screen(blank_frame(), sink_);
    typist.screen = &screen;
    try {
      program_.play(screen, random, typist);
      ended = true;
    } catch (const EndOfKeys&) {
      ended = false;
    }
    pictures = typist.pictures;
    last = screen.frame();
  }
  [[nodiscard]] std::string row(int number) const { return row_text(last, number); }
  /// The screens before each reply and the last one, as text.
  [[nodiscard]] std::string film() const {
    std::string text;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
      text += "---- before reply " + std::to_string(i + 1) + "\n" + screen_picture(pictures[i]);
    }
    return text + "---- the end\n" + screen_picture(last);
  }

  std::vector<Frame> pictures;  ///< before each reply
  Frame last;
  bool ended = false;  ///< the game did; else the replies were used up

 private:
  const Program& program_;
  NoSink sink_;
};

}  // namespace triton::programs
