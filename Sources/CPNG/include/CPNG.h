/// libpng's simplified reading for Swift, which can't see the macros it takes.
#ifndef C_PNG_H
#define C_PNG_H

#include <png.h>
#include <string.h>

/// `png_image` has to be all zeros but for its version, which is a macro. Returns 0 where it fails;
/// what was taken in by then is given back.
static inline int cpng_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

/// `PNG_FORMAT_RGBA` is a macro of macros. Reads width x height pixels of four bytes, and gives back what
/// was taken in; returns 0 where it fails. libpng takes samples of 16 bits for linear ones unless the
/// file says otherwise or it is told that they are sRGB, as those of viewers and sprites are.
static inline int cpng_finish(png_image *image, unsigned char *pixels) {
  image->format = PNG_FORMAT_RGBA;
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

/// The same as four linear numbers, colours multiplied with alpha. `PNG_FORMAT_LINEAR_RGB_ALPHA` is a macro
/// of macros.
static inline int cpng_finish_linear(png_image *image, unsigned short *pixels) {
  image->format = PNG_FORMAT_LINEAR_RGB_ALPHA;
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

#endif
