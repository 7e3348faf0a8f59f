#include "tools/maze/eller_job.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "emulator/formats/text_output.hpp"
#include "emulator/support/end_signals.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/output_file.hpp"
#include "tools/maze/job_parts.hpp"
#include "tools/maze/maze_file.hpp"
#include "tools/maze/output_stream.hpp"

namespace triton::maze {

namespace {

constexpr uint64_t kSquaresBetweenLooks = uint64_t{1} << 22;  // at signals and the clock
constexpr uint64_t kSquaresBetweenCheckpoints = uint64_t{1} << 31;

uint64_t rows_of(uint64_t squares, uint32_t width) {
  return std::max<uint64_t>(squares / width, 1);
}

/// Rows done and squares a second on standard error, twice a second at most.
class ProgressLine {
 public:
  ProgressLine(const EllerRun& run, bool wanted, uint64_t rows)
      : run_(run), visible_(wanted), first_rows_(rows), begin_(Clock::now()), drawn_(begin_) {}
  ~ProgressLine() {
    if (drawn_ != begin_) fmt::print(stderr, "\r{}", erase_);
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show(uint64_t rows) {
    const Clock::time_point now = Clock::now();
    if (!visible_ || now - drawn_ < std::chrono::milliseconds(500)) return;
    drawn_ = now;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double squares = static_cast<double>(rows - first_rows_) * run_.width;
    fmt::print(stderr, "\r{} of {} rows, {:.1f} %, {:.1f} million squares a second{}", rows,
               run_.height, 100.0 * static_cast<double>(rows) / static_cast<double>(run_.height),
               squares / seconds / 1e6, erase_);
    std::fflush(stderr);
  }

 private:
  using Clock = std::chrono::steady_clock;
  const EllerRun& run_;
  bool visible_;
  /// To the end of the line; without it `\r` writes over a line that hardly becomes shorter.
  const std::string_view erase_ = text_output(STDERR_FILENO).escapes ? "\033[K" : "";
  uint64_t first_rows_;
  Clock::time_point begin_;
  Clock::time_point drawn_;
};

class EllerStream {
 public:
  EllerStream(const EllerRun& run, const GenerateOptions& options)
      : run_(run), options_(options), format_(format_of(options.output)) {
    check_resumable();
  }

  int stream() {
    EllerProgress from;
    if (options_.resume) from = read_checkpoint(*options_.checkpoint, run_);
    open(from);
    EllerRunner runner(run_, options_.verify, sink_.get());
    if (options_.resume) runner.restore(from);
    if (!options_.seed) fmt::print(stderr, "seed {}\n", run_.seed);
    const EndSignals end_signals;
    make_rows(runner);
    if (!runner.is_complete()) end_as_interrupted(runner);
    finish(runner);
    return 0;
  }

 private:
  void check_resumable() const {
    if (options_.resume && !options_.checkpoint) {
      throw InputError("maze: --resume needs --checkpoint FILE, the file to go on from");
    }
    if (options_.checkpoint_rows && !options_.checkpoint) {
      throw InputError("maze: --checkpoint-rows needs --checkpoint FILE");
    }
    if (options_.checkpoint && !place_of_output(*options_.checkpoint)) {
      throw InputError(fmt::format("maze: --checkpoint {}: a device or a pipe, expected a file",
                                   *options_.checkpoint));
    }
    if (options_.checkpoint && format_ != Format::kMaze && format_ != Format::kNone) {
      throw InputError("maze: --checkpoint needs output as a .maze file, or --format none");
    }
  }

  void open(const EllerProgress& from) {
    if (format_ == Format::kNone) return;
    if (options_.checkpoint) {
      out_ = std::make_unique<OutputStream>(
          OutputStream::resumable(options_.output.file, from.output_bytes));
    } else {
      out_ = std::make_unique<OutputStream>(options_.output.file);
    }
    sink_ = make_sink(format_, options_.output.picture, *out_);
    if (options_.resume) {
      static_cast<MazeFileSink&>(*sink_).resume(describe(run_), from.output_crc);
    } else {
      sink_->begin(describe(run_));
    }
  }

  void make_rows(EllerRunner& runner) {
    const bool visible = options_.progress || ::isatty(STDERR_FILENO) != 0;
    ProgressLine line(run_, visible, runner.rows());
    const uint64_t every =
        options_.checkpoint_rows.value_or(rows_of(kSquaresBetweenCheckpoints, run_.width));
    uint64_t next_checkpoint = runner.rows() + every;
    while (!runner.is_complete() && EndSignals::caught() == 0) {
      uint64_t rows = rows_of(kSquaresBetweenLooks, run_.width);
      if (options_.checkpoint) rows = std::min(rows, next_checkpoint - runner.rows());
      runner.make_rows(rows);
      line.show(runner.rows());
      if (options_.checkpoint && runner.rows() == next_checkpoint && !runner.is_complete()) {
        save(runner);
        next_checkpoint += every;
      }
    }
  }

  void save(const EllerRunner& runner) {
    EllerProgress progress = runner.progress();
    if (out_) {
      out_->flush();
      progress.output_bytes = kMazeHeaderBytes + runner.rows() * row_bytes(describe(run_));
      progress.output_crc = static_cast<MazeFileSink&>(*sink_).crc();
    }
    write_checkpoint(*options_.checkpoint, run_, progress);
  }

  void finish(const EllerRunner& runner) {
    if (out_) {
      sink_->end();
      out_->finish();
    }
    if (options_.checkpoint) {
      std::error_code error;
      std::filesystem::remove(*options_.checkpoint, error);
    }
    if (!options_.statistics) return;
    say(options_.output,
        describe(runner.counts()) +
            "longest path      not measured in a stream; of a .maze file by maze show --stats\n" +
            (options_.verify ? "perfect           yes: every row verified as it was made\n"
                             : "perfect           not verified\n"));
  }

  [[noreturn]] void end_as_interrupted(const EllerRunner& runner) {
    if (options_.checkpoint) {
      save(runner);
      fmt::print(stderr, "triton: maze: stopped after {} of {} rows; --resume goes on\n",
                 runner.rows(), run_.height);
    } else {
      fmt::print(stderr, "triton: maze: stopped after {} of {} rows\n", runner.rows(), run_.height);
    }
    out_.reset();
    EndSignals::end_by(EndSignals::caught());
  }

  const EllerRun& run_;
  const GenerateOptions& options_;
  Format format_;
  std::unique_ptr<OutputStream> out_;
  std::unique_ptr<RowSink> sink_;
};

}  // namespace

int stream_eller(const EllerRun& run, const GenerateOptions& options) {
  return EllerStream(run, options).stream();
}

Maze eller_in_memory(const EllerRun& run) {
  Maze maze(describe(run));
  Eller eller(run.width, run.seed, run.settings);
  for (uint32_t y = 0; y < maze.height(); ++y) {
    if (y + 1 < maze.height()) {
      eller.make_row();
    } else {
      eller.make_last_row();
    }
    std::copy(eller.right().begin(), eller.right().end(), maze.right.row(y).begin());
    std::copy(eller.down().begin(), eller.down().end(), maze.down.row(y).begin());
  }
  return maze;
}

}  // namespace triton::maze
