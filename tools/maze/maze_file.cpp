#include "tools/maze/maze_file.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <memory>
#include <string>

#include "emulator/support/errors.hpp"

namespace triton::maze {

namespace {

constexpr std::array<uint8_t, 8> kMagic{0x89, 'M', 'A', 'Z', '\r', '\n', 0x1A, '\n'};
constexpr std::array<uint8_t, 4> kEnd{'E', 'N', 'D', '\n'};
constexpr unsigned kVersion = 1;
constexpr uint8_t kFloorFlag = 1;
constexpr uint8_t kNothingFlag = 2;
constexpr uint8_t kStartFlag = 4;
constexpr uint8_t kFinishFlag = 8;
constexpr uint8_t kAllFlags = 15;
constexpr uint64_t kMostHeight = uint64_t{1} << 63U;  // exclusive

static_assert(std::endian::native == std::endian::little, "rows are copied as bytes of words");

using Header = std::array<uint8_t, kMazeHeaderBytes>;

void put(Header& header, size_t offset, size_t bytes, uint64_t value) {
  for (size_t byte = 0; byte < bytes; ++byte) {
    header[offset + byte] = static_cast<uint8_t>(value >> (8 * byte));
  }
}

uint64_t get(const Header& header, size_t offset, size_t bytes) {
  uint64_t value = 0;
  for (size_t byte = bytes; byte-- > 0;) value = value << 8U | header[offset + byte];
  return value;
}

uint64_t gate_code(const std::optional<Side>& gate) {
  return gate ? static_cast<uint64_t>(*gate) + 1 : 0;
}

Header header_of(const Description& description) {
  Header header{};
  std::copy(kMagic.begin(), kMagic.end(), header.begin());
  put(header, 8, 2, kVersion);
  header[10] = static_cast<uint8_t>(description.kind);
  header[11] = static_cast<uint8_t>((description.has_floor_plane ? kFloorFlag : 0) |
                                    (description.nothing_outside ? kNothingFlag : 0) |
                                    (description.start ? kStartFlag : 0) |
                                    (description.finish ? kFinishFlag : 0));
  header[12] = static_cast<uint8_t>(description.generator);
  put(header, 13, 1, gate_code(description.start_gate));
  put(header, 14, 1, gate_code(description.finish_gate));
  put(header, 16, 8, description.width);
  put(header, 24, 8, description.height);
  put(header, 32, 8, description.seed);
  const Square start = description.start.value_or(Square{});
  const Square finish = description.finish.value_or(Square{});
  put(header, 40, 4, start.x);
  put(header, 44, 8, start.y);
  put(header, 52, 4, finish.x);
  put(header, 56, 8, finish.y);
  return header;
}

uint32_t crc_of(uint32_t crc, const uint8_t* bytes, size_t count) {
  return static_cast<uint32_t>(crc32_z(crc, bytes, count));
}

bool on_the_border(const Description& description, const Square& square, Side gate) {
  switch (gate) {
    case Side::kUp:
      return square.y == 0;
    case Side::kRight:
      return square.x + 1 == description.width;
    case Side::kDown:
      return square.y + 1 == description.height;
    case Side::kLeft:
      break;
  }
  return square.x == 0;
}

class Reader {
 public:
  explicit Reader(const std::filesystem::path& file)
      : name_(file == "-" ? "standard input" : file.string()),
        handle_(file == "-" ? stdin : open(file)) {}

  Maze read() {
    read_header();
    check_size_here();
    check_length();
    Maze maze(description_);
    const bool blocks = description_.kind == Kind::kBlocks;
    for (uint32_t y = 0; y < maze.height(); ++y) {
      if (!blocks) {
        read_row(maze.right.row(y), y);
        read_row(maze.down.row(y), y);
      }
      if (!maze.floor.empty()) read_row(maze.floor.row(y), y);
    }
    read_trailer();
    if (blocks) {
      maze.join_floors();
    } else {
      check_ways(maze);
    }
    check_end(maze, description_.start, "start");
    check_end(maze, description_.finish, "finish");
    return maze;
  }

 private:
  std::FILE* open(const std::filesystem::path& file) {
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) fail("is a directory, expected a file");
    owned_.reset(std::fopen(file.c_str(), "rb"));
    if (!owned_) fail(std::strerror(errno));
    return owned_.get();
  }

