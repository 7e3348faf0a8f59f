#include "emulator/formats/original_firmware.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <zlib.h>

#include <algorithm>
#include <map>
#include <span>
#include <system_error>
#include <utility>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {

namespace {

constexpr size_t kImageBytes = 1'024;
constexpr uintmax_t kLargestDump = 65'536;
constexpr size_t kSlackBytes = 64;

struct FoundImage {
  std::string file;
  size_t offset = 0;
  std::vector<uint8_t> bytes;
};

/// The known images in a directory's files, by CRC-32, and what else there is.
struct FoundImages {
  std::map<uint32_t, FoundImage> known;
  struct Block {
    std::string file;
    size_t offset = 0;
    uint32_t crc32 = 0;
    bool blank = false;  ///< all 00 or all FF
  };
  std::vector<Block> blocks;        ///< of kImageBytes, known or not, in the files' order
  std::vector<std::string> faults;  ///< in words: wrong sizes, files that cannot be read

  [[nodiscard]] bool contains(uint32_t crc32) const { return known.contains(crc32); }
};

size_t bytes_of(const KnownRomSet& set) {
  return set.characters ? kCharacterRomBytes : kImageBytes;
}

bool is_known(const std::vector<KnownRomSet>& table, uint32_t crc32, size_t bytes) {
  return std::any_of(table.begin(), table.end(), [&](const KnownRomSet& set) {
    return bytes_of(set) == bytes &&
           std::any_of(set.roms.begin(), set.roms.end(),
                       [&](const KnownRom& rom) { return rom.crc32 == crc32; });
  });
}

uint32_t checksum(std::span<const uint8_t> bytes) {
  return static_cast<uint32_t>(crc32(0, bytes.data(), static_cast<uInt>(bytes.size())));
}

bool is_blank(std::span<const uint8_t> bytes) {
  return (bytes.front() == 0x00 || bytes.front() == 0xFF) &&
         std::all_of(bytes.begin(), bytes.end(), [&](uint8_t b) { return b == bytes.front(); });
}

/// The whole number of images that a file of `bytes` was to hold, in bytes; none: it is no dump.
std::optional<size_t> intended_size(uintmax_t bytes) {
  if (bytes + kSlackBytes < kCharacterRomBytes || bytes > kLargestDump + kSlackBytes) return {};
  const size_t unit = bytes <= kCharacterRomBytes + kSlackBytes ? kCharacterRomBytes : kImageBytes;
  const size_t nearest = (static_cast<size_t>(bytes) + unit / 2) / unit * unit;
  const size_t difference = bytes > nearest ? bytes - nearest : nearest - bytes;
  if (bytes % kCharacterRomBytes == 0) return static_cast<size_t>(bytes);
  return difference <= kSlackBytes ? std::optional(nearest) : std::nullopt;
}

void collect_images(const std::filesystem::path& file, const std::vector<KnownRomSet>& table,
                    FoundImages& images) {
  const std::string name = file.filename().string();
  std::vector<uint8_t> bytes;
  try {
    bytes = read_binary_file(file);
  } catch (const InputError& error) {
    images.faults.emplace_back(error.what());
    return;
  }
  /// True: the image there is known.
  const auto take = [&](size_t offset, size_t size) {
    const std::span<const uint8_t> image = std::span(bytes).subspan(offset, size);
    const uint32_t crc = checksum(image);
    const bool known = is_known(table, crc, size);
    if (known)
      images.known.try_emplace(crc, FoundImage{name, offset, {image.begin(), image.end()}});
    return known;
  };
  bool half_is_known = false;  // the last that was looked at
  for (size_t offset = 0; offset + kCharacterRomBytes <= bytes.size();
       offset += kCharacterRomBytes) {
    const bool is_second = offset % kImageBytes != 0;
    const bool first_is_known = std::exchange(half_is_known, take(offset, kCharacterRomBytes));
    if (!is_second) continue;
    const size_t begin = offset - kCharacterRomBytes;
    const std::span<const uint8_t> block = std::span(bytes).subspan(begin, kImageBytes);
    if (take(begin, kImageBytes) || (!first_is_known && !half_is_known)) {
      images.blocks.push_back({name, begin, checksum(block), is_blank(block)});
    } else if (first_is_known != half_is_known) {
      const size_t other = first_is_known ? kCharacterRomBytes : 0;
      const std::span<const uint8_t> half = block.subspan(other, kCharacterRomBytes);
      if (is_blank(half)) continue;
      images.faults.push_back(
          fmt::format("not known: half a KiB of {} at offset {:04X}, CRC-32 {:08x}", name,
                      begin + other, checksum(half)));
    }
  }
  if (bytes.size() % kImageBytes == kCharacterRomBytes && !half_is_known) {
    const size_t last = bytes.size() - kCharacterRomBytes;
    images.faults.push_back(
        fmt::format("{}: {} bytes, expected whole KiB; CRC-32 from offset {:04X} on is {:08x}",
                    name, bytes.size(), last, checksum(std::span(bytes).subspan(last))));
  }
  const size_t intended = intended_size(bytes.size()).value_or(bytes.size());
  if (bytes.size() == intended) return;
  const size_t unit = std::min(intended, kImageBytes);
  const size_t last = intended - unit;
  images.faults.push_back(
      fmt::format("{}: {} bytes, expected {}; CRC-32 from offset {:04X} on is {:08x}", name,
                  bytes.size(), intended, last, checksum(std::span(bytes).subspan(last))));
}

bool could_be_a_dump(const std::filesystem::directory_entry& entry) {
  std::error_code error;
  if (!entry.is_regular_file(error) || error) return false;
  const uintmax_t size = entry.file_size(error);
  return !error && intended_size(size).has_value();
}

FoundImages collect_images_in(const std::filesystem::path& directory,
                              const std::vector<KnownRomSet>& table) {
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
  for (const auto& file : files) collect_images(file, table, images);
  return images;
}

/// The image of `set` that `neighbour`, one of it in the same file, says stands at `block`: by its
/// address, as in a dump of memory, or by its place in the set.
const KnownRom* expected_beside(const KnownRomSet& set, const FoundImages::Block& neighbour,
                                const FoundImages::Block& block) {
  const auto at = std::find_if(set.roms.begin(), set.roms.end(),
                               [&](const KnownRom& rom) { return rom.crc32 == neighbour.crc32; });
  if (at == set.roms.end()) return nullptr;
  const auto distance =
      static_cast<ptrdiff_t>(block.offset) - static_cast<ptrdiff_t>(neighbour.offset);
  for (const KnownRom& rom : set.roms) {
    if (rom.address == at->address + distance) return &rom;
  }
  const ptrdiff_t place = at - set.roms.begin() + distance / static_cast<ptrdiff_t>(kImageBytes);
  const bool is_there = place >= 0 && place < static_cast<ptrdiff_t>(set.roms.size());
  return is_there ? &set.roms[static_cast<size_t>(place)] : nullptr;
}

/// The unknown block that was to be `rom`, if there is one.
const FoundImages::Block* damaged_block(const KnownRomSet& set, const KnownRom& rom,
                                        const FoundImages& images) {
  if (set.characters || images.contains(rom.crc32)) return nullptr;
  // A file's blocks stand together.
  for (auto first = images.blocks.begin(); first != images.blocks.end();) {
    const auto last = std::find_if(first, images.blocks.end(),
                                   [&](const auto& block) { return block.file != first->file; });
    for (auto neighbour = first; neighbour != last; ++neighbour) {
      if (!images.contains(neighbour->crc32)) continue;
      const auto block = std::find_if(first, last, [&](const auto& candidate) {
        return !images.contains(candidate.crc32) &&
               expected_beside(set, *neighbour, candidate) == &rom;
      });
      if (block != last) return &*block;
    }
    first = last;
  }
  return nullptr;
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
    const auto image = images.known.find(rom.crc32);
    if (image != images.known.end()) {
      found.push_back(fmt::format("{} ({:04X}) in {}", rom.what, rom.address, image->second.file));
    }
  }
  return fmt::format("{}", fmt::join(found, ", "));
}

