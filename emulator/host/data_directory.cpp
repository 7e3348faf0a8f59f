#include "emulator/host/data_directory.hpp"

#include <fmt/format.h>

#include "emulator/host/errors.hpp"

namespace triton {

std::filesystem::path data_directory() {
  namespace fs = std::filesystem;
  const fs::path directory = fs::read_symlink("/proc/self/exe").parent_path();
  const fs::path beside = directory / "share" / "triton";
  const fs::path above = directory.parent_path() / "share" / "triton";
  for (const fs::path& candidate : {beside, above}) {
    if (fs::is_directory(candidate / "roms")) {
      return candidate;
    }
  }
  throw InternalError(fmt::format("the program's data is missing: looked in {} and {}",
                                  beside.string(), above.string()));
}

}  // namespace triton
