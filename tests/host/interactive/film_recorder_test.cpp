// Films are read again with the libraries' own readers; ffmpeg is a stand-in that keeps what it
// gets.
#include "emulator/host/interactive/film_recorder.hpp"

#include <fmt/format.h>
#include <gif_lib.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"

namespace triton {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

Frame frame_with(unsigned x, unsigned y) {
  Frame frame;
  frame.at(x, y) = 1;
  return frame;
}

class Film : public testing::Test {
 protected:
  Film() {
    fs::remove_all(directory_);
    fs::create_directories(directory_);
  }
  ~Film() override { fs::remove_all(directory_); }

  [[nodiscard]] size_t files() const {
    return static_cast<size_t>(
        std::distance(fs::directory_iterator(directory_), fs::directory_iterator()));
  }

  const fs::path directory_ =
      fs::path(testing::TempDir()) /
      (std::string("triton_film_") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

struct GifFrame {
  unsigned delay = 0;  ///< hundredths of a second
  IndexedImage shown;
};

std::vector<GifFrame> read_gif(const fs::path& file) {
  int error = 0;
  GifFileType* gif = DGifOpenFileName(file.c_str(), &error);
  if (gif == nullptr || DGifSlurp(gif) != GIF_OK) throw std::runtime_error("no GIF");
  IndexedImage shown(static_cast<unsigned>(gif->SWidth), static_cast<unsigned>(gif->SHeight), {});
  for (int index = 0; index < gif->SColorMap->ColorCount; ++index) {
    const GifColorType& colour = gif->SColorMap->Colors[index];
    shown.palette.push_back({colour.Red, colour.Green, colour.Blue});
  }
  std::vector<GifFrame> frames;
  for (int number = 0; number < gif->ImageCount; ++number) {
    const SavedImage& image = gif->SavedImages[number];
    const GifImageDesc& box = image.ImageDesc;
    for (int y = 0; y < box.Height; ++y) {
      for (int x = 0; x < box.Width; ++x) {
        shown.at(static_cast<unsigned>(box.Left + x), static_cast<unsigned>(box.Top + y)) =
            image.RasterBits[y * box.Width + x];
      }
    }
    GraphicsControlBlock control{};
    DGifSavedExtensionToGCB(gif, number, &control);
    frames.push_back({static_cast<unsigned>(control.DelayTime), shown});
  }
  DGifCloseFile(gif, &error);
  return frames;
}

TEST_F(Film, AGifShowsEveryPictureForItsTime) {
  const fs::path file = directory_ / "a.gif";
  const auto recorder = record_gif(file, Phosphor::kGreen);
  recorder->add(frame_with(5, 5), milliseconds(1'000));
  recorder->add(frame_with(5, 5), milliseconds(1'040));
  recorder->add(frame_with(500, 200), milliseconds(1'400));
  recorder->add(frame_with(501, 200), milliseconds(1'440));
  EXPECT_FALSE(fs::exists(file));
  recorder->finish(milliseconds(3'440));
  const std::vector<GifFrame> frames = read_gif(file);
  ASSERT_EQ(frames.size(), 3u);
  EXPECT_EQ(frames[0].delay, 40u);
  EXPECT_EQ(frames[1].delay, 4u);
  EXPECT_EQ(frames[2].delay, 200u);
  const auto expected = [](unsigned x, unsigned y) {
    return frame_image(frame_with(x, y), Phosphor::kGreen, PictureArea::kWithBorder);
  };
  EXPECT_EQ(frames[0].shown, expected(5, 5));
  EXPECT_EQ(frames[1].shown, expected(500, 200));
  EXPECT_EQ(frames[2].shown, expected(501, 200));
  EXPECT_EQ(files(), 1u);
}

TEST_F(Film, AGifThatIsGivenUpLeavesNoFile) {
  {
    const auto recorder = record_gif(directory_ / "a.gif", Phosphor::kWhite);
    recorder->add(frame_with(5, 5), milliseconds(0));
  }
  EXPECT_EQ(files(), 0u);
}

TEST_F(Film, AGifThatCannotBeWrittenSaysWhere) {
  try {
    (void)record_gif(directory_ / "none" / "a.gif", Phosphor::kWhite);
    FAIL() << "recorded into a folder that is not there";
  } catch (const InternalError& error) {
    EXPECT_NE(std::string(error.what()).find("none/a.gif: cannot write"), std::string::npos);
  }
}

class Video : public Film {
 protected:
  Video() : path_(std::getenv("PATH")) {}
  ~Video() override { setenv("PATH", path_.c_str(), 1); }

  /// A program `ffmpeg` that does `body`; $last is the file that it was to write.
  void fit_ffmpeg(const std::string& body) {
    fs::create_directories(directory_ / "bin");
    const fs::path program = directory_ / "bin" / "ffmpeg";
    write_file(program, "#!/bin/sh\nfor last; do :; done\n" + body + "\n");
    fs::permissions(program, fs::perms::owner_all);
    setenv("PATH", ((directory_ / "bin").string() + ":" + path_).c_str(), 1);
  }

  const std::string path_;
};

constexpr size_t kPictureBytes = size_t{kFrameWidth} * kFrameHeight * kScanLineHeight * 3;

TEST_F(Video, GetsTwentyFivePicturesASecondInTheirColours) {
  fit_ffmpeg("cat >\"$last\"");
  const fs::path file = directory_ / "a.mp4";
  const auto recorder = record_video(file, Phosphor::kAmber);
  recorder->add(frame_with(0, 0), milliseconds(0));
  recorder->add(frame_with(1, 0), milliseconds(200));
  recorder->finish(milliseconds(400));
  const std::vector<uint8_t> bytes = read_binary_file(file);
  ASSERT_EQ(bytes.size(), 10 * kPictureBytes);
  const Colour lit = phosphor_colours(Phosphor::kAmber).lit;
  for (size_t number = 0; number < 10; ++number) {
    const size_t at = number * kPictureBytes + (number < 5 ? 0 : 3);
    EXPECT_EQ((Colour{bytes[at], bytes[at + 1], bytes[at + 2]}), lit) << number;
  }
}

TEST_F(Video, AnFfmpegThatFailsIsAnErrorAndLeavesNoFile) {
  fit_ffmpeg("echo half >\"$last\"; exit 3");
  const auto recorder = record_video(directory_ / "a.mp4", Phosphor::kWhite);
  EXPECT_THROW(
      {
        for (int frame = 0; frame < 100; ++frame) {
          recorder->add(frame_with(0, 0), milliseconds(frame * 40));
        }
        recorder->finish(milliseconds(4'000));
      },
      InternalError);
  EXPECT_EQ(files(), 1u);  // bin
}

TEST_F(Video, WithoutFfmpegItSaysThatAGifDoesNotNeedIt) {
  setenv("PATH", directory_.c_str(), 1);
  try {
    (void)record_video(directory_ / "a.mp4", Phosphor::kWhite);
    FAIL() << "recorded without ffmpeg";
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("ffmpeg, which is not there; a GIF does not"),
              std::string::npos);
  }
}

}  // namespace
}  // namespace triton
