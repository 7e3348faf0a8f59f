#include "emulator/tape/sound_repair.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace triton::tape {

namespace {

using Stretch = RepairedSound::Stretch;

constexpr uint64_t kFirstChunk = 12;
constexpr uint64_t kChunkHeader = 8;
constexpr uint64_t kLongestFormat = 1'024;
constexpr uint64_t kNoLength = 0xFFFF'FFFF;  // RF64: it is in the chunk ds64
constexpr unsigned kMostChunks = 64;

struct Chunk {
  std::array<char, 4> name{};
  uint64_t begin = 0;  ///< of what it holds
  uint64_t size = 0;
  [[nodiscard]] bool is(std::string_view wanted) const {
    return std::string_view(name.data(), name.size()) == wanted;
  }
  [[nodiscard]] uint64_t end() const { return begin + size; }
};

std::vector<char> read_at(std::ifstream& stream, uint64_t at, uint64_t count) {
  std::vector<char> bytes(count);
  stream.clear();
  stream.seekg(static_cast<std::streamoff>(at));
  stream.read(bytes.data(), static_cast<std::streamsize>(count));
  bytes.resize(static_cast<size_t>(stream.gcount()));
  return bytes;
}

/// Its lowest byte comes first.
uint64_t number_at(const std::vector<char>& bytes, size_t at, size_t count) {
  uint64_t number = 0;
  for (size_t i = 0; i < count; ++i) {
    number |= uint64_t{static_cast<uint8_t>(bytes[at + i])} << (8 * i);
  }
  return number;
}

void append_number(std::vector<char>& bytes, uint64_t number, size_t count) {
  for (size_t i = 0; i < count; ++i) bytes.push_back(static_cast<char>(number >> (8 * i)));
}

void append_name(std::vector<char>& bytes, std::string_view name) {
  bytes.insert(bytes.end(), name.begin(), name.end());
}

std::optional<Chunk> read_chunk(std::ifstream& stream, uint64_t at) {
  const std::vector<char> header = read_at(stream, at, kChunkHeader);
  if (header.size() < kChunkHeader) return std::nullopt;
  Chunk chunk;
  std::copy_n(header.begin(), chunk.name.size(), chunk.name.begin());
  chunk.size = number_at(header, chunk.name.size(), 4);
  chunk.begin = at + kChunkHeader;
  return chunk;
}

/// The chunks of a file, as far as they can be followed.
class Walk {
 public:
  Walk(std::ifstream& stream, uint64_t file_bytes) : stream_(stream), file_bytes_(file_bytes) {
    const auto riff = read_chunk(stream_, 0);
    if (!riff || (!riff->is("RIFF") && !riff->is("RF64"))) return;
    uint64_t at = kFirstChunk;
    for (unsigned i = 0; i < kMostChunks && at < file_bytes_; ++i) {
      auto chunk = read_chunk(stream_, at);
      if (!chunk) break;
      if (chunk->is("data")) {
        if (!take_sound(*chunk)) break;
      } else if (chunk->is("ds64")) {
        const std::vector<char> sizes = read_at(stream_, chunk->begin, 16);
        if (sizes.size() == 16) long_size_ = number_at(sizes, 8, 8);
      } else if (chunk->is("fmt ") && format.empty()) {
        format = read_at(stream_, chunk->begin, std::min(chunk->size, kLongestFormat));
      }
      at = next(*chunk);
    }
  }

  std::vector<char> format;
  std::vector<Stretch> sound;
  bool has_wrong_length = false;
  bool lacks_pad = false;

 private:
  /// False: it goes to the file's end. A length that goes past the end is that of a file that was
  /// cut, which needs no repair.
  bool take_sound(Chunk& data) {
    if (data.size == kNoLength) data.size = long_size_;
    const uint64_t left = file_bytes_ - data.begin;
    const bool can_be = data.size + kChunkHeader > left || is_chunk(data.end()) ||
                        is_chunk(data.end() + data.size % 2);
    if (!can_be) has_wrong_length = true;
    const bool to_end = !can_be || data.size >= left;
    sound.push_back({data.begin, to_end ? left : data.size});
    return !to_end;
  }

