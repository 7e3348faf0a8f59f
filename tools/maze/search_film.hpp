// A search to watch: as an animated GIF, or in a terminal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

#include "tools/maze/output_stream.hpp"
#include "tools/maze/png_sink.hpp"
#include "tools/maze/search_story.hpp"
#include "tools/maze/text_sink.hpp"

namespace triton::maze {

inline constexpr uint64_t kMostFilmPixels = 4096;

/// The search in about `frames` frames, then the solution for two seconds. Throws InputError for a
/// picture of more than kMostFilmPixels a side.
void write_gif(const std::filesystem::path& file, const Maze& maze, const Story& story,
               PictureSettings settings, unsigned frames);

struct TextSize {
  unsigned columns = 0;
  unsigned lines = 0;
};

/// Draws the maze on a cleared screen and retells the search on it in about `frames`
/// frames, with a `pause` after each; leaves the cursor below. Throws InputError when the maze does
/// not fit.
void play_in_terminal(OutputStream& out, TextSize terminal, Alphabet alphabet, const Maze& maze,
                      const Story& story, unsigned frames, const std::function<void()>& pause);

}  // namespace triton::maze
