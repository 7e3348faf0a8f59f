// Addresses and images on the command lines of asm and disasm.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tools/assembler/disassembly.hpp"

namespace triton {

/// One to four hexadecimal digits. Throws InputError that names the option.
[[nodiscard]] uint16_t parse_address(std::string_view option, std::string_view text);

/// "0400-0BFF", the lower first. Throws InputError that names the option.
[[nodiscard]] assembler::AddressRange parse_address_range(std::string_view option,
                                                          std::string_view text);

/// The file's name says that it holds Intel HEX.
[[nodiscard]] bool has_hex_suffix(const std::string& file);

}  // namespace triton
