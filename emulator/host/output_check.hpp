// What a command writes, checked before it begins: no file that it reads and no file twice, by
// whatever names, and only where a file can be written.
//
//   OutputCheck check;
//   check.reads("the source", "a.asm");
//   check.writes("-o", "./a.asm");   // throws
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace triton {

class OutputCheck {
 public:
  /// A file that no later writes() may name. One that is not there, a device or a pipe never is.
  void reads(const std::string& name, const std::filesystem::path& file);

  /// Creates nothing. Devices and pipes may stand any number of times. Throws InputError for no
  /// name, for "-" and for a file that is read or written already, InternalError where the folder
  /// is missing or cannot be written.
  void writes(const std::string& name, const std::filesystem::path& file);

 private:
  struct NamedFile {
    std::string name;  ///< as the user knows it: an option, or words
    std::filesystem::path file;
  };
  std::vector<NamedFile> read_;
  std::vector<NamedFile> written_;
};

}  // namespace triton
