// How the emulator's 8080 reaches memory: a flat array to read, a page table to look at before a
// write. Addresses are in 0..FFFF; a word at FFFF goes on at 0000.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "emulator/chips/i8080.hpp"

namespace triton {

/// The access that I8080Core is a template over. Another one must have the same functions.
class I8080FlatAccess {
 public:
  explicit I8080FlatAccess(I8080Memory& memory) : memory_(memory) {}

  [[nodiscard]] uint8_t fetch(uint16_t address) const { return memory_.bytes[address]; }
  [[nodiscard]] uint8_t read(unsigned address) const { return memory_.bytes[address]; }

  /// Low byte at `address`, high byte at the next.
  [[nodiscard]] unsigned read_word(unsigned address) const {
    if constexpr (std::endian::native == std::endian::little) {
      if (address != 0xFFFF) [[likely]] {
        uint16_t value;
        std::memcpy(&value, &memory_.bytes[address], sizeof value);
        return value;
      }
    }
    const unsigned low = memory_.bytes[address];
    const unsigned high = memory_.bytes[(address + 1) & 0xFFFF];
    return low | high << 8;
  }

  /// False: the page belongs to a device, which must be told.
  [[nodiscard]] bool write(unsigned address, uint8_t value) {
    const PageWrite page = memory_.pages[address >> kPageBits];
    if (page == PageWrite::kStore) [[likely]] {
      memory_.bytes[address] = value;
      return true;
    }
    return page == PageWrite::kIgnore;
  }

  /// Both bytes of a word in one store, when they are RAM of one page. False: nothing was done.
  /// A word that is written as a word is read as a word without waiting: the host's store buffer
  /// forwards it.
  [[nodiscard]] bool write_word(unsigned address, unsigned word) {
    if constexpr (std::endian::native != std::endian::little) return false;
    const bool in_one_page = (address & kPageMask) != kPageMask;
    if (memory_.pages[address >> kPageBits] != PageWrite::kStore || !in_one_page) return false;
    const auto value = static_cast<uint16_t>(word);
    std::memcpy(&memory_.bytes[address], &value, sizeof value);
    return true;
  }

 private:
  static constexpr unsigned kPageBits = 10;
  static constexpr unsigned kPageMask = (1u << kPageBits) - 1;

  I8080Memory& memory_;
};

}  // namespace triton
