// What `triton run` begins with: all that the user gave, read and checked before the machine is
// switched on.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "emulator/chips/character_generator.hpp"
#include "emulator/chips/eprom_programmer.hpp"
#include "emulator/formats/firmware.hpp"
#include "emulator/formats/key_text.hpp"
#include "emulator/formats/symbols.hpp"
#include "emulator/frontends/headless/headless_host.hpp"
#include "emulator/session/input_recording.hpp"
#include "tools/triton/program_file.hpp"
#include "tools/triton/run_program.hpp"

namespace triton {

enum class Video : uint8_t { kSdl, kTerminal, kNone };

struct RunInputs {
  ProgramFile program;
  std::optional<InputRecording> recording;  ///< to be replayed; `program` is its machine
  std::vector<TypedKey> keys;
  SymbolTable debug_symbols;
  Until until;
  Video video = Video::kNone;
  Firmware firmware;
  std::array<uint8_t, kEpromBytes> eprom{};
  std::optional<CharacterGenerator> characters;  ///< if pictures are to be made
};

/// Throws InputError.
[[nodiscard]] RunInputs read_run_inputs(const RunOptions& options,
                                        const std::filesystem::path& data_directory);

/// RND's state can be set: where it stands is known.
[[nodiscard]] bool firmware_has_seed(const Firmware& firmware);

[[nodiscard]] Video video_without_display();

/// Where a run with these options is to be seen. Throws InputError if --until is wrong or needs
/// another.
[[nodiscard]] Video choose_video(const RunOptions& options);

}  // namespace triton
