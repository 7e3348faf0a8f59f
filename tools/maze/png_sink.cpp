#include "tools/maze/png_sink.hpp"

#include <fmt/format.h>
#include <png.h>

#include <array>
#include <csetjmp>
#include <exception>
#include <string>

#include "emulator/support/errors.hpp"

namespace triton::maze {

/// libpng reports an error by a jump out of its handler. An exception of the output must not cross
/// libpng: it is kept and thrown after the jump.
struct PngSink::Writer {
  Writer(OutputStream& stream, const Description& description, PictureSettings settings)
      : out(stream), rows(description, settings, kMostPngPixels) {
    png = png_create_write_struct(PNG_LIBPNG_VER_STRING, this, on_error, on_warning);
    if (png != nullptr) info = png_create_info_struct(png);
    if (info == nullptr) {
      png_destroy_write_struct(&png, nullptr);
      throw InternalError("maze: cannot start a PNG");
    }
  }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { png_destroy_write_struct(&png, &info); }

  /// Runs `work`, which calls libpng.
  template <typename Work>
  void guarded(const Work& work) {
    if (setjmp(png_jmpbuf(png)) == 0) {
      work();
      return;
    }
    if (output_error) std::rethrow_exception(output_error);
    throw InternalError(fmt::format("maze: cannot make a PNG: {}", message));
  }

  void write_header() {
    guarded([this] {
      png_set_write_fn(png, this, on_bytes, on_flush);
      png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
      png_set_IHDR(png, info, rows.width(), rows.height(), kBitsPerPixel, PNG_COLOR_TYPE_PALETTE,
                   PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
      std::array<png_color, 8> palette{};
      for (size_t entry = 0; entry < palette.size(); ++entry) {
        const PaletteEntry& colour = picture_palette()[entry];
        palette[entry] = {colour.red, colour.green, colour.blue};
      }
      png_set_PLTE(png, info, palette.data(), static_cast<int>(palette.size()));
      png_set_compression_level(png, kCompressionLevel);
      png_write_info(png, info);
      png_set_packing(png);
    });
  }

  void write_line(const std::vector<uint8_t>& pixels) {
    guarded([&] { png_write_row(png, pixels.data()); });
  }

  static void on_error(png_structp png, png_const_charp text) {
    static_cast<Writer*>(png_get_error_ptr(png))->message = text;
    png_longjmp(png, 1);
  }
  static void on_warning(png_structp, png_const_charp) {}
  static void on_flush(png_structp) {}
  static void on_bytes(png_structp png, png_bytep bytes, png_size_t count) {
    auto* writer = static_cast<Writer*>(png_get_io_ptr(png));
    try {
      writer->out.write(std::span<const uint8_t>(bytes, count));
      return;
    } catch (const std::exception&) {
      writer->output_error = std::current_exception();
    }
    png_error(png, "cannot write");
  }

  static constexpr int kBitsPerPixel = 4;
  static constexpr int kCompressionLevel = 6;

  OutputStream& out;
  PictureRows rows;
  png_structp png = nullptr;
  png_infop info = nullptr;
  std::string message;
  std::exception_ptr output_error;
};

PngSink::PngSink(OutputStream& out, PictureSettings settings) : out_(out), settings_(settings) {}

PngSink::~PngSink() = default;

void PngSink::begin(const Description& description) {
  writer_ = std::make_unique<Writer>(out_, description, settings_);
  writer_->write_header();
}

void PngSink::row(const Row& row) {
  writer_->rows.row(row, [this](const std::vector<uint8_t>& line) { writer_->write_line(line); });
}

void PngSink::end() {
  writer_->rows.end([this](const std::vector<uint8_t>& line) { writer_->write_line(line); });
  writer_->guarded([this] { png_write_end(writer_->png, writer_->info); });
}

}  // namespace triton::maze
