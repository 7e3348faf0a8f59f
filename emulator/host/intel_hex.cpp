#include "emulator/host/intel_hex.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/chips/i8080.hpp"
#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"

namespace triton {
namespace {

constexpr std::size_t kBytesPerRecord = 16;
constexpr std::size_t kOverhead = 5;  // length, address (2), type, checksum
constexpr uint8_t kDataRecord = 0;
constexpr uint8_t kEndRecord = 1;

std::string record(uint8_t type, uint16_t address, std::span<const uint8_t> data) {
  unsigned sum = static_cast<unsigned>(data.size()) + (address >> 8) + (address & 0xFF) + type;
  std::string text = fmt::format(":{:02X}{:04X}{:02X}", data.size(), address, type);
  for (const uint8_t byte : data) {
    text += fmt::format("{:02X}", byte);
    sum += byte;
  }
  text += fmt::format("{:02X}\n", static_cast<uint8_t>(0x100 - (sum & 0xFF)));
  return text;
}

int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

/// One line of the file, and where it stands for messages.
class RecordReader {
 public:
  RecordReader(std::string_view line, std::string_view name, std::size_t number)
      : line_(line), name_(name), number_(number) {}

  /// All the record's bytes but its checksum.
  [[nodiscard]] std::vector<uint8_t> bytes() const {
    if (line_.front() != ':') fail(0, "expected ':' at the start of a record");
    std::vector<uint8_t> bytes;
    for (std::size_t i = 1; i < line_.size(); i += 2) {
      bytes.push_back(static_cast<uint8_t>(digit(i) << 4 | digit(i + 1)));
    }
    if (bytes.size() < kOverhead) {
      fail(line_.size(),
           fmt::format("a record has at least {} bytes, this one {}", kOverhead, bytes.size()));
    }
    if (bytes.size() != bytes[0] + kOverhead) {
      fail(1, fmt::format("the record says {} data bytes and has {}", bytes[0],
                          bytes.size() - kOverhead));
    }
    unsigned sum = 0;
    for (const uint8_t byte : bytes) sum += byte;
    if (sum % 256 != 0) {
      fail(line_.size() - 2, fmt::format("the checksum is {:02X}, expected {:02X}", bytes.back(),
                                         static_cast<uint8_t>(bytes.back() - sum)));
    }
    bytes.pop_back();
    return bytes;
  }

  [[noreturn]] void fail(std::size_t index, std::string_view message) const {
    throw InputError(fmt::format("{}:{}:{}: {}", name_, number_, index + 1, message));
  }

 private:
  [[nodiscard]] int digit(std::size_t index) const {
    if (index >= line_.size()) fail(index, "the record ends in the middle of a byte");
    const int value = digit_value(line_[index]);
    if (value < 0) fail(index, "expected a hexadecimal digit");
    return value;
  }

  std::string_view line_;
  std::string_view name_;
  std::size_t number_;
};

void add_data(HexFile& file, uint16_t address, std::span<const uint8_t> data) {
  if (data.empty()) return;
  const bool joins = !file.blocks.empty() &&
                     file.blocks.back().address + file.blocks.back().bytes.size() == address;
  if (!joins) file.blocks.push_back({address, {}});
  file.blocks.back().bytes.insert(file.blocks.back().bytes.end(), data.begin(), data.end());
}

}  // namespace

std::string to_intel_hex(uint16_t address, std::span<const uint8_t> bytes,
                         std::optional<uint16_t> start_address) {
  std::string text;
  for (std::size_t begin = 0; begin < bytes.size(); begin += kBytesPerRecord) {
    const std::size_t count = std::min(kBytesPerRecord, bytes.size() - begin);
    text +=
        record(kDataRecord, static_cast<uint16_t>(address + begin), bytes.subspan(begin, count));
  }
  return text + record(kEndRecord, start_address.value_or(0), {});
}

HexFile parse_intel_hex(std::string_view text, std::string_view name) {
  HexFile file;
  bool has_end = false;
  std::size_t number = 0;
  for (std::string_view line : split_lines(text)) {
    ++number;
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    if (line.empty()) continue;
    const RecordReader reader(line, name, number);
    if (has_end) reader.fail(0, "expected nothing after the end record");
    const std::vector<uint8_t> bytes = reader.bytes();
    const auto address = static_cast<uint16_t>(bytes[1] << 8 | bytes[2]);
    const std::span<const uint8_t> data = std::span(bytes).subspan(kOverhead - 1);
    if (bytes[3] == kDataRecord) {
      if (address + data.size() > kAddressSpace) reader.fail(3, "the record goes past FFFF");
      add_data(file, address, data);
    } else if (bytes[3] == kEndRecord) {
      has_end = true;
      if (!data.empty()) reader.fail(1, "an end record has no data bytes");
      if (address != 0) file.start_address = address;
    } else {
      reader.fail(7, fmt::format("record type {:02X}, expected 00 (data) or 01 (end)", bytes[3]));
    }
  }
  if (!has_end) {
    throw InputError(
        fmt::format("{}:{}:1: expected an end record (:00000001FF)", name, number + 1));
  }
  return file;
}

}  // namespace triton
