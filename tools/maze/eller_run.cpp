#include "tools/maze/eller_run.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton::maze {

namespace {

constexpr std::string_view kCheckpointMagic = "triton-eller-checkpoint 1\n";
constexpr uint64_t kMostBytes = uint64_t{1} << 36;

uint32_t crc_of(const uint8_t* bytes, size_t count) {
  return static_cast<uint32_t>(crc32_z(0, bytes, count));
}

class ByteWriter {
 public:
  template <typename Number>
  void put(Number number) {
    static_assert(std::is_unsigned_v<Number>);
    for (size_t byte = 0; byte < sizeof number; ++byte) {
      bytes.push_back(static_cast<uint8_t>(number >> (8 * byte)));
    }
  }
  template <typename Numbers>
  void put_all(const Numbers& numbers) {
    put(uint64_t{numbers.size()});
    for (const auto number : numbers) put(number);
  }
  std::vector<uint8_t> bytes;
};

class ByteReader {
 public:
  ByteReader(std::span<const uint8_t> bytes, std::string name)
      : bytes_(bytes), name_(std::move(name)) {}

  template <typename Number>
  Number get() {
    if (bytes_.size() < sizeof(Number)) fail();
    Number number = 0;
    for (size_t byte = sizeof number; byte-- > 0;) {
      number = static_cast<Number>(number << 8U | bytes_[byte]);
    }
    bytes_ = bytes_.subspan(sizeof number);
    return number;
  }
  template <typename Number>
  std::vector<Number> get_all() {
    const auto count = get<uint64_t>();
    if (count > bytes_.size() / sizeof(Number)) fail();
    std::vector<Number> numbers(count);
    for (Number& number : numbers) number = get<Number>();
    return numbers;
  }
  [[noreturn]] void fail() const { throw InputError(fmt::format("{}: damaged checkpoint", name_)); }
  [[nodiscard]] bool at_end() const { return bytes_.empty(); }

 private:
  std::span<const uint8_t> bytes_;
  std::string name_;
};

EllerRun read_run(ByteReader& reader) {
  EllerRun run;
  run.width = reader.get<uint32_t>();
  run.height = reader.get<uint64_t>();
  run.seed = reader.get<uint64_t>();
  run.settings.join_256 = reader.get<uint32_t>();
  run.settings.down_256 = reader.get<uint32_t>();
  return run;
}

}  // namespace

void write_checkpoint(const std::filesystem::path& file, const EllerRun& run,
                      const EllerProgress& progress) {
  ByteWriter writer;
  writer.bytes.assign(kCheckpointMagic.begin(), kCheckpointMagic.end());
  writer.put(run.width);
  writer.put(run.height);
  writer.put(run.seed);
  writer.put(uint32_t{run.settings.join_256});
  writer.put(uint32_t{run.settings.down_256});
  writer.put(progress.rows);
  writer.put_all(progress.eller.random);
  writer.put_all(progress.eller.next);
  writer.put_all(progress.parts);
  writer.put(progress.counts.squares);
  writer.put(progress.counts.across);
  writer.put(progress.counts.upright);
  writer.put_all(progress.counts.degrees);
  writer.put_all(progress.down_above);
  writer.put(progress.output_bytes);
  writer.put(progress.output_crc);
  writer.put(crc_of(writer.bytes.data(), writer.bytes.size()));
  write_file(file, writer.bytes);
}

