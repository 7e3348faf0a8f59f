#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "emulator/formats/character_file.hpp"
#include "emulator/formats/key_text.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/support/data_paths.hpp"
#include "emulator/support/end_signals.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "programs/catalogue.hpp"
#include "tools/compare/progress_bar.hpp"
#include "tools/compare/report.hpp"
#include "tools/compare/report_files.hpp"
#include "tools/compare/seeds.hpp"
#include "tools/compare/start.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/number_options.hpp"
#include "tools/triton/tell.hpp"
#include "tools/triton/words.hpp"

namespace triton {

namespace {

using compare::Game;
using compare::SeedOutcome;
using compare::SeedRange;

constexpr int kDifferent = 1;

struct CompareOptions {
  std::string program;
  std::optional<uint16_t> seed;
  std::optional<std::string> seeds;
  std::optional<std::string> keys;
  std::optional<std::string> keys_file;
  int moves = 40;
  std::optional<std::string> listing;
  std::optional<unsigned> ram_kib;
  std::optional<std::string> report;
  unsigned jobs = 0;
};

std::vector<std::string> program_names() {
  std::vector<std::string> names;
  for (const programs::Program& program : programs::catalogue()) names.emplace_back(program.name);
  return names;
}

const programs::Program& program_called(const std::string& name) {
  if (const programs::Program* program = programs::find_program(small(name))) return *program;
  throw InputError(
      fmt::format("compare: no program '{}', {}", name, choices_text(name, program_names())));
}

SeedRange parse_seeds(const std::string& text) {
  unsigned first = 0;
  unsigned last = 0;
  const char* const end = text.data() + text.size();
  const auto [after_first, first_error] = std::from_chars(text.data(), end, first);
  bool good = first_error == std::errc() && after_first != end && *after_first == '-';
  if (good) {
    const auto [after_last, last_error] = std::from_chars(after_first + 1, end, last);
    good = last_error == std::errc() && after_last == end;
  }
  if (!good || first < 1 || last > 65535 || first > last) {
    throw InputError(fmt::format(
        "compare: --seeds '{}': expected A-B with 1 <= A <= B <= 65535, such as 1-300", text));
  }
  return {static_cast<uint16_t>(first), static_cast<uint16_t>(last)};
}

/// Keys as characters. Waits are left out: time is not compared.
std::string characters_of(std::string_view key_text, const std::string& name) {
  std::string characters;
  for (const TypedKey& key : parse_key_text(key_text, name)) {
    if (key.kind == TypedKey::Kind::kCharacter) characters += static_cast<char>(key.character);
  }
  return characters;
}

/// The options beside seed and keys that a second run needs.
std::string more_options(const CompareOptions& options) {
  std::string text;
  if (options.listing) text += fmt::format(" --listing '{}'", *options.listing);
  if (options.ram_kib) text += fmt::format(" --ram {}", *options.ram_kib);
  return text.empty() ? text : text.substr(1);
}

class CompareCommand {
 public:
  explicit CompareCommand(const CompareOptions& options)
      : options_(options), program_(program_called(options.program)) {}

  int run() {
    seeds_ = options_.seeds ? parse_seeds(*options_.seeds)
                            : SeedRange{options_.seed.value_or(1), options_.seed.value_or(1)};
    if (options_.keys) keys_ = characters_of(*options_.keys, "--keys");
    if (options_.keys_file) {
      keys_ = characters_of(without_file_marks(read_text_file(*options_.keys_file)),
                            *options_.keys_file);
    }
    const std::filesystem::path listing_file =
        options_.listing.value_or((data_directory_ / "programs" / program_.listing).string());
    const compare::StartedProgram start =
        compare::start_program(load_firmware(data_directory_), read_listing(listing_file),
                               options_.ram_kib.value_or(program_.ram_kib));
    check_report_directory();
    const EndSignals end_signals;
    const std::vector<SeedOutcome> outcomes = play(start);
    const int status = options_.seeds ? print_many(outcomes) : print_one(outcomes);
    for (const SeedOutcome& outcome : outcomes) {
      if (outcome.outcome.difference) write_report(outcome);
    }
    if (EndSignals::came()) end_as_interrupted(outcomes.size());
    return status;
  }

 private:
  std::vector<SeedOutcome> play(const compare::StartedProgram& start) const {
    const auto keys_of = [this](uint16_t seed) {
      return keys_ ? *keys_ : program_.walk(seed, options_.moves);
    };
    compare::ProgressBar bar(seeds_.count());
    return compare_seeds(program_, start, seeds_, keys_of, options_.jobs, EndSignals::came(),
                         [&bar](unsigned done, unsigned different) { bar.show(done, different); });
  }

  Game game_of(const SeedOutcome& outcome) const {
    return {std::string(program_.name), outcome.seed, outcome.keys, more_options(options_)};
  }