/// Behind what a missing image was to be: where it stands with other bytes.
std::string damage_in_words(const KnownRomSet& set, const KnownRom& rom,
                            const FoundImages& images) {
  const FoundImages::Block* block = damaged_block(set, rom, images);
  if (block == nullptr) return "";
  return fmt::format("; damaged in {} at offset {:04X}, where the CRC-32 is {:08x}", block->file,
                     block->offset, block->crc32);
}

/// Files of a wrong size, and blocks that are no known image: the first few, in words.
std::vector<std::string> not_understood(const FoundImages& images) {
  constexpr size_t kMostNamed = 8;
  std::vector<std::string> faults = images.faults;
  for (const auto& block : images.blocks) {
    if (images.contains(block.crc32) || block.blank) continue;
    faults.push_back(fmt::format("not known: {} at offset {:04X}, CRC-32 {:08x}", block.file,
                                 block.offset, block.crc32));
  }
  if (faults.size() > kMostNamed) {
    const size_t more = faults.size() - kMostNamed;
    faults.resize(kMostNamed);
    faults.push_back(fmt::format("and {} more", more));
  }
  return faults;
}

std::string after_semicolons(const std::vector<std::string>& parts) {
  return parts.empty() ? "" : fmt::format("; {}", fmt::join(parts, "; "));
}

std::string missing_in_words(const KnownRomSet& set, const FoundImages& images) {
  std::vector<std::string> missing;
  for (const KnownRom& rom : set.roms) {
    if (images.contains(rom.crc32)) continue;
    missing.push_back(fmt::format("{} ({:04X}, CRC-32 {:08x}{})", rom.what, rom.address, rom.crc32,
                                  damage_in_words(set, rom, images)));
  }
  return fmt::format("{}", fmt::join(missing, ", "));
}

