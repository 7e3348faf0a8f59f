// A file on its way: every file that this program writes goes through here.
//
//   OutputFile output("maze.png");
//   ... open output.path(), write, close ...
//   output.commit();
//
// An ordinary or new file has no name while it is written (Linux: O_TMPFILE), so that there is
// never half a file, and no temporary one whatever ends the program, SIGKILL included. Where the
// file system cannot do that, it is NAME.PID.N.tmp, which only an unhandled signal leaves behind. A
// symbolic link's file is replaced and the link stays. A device, a pipe, and what /dev and /proc
// link to (/dev/stdout) are written as they are.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace triton {

class OutputFile {
 public:
  /// Throws InternalError when there cannot be such a file.
  explicit OutputFile(std::filesystem::path file);
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  /// What was not committed is gone; a file that was there before is as it was.
  ~OutputFile();

  /// To be opened for writing, by this process or a child of it. Its ending says nothing.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// False: a device or a pipe, from which nothing can be taken back.
  [[nodiscard]] bool is_ordinary() const { return place_.has_value(); }
  /// All is written: gives the file its name, and the mode of the one that it replaces. Throws
  /// InternalError.
  void commit();
  /// Throws InternalError that names the file.
  [[noreturn]] void fail(std::string_view reason) const;

 private:
  void await_reader();
  void forget();

  std::filesystem::path file_;                  ///< as named by the user
  std::optional<std::filesystem::path> place_;  ///< what gets the name
  std::filesystem::path path_;
  int descriptor_ = -1;  ///< of a file without a name; of a pipe, so that its reader stays
  bool is_named_ = false;
};

/// Where `file` will stand once it is written; none: a device or a pipe.
[[nodiscard]] std::optional<std::filesystem::path> place_of_output(
    const std::filesystem::path& file);

}  // namespace triton
