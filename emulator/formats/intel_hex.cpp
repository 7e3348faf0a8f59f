#include "emulator/formats/intel_hex.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/chips/i8080.hpp"
#include "emulator/support/ascii.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {
namespace {

constexpr std::size_t kBytesPerRecord = 16;
constexpr std::size_t kOverhead = 5;  // length, address (2), type, checksum
constexpr uint8_t kDataRecord = 0;
constexpr uint8_t kEndRecord = 1;
constexpr uint8_t kSegmentBase = 2;   // of 16 bytes
constexpr uint8_t kSegmentStart = 3;  // CS:IP
constexpr uint8_t kUpperAddress = 4;  // its upper 16 bits
constexpr uint8_t kLinearStart = 5;   // 32 bits

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
    if (line_.front() != ':') {
      const bool is_motorola = line_.size() > 1 && line_[0] == 'S' && is_digit(line_[1]);
      fail(0, is_motorola ? "a Motorola S-record, expected Intel HEX (a ':' first)"
                          : "expected ':' at the start of a record");
    }
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

/// Gathers a file from its records, in their order.
class HexReader {
 public:
  explicit HexReader(std::string_view name) : name_(name) {}

  void read(std::string_view line, std::size_t number) {
    constexpr std::string_view kBlanks(" \t\x7F\0", 4);  // NULs and rubouts: a paper tape
    line = line.substr(0, line.find_first_of(";#/"));
    line = line.substr(0, line.find_last_not_of(kBlanks) + 1);
    line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
    if (line.empty()) return;
    const RecordReader record(line, name_, number);
    const bool follows_end = has_end_;
    if (follows_end && !ended_with_data_record_) fail_after_end(record);
    const std::vector<uint8_t> bytes = record.bytes();
    const auto address = static_cast<uint16_t>(bytes[1] << 8 | bytes[2]);
    const uint8_t type = bytes[3];
    if (follows_end && type != kEndRecord) fail_after_end(record);
    take(record, type, address, std::span(bytes).subspan(kOverhead - 1));
  }

  [[nodiscard]] bool has_end() const { return has_end_; }
  [[nodiscard]] HexFile take_file() { return std::move(file_); }

 private:
  [[noreturn]] static void fail_after_end(const RecordReader& record) {
    record.fail(0, "expected nothing after the end record");
  }

  void take(const RecordReader& record, uint8_t type, uint16_t address,
            std::span<const uint8_t> data) {
    switch (type) {
      case kDataRecord:
        if (data.empty()) return end(address, true);
        if (address + data.size() > kAddressSpace) record.fail(3, "the record goes past FFFF");
        return add_data(address, data);
      case kEndRecord:
        if (!data.empty()) record.fail(1, "an end record has no data bytes");
        return end(address, false);
      case kSegmentBase:
      case kUpperAddress:
        expect_size(record, data, 2);
        if (number_in(data) != 0) {
          record.fail(9, fmt::format("a base of {:04X}, expected 0000: the 8080 has 64 KiB",
                                     number_in(data)));
        }
        return;
      case kSegmentStart:
      case kLinearStart: {
        expect_size(record, data, 4);
        const uint32_t start = type == kLinearStart
                                   ? number_in(data)
                                   : number_in(data.first(2)) * 16 + number_in(data.subspan(2));
        if (start >= kAddressSpace) {
          record.fail(9, fmt::format("the start address {:X} is past FFFF", start));
        }
        file_.start_address = static_cast<uint16_t>(start);
        return;
      }
      default:
        record.fail(
            7, fmt::format("record type {:02X}, expected 00 (data), 01 (end) or 02 to 05", type));
    }
  }

  void end(uint16_t start_address, bool with_data_record) {
    has_end_ = true;
    ended_with_data_record_ = with_data_record;
    if (start_address != 0) file_.start_address = start_address;
  }

  static void expect_size(const RecordReader& record, std::span<const uint8_t> data,
                          std::size_t size) {
    if (data.size() == size) return;
    record.fail(1, fmt::format("{} data bytes, expected {}", data.size(), size));
  }

  static uint32_t number_in(std::span<const uint8_t> data) {
    uint32_t number = 0;
    for (const uint8_t byte : data) number = number << 8 | byte;
    return number;
  }

  void add_data(uint16_t address, std::span<const uint8_t> data) {
    auto& blocks = file_.blocks;
    const bool joins =
        !blocks.empty() && blocks.back().address + blocks.back().bytes.size() == address;
    if (!joins) blocks.push_back({address, {}});
    blocks.back().bytes.insert(blocks.back().bytes.end(), data.begin(), data.end());
  }

  std::string_view name_;
  HexFile file_;
  bool has_end_ = false;
  bool ended_with_data_record_ = false;
};

}  // namespace

std::string to_intel_hex(std::span<const HexFile::Block> blocks,
                         std::optional<uint16_t> start_address) {
  std::string text;
  for (const HexFile::Block& block : blocks) {
    const std::span<const uint8_t> bytes = block.bytes;
    for (std::size_t begin = 0; begin < bytes.size(); begin += kBytesPerRecord) {
      const std::size_t count = std::min(kBytesPerRecord, bytes.size() - begin);
      text += record(kDataRecord, static_cast<uint16_t>(block.address + begin),
                     bytes.subspan(begin, count));
    }
  }
  return text + record(kEndRecord, start_address.value_or(0), {});
}

HexFile parse_intel_hex(std::string_view text, std::string_view name) {
  HexReader reader(name);
  std::size_t number = 0;
  for (const std::string_view line : split_lines(text)) reader.read(line, ++number);
  if (!reader.has_end()) {
    throw InputError(
        fmt::format("{}:{}:1: expected an end record (:00000001FF)", name, number + 1));
  }
  return reader.take_file();
}

std::vector<HexFile::Block> merged(std::span<const HexFile::Block> blocks) {
  std::vector<std::optional<uint8_t>> memory(kAddressSpace);
  for (const HexFile::Block& block : blocks) {
    std::copy(block.bytes.begin(), block.bytes.end(), memory.begin() + block.address);
  }
  std::vector<HexFile::Block> apart;
  bool joins = false;
  for (std::size_t address = 0; address < memory.size(); ++address) {
    if (memory[address]) {
      if (!joins) apart.push_back({static_cast<uint16_t>(address), {}});
      apart.back().bytes.push_back(*memory[address]);
    }
    joins = memory[address].has_value();
  }
  return apart;
}

}  // namespace triton
