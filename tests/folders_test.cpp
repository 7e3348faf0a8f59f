// Holds every folder of the emulator, the programs and the tools to the folders that it may include,
// which its README.md names in a line `May include: a, b.`; a tool or program speaks for its subfolders.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "gtest/gtest.h"

namespace {

namespace fs = std::filesystem;

const fs::path kTop = TRITON_SOURCE_DIR;

std::string text_of(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool is_source(const fs::path& file) {
  const std::string extension = file.extension();
  return extension == ".cpp" || extension == ".hpp" || extension == ".inc";
}

/// The folders, below the top, that hold sources.
std::set<std::string> folders_with_sources() {
  std::set<std::string> folders;
  for (const char* top : {"emulator", "programs", "tools"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kTop / top)) {
      if (is_source(entry.path())) {
        folders.insert(fs::relative(entry.path().parent_path(), kTop).string());
      }
    }
  }
  return folders;
}

/// What `folder` may include, by the nearest README above it that says so; no such line: nothing is
/// returned.
std::set<std::string> allowed_for(const std::string& folder) {
  static const std::regex line("(^|\n)May include: ([^\n]*)\\.(\n|$)");
  for (fs::path at = folder; !at.empty(); at = at.parent_path()) {
    std::smatch found;
    const std::string readme = text_of(kTop / at / "README.md");
    if (!std::regex_search(readme, found, line)) continue;
    std::set<std::string> allowed = {at.string()};
    const std::string names = found[2];
    static const std::regex name("[a-z_/]+");
    for (std::sregex_iterator i(names.begin(), names.end(), name), end; i != end; ++i) {
      if (i->str() != "nothing") allowed.insert(i->str());
    }
    return allowed;
  }
  return {};
}

bool is_below(const std::string& folder, const std::string& top) {
  return folder == top || folder.starts_with(top + "/");
}

TEST(Folders, SayWhatTheyMayInclude) {
  const std::set<std::string> folders = folders_with_sources();
  ASSERT_GT(folders.size(), 15U);
  for (const std::string& folder : folders) {
    EXPECT_FALSE(allowed_for(folder).empty()) << folder << "/README.md: no line `May include: ...`";
    for (const std::string& other : allowed_for(folder)) {
      EXPECT_TRUE(fs::is_directory(kTop / other)) << folder << "/README.md names " << other;
    }
  }
}

TEST(Folders, IncludeOnlyWhatTheySay) {
  static const std::regex include("#include \"([^\"]+)\"");
  size_t includes = 0;
  for (const std::string& folder : folders_with_sources()) {
    const std::set<std::string> allowed = allowed_for(folder);
    for (const auto& entry : fs::directory_iterator(kTop / folder)) {
      if (!is_source(entry.path())) continue;
      const std::string source = text_of(entry.path());
      for (std::sregex_iterator i(source.begin(), source.end(), include), end; i != end; ++i) {
        ++includes;
        const std::string other = fs::path((*i)[1].str()).parent_path();
        bool may = other == folder;
        for (const std::string& name : allowed) may = may || is_below(other, name);
        EXPECT_TRUE(may) << fs::relative(entry.path(), kTop) << " includes " << (*i)[1];
      }
    }
  }
  EXPECT_GT(includes, 500U);
}

/// No two folders of the emulator may include each other, not by way of others either.
TEST(Folders, FormNoCircle) {
  std::map<std::string, std::set<std::string>> reaches;
  for (const std::string& folder : folders_with_sources()) {
    if (folder.starts_with("emulator/")) reaches[folder] = allowed_for(folder);
  }
  for (size_t round = 0; round < reaches.size(); ++round) {
    for (auto& [folder, others] : reaches) {
      for (const std::string& other : std::set<std::string>(others)) {
        if (other != folder) others.insert(reaches[other].begin(), reaches[other].end());
        EXPECT_FALSE(other != folder && reaches[other].contains(folder))
            << folder << " and " << other;
      }
    }
  }
}

}  // namespace
