#include "emulator/tape/audio_file.hpp"

#include <fmt/format.h>
#include <sndfile.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "emulator/support/errors.hpp"
#include "emulator/support/quiet_errors.hpp"
#include "emulator/tape/front_end.hpp"
#include "emulator/tape/sound_repair.hpp"

namespace triton::tape {

namespace {

struct Kind {
  std::string_view ending;
  int format;  ///< 0: read only
};
constexpr std::array<Kind, 12> kKinds{{{".wav", SF_FORMAT_WAV | SF_FORMAT_PCM_16},
                                       {".wave", SF_FORMAT_WAV | SF_FORMAT_PCM_16},
                                       {".flac", SF_FORMAT_FLAC | SF_FORMAT_PCM_16},
                                       {".aiff", SF_FORMAT_AIFF | SF_FORMAT_PCM_16},
                                       {".aif", SF_FORMAT_AIFF | SF_FORMAT_PCM_16},
                                       {".aifc", 0},
                                       {".caf", 0},
                                       {".au", 0},
                                       {".ogg", 0},
                                       {".oga", 0},
                                       {".opus", 0},
                                       {".mp3", 0}}};

constexpr unsigned kMostChannels = 64;

const Kind* kind_of(const std::filesystem::path& file) {
  std::string ending = file.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto* found = std::find_if(kKinds.begin(), kKinds.end(),
                                   [&](const Kind& kind) { return kind.ending == ending; });
  return found == kKinds.end() ? nullptr : found;
}

}  // namespace

void CloseSoundFile::operator()(sf_private_tag* file) const { sf_close(file); }

bool is_audio_file(const std::filesystem::path& file) { return kind_of(file) != nullptr; }

bool is_writable_audio_file(const std::filesystem::path& file) {
  const Kind* kind = kind_of(file);
  return kind != nullptr && kind->format != 0;
}

AudioReader::AudioReader(const std::filesystem::path& file) : file_(file) {
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) {
    throw InputError(fmt::format("{}: is a directory, expected a recording", file.string()));
  }
  if (!std::filesystem::exists(file, error)) {
    throw InputError(fmt::format("{}: No such file or directory", file.string()));
  }
  SF_INFO info{};
  wav_ = RepairedSound::if_needed(file);
  has_wrong_header_ = wav_ && wav_->had_wrong_length();
  {
    const QuietErrors quiet;
    sound_.reset(wav_ ? wav_->open(info) : sf_open(file.c_str(), SFM_READ, &info));
  }
  if (!sound_) {
    throw InputError(
        fmt::format("{}: no recording that can be read ({}), expected .wav, .flac, "
                    ".aiff, .ogg, .opus or .mp3",
                    file.string(), sf_strerror(nullptr)));
  }
  if (info.samplerate < kLowestSampleHz || info.samplerate > kHighestSampleHz) {
    throw InputError(fmt::format("{}: {} samples a second, expected {} to {}", file.string(),
                                 info.samplerate, kLowestSampleHz, kHighestSampleHz));
  }
  if (info.channels < 1 || static_cast<unsigned>(info.channels) > kMostChannels) {
    throw InputError(fmt::format("{}: {} channels, expected 1 to {}", file.string(), info.channels,
                                 kMostChannels));
  }
  format_ = {static_cast<uint32_t>(info.samplerate), static_cast<unsigned>(info.channels),
             info.format};
  // FLAC that was made in a pipe does not say how long it is.
  const bool is_told = info.frames > 0 && info.frames < SF_COUNT_MAX;
  frames_ = is_told ? info.frames : wav_ ? wav_->frames() : 0;
  frames_buffer_.resize(kBlock * format_.channels);
}

AudioReader::~AudioReader() = default;

double AudioReader::seconds() const { return static_cast<double>(frames_) / format_.sample_hz; }

double AudioReader::position_seconds() const {
  return static_cast<double>(frames_read_) / format_.sample_hz;
}

double AudioReader::seek(double seconds) {
  const double last = frames_ > 0 ? this->seconds() : seconds;
  const auto wanted = static_cast<int64_t>(std::clamp(seconds, 0.0, std::max(last, 0.0)) *
                                           static_cast<double>(format_.sample_hz));
  const sf_count_t reached = sf_seek(sound_.get(), wanted, SEEK_SET);
  if (reached < 0) throw InputError(fmt::format("{}: cannot be wound", file_.string()));
  frames_read_ = reached;
  return position_seconds();
}

std::span<const float> AudioReader::read_frames() {
  std::optional<QuietErrors> quiet;  // libmpg123 tells of each damaged frame
  if ((format_.sndfile_format & SF_FORMAT_TYPEMASK) == SF_FORMAT_MPEG) quiet.emplace();
  const sf_count_t count = sf_readf_float(sound_.get(), frames_buffer_.data(), kBlock);
  if (count <= 0) return {};
  frames_read_ += count;
  return std::span(frames_buffer_).first(static_cast<size_t>(count) * format_.channels);
}

AudioWriter::AudioWriter(const std::filesystem::path& file, const AudioFormat& format)
    : output_(file), format_(format) {
  if (!is_writable_audio_file(file)) {
    throw InputError(fmt::format("{}: cannot write such a recording, expected .wav, .flac or .aiff",
                                 file.string()));
  }
  SF_INFO info{};
  info.samplerate = static_cast<int>(format.sample_hz);
  info.channels = static_cast<int>(format.channels);
  info.format = format.sndfile_format != 0 ? format.sndfile_format : kind_of(file)->format;
  sound_.reset(sf_open(output_.path().c_str(), SFM_WRITE, &info));
  if (!sound_) output_.fail(sf_strerror(nullptr));
}

void AudioWriter::write(std::span<const int16_t> samples) {
  frames_.clear();
  for (const int16_t sample : samples) {
    frames_.insert(frames_.end(), format_.channels, sample);
  }
  const auto count = static_cast<sf_count_t>(samples.size());
  if (sf_writef_short(sound_.get(), frames_.data(), count) != count) {
    output_.fail(sf_strerror(sound_.get()));
  }
}

void AudioWriter::write_frames(std::span<const float> frames) {
  const auto count = static_cast<sf_count_t>(frames.size() / format_.channels);
  if (sf_writef_float(sound_.get(), frames.data(), count) != count) {
    output_.fail(sf_strerror(sound_.get()));
  }
}

void AudioWriter::finish() {
  sf_write_sync(sound_.get());
  if (sf_error(sound_.get()) != SF_ERR_NO_ERROR) output_.fail(sf_strerror(sound_.get()));
  if (sf_close(sound_.release()) != 0) output_.fail("not all could be written");
  output_.commit();
}

}  // namespace triton::tape
