#include "tools/compare/seeds.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

namespace triton::compare {

namespace {

class SeedRun {
 public:
  SeedRun(const programs::Program& program, const StartedProgram& start, SeedRange seeds,
          const std::function<std::string(uint16_t)>& keys_of, const std::atomic<bool>& cancelled,
          const Progress& progress)
      : program_(program),
        start_(start),
        seeds_(seeds),
        keys_of_(keys_of),
        cancelled_(cancelled),
        progress_(progress),
        outcomes_(seeds.count()) {}

  std::vector<SeedOutcome> run(unsigned threads) {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i) workers.emplace_back([this] { work(); });
    workers.clear();  // joins
    if (failure_) std::rethrow_exception(failure_);
    std::vector<SeedOutcome> finished;
    for (auto& outcome : outcomes_) {
      if (outcome) finished.push_back(std::move(*outcome));
    }
    return finished;
  }

 private:
  void work() {
    try {
      for (unsigned i = next_++; i < seeds_.count(); i = next_++) {
        if (cancelled_ || ended_) return;
        const auto seed = static_cast<uint16_t>(seeds_.first + i);
        SeedOutcome result{seed, keys_of_(seed), {}};
        result.outcome = compare_game(program_, start_, seed, result.keys, cancelled_);
        finish(i, std::move(result));
      }
    } catch (const Cancelled&) {
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      ended_ = true;
    }
  }

  void finish(unsigned index, SeedOutcome result) {
    const std::lock_guard lock(mutex_);
    ++done_;
    if (result.outcome.difference) ++different_;
    outcomes_[index] = std::move(result);
    if (progress_) progress_(done_, different_);
  }

  const programs::Program& program_;
  const StartedProgram& start_;
  SeedRange seeds_;
  const std::function<std::string(uint16_t)>& keys_of_;
  const std::atomic<bool>& cancelled_;
  const Progress& progress_;
  std::atomic<unsigned> next_ = 0;
  std::atomic<bool> ended_ = false;
  std::mutex mutex_;  ///< for all below
  std::vector<std::optional<SeedOutcome>> outcomes_;
  std::exception_ptr failure_;
  unsigned done_ = 0;
  unsigned different_ = 0;
};

}  // namespace

std::vector<SeedOutcome> compare_seeds(const programs::Program& program,
                                       const StartedProgram& start, SeedRange seeds,
                                       const std::function<std::string(uint16_t)>& keys_of,
                                       unsigned threads, const std::atomic<bool>& cancelled,
                                       const Progress& progress) {
  if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
  return SeedRun(program, start, seeds, keys_of, cancelled, progress)
      .run(std::min(threads, seeds.count()));
}

}  // namespace triton::compare