EllerProgress read_checkpoint(const std::filesystem::path& file, const EllerRun& run) {
  const std::vector<uint8_t> bytes = read_binary_file(file, kMostBytes);
  if (bytes.size() < kCheckpointMagic.size() ||
      !std::equal(kCheckpointMagic.begin(), kCheckpointMagic.end(), bytes.begin())) {
    throw InputError(
        fmt::format("{}: not a checkpoint of triton maze generate eller", file.string()));
  }
  if (bytes.size() < kCheckpointMagic.size() + sizeof(uint32_t)) {
    throw InputError(fmt::format("{}: truncated checkpoint", file.string()));
  }
  const std::span<const uint8_t> all(bytes);
  const size_t body = bytes.size() - sizeof(uint32_t);
  ByteReader trailer(all.subspan(body), file.string());
  if (trailer.get<uint32_t>() != crc_of(bytes.data(), body)) {
    throw InputError(fmt::format("{}: damaged checkpoint: the checksum at the end does not agree",
                                 file.string()));
  }
  ByteReader reader(all.subspan(kCheckpointMagic.size(), body - kCheckpointMagic.size()),
                    file.string());
  const EllerRun of = read_run(reader);
  if (of != run) {
    throw InputError(fmt::format(
        "{}: a checkpoint of another run: {} x {}, seed {}, --join {}, --down {}", file.string(),
        of.width, of.height, of.seed, of.settings.join_256, of.settings.down_256));
  }
  EllerProgress progress;
  progress.rows = reader.get<uint64_t>();
  const std::vector<uint64_t> dice = reader.get_all<uint64_t>();
  if (dice.size() != progress.eller.random.size()) reader.fail();
  std::copy(dice.begin(), dice.end(), progress.eller.random.begin());
  progress.eller.next = reader.get_all<uint32_t>();
  progress.parts = reader.get_all<uint32_t>();
  progress.counts.squares = reader.get<uint64_t>();
  progress.counts.across = reader.get<uint64_t>();
  progress.counts.upright = reader.get<uint64_t>();
  const std::vector<uint64_t> degrees = reader.get_all<uint64_t>();
  if (degrees.size() != progress.counts.degrees.size()) reader.fail();
  std::copy(degrees.begin(), degrees.end(), progress.counts.degrees.begin());
  progress.down_above = reader.get_all<uint64_t>();
  progress.output_bytes = reader.get<uint64_t>();
  progress.output_crc = reader.get<uint32_t>();
  const bool whole = reader.at_end() && progress.rows <= run.height &&
                     progress.down_above.size() == words_for(run.width);
  if (!whole) reader.fail();
  return progress;
}

Description describe(const EllerRun& run) {
  Description description;
  description.width = run.width;
  description.height = run.height;
  description.generator = Generator::kEller;
  description.seed = run.seed;
  description.start = Square{0, 0};
  description.finish = Square{run.width - 1, run.height - 1};
  return description;
}

EllerRunner::EllerRunner(const EllerRun& run, bool check, RowSink* sink)
    : run_(run), eller_(run.width, run.seed, run.settings), census_(run.width), sink_(sink) {
  if (check) checker_.emplace(run.width);
}

void EllerRunner::restore(const EllerProgress& progress) {
  eller_.restore(progress.eller);
  if (checker_) {
    if (progress.parts.empty()) {
      throw InputError(
          "maze: the checkpoint is of a run that was not verified, and so is this: --no-verify");
    }
    checker_->restore(progress.parts, progress.rows);
  }
  census_.restore(progress.counts, progress.down_above);
  rows_ = progress.rows;
}

void EllerRunner::make_rows(uint64_t rows) {
  for (; rows > 0 && !is_complete(); --rows) {
    const bool last = rows_ + 1 == run_.height;
    if (last) {
      eller_.make_last_row();
    } else {
      eller_.make_row();
    }
    if (checker_ && !checker_->row(eller_.right(), eller_.down(), last)) {
      throw InternalError(fmt::format("maze: eller: not a perfect maze: {}", *checker_->fault()));
    }
    Row row;
    row.right = eller_.right();
    row.down = eller_.down();
    census_.row(row);
    if (sink_ != nullptr) sink_->row(row);
    ++rows_;
  }
}

EllerProgress EllerRunner::progress() const {
  EllerProgress progress;
  progress.rows = rows_;
  progress.eller = eller_.state();
  if (checker_) progress.parts = checker_->parts();
  progress.counts = census_.counts();
  progress.down_above = census_.down_above();
  return progress;
}

}  // namespace triton::maze
