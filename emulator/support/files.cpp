#include "emulator/support/files.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "emulator/support/data_paths.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/output_file.hpp"

namespace triton {

namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using FileHandle = std::unique_ptr<std::FILE, CloseFile>;

template <typename Container>
Container read_file(const std::filesystem::path& file, uint64_t limit_bytes) {
  if (file.empty()) throw InputError("'': expected a file's name");
  if (const auto bytes = carried_file(file)) return Container(bytes->begin(), bytes->end());
  const bool is_standard = file == kStandardStream;
  std::error_code error;
  if (!is_standard && std::filesystem::is_directory(file, error)) {
    throw InputError(fmt::format("{}: is a directory, expected a file", file.string()));
  }
  const FileHandle handle(is_standard ? ::fdopen(::dup(STDIN_FILENO), "rb")
                                      : std::fopen(file.c_str(), "rb"));
  if (!handle) throw InputError(fmt::format("{}: {}", file.string(), std::strerror(errno)));
  Container contents;
  char buffer[65'536];
  size_t count = 0;
  while ((count = std::fread(buffer, 1, sizeof buffer, handle.get())) > 0) {
    if (contents.size() + count > limit_bytes) {
      throw InputError(
          fmt::format("{}: too large, expected at most {} bytes", file.string(), limit_bytes));
    }
    contents.insert(contents.end(), buffer, buffer + count);
  }
  if (std::ferror(handle.get()) != 0) {
    throw InputError(fmt::format("{}: {}", file.string(), std::strerror(errno)));
  }
  return contents;
}

}  // namespace

std::vector<uint8_t> read_binary_file(const std::filesystem::path& file, uint64_t limit_bytes) {
  return read_file<std::vector<uint8_t>>(file, limit_bytes);
}

std::string read_text_file(const std::filesystem::path& file, uint64_t limit_bytes) {
  return read_file<std::string>(file, limit_bytes);
}

void write_file(const std::filesystem::path& file, std::span<const uint8_t> bytes) {
  if (file == kStandardStream) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size() ||
        std::fflush(stdout) != 0) {
      throw InternalError("standard output: cannot write");
    }
    return;
  }
  OutputFile output(file);
  std::FILE* handle = std::fopen(output.path().c_str(), "wb");
  if (handle == nullptr) output.fail(std::strerror(errno));
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), handle) == bytes.size();
  const int write_error = errno;
  const bool closed = std::fclose(handle) == 0;
  if (!written || !closed) output.fail(std::strerror(written ? errno : write_error));
  output.commit();
}

void write_file(const std::filesystem::path& file, std::string_view text) {
  write_file(file, std::span(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
}

std::string lower_ending(const std::filesystem::path& file) {
  std::string ending = file.extension().string();
  for (char& c : ending) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return ending;
}

std::string_view without_file_marks(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  constexpr std::string_view kPadding("\x1A\0", 2);
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const size_t last = text.find_last_not_of(kPadding);
  const size_t padding = last == std::string_view::npos ? 0 : last + 1;
  // NULs alone are no padding: a text that has them is shown to be wrong.
  const size_t mark = text.find(kCpmEndOfFile, padding);
  if (mark != std::string_view::npos) text = text.substr(0, mark);
  for (size_t i = 0; i < text.size(); ++i) {
    const bool begins_line = i == 0 || text[i - 1] == '\n' || text[i - 1] == '\r';
    if (begins_line && text[i] == kCpmEndOfFile) return text.substr(0, i);
  }
  return text;
}

std::vector<std::string_view> split_lines(std::string_view text) {
  text = without_file_marks(text);
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find_first_of("\r\n"), text.size());
    lines.push_back(text.substr(0, end));
    const size_t mark = text.substr(end).starts_with("\r\n") ? 2 : 1;
    text.remove_prefix(std::min(end + mark, text.size()));
  }
  return lines;
}

}  // namespace triton