  [[noreturn]] void fail(std::string_view what) const {
    throw InputError(fmt::format("{}: {}", name_, what));
  }

  void read_bytes(uint8_t* bytes, size_t count, std::string_view part) {
    const size_t got = std::fread(bytes, 1, count, handle_);
    if (got < count && std::ferror(handle_) != 0) fail(std::strerror(errno));
    offset_ += got;
    if (got == count) return;
    fail(fmt::format("truncated in {} at byte {}: a maze of {} x {} has {} bytes", part, offset_,
                     description_.width, description_.height, expected_bytes()));
  }

  [[nodiscard]] uint64_t expected_bytes() const {
    return kMazeHeaderBytes + row_bytes(description_) * description_.height + kMazeTrailerBytes;
  }

  void check_size_here() const {
    try {
      check_size(description_.width, description_.height);
    } catch (const InputError& error) {
      fail(error.what());
    }
  }

  /// Ahead of the memory for it, where the length is known.
  void check_length() {
    std::error_code error;
    const uint64_t size = owned_ ? std::filesystem::file_size(name_, error) : 0;
    if (!owned_ || error || size >= expected_bytes()) return;
    fail(fmt::format("truncated: {} bytes, but a maze of {} x {} has {}", size, description_.width,
                     description_.height, expected_bytes()));
  }

  void read_header() {
    Header header{};
    offset_ = std::fread(header.data(), 1, header.size(), handle_);
    if (std::ferror(handle_) != 0) fail(std::strerror(errno));
    const size_t known = std::min<size_t>(offset_, kMagic.size());
    if (known == 0 || !std::equal(kMagic.begin(), kMagic.begin() + known, header.begin())) {
      fail("not a maze file: it does not begin with 89 'MAZ' 0D 0A 1A 0A");
    }
    if (offset_ < header.size()) {
      fail(fmt::format("truncated in the header: {} of {} bytes", offset_, header.size()));
    }
    crc_ = crc_of(0, header.data(), header.size());
    if (get(header, 8, 2) != kVersion) {
      fail(fmt::format("maze file of version {}, expected {}", get(header, 8, 2), kVersion));
    }
    decode(header);
  }

  void decode(const Header& header) {
    const uint64_t width = get(header, 16, 8);
    const uint64_t height = get(header, 24, 8);
    const bool blocks = header[10] == static_cast<uint8_t>(Kind::kBlocks);
    if (header[10] > 1 || header[11] > kAllFlags || header[12] >= kGenerators || header[13] > 4 ||
        header[14] > 4 || header[15] != 0 || (blocks && (header[11] & kFloorFlag) == 0)) {
      fail("damaged maze header: a kind, flag, generator or gate that there is not");
    }
    if (width < 1 || width > kMostWidth || height < 1 || height >= kMostHeight) {
      fail(fmt::format("damaged maze header: size {} x {}", width, height));
    }
    description_.width = static_cast<uint32_t>(width);
    description_.height = height;
    description_.kind = blocks ? Kind::kBlocks : Kind::kWalls;
    description_.generator = static_cast<Generator>(header[12]);
    description_.seed = get(header, 32, 8);
    description_.has_floor_plane = (header[11] & kFloorFlag) != 0;
    description_.nothing_outside = (header[11] & kNothingFlag) != 0;
    if ((header[11] & kStartFlag) != 0) description_.start = square_at(header, 40, "start");
    if ((header[11] & kFinishFlag) != 0) description_.finish = square_at(header, 52, "finish");
    description_.start_gate = gate_at(header[13], description_.start, "start");
    description_.finish_gate = gate_at(header[14], description_.finish, "finish");
  }

  Square square_at(const Header& header, size_t offset, std::string_view which) const {
    const Square square{static_cast<uint32_t>(get(header, offset, 4)), get(header, offset + 4, 8)};
    if (square.x < description_.width && square.y < description_.height) return square;
    fail(fmt::format("damaged maze header: {} {},{} is outside {} x {}", which, square.x, square.y,
                     description_.width, description_.height));
  }

  std::optional<Side> gate_at(uint8_t code, const std::optional<Square>& end,
                              std::string_view which) const {
    if (code == 0) return std::nullopt;
    const Side gate = static_cast<Side>(code - 1);
    if (end && on_the_border(description_, *end, gate)) return gate;
    fail(fmt::format("damaged maze header: a gate at the {} that is not on the border", which));
  }