  uint64_t next(const Chunk& chunk) {
    const uint64_t end = chunk.end();
    if (chunk.size % 2 == 0) return end;
    const auto unpadded = read_chunk(stream_, end);
    const bool is_unpadded =
        is_chunk(end) && (unpadded->is("data") || unpadded->is("fmt ") || !is_chunk(end + 1));
    lacks_pad = lacks_pad || is_unpadded;
    return is_unpadded ? end : end + 1;
  }

  /// `data` may be longer than the file.
  bool is_chunk(uint64_t at) {
    const auto chunk = read_chunk(stream_, at);
    const auto is_plain = [](char c) { return c >= ' ' && c <= '~'; };
    return chunk && std::all_of(chunk->name.begin(), chunk->name.end(), is_plain) &&
           (chunk->is("data") || chunk->end() <= file_bytes_);
  }

  std::ifstream& stream_;
  uint64_t file_bytes_;
  uint64_t long_size_ = kNoLength;  ///< of the sound, from ds64
};

/// The contents of the Ogg pages that make a FLAC file; none: it is no FLAC in Ogg. `frames`: of
/// sound, up to the last page's end.
std::vector<Stretch> flac_in_ogg(std::ifstream& stream, uint64_t file_bytes, int64_t& frames) {
  constexpr size_t kPageHeader = 27;
  constexpr size_t kPositionAt = 6;
  constexpr size_t kSerialAt = 14;
  constexpr size_t kSegmentsAt = 26;
  constexpr std::string_view kMapping(
      "\x7F"
      "FLAC",
      5);
  constexpr uint64_t kBeforeFlac = 9;  // the mapping's name, version and number of headers
  std::vector<Stretch> stretches;
  std::string serial;
  for (uint64_t at = 0; at + kPageHeader <= file_bytes;) {
    std::string page(kPageHeader, '\0');
    stream.clear();
    stream.seekg(static_cast<std::streamoff>(at));
    stream.read(page.data(), kPageHeader);
    if (!stream || !page.starts_with("OggS")) break;
    std::string lengths(static_cast<uint8_t>(page[kSegmentsAt]), '\0');
    stream.read(lengths.data(), static_cast<std::streamsize>(lengths.size()));
    uint64_t size = 0;
    for (const char length : lengths) size += static_cast<uint8_t>(length);
    Stretch content{at + kPageHeader + lengths.size(), size};
    content.size = std::min(content.size, file_bytes - std::min(file_bytes, content.begin));
    if (stretches.empty()) {
      std::string mapping(kMapping.size(), '\0');
      stream.read(mapping.data(), static_cast<std::streamsize>(mapping.size()));
      if (mapping != kMapping || content.size < kBeforeFlac) return {};
      serial = page.substr(kSerialAt, 4);
      content.begin += kBeforeFlac;
      content.size -= kBeforeFlac;
    }
    if (page.substr(kSerialAt, 4) == serial && content.size > 0) {
      stretches.push_back(content);
      uint64_t position = 0;
      for (size_t byte = 8; byte-- > 0;) {
        position = position << 8 | static_cast<uint8_t>(page[kPositionAt + byte]);
      }
      if (position < uint64_t{1} << 36) frames = static_cast<int64_t>(position);  // all ones: none
    }
    at = content.begin + content.size;
  }
  return stretches;
}

/// All that stands before the sound. More than 4 GiB need RF64.
std::vector<char> make_header(const std::vector<char>& format, uint64_t sound_bytes) {
  constexpr uint64_t kDs64Bytes = 28;
  const uint64_t around = 4 + kChunkHeader + format.size() + kChunkHeader;
  const bool is_long = around + sound_bytes >= kNoLength;
  std::vector<char> header;
  append_name(header, is_long ? "RF64" : "RIFF");
  append_number(header, is_long ? kNoLength : around + sound_bytes, 4);
  append_name(header, "WAVE");
  if (is_long) {
    append_name(header, "ds64");
    append_number(header, kDs64Bytes, 4);
    append_number(header, around + kChunkHeader + kDs64Bytes + sound_bytes, 8);
    append_number(header, sound_bytes, 8);
    append_number(header, 0, 8);  // samples, where that is not told by the bytes
    append_number(header, 0, 4);  // further lengths
  }
  append_name(header, "fmt ");
  append_number(header, format.size(), 4);
  header.insert(header.end(), format.begin(), format.end());
  append_name(header, "data");
  append_number(header, is_long ? kNoLength : sound_bytes, 4);
  return header;
}

}  // namespace

