#include "emulator/host/tape/wav_length.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace triton::tape {

namespace {

constexpr uint64_t kRiffSizeAt = 4;
constexpr uint64_t kFirstChunk = 12;
constexpr uint64_t kChunkHeader = 8;
constexpr unsigned kMostChunks = 64;

struct Chunk {
  std::array<char, 4> name{};
  uint64_t begin = 0;  ///< of what it holds
  uint64_t size = 0;
  [[nodiscard]] bool is(std::string_view wanted) const {
    return std::string_view(name.data(), name.size()) == wanted;
  }
  [[nodiscard]] uint64_t next() const { return begin + size + size % 2; }
};

std::optional<Chunk> read_chunk(std::ifstream& stream, uint64_t at) {
  std::array<char, kChunkHeader> header{};
  stream.clear();
  stream.seekg(static_cast<std::streamoff>(at));
  if (!stream.read(header.data(), header.size())) return std::nullopt;
  Chunk chunk;
  std::copy_n(header.begin(), chunk.name.size(), chunk.name.begin());
  for (unsigned i = 0; i < 4; ++i) {
    chunk.size |= uint64_t{static_cast<uint8_t>(header[4 + i])} << (8 * i);
  }
  chunk.begin = at + kChunkHeader;
  return chunk;
}

/// Another chunk stands there, or the file's end, give or take a few bytes.
bool can_end_at(std::ifstream& stream, uint64_t end, uint64_t file_bytes) {
  if (end + kChunkHeader > file_bytes) return true;
  const auto chunk = read_chunk(stream, end);
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~'; };
  return chunk && std::all_of(chunk->name.begin(), chunk->name.end(), is_plain) &&
         chunk->begin + chunk->size <= file_bytes;
}

std::optional<Chunk> find_data(std::ifstream& stream) {
  const auto riff = read_chunk(stream, 0);
  if (!riff || !riff->is("RIFF")) return std::nullopt;
  uint64_t at = kFirstChunk;
  for (unsigned i = 0; i < kMostChunks; ++i) {
    const auto chunk = read_chunk(stream, at);
    if (!chunk || chunk->is("data")) return chunk;
    at = chunk->next();
  }
  return std::nullopt;
}

}  // namespace

std::unique_ptr<EndlessWav> EndlessWav::if_needed(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::error_code error;
  const uint64_t bytes = std::filesystem::file_size(file, error);
  if (!stream || error) return nullptr;
  const auto data = find_data(stream);
  if (!data || can_end_at(stream, data->next(), bytes)) return nullptr;
  return std::unique_ptr<EndlessWav>(
      new EndlessWav(std::move(stream), bytes, data->begin - kChunkHeader + 4));
}

int64_t EndlessWav::seek(int64_t offset, int whence) {
  const uint64_t base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? position_ : bytes_;
  const int64_t wanted = static_cast<int64_t>(base) + offset;
  if (wanted < 0) return -1;
  position_ = static_cast<uint64_t>(wanted);
  return wanted;
}

int64_t EndlessWav::read(char* bytes, int64_t count) {
  if (position_ >= bytes_ || count <= 0) return 0;
  stream_.clear();
  stream_.seekg(static_cast<std::streamoff>(position_));
  stream_.read(bytes, count);
  const std::streamsize got = stream_.gcount();
  for (const uint64_t size_at : {kRiffSizeAt, data_size_at_}) {
    for (uint64_t at = size_at; at < size_at + 4; ++at) {
      if (at >= position_ && at - position_ < static_cast<uint64_t>(got)) {
        bytes[at - position_] = static_cast<char>(0xFF);
      }
    }
  }
  position_ += static_cast<uint64_t>(got);
  return got;
}

SNDFILE* EndlessWav::open(SF_INFO& info) {
  SF_VIRTUAL_IO file{};
  file.get_filelen = [](void* self) {
    return static_cast<sf_count_t>(static_cast<EndlessWav*>(self)->bytes_);
  };
  file.seek = [](sf_count_t offset, int whence, void* self) {
    return static_cast<sf_count_t>(static_cast<EndlessWav*>(self)->seek(offset, whence));
  };
  file.read = [](void* bytes, sf_count_t count, void* self) {
    return static_cast<sf_count_t>(
        static_cast<EndlessWav*>(self)->read(static_cast<char*>(bytes), count));
  };
  file.write = [](const void*, sf_count_t, void*) { return sf_count_t{0}; };
  file.tell = [](void* self) {
    return static_cast<sf_count_t>(static_cast<EndlessWav*>(self)->position_);
  };
  return sf_open_virtual(&file, SFM_READ, &info, this);
}

}  // namespace triton::tape
