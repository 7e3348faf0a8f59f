// Where the program's own data are: ROM images, characters, programs.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace triton {

/// The folder of the data that a program carries in itself. Files below it are read as any others
/// (files.hpp).
inline constexpr std::string_view kCarriedData = "<triton>";

struct CarriedFile {
  std::string_view name;  ///< below share/triton, such as "roms/monitor.rom"
  std::string_view bytes;
};
/// From now on `files` are there below kCarriedData. What they name must last.
void carry_data(std::span<const CarriedFile> files);
/// The bytes of a file below kCarriedData; none: there is none of that name.
[[nodiscard]] std::optional<std::string_view> carried_file(const std::filesystem::path& file);

/// share/triton beside the running program's file (the build tree), or beside its directory's
/// parent (an installation), if it holds roms/monitor.rom; else kCarriedData. Throws InputError
/// that names both places if nothing is carried.
[[nodiscard]] std::filesystem::path find_data_directory();

/// The same for a program that lies in `program_directory`.
[[nodiscard]] std::filesystem::path find_data_directory(
    const std::filesystem::path& program_directory);

}  // namespace triton
