#include "emulator/formats/gif_file.hpp"

#include <gif_lib.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/support/temporary_directory.hpp"

namespace triton {
namespace {

const std::vector<Colour> kPalette{{0, 0, 0}, {255, 255, 255}, {255, 0, 0}};

struct GifContents {
  int width = 0;
  int height = 0;
  std::vector<Colour> palette;
  /// Each frame's full picture, and how long it stays.
  std::vector<std::vector<uint8_t>> frames;
  std::vector<int> hundredths;
  /// Pixels that each frame stores.
  std::vector<int> stored;
};

/// As a player sees it.
GifContents play(const std::filesystem::path& file) {
  int error = 0;
  GifFileType* const gif = DGifOpenFileName(file.c_str(), &error);
  if (gif == nullptr || DGifSlurp(gif) == GIF_ERROR) {
    ADD_FAILURE() << file << " is no GIF";
    return {};
  }
  GifContents contents{gif->SWidth, gif->SHeight, {}, {}, {}, {}};
  for (int entry = 0; entry < gif->SColorMap->ColorCount; ++entry) {
    const GifColorType& colour = gif->SColorMap->Colors[entry];
    contents.palette.push_back({colour.Red, colour.Green, colour.Blue});
  }
  std::vector<uint8_t> screen(static_cast<size_t>(gif->SWidth) * static_cast<size_t>(gif->SHeight));
  for (int number = 0; number < gif->ImageCount; ++number) {
    const SavedImage& image = gif->SavedImages[number];
    const GifImageDesc& part = image.ImageDesc;
    for (int y = 0; y < part.Height; ++y) {
      for (int x = 0; x < part.Width; ++x) {
        screen[static_cast<size_t>((part.Top + y) * gif->SWidth + part.Left + x)] =
            image.RasterBits[y * part.Width + x];
      }
    }
    GraphicsControlBlock control{};
    DGifSavedExtensionToGCB(gif, number, &control);
    contents.frames.push_back(screen);
    contents.hundredths.push_back(control.DelayTime);
    contents.stored.push_back(part.Width * part.Height);
  }
  DGifCloseFile(gif, &error);
  return contents;
}

TEST(AnimatedGif, EveryFrameComesBackWithItsTime) {
  const TemporaryDirectory directory;
  const std::vector<uint8_t> first{0, 1, 2, 0, 1, 2};
  const std::vector<uint8_t> second{0, 1, 2, 0, 2, 2};
  AnimatedGif gif(directory / "a.gif", 3, 2, kPalette);
  gif.add(first, 10);
  gif.add(second, 25);
  gif.add(second, 200);
  gif.finish();
  const GifContents contents = play(directory / "a.gif");
  EXPECT_EQ(contents.width, 3);
  EXPECT_EQ(contents.height, 2);
  EXPECT_EQ(contents.frames, (std::vector<std::vector<uint8_t>>{first, second, second}));
  EXPECT_EQ(contents.hundredths, (std::vector<int>{10, 25, 200}));
  EXPECT_EQ(contents.stored, (std::vector<int>{6, 1, 1}));
  ASSERT_GE(contents.palette.size(), 3U);
  EXPECT_EQ(contents.palette[2], kPalette[2]);
}

TEST(AnimatedGif, RepeatsForEver) {
  const TemporaryDirectory directory;
  AnimatedGif gif(directory / "a.gif", 1, 1, kPalette);
  gif.add({1}, 10);
  gif.finish();
  EXPECT_THAT(read_text_file(directory / "a.gif"),
              testing::HasSubstr(std::string("NETSCAPE2.0\x03\x01\x00\x00\x00", 16)));
}

TEST(AnimatedGif, WhatIsNotFinishedLeavesNoFile) {
  const TemporaryDirectory directory;
  {
    AnimatedGif gif(directory / "a.gif", 1, 1, kPalette);
    gif.add({1}, 10);
  }
  EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
}

TEST(AnimatedGif, AFullDiskIsAnInternalError) {
  AnimatedGif gif("/dev/full", 100, 100, kPalette);
  gif.add(std::vector<uint8_t>(10'000, 1), 10);
  EXPECT_THROW(gif.finish(), InternalError);
}

}  // namespace
}  // namespace triton
