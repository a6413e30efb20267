/// Wrappers for libpng's simplified API, which uses macros that Swift can't see.
#ifndef C_PNG_H
#define C_PNG_H

#include <png.h>
#include <string.h>

/// Begins to read a file. `png_image` must be zeroed except for its version, whose value is a
/// macro. Returns 0 on failure, after freeing the image's memory.
static inline int cpng_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

/// Reads width × height pixels of four bytes and frees the image's memory. Returns 0 on failure.
/// `PNG_FORMAT_RGBA` is a nested macro. Unless the file says that its 16-bit samples are sRGB,
/// libpng assumes that they are linear. `PNG_IMAGE_FLAG_16BIT_sRGB` makes it assume sRGB, which is
/// what sprites contain and what image viewers assume.
static inline int cpng_finish(png_image *image, unsigned char *pixels) {
  image->format = PNG_FORMAT_RGBA;
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

/// Reads width × height pixels like `cpng_finish`, but each pixel consists of four linear 16-bit
/// numbers, with the colours premultiplied by alpha. `PNG_FORMAT_LINEAR_RGB_ALPHA` is a nested
/// macro.
static inline int cpng_finish_linear(png_image *image, unsigned short *pixels) {
  image->format = PNG_FORMAT_LINEAR_RGB_ALPHA;
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

#endif
