// Films are read again with the libraries' own readers and with ffmpeg; where it matters what
// ffmpeg is told, it is a stand-in that keeps what it gets.
#include "emulator/film/film_recorder.hpp"

#include <fmt/format.h>
#include <gif_lib.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <span>
#include <string>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

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

TEST_F(Film, AGifWhoseNameIsAFoldersLeavesNothingElse) {
  fs::create_directory(directory_ / "a.gif");
  EXPECT_THROW((void)record_gif(directory_ / "a.gif", Phosphor::kWhite), InternalError);
  EXPECT_EQ(files(), 1u);
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

/// Keeps what it gets; the film is the pictures, then the sound.
constexpr const char* kKeeper =
    R"(case "$*" in *" copy "*) cat "$5" "$7" >"$last";; *) cat >"$last";; esac)";

constexpr size_t kPictureBytes = size_t{kFrameWidth} * kFrameHeight * kScanLineHeight * 3;
constexpr size_t kSecondOfSound = size_t{48'000} * 2;
constexpr uint32_t kToneClockHz = 800'000;

/// Port 7's oscillator for `length` seconds.
SoundSpan tone(double length) {
  return {0, static_cast<uint64_t>(length * kToneClockHz), {0xFF, 0, kOscillatorBit}, {}, false,
          {}};
}

std::vector<int> samples_of(std::span<const uint8_t> bytes) {
  std::vector<int> samples;
  for (size_t at = 0; at + 1 < bytes.size(); at += 2) {
    samples.push_back(static_cast<int16_t>(bytes[at] | bytes[at + 1] << 8));
  }
  return samples;
}

unsigned rising_edges(std::span<const int> samples) {
  unsigned count = 0;
  for (size_t at = 1; at < samples.size(); ++at) {
    count += samples[at - 1] <= 0 && samples[at] > 0 ? 1 : 0;
  }
  return count;
}

TEST_F(Video, GetsTwentyFivePicturesASecondInTheirColours) {
  fit_ffmpeg(kKeeper);
  const fs::path file = directory_ / "a.mp4";
  const auto recorder = record_video(file, Phosphor::kAmber);
  recorder->add(frame_with(0, 0), milliseconds(0));
  recorder->add(frame_with(1, 0), milliseconds(200));
  recorder->finish(milliseconds(400));
  const std::vector<uint8_t> bytes = read_binary_file(file);
  ASSERT_EQ(bytes.size(), 10 * kPictureBytes + kSecondOfSound * 4 / 10);
  const Colour lit = phosphor_colours(Phosphor::kAmber).lit;
  for (size_t number = 0; number < 10; ++number) {
    const size_t at = number * kPictureBytes + (number < 5 ? 0 : 3);
    EXPECT_EQ((Colour{bytes[at], bytes[at + 1], bytes[at + 2]}), lit) << number;
  }
}

TEST_F(Video, SoundStandsWhereItWasHeardAndTheRestIsSilent) {
  fit_ffmpeg(kKeeper);
  const fs::path file = directory_ / "a.mp4";
  const auto recorder = record_video(file, Phosphor::kWhite);
  recorder->add(frame_with(0, 0), milliseconds(5'000));
  for (int part = 1; part <= 10; ++part) {  // from 200 ms on, 200 ms long
    recorder->add_sound(tone(0.02), 0.02, milliseconds(5'200 + part * 20));
  }
  recorder->finish(milliseconds(6'000));
  const std::vector<uint8_t> bytes = read_binary_file(file);
  ASSERT_EQ(bytes.size(), 25 * kPictureBytes + kSecondOfSound);
  const std::vector<int> samples = samples_of(std::span(bytes).subspan(25 * kPictureBytes));
  const std::span<const int> all(samples);
  EXPECT_EQ(rising_edges(all.first(9'600)), 0u);
  EXPECT_NEAR(rising_edges(all.subspan(9'600, 9'600)), 0.2 * Tone::kOscillatorHz, 2);
  EXPECT_LE(rising_edges(all.subspan(19'200)), 1u);
  int largest_step = 0;
  for (size_t at = 1; at < all.size(); ++at) {
    largest_step = std::max(largest_step, std::abs(all[at] - all[at - 1]));
  }
  // The tone's own steepest step, 0.2 * 2 * 2 pi * 900 / 48000 of full scale: nothing clicks.
  EXPECT_LE(largest_step, 1'550);
}

TEST_F(Video, RealFfmpegMakesAFilmOfPicturesAndSound) {
  const fs::path file = directory_ / "a film.mp4";
  {
    const auto recorder = record_film(file, Phosphor::kGreen);
    for (int number = 0; number < 25; ++number) {
      const auto now = milliseconds(number * 40);
      recorder->add(frame_with(static_cast<unsigned>(number) * 8, 100), now);
      recorder->add_sound(tone(0.04), 0.04, now + milliseconds(40));
    }
    recorder->finish(milliseconds(1'000));
  }
  EXPECT_EQ(files(), 1u);
  const auto decode = [&](const std::string& how, const std::string& to) {
    const fs::path raw = directory_ / to;
    const std::string command = fmt::format("ffmpeg -loglevel error -i '{}' {} '{}' </dev/null",
                                            file.string(), how, raw.string());
    EXPECT_EQ(std::system(command.c_str()), 0) << command;
    return read_binary_file(raw);
  };
  const std::vector<uint8_t> pictures = decode("-f rawvideo -pix_fmt gray", "pictures");
  EXPECT_EQ(pictures.size(), 25 * kPictureBytes / 3);
  const std::vector<int> samples = samples_of(decode("-f s16le -ac 1 -ar 48000", "sound"));
  // Codecs work in blocks, and may leave one more at the end.
  EXPECT_NEAR(static_cast<double>(samples.size()), 48'000, 2'048);
  EXPECT_NEAR(rising_edges(std::span(samples).subspan(9'600, 24'000)), Tone::kOscillatorHz / 2, 2);
}

TEST_F(Video, AFolderThatIsNotThereIsSaidAtTheBeginning) {
  try {
    (void)record_film(directory_ / "none" / "a.mp4", Phosphor::kWhite);
    FAIL() << "recorded into a folder that is not there";
  } catch (const InternalError& error) {
    EXPECT_NE(std::string(error.what()).find("none/a.mp4: cannot write"), std::string::npos);
  }
}

TEST_F(Video, ANameThatIsNoFilmsIsRefusedWithThoseThatAre) {
  try {
    (void)record_film(directory_ / "a.txt", Phosphor::kWhite);
    FAIL() << "recorded a .txt";
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("a.txt: no film's name; expected .gif"),
              std::string::npos);
  }
}

TEST_F(Video, AnFfmpegThatFailsIsAnErrorAndLeavesNoFile) {
  fit_ffmpeg("echo half >\"$last\"; exit 3");
  EXPECT_THROW(
      {
        const auto recorder = record_video(directory_ / "a.mp4", Phosphor::kWhite);
        for (int frame = 0; frame < 100; ++frame) {
          recorder->add(frame_with(0, 0), milliseconds(frame * 40));
        }
        recorder->finish(milliseconds(4'000));
      },
      InternalError);
  EXPECT_EQ(files(), 1u);  // bin
}

TEST_F(Video, TheTerminalsCtrlCAndHangUpAreNotForFfmpeg) {
  fit_ffmpeg(
      "read -r process name state parent group rest </proc/$$/stat\n"
      "[ \"$group\" = $$ ] || exit 9\nkill -INT $$\nkill -HUP $$\n" +
      std::string(kKeeper));
  const auto recorder = record_video(directory_ / "a.mp4", Phosphor::kWhite);
  recorder->add(frame_with(0, 0), milliseconds(0));
  recorder->finish(milliseconds(40));
  EXPECT_TRUE(fs::exists(directory_ / "a.mp4"));
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
