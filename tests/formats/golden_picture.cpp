#include "tests/formats/golden_picture.hpp"

#include <filesystem>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

namespace fs = std::filesystem;

bool same_pixel(const IndexedImage& one, const IndexedImage& other, unsigned x, unsigned y) {
  return one.palette[one.at(x, y)] == other.palette[other.at(x, y)];
}

/// Dark grey where both agree on the first colour, light grey elsewhere, red where they differ.
IndexedImage differences(const IndexedImage& actual, const IndexedImage& expected,
                         unsigned& count) {
  IndexedImage picture(actual.width, actual.height,
                       {{0x20, 0x20, 0x20}, {0xA0, 0xA0, 0xA0}, {0xFF, 0x20, 0x20}});
  count = 0;
  for (unsigned y = 0; y < actual.height; ++y) {
    for (unsigned x = 0; x < actual.width; ++x) {
      const bool same = same_pixel(actual, expected, x, y);
      count += same ? 0 : 1;
      picture.at(x, y) = static_cast<uint8_t>(same ? (actual.at(x, y) == 0 ? 0 : 1) : 2);
    }
  }
  return picture;
}

}  // namespace

testing::AssertionResult matches_golden_picture(const IndexedImage& actual,
                                                const std::string& name) {
  const fs::path reference = fs::path(TRITON_TEST_DATA_DIR) / "golden" / (name + ".png");
  const fs::path output = TRITON_TEST_OUTPUT_DIR;
  const fs::path actual_file = output / (name + ".actual.png");
  const fs::path difference_file = output / (name + ".difference.png");
  const auto keep_actual = [&] {
    fs::create_directories(output);
    write_png(actual_file, actual);
  };
  IndexedImage expected;
  try {
    expected = read_png(reference);
  } catch (const InputError& error) {
    keep_actual();
    return testing::AssertionFailure()
           << error.what() << "\nThe picture as it is: " << actual_file.string();
  }
  if (expected.width != actual.width || expected.height != actual.height) {
    keep_actual();
    return testing::AssertionFailure()
           << name << " is " << actual.width << " x " << actual.height << ", expected "
           << expected.width << " x " << expected.height << ": " << actual_file.string();
  }
  unsigned count = 0;
  const IndexedImage difference = differences(actual, expected, count);
  if (count == 0) {
    return testing::AssertionSuccess();
  }
  keep_actual();
  write_png(difference_file, difference);
  return testing::AssertionFailure() << count << " pixels differ from " << reference.string()
                                     << "\nThe picture as it is: " << actual_file.string()
                                     << "\nThe differences: " << difference_file.string();
}

}  // namespace triton
