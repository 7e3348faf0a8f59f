// What a command writes, checked before it begins: no file that it reads and no file twice, by
// whatever names, only where a file can be written, and nothing that is a person's.
//
// The rule of what is replaced, for every command: a build-like command (asm, disasm, font, maze,
// compare --report, run without a window or terminal) makes its output from its inputs and can make
// it again, so it replaces what has that name, as a compiler does. Listings and tapes may have been
// typed or recorded by a person, and what is played in a window or terminal (states, keys, films)
// does not come again: such an output replaces a file that has bytes in it only with --overwrite, or
// where the same file is named to be read (list renumber A -o A, run --load-state A --save-state A).
//
//   OutputCheck check;
//   check.reads("the source", "a.asm");
//   check.writes("-o", "./a.asm");   // throws
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace triton {

/// What happens to an ordinary file with bytes in it that has the name already; see above.
enum class Existing : uint8_t { kReplaced, kKept };

/// What is typed, recorded or played, given --overwrite or not.
[[nodiscard]] constexpr Existing unless(bool overwrite) {
  return overwrite ? Existing::kReplaced : Existing::kKept;
}

class OutputCheck {
 public:
  /// A file that no later writes() may name. One that is not there, a device or a pipe never is.
  void reads(const std::string& name, const std::filesystem::path& file);

  /// Creates nothing. Devices and pipes may stand any number of times. Throws InputError for no
  /// name, for "-", for a file that is read or written already, and for one that is to be kept;
  /// InternalError where the folder is missing or cannot be written.
  void writes(const std::string& name, const std::filesystem::path& file,
              Existing existing = Existing::kReplaced);
  /// The same; but "-" is standard output, which one output may have.
  void writes_or_prints(const std::string& name, const std::filesystem::path& file,
                        Existing existing = Existing::kReplaced);

 private:
  struct NamedFile {
    std::string name;  ///< as the user knows it: an option, or words
    std::filesystem::path file;
  };
  std::vector<NamedFile> read_;
  std::vector<NamedFile> written_;
};

}  // namespace triton
