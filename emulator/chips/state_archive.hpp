// Plain state to bytes and back: integers little-endian, bool and enum as one byte.
//
// A state's fields are listed once, for both directions, in a function beside its struct:
//
//   template <class Archive>
//   void archive_state(Archive& archive, typename Archive::template Ref<KeyboardState> state) {
//     archive(state.code, state.strobe);
//   }
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <vector>

namespace triton {

class StateWriter {
 public:
  template <class State>
  using Ref = const State&;

  template <class... Fields>
  void operator()(const Fields&... fields) {
    (write(fields), ...);
  }
  void write_bytes(std::span<const uint8_t> bytes) {
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  }
  [[nodiscard]] const std::vector<uint8_t>& bytes() const { return bytes_; }

 private:
  template <std::unsigned_integral Integer>
  void write(Integer value) {
    for (unsigned i = 0; i < sizeof(Integer); ++i) {
      bytes_.push_back(static_cast<uint8_t>(uint64_t{value} >> (8 * i)));
    }
  }
  template <class Enum>
  requires std::is_enum_v<Enum>
  void write(Enum value) { write(static_cast<std::underlying_type_t<Enum>>(value)); }
  template <size_t count>
  void write(const std::array<uint8_t, count>& values) {
    write_bytes(values);
  }

  std::vector<uint8_t> bytes_;
};

/// Throws std::runtime_error when the bytes end too early or a bool is neither 0 nor 1.
class StateReader {
 public:
  template <class State>
  using Ref = State&;

  explicit StateReader(std::span<const uint8_t> bytes) : rest_(bytes) {}

  template <class... Fields>
  void operator()(Fields&... fields) {
    (read(fields), ...);
  }
  [[nodiscard]] std::span<const uint8_t> read_bytes(size_t count) {
    if (count > rest_.size()) throw std::runtime_error("the state ends too early");
    const std::span<const uint8_t> bytes = rest_.first(count);
    rest_ = rest_.subspan(count);
    return bytes;
  }
  [[nodiscard]] size_t bytes_left() const { return rest_.size(); }

 private:
  template <std::unsigned_integral Integer>
  void read(Integer& value) {
    uint64_t read_value = 0;
    unsigned shift = 0;
    for (const uint8_t byte : read_bytes(sizeof(Integer))) {
      read_value |= uint64_t{byte} << shift;
      shift += 8;
    }
    value = static_cast<Integer>(read_value);
  }
  void read(bool& value) {
    const uint8_t byte = read_bytes(1)[0];
    if (byte > 1) throw std::runtime_error("a switch in the state is neither 0 nor 1");
    value = byte == 1;
  }
  template <class Enum>
  requires std::is_enum_v<Enum>
  void read(Enum& value) {
    std::underlying_type_t<Enum> number{};
    read(number);
    value = static_cast<Enum>(number);
  }
  template <size_t count>
  void read(std::array<uint8_t, count>& values) {
    const std::span<const uint8_t> bytes = read_bytes(count);
    std::copy(bytes.begin(), bytes.end(), values.begin());
  }

  std::span<const uint8_t> rest_;
};

}  // namespace triton
