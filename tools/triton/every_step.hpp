// Several things that are to be done although one of them fails.
//
//   EveryStep steps;
//   steps([&] { write_one(); });
//   steps([&] { write_another(); });
//   steps.end();
#pragma once

#include <exception>
#include <set>
#include <string>

#include "tools/triton/tell.hpp"

namespace triton {

class EveryStep {
 public:
  template <class Step>
  void operator()(Step step) {
    try {
      step();
    } catch (const std::exception& error) {
      if (!told_.insert(error.what()).second) return;  // the same full disk, say
      if (first_) {
        tell(error.what());
      } else {
        first_ = std::current_exception();
      }
    }
  }

  /// Tells of the first step that failed, too.
  void tell_all() {
    told_.clear();
    if (first_) (*this)([this] { end(); });
  }
  /// Throws what the first step that failed has thrown; of the others it was told.
  void end() const {
    if (first_) std::rethrow_exception(first_);
  }

 private:
  std::exception_ptr first_;
  std::set<std::string> told_;
};

}  // namespace triton
