#include "tools/assembler/listing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace triton::assembler {
namespace {

constexpr std::size_t kBytesPerRow = 4;

std::string hex(const std::vector<uint8_t>& bytes, std::size_t begin) {
  std::string text;
  for (std::size_t i = begin; i < std::min(begin + kBytesPerRow, bytes.size()); ++i) {
    text += fmt::format("{}{:02X}", i == begin ? "" : " ", bytes[i]);
  }
  return text;
}

std::string_view kind_name(SymbolKind kind) {
  switch (kind) {
    case SymbolKind::kEqu:
      return "EQU";
    case SymbolKind::kSet:
      return "SET";
    case SymbolKind::kLabel:
      break;
  }
  return "label";
}

}  // namespace

void Listing::add(const SourceLine& line, const Row& row) {
  if (*line.file != file_) {
    file_ = *line.file;
    text_ += fmt::format("{}ADDR  BYTES        LINE   {}\n", text_.empty() ? "" : "\n", file_);
  }
  std::string address = "    ";
  std::string bytes = hex(row.bytes, 0);
  if (row.value) {
    bytes = fmt::format("= {:04X}", *row.value);
  } else if (row.address) {
    address = fmt::format("{:04X}", *row.address);
  }
  std::string text = fmt::format("{}  {:<11}  {:>4}{}  {}", address, bytes, line.number,
                                 row.from_macro ? '+' : ' ', line.text);
  text.erase(text.find_last_not_of(" \t") + 1);
  text_ += text;
  text_ += '\n';
  for (std::size_t begin = kBytesPerRow; begin < row.bytes.size(); begin += kBytesPerRow) {
    text_ += fmt::format("{:04X}  {}\n", static_cast<uint16_t>(row.address.value_or(0) + begin),
                         hex(row.bytes, begin));
  }
}

void Listing::add_symbols(const SymbolTable& symbols) {
  if (symbols.empty()) return;
  text_ += "\nVALUE  KIND   SYMBOL            DEFINED AT\n";
  for (const auto& [name, entry] : symbols) {
    text_ += fmt::format("{:04X}   {:<5}  {:<16}  {}\n", entry.value.number, kind_name(entry.kind),
                         name, entry.place);
  }
}

}  // namespace triton::assembler
