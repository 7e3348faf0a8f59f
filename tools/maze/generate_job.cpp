// triton maze generate.
#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <new>
#include <random>

#include "emulator/formats/character_file.hpp"
#include "emulator/support/data_paths.hpp"
#include "emulator/support/errors.hpp"
#include "tools/maze/eller_job.hpp"
#include "tools/maze/job_parts.hpp"
#include "tools/maze/masks.hpp"

namespace triton::maze {

namespace {

Generator generator_called(const std::string& name) {
  std::string known;
  for (unsigned number = 1; number < kGenerators; ++number) {
    const auto generator = static_cast<Generator>(number);
    if (name_of(generator) == name) return generator;
    known += fmt::format("{}{}", known.empty() ? "" : ", ", name_of(generator));
  }
  throw InputError(fmt::format("maze: no generator '{}'; there is: {}", name, known));
}

uint32_t checked_side(int64_t side, std::string_view which, int64_t most) {
  if (side >= 1 && side <= most) return static_cast<uint32_t>(side);
  throw InputError(fmt::format("maze: --{} {}: expected 1 to {}", which, side, most));
}

uint64_t fresh_seed() {
  std::random_device device;
  return device() % 65535U + 1;
}

Area rectangle(const GenerateOptions& options) {
  const uint32_t width = checked_side(options.width, "width", kMostWidth);
  const uint32_t height = checked_side(options.height, "height", UINT32_MAX);
  check_size(width, height);
  return {width, height, BitPlane()};
}

bool is_picture(const std::optional<std::string>& mask) {
  return mask && std::filesystem::path(*mask).extension() == ".png";
}

Area area_of(const GenerateOptions& options) {
  if (!options.mask) return rectangle(options);
  const std::string& mask = *options.mask;
  if (is_picture(options.mask)) return picture_mask(mask);
  const Area area = rectangle(options);
  if (!is_letter_shape(mask)) return shape_mask(mask, area.width, area.height, nullptr);
  const CharacterGenerator characters =
      load_characters(find_data_directory() / "roms" / "characters.txt");
  return shape_mask(mask, area.width, area.height, &characters);
}

void check_can(Generator generator, const GenerateOptions& options) {
  const bool fills_masks = generator == Generator::kCorridors || generator == Generator::kWilson ||
                           generator == Generator::kKruskal || generator == Generator::kHunt;
  if (options.mask && !fills_masks) {
    throw InputError(fmt::format("maze: {} fills no --mask; corridors, wilson, kruskal and hunt do",
                                 options.generator));
  }
  const bool is_of_the_machine = generator == Generator::kLabyrinth ||
                                 generator == Generator::kCorridors ||
                                 generator == Generator::kEller || generator == Generator::kBlock ||
                                 generator == Generator::kWall;
  if (options.machine_dice && !is_of_the_machine) {
    throw InputError(
        fmt::format("maze: {} has no --rnd; labyrinth, corridors, eller, block and wall do",
                    options.generator));
  }
}

/// In ten, as the program asks.
programs::eller::Chances eller_tenths(const GenerateOptions& options) {
  const auto checked = [](const std::optional<uint32_t>& chance, std::string_view name) {
    if (!chance || *chance <= 10) return static_cast<int>(chance.value_or(5));
    throw InputError(fmt::format(
        "maze: --{} {}: expected 0 to 10, for with --rnd it is a chance in ten", name, *chance));
  };
  return {checked(options.join, "join"), checked(options.down, "down")};
}

EllerSettings eller_settings(const GenerateOptions& options) {
  EllerSettings settings;
  settings.join_256 = options.join.value_or(settings.join_256);
  settings.down_256 = options.down.value_or(settings.down_256);
  return settings;
}

Maze make(Generator generator, const GenerateOptions& options, uint64_t seed) {
  const Area area = area_of(options);
  switch (generator) {
    case Generator::kLabyrinth:
      return generate_labyrinth(area.width, area.height, seed, options.machine_dice);
    case Generator::kCorridors:
      return generate_corridors(area, options.turn_one_in, seed, options.machine_dice);
    case Generator::kBlock: {
      BlockChances chances = options.block;
      chances.straight = options.straight.value_or(chances.straight);
      return generate_block(area.width, area.height, chances, seed, options.machine_dice);
    }
    case Generator::kWall: {
      WallChances chances = options.wall;
      chances.straight = options.straight.value_or(chances.straight);
      return generate_wall(area.width, area.height, chances, seed, options.machine_dice);
    }
    case Generator::kWilson:
      return generate_wilson(area, seed);
    case Generator::kKruskal:
      return generate_kruskal(area, seed);
    case Generator::kHunt:
      return generate_hunt(area, seed);
    case Generator::kEller:
    case Generator::kUnknown:
      break;
  }
  if (options.machine_dice) {
    return generate_machine_eller(area.width, area.height, eller_tenths(options), seed);
  }
  return eller_in_memory({area.width, area.height, seed, eller_settings(options)});
}

int stream_rows(const EllerRun& run, const GenerateOptions& options) {
  try {
    return stream_eller(run, options);
  } catch (const std::bad_alloc&) {
    throw InternalError(
        fmt::format("maze: not enough memory for rows of {} squares", options.width));
  }
}

}  // namespace

int generate(const GenerateOptions& options) {
  const Generator generator = generator_called(options.generator);
  (void)format_of(options.output);
  if (options.method) (void)method_called(*options.method);
  check_can(generator, options);
  check_outputs(is_picture(options.mask) ? *options.mask : "", options.output, "--checkpoint",
                options.checkpoint);
  const uint64_t seed = options.seed ? *options.seed : fresh_seed();
  const bool needs_all =
      options.machine_dice || options.method || options.ends.start || options.ends.finish;
  if (generator == Generator::kEller && !needs_all) {
    EllerRun run;
    run.width = checked_side(options.width, "width", kMostWidth);
    if (options.height < 1) (void)checked_side(options.height, "height", INT64_MAX);
    run.height = static_cast<uint64_t>(options.height);
    run.seed = seed;
    run.settings = eller_settings(options);
    return stream_rows(run, options);
  }
  if (options.checkpoint || options.checkpoint_rows || options.resume) {
    throw InputError(
        "maze: --checkpoint is for rows of eller that stream: not with --rnd, --solve, --start, "
        "--finish");
  }
  try {
    Maze maze = make(generator, options, seed);
    const int status = finish_generated(maze, options);
    if (!options.seed) fmt::print(stderr, "seed {}\n", seed);
    return status;
  } catch (const std::bad_alloc&) {
    throw InternalError(
        fmt::format("maze: not enough memory for {} x {} squares", options.width, options.height));
  }
}

}  // namespace triton::maze
