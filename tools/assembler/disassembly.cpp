#include "tools/assembler/disassembly.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "emulator/chips/i8080.hpp"
#include "emulator/chips/i8080_disassembler.hpp"
#include "emulator/support/errors.hpp"
#include "tools/assembler/lexer.hpp"
#include "tools/assembler/reserved_words.hpp"

namespace triton::assembler {
namespace {

constexpr std::size_t kDataBytesPerLine = 8;
constexpr std::size_t kShortestString = 3;
constexpr std::size_t kLongestString = 32;
constexpr std::size_t kLabelWidth = 8;
constexpr std::size_t kOperandWidth = 16;
constexpr uint16_t kLowestNamedNumber = 0x0100;

bool is_text(uint8_t byte) { return byte >= 0x20 && byte < 0x7F; }

std::string quoted(std::span<const uint8_t> text) {
  std::string result = "'";
  for (const uint8_t byte : text) {
    result += static_cast<char>(byte);
    if (byte == '\'') result += '\'';
  }
  return result + "'";
}

/// One line of the output: an instruction, or bytes of data.
struct Line {
  uint16_t address = 0;
  std::vector<uint8_t> bytes;
  bool is_data = false;
};

class Disassembly {
 public:
  Disassembly(std::span<const HexFile::Block> blocks, const DisassemblyOptions& options)
      : is_data_(kAddressSpace) {
    std::map<std::string, uint16_t, std::less<>> values;
    for (const auto& [symbol, value] : options.symbols) {
      const std::string name = plain_name(symbol);
      if (!is_free_name(name)) {
        throw InputError(fmt::format("the symbol {} cannot be a name in assembly source", symbol));
      }
      if (values.emplace(name, value).first->second != value) {
        throw InputError(
            fmt::format("the symbol {}: assembly source has one name {}, here it has two values",
                        symbol, name));
      }
      names_.emplace(value, name);  // of several the first in the alphabet
      taken_.insert(name);
    }
    for (const AddressRange& range : options.data) {
      std::fill(is_data_.begin() + range.first, is_data_.begin() + range.last + 1, true);
    }
    for (const HexFile::Block& block : blocks) split_block(block);
    for (const Line& line : lines_) starts_.insert(line.address);
    find_labels();
  }

  [[nodiscard]] std::string text() {
    std::string body;
    std::optional<std::size_t> next;
    for (const Line& line : lines_) {
      if (next != line.address) body += fmt::format("        ORG     {}\n", hex_word(line.address));
      next = line.address + line.bytes.size();
      body += source_line(line);
    }
    std::string head;
    for (const auto& [value, name] : outside_) {
      head += fmt::format("{:<7} EQU     {}\n", name, hex_word(value));
    }
    return head + (head.empty() ? "" : "\n") + body;
  }

 private:
  [[nodiscard]] bool has_name(std::size_t address) const {
    return names_.contains(static_cast<uint16_t>(address));
  }

  void split_block(const HexFile::Block& block) {
    const std::span<const uint8_t> bytes = block.bytes;
    for (std::size_t i = 0; i < bytes.size();) {
      const std::size_t address = block.address + i;
      std::size_t length = 1;
      bool is_data = is_data_[address];
      if (is_data) {
        length = data_length(address, bytes.subspan(i));
      } else if (const auto instruction = disassemble_instruction(bytes.subspan(i))) {
        length = instruction->length;
        is_data = !instruction->is_documented;
        // An instruction does not reach into data: then its bytes are data as well.
        for (std::size_t next = address + 1; next < address + length; ++next) {
          if (is_data_[next]) {
            length = next - address;
            is_data = true;
          }
        }
      } else {
        length = bytes.size() - i;
        is_data = true;
      }
      const auto part = bytes.subspan(i, length);
      lines_.push_back({static_cast<uint16_t>(address), {part.begin(), part.end()}, is_data});
      i += length;
    }
  }

