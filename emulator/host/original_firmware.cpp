#include "emulator/host/original_firmware.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <zlib.h>

#include <algorithm>
#include <map>
#include <span>
#include <system_error>

#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"

namespace triton {

namespace {

constexpr size_t kImageBytes = 1'024;
constexpr uintmax_t kLargestDump = 65'536;

struct FoundImage {
  std::string file;
  std::vector<uint8_t> bytes;
};

/// The 1 KiB images in a directory's files, by CRC-32.
using FoundImages = std::map<uint32_t, FoundImage>;

void collect_images(const std::filesystem::path& file, FoundImages& images) {
  const std::vector<uint8_t> bytes = read_binary_file(file);
  for (size_t offset = 0; offset < bytes.size(); offset += kImageBytes) {
    const std::span<const uint8_t> image = std::span(bytes).subspan(offset, kImageBytes);
    const auto checksum = static_cast<uint32_t>(crc32(0, image.data(), kImageBytes));
    images.try_emplace(checksum,
                       FoundImage{file.filename().string(), {image.begin(), image.end()}});
  }
}

bool could_be_a_dump(const std::filesystem::directory_entry& entry) {
  std::error_code error;
  if (!entry.is_regular_file(error) || error) return false;
  const uintmax_t size = entry.file_size(error);
  return !error && size > 0 && size <= kLargestDump && size % kImageBytes == 0;
}

FoundImages collect_images_in(const std::filesystem::path& directory) {
  std::error_code error;
  std::vector<std::filesystem::path> files;
  for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end;
       entry.increment(error)) {
    if (could_be_a_dump(*entry)) files.push_back(entry->path());
  }
  if (error) {
    throw InputError(fmt::format("{}: {}, expected a directory of ROM dumps", directory.string(),
                                 error.message()));
  }
  std::sort(files.begin(), files.end());
  FoundImages images;
  for (const auto& file : files) collect_images(file, images);
  return images;
}

size_t count_found(const KnownRomSet& set, const FoundImages& images) {
  return static_cast<size_t>(std::count_if(set.roms.begin(), set.roms.end(), [&](const auto& rom) {
    return images.contains(rom.crc32);
  }));
}

bool is_complete(const KnownRomSet& set, const FoundImages& images) {
  return count_found(set, images) == set.roms.size();
}

std::string found_in_words(const KnownRomSet& set, const FoundImages& images) {
  std::vector<std::string> found;
  for (const KnownRom& rom : set.roms) {
    const auto image = images.find(rom.crc32);
    if (image != images.end()) {
      found.push_back(fmt::format("{} ({:04X}) in {}", rom.what, rom.address, image->second.file));
    }
  }
  return fmt::format("{}", fmt::join(found, ", "));
}

std::string missing_in_words(const KnownRomSet& set, const FoundImages& images) {
  std::vector<std::string> missing;
  for (const KnownRom& rom : set.roms) {
    if (!images.contains(rom.crc32)) {
      missing.push_back(
          fmt::format("{} ({:04X}, CRC-32 {:08x})", rom.what, rom.address, rom.crc32));
    }
  }
  return fmt::format("{}", fmt::join(missing, ", "));
}

void fit(Firmware& firmware, const KnownRomSet& set, const FoundImages& images) {
  for (const KnownRom& rom : set.roms) {
    firmware.roms.push_back({rom.address, images.at(rom.crc32).bytes});
  }
}

const KnownRomSet* last_complete_firmware(const std::vector<KnownRomSet>& table,
                                          const FoundImages& images) {
  const auto found = std::find_if(table.rbegin(), table.rend(), [&](const KnownRomSet& set) {
    return !set.is_addition && is_complete(set, images);
  });
  return found == table.rend() ? nullptr : &*found;
}

[[noreturn]] void refuse(const std::filesystem::path& directory,
                         const std::vector<KnownRomSet>& table, const FoundImages& images) {
  const auto best =
      std::max_element(table.begin(), table.end(), [&](const KnownRomSet& a, const KnownRomSet& b) {
        return (a.is_addition ? 0 : count_found(a, images)) <
               (b.is_addition ? 0 : count_found(b, images));
      });
  if (best == table.end() || best->is_addition || count_found(*best, images) == 0) {
    throw InputError(
        fmt::format("{}: no Triton firmware found in {} KiB of dumps, expected files of whole KiB "
                    "with the ROMs of a level that roms/original_roms.txt lists",
                    directory.string(), images.size()));
  }
  throw InputError(fmt::format("{}: level {} is not complete: found {}; missing {}",
                               directory.string(), best->name, found_in_words(*best, images),
                               missing_in_words(*best, images)));
}

}  // namespace

Firmware load_original_firmware(const std::filesystem::path& directory,
                                const std::vector<KnownRomSet>& table) {
  const FoundImages images = collect_images_in(directory);
  const KnownRomSet* chosen = last_complete_firmware(table, images);
  if (chosen == nullptr) refuse(directory, table, images);

  Firmware firmware;
  firmware.clock_hz = chosen->clock_hz;
  firmware.basic_keeps_text = chosen->basic_keeps_text;
  firmware.user_rom_address = chosen->user_rom_address;
  firmware.description =
      fmt::format("original level {}: {}", chosen->name, found_in_words(*chosen, images));
  fit(firmware, *chosen, images);
  for (const KnownRomSet& set : table) {
    if (&set == chosen || count_found(set, images) == 0) continue;
    if (set.is_addition && is_complete(set, images)) {
      fit(firmware, set, images);
      firmware.description += fmt::format("; fitted {}", set.name);
    } else if (set.is_addition) {
      firmware.description += fmt::format("; {} lacks {}", set.name, missing_in_words(set, images));
    } else if (is_complete(set, images)) {
      firmware.description += fmt::format("; not taken: level {}", set.name);
    }
  }
  return firmware;
}

}  // namespace triton