void fit(Firmware& firmware, const KnownRomSet& set, const FoundImages& images) {
  for (const KnownRom& rom : set.roms) {
    const std::vector<uint8_t>& bytes = images.known.at(rom.crc32).bytes;
    if (set.characters) {
      firmware.characters[*set.characters] = bytes;
    } else {
      firmware.roms.push_back({rom.address, bytes});
    }
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
    throw InputError(fmt::format(
        "{}: no Triton firmware found in {} KiB of dumps, expected files of whole KiB "
        "with the ROMs of a level that roms/original_roms.txt lists{}",
        directory.string(), images.blocks.size(), after_semicolons(not_understood(images))));
  }
  throw InputError(fmt::format("{}: level {} is not complete: found {}; missing {}{}",
                               directory.string(), best->name, found_in_words(*best, images),
                               missing_in_words(*best, images),
                               after_semicolons(not_understood(images))));
}

/// Nothing of any level is there, but dumps of character generators are.
bool has_characters_only(const std::vector<KnownRomSet>& table, const FoundImages& images) {
  const bool has_level_image = std::any_of(table.begin(), table.end(), [&](const auto& set) {
    return !set.characters && count_found(set, images) > 0;
  });
  return !has_level_image && std::any_of(table.begin(), table.end(), [&](const auto& set) {
    return set.characters && is_complete(set, images);
  });
}

/// `chosen` has all images of `set`, or `set` brings nothing of its own.
bool holds(const KnownRomSet& chosen, const KnownRomSet& set) {
  return std::all_of(set.roms.begin(), set.roms.end(), [&](const KnownRom& rom) {
    return std::any_of(chosen.roms.begin(), chosen.roms.end(),
                       [&](const KnownRom& other) { return other.crc32 == rom.crc32; });
  });
}

/// `chosen` null: nothing but what has_characters_only().
Firmware assemble(const std::vector<KnownRomSet>& table, const FoundImages& images,
                  const KnownRomSet* chosen) {
  Firmware firmware;
  if (chosen == nullptr) {
    firmware.description = "no level there: our own ROMs";
  } else {
    firmware.clock_hz = chosen->clock_hz;
    firmware.basic_keeps_text = chosen->basic_keeps_text;
    firmware.user_sockets = chosen->user_sockets;
    firmware.description =
        fmt::format("original level {}: {}", chosen->name, found_in_words(*chosen, images));
    fit(firmware, *chosen, images);
  }
  for (const KnownRomSet& set : table) {
    if ((chosen != nullptr && holds(*chosen, set)) || count_found(set, images) == 0) continue;
    if (set.is_addition && is_complete(set, images)) {
      fit(firmware, set, images);
      firmware.description += fmt::format("; fitted {}", set.name);
    } else if (set.is_addition) {
      firmware.description += fmt::format("; {} lacks {}", set.name, missing_in_words(set, images));
    } else if (chosen != nullptr && holds(set, *chosen)) {
      firmware.description +=
          fmt::format("; level {} lacks {}", set.name, missing_in_words(set, images));
    } else if (is_complete(set, images)) {
      firmware.description += fmt::format("; not taken: level {}", set.name);
    }
  }
  firmware.description += after_semicolons(images.faults);
  return firmware;
}

}  // namespace

Firmware load_original_firmware(const std::filesystem::path& directory,
                                const std::vector<KnownRomSet>& table) {
  const FoundImages images = collect_images_in(directory, table);
  const KnownRomSet* chosen = last_complete_firmware(table, images);
  if (chosen == nullptr && !has_characters_only(table, images)) refuse(directory, table, images);
  return assemble(table, images, chosen);
}

FirmwareList list_original_firmware(const std::filesystem::path& directory,
                                    const std::vector<KnownRomSet>& table) {
  const FoundImages images = collect_images_in(directory, table);
  FirmwareList list;
  for (const KnownRomSet& set : table) {
    list.text += fmt::format("{}{}: {} of {}\n", set.is_addition ? "" : "level ", set.name,
                             count_found(set, images), set.roms.size());
    for (const KnownRom& rom : set.roms) {
      const auto image = images.known.find(rom.crc32);
      list.text += fmt::format("  {:04X} {}: ", rom.address, rom.what);
      list.text +=
          image == images.known.end()
              ? fmt::format("missing, CRC-32 {:08x}{}\n", rom.crc32,
                            damage_in_words(set, rom, images))
              : fmt::format("in {} at offset {:04X}\n", image->second.file, image->second.offset);
    }
  }
  for (const std::string& fault : not_understood(images)) list.text += fault + "\n";
  const KnownRomSet* chosen = last_complete_firmware(table, images);
  list.can_run = chosen != nullptr || has_characters_only(table, images);
  list.text += list.can_run
                   ? fmt::format("taken: {}\n", assemble(table, images, chosen).description)
                   : "taken: nothing, no level is complete\n";
  return list;
}

}  // namespace triton
