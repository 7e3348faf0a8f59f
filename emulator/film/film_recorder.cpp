#include "emulator/film/film_recorder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {
namespace {

constexpr std::string_view kGif = ".gif";
constexpr std::array<std::string_view, 5> kVideos{".mp4", ".mkv", ".mov", ".webm", ".avi"};

}  // namespace

void check_film_name(const std::filesystem::path& file) {
  const std::string kind = lower_ending(file);
  if (kind == kGif || std::find(kVideos.begin(), kVideos.end(), kind) != kVideos.end()) return;
  throw InputError(
      fmt::format("{}: no film's name; expected .gif, or a video's .mp4, .mkv, .mov, .webm or .avi",
                  file.string()));
}

std::unique_ptr<FilmRecorder> record_film(const std::filesystem::path& file, Phosphor phosphor) {
  check_film_name(file);
  return lower_ending(file) == kGif ? record_gif(file, phosphor) : record_video(file, phosphor);
}

}  // namespace triton