std::unique_ptr<RepairedSound> RepairedSound::if_needed(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::error_code error;
  const uint64_t bytes = std::filesystem::file_size(file, error);
  if (!stream || error) return nullptr;
  int64_t frames = 0;
  if (std::vector<Stretch> flac = flac_in_ogg(stream, bytes, frames); !flac.empty()) {
    std::unique_ptr<RepairedSound> repaired(
        new RepairedSound(std::move(stream), {}, std::move(flac), false));
    repaired->frames_ = frames;
    return repaired;
  }
  Walk walk(stream, bytes);
  if (walk.format.empty() || walk.format.size() % 2 != 0 || walk.sound.empty()) return nullptr;
  if (!walk.has_wrong_length && !walk.lacks_pad && walk.sound.size() == 1) return nullptr;
  uint64_t sound_bytes = 0;
  for (const Stretch& stretch : walk.sound) sound_bytes += stretch.size;
  return std::unique_ptr<RepairedSound>(
      new RepairedSound(std::move(stream), make_header(walk.format, sound_bytes),
                        std::move(walk.sound), walk.has_wrong_length));
}

RepairedSound::RepairedSound(std::ifstream stream, std::vector<char> header,
                             std::vector<Stretch> sound, bool had_wrong_length)
    : stream_(std::move(stream)),
      header_(std::move(header)),
      sound_(std::move(sound)),
      had_wrong_length_(had_wrong_length),
      bytes_(header_.size()) {
  for (Stretch& stretch : sound_) {
    stretch.before = bytes_ - header_.size();
    bytes_ += stretch.size;
  }
}

int64_t RepairedSound::seek(int64_t offset, int whence) {
  const uint64_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? position_ : bytes_;
  const int64_t wanted = static_cast<int64_t>(base) + offset;
  if (wanted < 0) return -1;
  position_ = static_cast<uint64_t>(wanted);
  return wanted;
}

int64_t RepairedSound::read(char* bytes, int64_t count) {
  int64_t done = 0;
  while (done < count) {
    const int64_t got = read_some(bytes + done, count - done);
    if (got <= 0) break;
    done += got;
    position_ += static_cast<uint64_t>(got);
  }
  return done;
}

/// From where the position is, within one stretch.
int64_t RepairedSound::read_some(char* bytes, int64_t count) {
  const auto wanted = static_cast<uint64_t>(count);
  if (position_ < header_.size()) {
    const uint64_t size = std::min<uint64_t>(wanted, header_.size() - position_);
    std::copy_n(header_.begin() + static_cast<ptrdiff_t>(position_), size, bytes);
    return static_cast<int64_t>(size);
  }
  const uint64_t offset = position_ - header_.size();
  if (position_ >= bytes_) return 0;
  const auto behind =
      std::upper_bound(sound_.begin(), sound_.end(), offset,
                       [](uint64_t at, const Stretch& stretch) { return at < stretch.before; });
  const Stretch& stretch = *(behind - 1);
  const uint64_t within = offset - stretch.before;
  stream_.clear();
  stream_.seekg(static_cast<std::streamoff>(stretch.begin + within));
  stream_.read(bytes, static_cast<std::streamsize>(std::min(wanted, stretch.size - within)));
  return stream_.gcount();
}

SNDFILE* RepairedSound::open(SF_INFO& info) {
  SF_VIRTUAL_IO file{};
  file.get_filelen = [](void* self) {
    return static_cast<sf_count_t>(static_cast<RepairedSound*>(self)->bytes_);
  };
  file.seek = [](sf_count_t offset, int whence, void* self) {
    return static_cast<sf_count_t>(static_cast<RepairedSound*>(self)->seek(offset, whence));
  };
  file.read = [](void* bytes, sf_count_t count, void* self) {
    return static_cast<sf_count_t>(
        static_cast<RepairedSound*>(self)->read(static_cast<char*>(bytes), count));
  };
  file.write = [](const void*, sf_count_t, void*) { return sf_count_t{0}; };
  file.tell = [](void* self) {
    return static_cast<sf_count_t>(static_cast<RepairedSound*>(self)->position_);
  };
  return sf_open_virtual(&file, SFM_READ, &info, this);
}

}  // namespace triton::tape
