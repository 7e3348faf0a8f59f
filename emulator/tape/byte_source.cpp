#include "emulator/tape/byte_source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/tape_program.hpp"
#include "emulator/tape/track_decoder.hpp"

namespace triton::tape {

namespace {

constexpr double kByteSeconds = 0.04;
constexpr double kCarrierSeconds = 2;    // before each program of a .tap
constexpr size_t kPulledBytes = 256;     // of a .tap at once
constexpr size_t kContentBytes = 4'096;  // looked at to tell what a file is
constexpr double kRunUpSeconds =
    3;  // of tape before a place that was sought, for the decoder to settle

class TapeBytes final : public ByteSource {
 public:
  explicit TapeBytes(std::vector<uint8_t> values) : values_(std::move(values)) {
    double start = kCarrierSeconds;
    ProgramFinder finder;
    for (const uint8_t value : values_) {
      starts_.push_back(start);
      DecodedByte byte;
      byte.value = value;
      byte.clarity = 1;
      byte.start_seconds = start;
      start += kByteSeconds;
      if (finder.feed(byte)) start += kCarrierSeconds;
    }
    seconds_ = start;
  }

  void pull() override {
    const size_t end = std::min(next_ + kPulledBytes, values_.size());
    for (; next_ < end; ++next_) {
      DecodedByte byte;
      byte.value = values_[next_];
      byte.start_seconds = starts_[next_];
      byte.clarity = 1;
      byte.level = 0.5F;
      bytes.push_back(byte);
    }
    ended = next_ == values_.size();
    known_until = ended ? seconds_ : starts_[next_];
  }

  void seek(double seconds) override {
    const auto found = std::lower_bound(starts_.begin(), starts_.end(), seconds);
    next_ = static_cast<size_t>(found - starts_.begin());
    bytes.clear();
    ended = false;
    known_until = seconds;
  }

  [[nodiscard]] double seconds() const override { return seconds_; }

 private:
  std::vector<uint8_t> values_;
  std::vector<double> starts_;
  size_t next_ = 0;
  double seconds_ = 0;
};

class RecordingBytes final : public ByteSource {
 public:
  explicit RecordingBytes(const std::filesystem::path& file)
      : reader_(file), tracks_(reader_.format().sample_hz, reader_.format().channels) {}

  void pull() override {
    if (ended) return;
    const std::span<const float> frames = reader_.read_frames();
    if (frames.empty()) {
      tracks_.finish();
      ended = true;
      make_remark();
    } else {
      tracks_.feed(frames);
    }
    for (DecodedByte byte : tracks_.take()) {
      byte.start_seconds += begin_;
      if (byte.start_seconds >= sought_) bytes.push_back(byte);
    }
    const double read = reader_.position_seconds();
    known_until = ended ? read : std::max(known_until, begin_ + tracks_.decided_seconds());
  }

  void seek(double seconds) override {
    begin_ = reader_.seek(std::max(seconds - kRunUpSeconds, 0.0));
    sought_ = seconds;
    tracks_ = TrackDecoder(reader_.format().sample_hz, reader_.format().channels);
    bytes.clear();
    ended = false;
    known_until = seconds;
  }

  [[nodiscard]] double seconds() const override { return reader_.seconds(); }

 private:
  void make_remark() {
    const double read = reader_.position_seconds();
    if (reader_.has_wrong_header()) {
      remark = "the length in its header is wrong; it was read to its end";
    } else if (reader_.seconds() > read + 0.1) {
      remark = fmt::format("cut off: {:.1f} of {:.1f} s are there", read, reader_.seconds());
    }
  }

  AudioReader reader_;
  TrackDecoder tracks_;
  double begin_ = 0;  ///< where the decoder began
  double sought_ = 0;
};

/// A .tap file by a leader, a recording by how such files begin (MP3: with ID3, or a frame's FF Ex
/// or FF Fx).
TapeKind kind_by_content(const std::filesystem::path& file) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) return TapeKind::kNone;
  std::string begin(kContentBytes, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  begin.resize(static_cast<size_t>(stream.gcount()));
  for (const std::string_view sign :
       {"RIFF", "RF64", "fLaC", "FORM", "OggS", "caff", ".snd", "ID3"}) {
    if (begin.starts_with(sign)) return TapeKind::kSound;
  }
  const std::string leader(kShortestLeader, static_cast<char>(kLeaderByte));
  if (begin.find(leader) != std::string::npos) return TapeKind::kBytes;
  const bool is_mp3 =
      begin.size() > 1 && begin[0] == '\xFF' && (static_cast<uint8_t>(begin[1]) & 0xE0) == 0xE0;
  return is_mp3 ? TapeKind::kSound : TapeKind::kNone;
}

}  // namespace

std::optional<DecodedByte> ByteSource::next() {
  while (bytes.empty() && !ended) pull();
  if (bytes.empty()) return std::nullopt;
  const DecodedByte byte = bytes.front();
  bytes.pop_front();
  return byte;
}

std::unique_ptr<ByteSource> open_tape_bytes(std::vector<uint8_t> bytes) {
  return std::make_unique<TapeBytes>(std::move(bytes));
}

TapeKind tape_kind(const std::filesystem::path& file) {
  if (is_audio_file(file)) return TapeKind::kSound;
  const std::string ending = file.extension().string();
  if (ending == ".tap" || ending == ".TAP") return TapeKind::kBytes;
  return ending.empty() ? kind_by_content(file) : TapeKind::kNone;
}

std::unique_ptr<ByteSource> open_tape(const std::filesystem::path& file) {
  const TapeKind kind = tape_kind(file);
  if (kind == TapeKind::kSound) return std::make_unique<RecordingBytes>(file);
  if (kind == TapeKind::kBytes) return open_tape_bytes(read_binary_file(file));
  throw InputError(
      fmt::format("{}: no tape, expected a name that ends with .tap, .wav, .flac, "
                  ".aiff, .caf, .au, .ogg, .opus or .mp3, or without an ending one of these",
                  file.string()));
}

}  // namespace triton::tape
