#include "emulator/tape/tape_place.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <fstream>
#include <stdexcept>

#include "emulator/chips/state_archive.hpp"
#include "emulator/support/errors.hpp"

namespace triton::tape {

namespace {

constexpr uint8_t kLayout = 2;
constexpr size_t kLookedAt = size_t{1} << 16;
constexpr double kLongestTapeSeconds = 1e6;
constexpr uint64_t kMostSamples = uint64_t{1} << 40;

void write_text(StateWriter& writer, const std::string& text) {
  writer(static_cast<uint16_t>(text.size()));
  writer.write_bytes({reinterpret_cast<const uint8_t*>(text.data()), text.size()});
}

std::string read_words(StateReader& reader) {
  uint16_t size = 0;
  reader(size);
  const std::span<const uint8_t> bytes = reader.read_bytes(size);
  return {bytes.begin(), bytes.end()};
}

void write_seconds(StateWriter& writer, double seconds) {
  writer(std::bit_cast<uint64_t>(seconds));
}

double read_seconds(StateReader& reader) {
  uint64_t bits = 0;
  reader(bits);
  const auto seconds = std::bit_cast<double>(bits);
  const bool is_good = std::isfinite(seconds) && seconds >= 0 && seconds <= kLongestTapeSeconds;
  if (!is_good) throw std::runtime_error("no time on a tape");
  return seconds;
}

}  // namespace

FileLook look_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::error_code error;
  const uint64_t size = std::filesystem::file_size(file, error);
  if (!stream || error) throw InputError(fmt::format("{}: cannot be read", file.string()));
  std::vector<char> ends(std::min<uint64_t>(size, 2 * kLookedAt));
  const size_t first = std::min(ends.size(), kLookedAt);
  stream.read(ends.data(), static_cast<std::streamsize>(first));
  stream.seekg(static_cast<std::streamoff>(size - (ends.size() - first)));
  stream.read(ends.data() + first, static_cast<std::streamsize>(ends.size() - first));
  if (!stream) throw InputError(fmt::format("{}: cannot be read", file.string()));
  const uLong crc =
      crc32(0, reinterpret_cast<const Bytef*>(ends.data()), static_cast<uInt>(ends.size()));
  return {size, static_cast<uint32_t>(crc)};
}

std::vector<uint8_t> to_notes(const TapePlace& place) {
  StateWriter writer;
  writer(kLayout, place.cycle);
  write_text(writer, place.tape);
  writer(place.look.bytes, place.look.ends_crc, place.playing, place.fast);
  write_seconds(writer, place.taken_until);
  writer(place.sample, place.frame_start, place.frame, place.phase);
  writer(static_cast<uint16_t>(place.fed.size()));
  for (const FedByte& fed : place.fed) {
    write_seconds(writer, fed.byte.start_seconds);
    writer(fed.sample, fed.byte.value, fed.byte.parity_error, fed.byte.framing_error, fed.byte.lost,
           std::bit_cast<uint32_t>(fed.byte.clarity));
  }
  write_text(writer, place.recording);
  return writer.bytes();
}

std::optional<TapePlace> from_notes(std::span<const uint8_t> notes) {
  try {
    StateReader reader(notes);
    TapePlace place;
    uint8_t layout = 0;
    reader(layout, place.cycle);
    if (layout != kLayout) return std::nullopt;
    place.tape = read_words(reader);
    reader(place.look.bytes, place.look.ends_crc, place.playing, place.fast);
    place.taken_until = read_seconds(reader);
    reader(place.sample, place.frame_start, place.frame, place.phase);
    uint16_t count = 0;
    reader(count);
    for (unsigned i = 0; i < count; ++i) {
      FedByte fed;
      DecodedByte& byte = fed.byte;
      byte.start_seconds = read_seconds(reader);
      uint32_t clarity = 0;
      reader(fed.sample, byte.value, byte.parity_error, byte.framing_error, byte.lost, clarity);
      byte.clarity = std::bit_cast<float>(clarity);
      if (fed.sample > place.sample) return std::nullopt;
      place.fed.push_back(fed);
    }
    place.recording = read_words(reader);
    const bool is_good = place.frame_start <= place.sample && place.sample <= kMostSamples;
    return is_good ? std::optional(place) : std::nullopt;
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

}  // namespace triton::tape
