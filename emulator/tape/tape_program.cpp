#include "emulator/tape/tape_program.hpp"

#include <algorithm>
#include <utility>

namespace triton::tape {

namespace {

constexpr size_t kMostHitInLeader = 4;  // one after the other; what follows is no header
constexpr size_t kLongestHeader = 80;
constexpr size_t kAddressBytes = 2;
/// The monitor sends without pausing. Lost bytes are counted, so that this long without any is an
/// end.
constexpr double kLongestPause = 0.5;

/// Low byte, high byte.
size_t address_at(const std::vector<DecodedByte>& bytes, size_t at) {
  return bytes[at].value | static_cast<size_t>(bytes[at + 1].value) << 8;
}

/// That of a program, in a header without its mark.
bool is_end_address(const std::vector<DecodedByte>& bytes, size_t at) {
  const size_t end = address_at(bytes, at);
  return end >= kFirstAddress + kAddressBytes && end <= 0x1FFF;
}

bool cannot_be_text(const DecodedByte& byte) {
  return byte.doubtful() && (byte.lost || byte.value < ' ' || byte.value > 0x7F);
}

}  // namespace

std::vector<size_t> TapeProgram::doubtful_offsets() const {
  std::vector<size_t> offsets;
  for (const Doubt& doubt : doubts) {
    for (size_t i = 0; i < doubt.count && !doubt.in_header; ++i) {
      offsets.push_back(doubt.offset + i);
    }
  }
  return offsets;
}

std::string TapeProgram::name() const {
  const size_t first = header.find_first_not_of(' ');
  if (first == std::string::npos) return has_header ? "" : "(no header)";
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
  take(byte);
  if (is_full() && !ended) ended = end_program();
  return ended;
}

std::optional<TapeProgram> ProgramFinder::finish() { return end_program(); }

bool ProgramFinder::is_full() const {
  return place_ == Place::kData && program_.data.size() >= kAddressBytes &&
         program_.data.size() >= program_.expected;
}

void ProgramFinder::take(const DecodedByte& byte) {
  switch (place_) {
    case Place::kOutside:
    case Place::kLeader:
      return take_outside(byte);
    case Place::kHeader:
      return take_header(byte);
    case Place::kData:
      return take_data(byte);
  }
}

void ProgramFinder::take_outside(const DecodedByte& byte) {
  if (byte.value == kLeaderByte) {
    if (leader_ == 0) leader_start_ = byte.start_seconds;
    ++leader_;
    if (leader_ >= kShortestLeader) place_ = Place::kLeader;
  } else if (place_ == Place::kLeader) {
    program_ = {};
    program_.start_seconds = leader_start_;
    header_.clear();
    maybe_basic72_ = true;
    place_ = Place::kHeader;
    take_header(byte);
  } else {
    leader_ = 0;
  }
}

void ProgramFinder::take_header(const DecodedByte& byte) {
  // One of the leader's that was hit, not text.
  if (header_.empty() && byte.doubtful() && byte.value < ' ' && leader_ < kLeaderBytes) {
    ++leader_;
    return;
  }
  header_.push_back(byte);
  maybe_basic72_ = maybe_basic72_ && header_.front().value == 0;
  if (maybe_basic72_) {
    take_basic72_header();
  } else {
    take_text(byte);
  }
}

/// The bytes so far begin with 00: all of that header, a part of it, or another one.
void ProgramFinder::take_basic72_header() {
  if (header_.size() < 2) return;
  const size_t name_bytes = header_[1].value;
  const size_t all = 2 + name_bytes + 1 + 2 * kAddressBytes;
  const DecodedByte& last = header_.back();
  const bool is_name = header_.size() > 2 && header_.size() <= 2 + name_bytes;
  const bool is_end_of_name = header_.size() == 3 + name_bytes;
  const bool can_be = name_bytes <= kLongestHeader &&
                      (!is_name || last.doubtful() || last.value >= ' ') &&
                      (!is_end_of_name || last.doubtful() || last.value == 0);
  const size_t first = header_.size() < all ? 0 : address_at(header_, all - 2 * kAddressBytes);
  const size_t end = header_.size() < all ? 0 : address_at(header_, all - kAddressBytes);
  if (!can_be || (header_.size() == all && end < first + kAddressBytes)) {
    maybe_basic72_ = false;
    take_again(std::exchange(header_, {}));
  } else if (header_.size() == all) {
    program_.format = TapeFormat::kBasic72;
    program_.address = static_cast<uint16_t>(first);
    program_.expected = end - first + 1;
    end_header(all);
    program_.header = program_.header.substr(2, name_bytes);
  }
}

void ProgramFinder::take_text(const DecodedByte& byte) {
  const size_t before = header_.size() - 1;
  const bool is_leader = byte.value == kLeaderByte;
  const bool can_go_on = !byte.doubtful() || leader_ + before < kLeaderBytes;
  if (is_leader && before <= kMostHitInLeader && can_go_on) {
    place_ = Place::kLeader;
    leader_ += static_cast<unsigned>(header_.size());
  } else if (byte.value == kEndOfHeader && !byte.doubtful()) {
    end_header(before);
  } else if (before > 0 && !byte.doubtful() && is_end_address(header_, before - 1)) {
    end_header_before_address();
  } else if ((is_leader && !byte.doubtful()) || before >= kLongestHeader) {
    give_up_header();
  }
}

/// Its text is `bytes` long.
void ProgramFinder::end_header(size_t bytes) {
  place_ = Place::kData;
  for (size_t i = 0; i < bytes; ++i) {
    program_.header += static_cast<char>(header_[i].value);
    program_.note_doubt(header_[i], true, i);
  }
}

/// The first end address in it, with a high byte that can be relied on if there is one; what is no
/// text before was the mark.
void ProgramFinder::end_header_before_address() {
  size_t at = header_.size() - kAddressBytes;
  if (header_.back().doubtful() || !is_end_address(header_, at)) {
    at = 0;
    while (!is_end_address(header_, at)) ++at;
  }
  const auto address = header_.begin() + static_cast<ptrdiff_t>(at);
  const std::vector<DecodedByte> rest(address, header_.end());
  program_.has_mark = false;
  end_header(at);
  if (at > 0 && cannot_be_text(header_[at - 1])) {
    program_.header.pop_back();
    program_.has_mark = true;
  }
  take_again(rest);
}

/// No header after all, or its mark was lost and its end address is not sure.
void ProgramFinder::give_up_header() {
  const auto mark = std::find_if(header_.begin(), header_.end(), [](const DecodedByte& byte) {
    return byte.value == kEndOfHeader;
  });
  if (mark != header_.end()) {
    end_header(static_cast<size_t>(mark - header_.begin()));
    program_.note_doubt(*mark, true, program_.header.size());
    return take_again({mark + 1, header_.end()});
  }
  for (size_t at = 1; at + kAddressBytes <= header_.size(); ++at) {
    if (is_end_address(header_, at)) return end_header_before_address();
  }
  place_ = Place::kOutside;
  leader_ = 0;
  take_outside(header_.back());  // perhaps the leader of another
}

void ProgramFinder::take_again(const std::vector<DecodedByte>& bytes) {
  for (const DecodedByte& byte : bytes) {
    if (!is_full()) take(byte);
  }
}

void ProgramFinder::take_data(const DecodedByte& byte) {
  program_.add(byte);
  if (program_.format == TapeFormat::kMonitor && program_.data.size() == kAddressBytes) {
    const size_t end = program_.data[0] | static_cast<size_t>(program_.data[1]) << 8;
    program_.expected = end >= kFirstAddress + kAddressBytes ? end - kFirstAddress : 0;
  }
}

void TapeProgram::add(const DecodedByte& byte) {
  if (data.empty()) speed = level = 0;
  data.push_back(byte.value);
  end_seconds = byte.start_seconds;
  speed += byte.speed;
  level += byte.level;
  note_doubt(byte, false, data.size() - 1);
}

void TapeProgram::end() {
  if (data.empty()) return;
  speed /= static_cast<float>(data.size());
  level /= static_cast<float>(data.size());
}

void TapeProgram::note_doubt(const DecodedByte& byte, bool of_header, size_t offset) {
  if (!byte.doubtful()) return;
  ++doubtful;
  if (byte.lost) ++lost;
  if (byte.parity_error && !byte.lost) ++parity_errors;
  if (byte.framing_error && !byte.lost) ++framing_errors;
  if (!doubts.empty() && doubts.back().in_header == of_header &&
      doubts.back().offset + doubts.back().count == offset && doubts.back().lost == byte.lost) {
    ++doubts.back().count;
  } else {
    doubts.push_back({byte.lost, of_header, offset, 1, byte.start_seconds, {}});
  }
  doubts.back().alternatives.push_back(byte.alternative);
}

std::optional<TapeProgram> ProgramFinder::end_program() {
  const bool has_program = place_ == Place::kData;
  if (has_program) program_.end();
  place_ = Place::kOutside;
  leader_ = 0;
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

std::vector<uint8_t> tape_bytes(const TapeProgram& program) {
  if (program.format == TapeFormat::kMonitor) return tape_bytes(program.header, program.data);
  std::vector<uint8_t> bytes(kLeaderBytes, kLeaderByte);
  bytes.insert(bytes.end(), {0, static_cast<uint8_t>(program.header.size())});
  bytes.insert(bytes.end(), program.header.begin(), program.header.end());
  bytes.push_back(0);
  const size_t last = program.address + program.expected - 1;
  for (const size_t address : {size_t{program.address}, last}) {
    bytes.push_back(static_cast<uint8_t>(address & 0xFF));
    bytes.push_back(static_cast<uint8_t>(address >> 8));
  }
  bytes.insert(bytes.end(), program.data.begin(), program.data.end());
  return bytes;
}

}  // namespace triton::tape