  void read_row(std::span<uint64_t> words, uint64_t y) {
    const size_t bytes = (description_.width + size_t{7}) / 8;
    auto* data = reinterpret_cast<uint8_t*>(words.data());
    read_bytes(data, bytes, fmt::format("row {}", y));
    crc_ = crc_of(crc_, data, bytes);
    const uint32_t used = description_.width % kBitsPerWord;
    if (used != 0 && words.back() >> used != 0) {
      fail(fmt::format("damaged in row {}: bits beyond the width", y));
    }
  }

  void read_trailer() {
    std::array<uint8_t, kMazeTrailerBytes> trailer{};
    read_bytes(trailer.data(), trailer.size(), "the trailer");
    uint32_t crc = 0;
    for (size_t byte = 8; byte-- > 4;) crc = crc << 8U | trailer[byte];
    if (!std::equal(kEnd.begin(), kEnd.end(), trailer.begin()) || crc != crc_) {
      fail("damaged: the checksum at the end does not agree");
    }
    if (std::fgetc(handle_) != EOF) fail(fmt::format("bytes behind its end at {}", offset_));
  }

  void check_ways(const Maze& maze) const {
    const size_t last_bit = maze.width() - 1;
    for (uint32_t y = 0; y < maze.height(); ++y) {
      const std::span<const uint64_t> right = maze.right.row(y);
      const std::span<const uint64_t> down = maze.down.row(y);
      bool wrong = bit_of(right, last_bit);
      for (size_t word = 0; word < down.size(); ++word) {
        wrong |= y + 1 == maze.height() && down[word] != 0;
        if (maze.floor.empty()) continue;
        const std::span<const uint64_t> floor = maze.floor.row(y);
        const uint64_t carried = word + 1 < floor.size() ? floor[word + 1] << 63U : 0;
        wrong |= (right[word] & ~(floor[word] & (floor[word] >> 1U | carried))) != 0;
        wrong |= (down[word] & ~floor[word]) != 0;
        wrong |= y + 1 < maze.height() && (down[word] & ~maze.floor.row(y + 1)[word]) != 0;
      }
      if (wrong)
        fail(fmt::format("damaged in row {}: a way that leads where there is no floor", y));
    }
  }

  void check_end(const Maze& maze, const std::optional<Square>& end, std::string_view which) const {
    if (!end || maze.is_floor(maze.index(*end))) return;
    fail(fmt::format("damaged: the {} {},{} is inside rock", which, end->x, end->y));
  }

  struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  std::string name_;
  std::unique_ptr<std::FILE, CloseFile> owned_;
  std::FILE* handle_;
  Description description_;
  uint64_t offset_ = 0;
  uint32_t crc_ = 0;
};

}  // namespace

size_t row_bytes(const Description& description) {
  const size_t group = (description.width + size_t{7}) / 8;
  if (description.kind == Kind::kBlocks) return group;
  return group * (description.has_floor_plane ? 3 : 2);
}

void MazeFileSink::begin(const Description& description) {
  description_ = description;
  const Header header = header_of(description);
  write({header.begin(), header.end()});
}

void MazeFileSink::resume(const Description& description, uint32_t crc) {
  description_ = description;
  crc_ = crc;
}

void MazeFileSink::add(std::span<const uint64_t> words) {
  const auto* data = reinterpret_cast<const uint8_t*>(words.data());
  bytes_.insert(bytes_.end(), data, data + (description_.width + size_t{7}) / 8);
}

void MazeFileSink::row(const Row& row) {
  bytes_.clear();
  if (description_.kind == Kind::kWalls) {
    add(row.right);
    add(row.down);
  }
  if (description_.has_floor_plane) add(row.floor);
  write(bytes_);
}

void MazeFileSink::write(const std::vector<uint8_t>& bytes) {
  crc_ = crc_of(crc_, bytes.data(), bytes.size());
  out_.write(bytes);
}

void MazeFileSink::end() {
  std::array<uint8_t, kMazeTrailerBytes> trailer{};
  std::copy(kEnd.begin(), kEnd.end(), trailer.begin());
  for (size_t byte = 0; byte < 4; ++byte) {
    trailer[4 + byte] = static_cast<uint8_t>(crc_ >> (8 * byte));
  }
  out_.write(trailer);
}

Maze read_maze(const std::filesystem::path& file) { return Reader(file).read(); }

}  // namespace triton::maze