  /// Data goes on to the end of its range, to a name, or to the end of the line; text keeps
  /// together.
  [[nodiscard]] std::size_t data_length(std::size_t address, std::span<const uint8_t> bytes) const {
    const auto run = [&](auto&& accepts, std::size_t limit) {
      std::size_t length = 0;
      while (length < std::min(limit, bytes.size()) && is_data_[address + length] &&
             (length == 0 || !has_name(address + length)) && accepts(length)) {
        ++length;
      }
      return length;
    };
    const auto text_at = [&](std::size_t i) {
      std::size_t length = 0;
      while (i + length < bytes.size() && is_text(bytes[i + length])) ++length;
      return length >= kShortestString;
    };
    const std::size_t text = run([&](std::size_t i) { return is_text(bytes[i]); }, kLongestString);
    if (text >= kShortestString) return text;
    return run([&](std::size_t i) { return i == 0 || !text_at(i); }, kDataBytesPerLine);
  }

  void find_labels() {
    for (const Line& line : lines_) {
      const auto instruction = disassemble_instruction(line.bytes);
      if (line.is_data || !instruction) continue;
      const bool is_place =
          instruction->word_use == WordUse::kTarget || instruction->word_use == WordUse::kMemory;
      if (!is_place) continue;
      referred_.insert(instruction->word);
      if (has_name(instruction->word) || !starts_.contains(instruction->word)) continue;
      const std::string name = fmt::format("L{:04X}", instruction->word);
      if (taken_.insert(name).second) names_.emplace(instruction->word, name);
    }
  }

  std::string name_of(uint16_t word, WordUse use) {
    const auto found = names_.find(word);
    if (found == names_.end() || (use == WordUse::kNumber && word < kLowestNamedNumber)) return "";
    if (!starts_.contains(word)) outside_.emplace(word, found->second);
    return found->second;
  }

  /// The name that a line is labelled with. A low value in a symbol file is more often a number
  /// than a place: it becomes a label only where something jumps or refers to it.
  [[nodiscard]] std::string label_of(uint16_t address) const {
    const auto name = names_.find(address);
    const bool is_label =
        name != names_.end() && (address >= kLowestNamedNumber || referred_.contains(address));
    return is_label ? name->second : "";
  }

  std::string source_line(const Line& line) {
    const auto named =
        disassemble_instruction(line.bytes, [this, &line](uint16_t word, WordUse use) {
          return line.is_data ? std::string() : name_of(word, use);
        });
    std::string operation;
    std::string operands;
    std::string remark;
    if (!line.is_data) {
      operation = named->mnemonic;
      operands = named->operands;
    } else {
      operation = "DB";
      operands = data_operands(line.bytes);
      const bool acts_as_twin = named && !named->is_documented &&
                                named->length == line.bytes.size() && !is_data_[line.address];
      if (acts_as_twin) {
        remark = fmt::format("   acts as {}{}{}", named->mnemonic,
                             named->operands.empty() ? "" : " ", named->operands);
      }
    }
    if (!line.is_data || !remark.empty()) {
      std::string bytes;
      for (const uint8_t byte : line.bytes) bytes += fmt::format(" {:02X}", byte);
      remark.insert(0, " " + bytes);
    }
    std::string label = label_of(line.address);
    if (label.empty() && has_name(line.address)) remark += "   " + names_.at(line.address);
    if (!label.empty()) label += ':';
    if (label.size() >= kLabelWidth) label += fmt::format("\n{:{}}", "", kLabelWidth);
    if (operands.size() >= kOperandWidth) operands += ' ';
    return fmt::format("{:<{}}{:<8}{:<{}}; {:04X}{}\n", label, kLabelWidth, operation, operands,
                       kOperandWidth, line.address, remark);
  }

  static std::string data_operands(std::span<const uint8_t> bytes) {
    const bool is_string = bytes.size() >= kShortestString && std::ranges::all_of(bytes, is_text);
    if (is_string) return quoted(bytes);
    std::string operands;
    for (const uint8_t byte : bytes) {
      operands += fmt::format("{}{}", operands.empty() ? "" : ",", hex_byte(byte));
    }
    return operands;
  }

  std::vector<bool> is_data_;
  std::map<uint16_t, std::string> names_;
  std::set<std::string, std::less<>> taken_;
  std::vector<Line> lines_;
  std::set<uint16_t> starts_;
  std::set<uint16_t> referred_;              ///< by jumps, calls and memory operands
  std::map<uint16_t, std::string> outside_;  ///< named, used, and not the start of a line
};

}  // namespace

std::string disassemble(std::span<const HexFile::Block> blocks, const DisassemblyOptions& options) {
  return Disassembly(blocks, options).text();
}

}  // namespace triton::assembler