  void check_report_directory() const {
    if (!options_.report) return;
    if (options_.report->empty())
      throw InputError("compare: --report: expected a directory's name");
    if (std::filesystem::exists(*options_.report) &&
        !std::filesystem::is_directory(*options_.report)) {
      throw InputError(fmt::format("compare: --report {}: expected a directory, this is a file",
                                   *options_.report));
    }
    std::filesystem::path there = std::filesystem::absolute(*options_.report);
    while (!std::filesystem::exists(there)) there = there.parent_path();
    if (!std::filesystem::is_directory(there) || ::access(there.c_str(), W_OK | X_OK) != 0) {
      throw InternalError(fmt::format("compare: --report {}: cannot write in {}", *options_.report,
                                      there.string()));
    }
  }

  void write_report(const SeedOutcome& outcome) const {
    if (!options_.report) return;
    std::filesystem::path directory = *options_.report;
    if (options_.seeds) directory /= fmt::format("seed-{}", outcome.seed);
    compare::write_report_files(directory, game_of(outcome), outcome.outcome,
                                load_characters(data_directory_ / "roms/characters.txt"));
  }

  int print_one(const std::vector<SeedOutcome>& outcomes) const {
    if (outcomes.empty()) return 0;
    const SeedOutcome& only = outcomes.front();
    const Game game = game_of(only);
    if (!only.outcome.difference) {
      print_to_stdout(compare::summary(game, only.outcome) + "\n");
      return 0;
    }
    print_to_stdout(compare::difference_report(game, only.outcome));
    return kDifferent;
  }

  int print_many(const std::vector<SeedOutcome>& outcomes) const {
    uint64_t different = 0;
    uint64_t frames = 0;
    uint64_t keys = 0;
    uint64_t cycles = 0;
    for (const SeedOutcome& outcome : outcomes) {
      frames += outcome.outcome.frames;
      keys += outcome.outcome.keys_typed;
      cycles += outcome.outcome.cycles;
      if (!outcome.outcome.difference) continue;
      ++different;
      print_to_stdout(compare::summary(game_of(outcome), outcome.outcome) + "\n");
    }
    using compare::grouped;
    fmt::print("{} seeds {}-{}: {} equal, {} different; {} frames, {} keys, {} cycles\n",
               program_.name, seeds_.first, seeds_.last, grouped(outcomes.size() - different),
               grouped(different), grouped(frames), grouped(keys), grouped(cycles));
    return different == 0 ? 0 : kDifferent;
  }

  [[noreturn]] void end_as_interrupted(std::size_t done) const {
    fmt::print(stderr, "triton: compare: interrupted after {} of {} seeds\n", done, seeds_.count());
    EndSignals::end_by(EndSignals::caught());
  }

  const CompareOptions& options_;
  const programs::Program& program_;
  std::filesystem::path data_directory_ = find_data_directory();
  SeedRange seeds_;
  std::optional<std::string> keys_;
};

}  // namespace

void add_compare_command(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand(
      "compare", "Compare a program on the emulated machine with its native reference");
  command->footer(
      "Plays the program twice on the same seed and keys and demands the same screen after every\n"
      "write. Exit status 0: equal, 1: different. Replies to a question may be numbers or a "
      "letter\n"
      "with a sign; the references do not take whole expressions.\n"
      "Examples:\n"
      "  triton compare labyrinth --seed 7 --keys 'S\\rN\\rF\\rL\\r'\n"
      "  triton compare labyrinth --seeds 1-300 --report differences\n"
      "  triton compare corridors --seeds 1-300 --moves 100");
  auto options = std::make_shared<CompareOptions>();
  command
      ->add_option("program", options->program,
                   fmt::format("One of {}", fmt::join(program_names(), ", ")))
      ->required();
  CLI::Option* seed = command->add_option("--seed", options->seed, "RND state at RUN, 1..65535 [1]")
                          ->check(decimal_between(1, 65535));
  command->add_option("--seeds", options->seeds, "All seeds from A to B, as A-B")->excludes(seed);
  CLI::Option* keys = command->add_option(
      "--keys", options->keys, "What is typed (\\r Return, \\xHH); without: a walk for each seed");
  command->add_option("--keys-file", options->keys_file, "A file with what is typed")
      ->excludes(keys);
  command->add_option("--moves", options->moves, "Length of the walks [40]")
      ->check(decimal_between(0, 100'000));
  command->add_option("--listing", options->listing, "Another listing than the program's own");
  command->add_option("--ram", options->ram_kib, "RAM cards in KiB [what the program asks for]")
      ->check(CLI::IsMember({0, 8, 16, 24, 32, 40}));
  command->add_option("--report", options->report, "Folder for pictures and text of a difference");
  command->add_option("--jobs", options->jobs, "Games at a time [one a core]")
      ->check(decimal_between(1, 256));
  command->callback([options, &status] { status = CompareCommand(*options).run(); });
}

}  // namespace triton
