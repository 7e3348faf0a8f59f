#include "emulator/host/tape/tape_program.hpp"

#include <utility>

namespace triton::tape {

namespace {

constexpr size_t kMostHitInLeader = 4;  // one after the other; what follows is no header
constexpr size_t kLongestHeader = 80;
constexpr size_t kProgramStart = 0x1600;
constexpr size_t kAddressBytes = 2;
/// The monitor sends without pausing. Lost bytes are counted, so that this long without any is an
/// end.
constexpr double kLongestPause = 0.5;

constexpr bool is_high_address(uint8_t code) { return code >= 0x16 && code <= 0x1F; }

}  // namespace

std::string TapeProgram::name() const {
  const size_t first = header.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  std::string text = header.substr(first, header.find_last_not_of(' ') + 1 - first);
  for (char& c : text) {
    if (c < 0x20 || c > 0x7E) c = '.';
  }
  return text;
}

std::optional<TapeProgram> ProgramFinder::feed(const DecodedByte& byte) {
  std::optional<TapeProgram> ended;
  if (place_ != Place::kOutside && byte.start_seconds - last_start_ > kLongestPause) {
    ended = end_program();
  }
  last_start_ = byte.start_seconds;
  switch (place_) {
    case Place::kOutside:
    case Place::kLeader:
      take_outside(byte);
      break;
    case Place::kHeader:
      take_header(byte);
      break;
    case Place::kData:
      take_data(byte);
      break;
  }
  const bool full = place_ == Place::kData && program_.data.size() >= kAddressBytes &&
                    program_.data.size() >= program_.expected;
  if (full && !ended) ended = end_program();
  return ended;
}

std::optional<TapeProgram> ProgramFinder::finish() { return end_program(); }

void ProgramFinder::take_outside(const DecodedByte& byte) {
  if (byte.value == kLeaderByte) {
    if (leader_ == 0) leader_start_ = byte.start_seconds;
    ++leader_;
    if (leader_ >= kShortestLeader) place_ = Place::kLeader;
  } else if (place_ == Place::kLeader) {
    program_ = {};
    program_.start_seconds = leader_start_;
    place_ = Place::kHeader;
    take_header(byte);
  } else {
    leader_ = 0;
  }
}

void ProgramFinder::take_header(const DecodedByte& byte) {
  // One of the leader's that was hit, not text.
  if (program_.header.empty() && byte.doubtful() && byte.value < ' ') return;
  if (byte.value == kLeaderByte && program_.header.size() <= kMostHitInLeader) {
    place_ = Place::kLeader;  // it goes on
  } else if (byte.value == kEndOfHeader) {
    place_ = Place::kData;
  } else if (is_high_address(byte.value) && !program_.header.empty()) {
    program_.has_mark = false;
    program_.header.pop_back();
    place_ = Place::kData;
    take_data(last_);
    take_data(byte);
  } else if (byte.value == kLeaderByte || program_.header.size() >= kLongestHeader) {
    // No header after all; this may be the leader of another.
    place_ = Place::kOutside;
    leader_ = 0;
    take_outside(byte);
  } else {
    // The low byte of an end address may be anything: what is text is seen when the header is over.
    program_.header += static_cast<char>(byte.value);
    last_ = byte;
  }
}

void ProgramFinder::take_data(const DecodedByte& byte) {
  program_.data.push_back(byte.value);
  program_.end_seconds = byte.start_seconds;
  speed_sum_ += static_cast<double>(byte.speed);
  level_sum_ += static_cast<double>(byte.level);
  note_doubt(byte);
  if (program_.data.size() == kAddressBytes) {
    const size_t end = program_.data[0] | static_cast<size_t>(program_.data[1]) << 8;
    program_.expected = end >= kProgramStart + kAddressBytes ? end - kProgramStart : 0;
  }
}

void ProgramFinder::note_doubt(const DecodedByte& byte) {
  if (!byte.doubtful()) return;
  ++program_.doubtful;
  if (byte.lost) ++program_.lost;
  if (byte.parity_error && !byte.lost) ++program_.parity_errors;
  if (byte.framing_error && !byte.lost) ++program_.framing_errors;
  const size_t offset = program_.data.size() - 1;
  std::vector<Doubt>& doubts = program_.doubts;
  if (!doubts.empty() && doubts.back().offset + doubts.back().count == offset &&
      doubts.back().lost == byte.lost) {
    ++doubts.back().count;
  } else if (doubts.size() < TapeProgram::kMostDoubts) {
    doubts.push_back({byte.lost, offset, 1, byte.start_seconds});
  }
}

std::optional<TapeProgram> ProgramFinder::end_program() {
  const bool has_program = place_ == Place::kData;
  const auto count = static_cast<double>(program_.data.size());
  if (has_program && count > 0) {
    program_.speed = static_cast<float>(speed_sum_ / count);
    program_.level = static_cast<float>(level_sum_ / count);
  }
  place_ = Place::kOutside;
  leader_ = 0;
  speed_sum_ = 0;
  level_sum_ = 0;
  TapeProgram program = std::exchange(program_, {});
  if (!has_program) return std::nullopt;
  return program;
}

std::vector<uint8_t> tape_bytes(const std::string& header, const std::vector<uint8_t>& data) {
  std::vector<uint8_t> bytes(kLeaderBytes, kLeaderByte);
  bytes.insert(bytes.end(), header.begin(), header.end());
  bytes.push_back(kEndOfHeader);
  bytes.insert(bytes.end(), data.begin(), data.end());
  return bytes;
}

}  // namespace triton::tape
