// The VDU written a second time, to compare the emulator's with: as the hardware is built, from a
// command PROM that gives each code a chip operation and a write-enable line, and a cursor that is
// one ten-bit counter.
#pragma once

#include <array>
#include <cstdint>

namespace triton::model {

class VduModel {
 public:
  void out_port_5(unsigned value) {
    const bool level = (value >> 7) != 0;
    if (level && !level_) act(held_);
    if (!level) held_ = value % 128;
    level_ = level;
  }
  void cpu_write(unsigned address, unsigned value) { memory_[address % 1024] = value % 128; }

  [[nodiscard]] unsigned memory(unsigned address) const { return memory_[address]; }
  [[nodiscard]] unsigned top() const { return top_; }
  [[nodiscard]] unsigned cursor() const { return cursor_; }

 private:
  enum class Operation { kNone, kPageErase, kLineEnd, kDown, kBack, kUp, kForward };
  struct PromWord {
    Operation operation;
    bool write;
  };

  static PromWord prom(unsigned code) {
    static constexpr std::array<PromWord, 32> kLow = [] {
      std::array<PromWord, 32> words{};
      for (PromWord& word : words) word = {Operation::kForward, true};
      words[0] = words[4] = {Operation::kNone, false};
      words[8] = {Operation::kBack, false};
      words[9] = {Operation::kForward, false};
      words[10] = {Operation::kDown, true};
      words[11] = {Operation::kUp, false};
      words[12] = {Operation::kPageErase, true};
      words[13] = {Operation::kLineEnd, true};
      words[27] = {Operation::kDown, false};
      words[28] = {Operation::kPageErase, false};
      words[29] = {Operation::kLineEnd, false};
      return words;
    }();
    return code < 32 ? kLow[code] : PromWord{Operation::kForward, true};
  }

  unsigned& at(unsigned position) { return memory_[(position + top_ * 64) % 1024]; }

  void act(unsigned code) {
    const PromWord word = prom(code);
    const unsigned column = cursor_ % 64;
    switch (word.operation) {
      case Operation::kNone:
        break;
      case Operation::kPageErase:
        top_ = 0;
        cursor_ = 0;
        for (unsigned i = 0; word.write && i < 1024; ++i) at(i) = ' ';
        break;
      case Operation::kLineEnd:
        for (unsigned i = cursor_; word.write && column != 0 && i < cursor_ - column + 64; ++i) {
          at(i) = ' ';
        }
        cursor_ -= column;
        break;
      case Operation::kDown:
        cursor_ += 64;
        scroll_if_past_the_end(word.write);
        break;
      case Operation::kBack:
        cursor_ = (cursor_ + 1023) % 1024;
        break;
      case Operation::kUp:
        cursor_ = (cursor_ + 1024 - 64) % 1024;
        break;
      case Operation::kForward:
        if (word.write) {
          at(cursor_) = code;
          ++cursor_;
          scroll_if_past_the_end(true);
        } else {
          cursor_ = (cursor_ + 1) % 1024;
        }
        break;
    }
  }

  void scroll_if_past_the_end(bool write) {
    if (cursor_ < 1024) return;
    cursor_ -= 64;
    top_ = (top_ + 1) % 16;
    for (unsigned i = 1024 - 64; write && i < 1024; ++i) at(i) = ' ';
  }

  std::array<unsigned, 1024> memory_{};
  unsigned top_ = 0;
  unsigned cursor_ = 0;
  unsigned held_ = 0;
  bool level_ = false;
};

}  // namespace triton::model
