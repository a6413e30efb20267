private import CPNG

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension Picture {
  /// Maximum file size in bytes. A sprite has a few thousand bytes.
  package static let largestData = 1 << 20
  /// Maximum width and height in pixels. A sprite has 96 × 96 pixels.
  package static let largestSide = 1024

  /// Decodes a PNG file of any depth, colour type and interlacing.
  ///
  /// - Throws: `PictureError`. Incomplete files are not decoded at all.
  package init(png data: [UInt8]) throws(PictureError) {
    let header = try PNGHeader(of: data)
    var image = png_image()
    let pixels = data.withUnsafeBytes { bytes -> [Pixel]? in
      guard cpng_begin(&image, bytes.baseAddress, bytes.count) != 0 else { return nil }
      // libpng must use the size that the buffer is allocated for.
      guard (Int(image.width), Int(image.height)) == (header.width, header.height) else {
        png_image_free(&image)
        return nil
      }
      return header.isInterlacedAnd16Bit
        ? Self.linearPixels(of: &image) : Self.pixels(of: &image)
    }
    guard let pixels else { throw .damaged }
    self.init(width: header.width, height: header.height, pixels: pixels)
  }

  private static func pixels(of image: inout png_image) -> [Pixel]? {
    var bytes = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
    guard cpng_finish(&image, &bytes) != 0 else { return nil }
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      Pixel(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
        alpha: bytes[start + 3])
    }
  }

  /// Decodes the pixels from libpng's linear output. In its 8-bit output, several versions of
  /// libpng put the pixels of interlaced 16-bit images in the wrong positions
  /// (github.com/pnggroup/libpng/issues/853).
  private static func linearPixels(of image: inout png_image) -> [Pixel]? {
    var numbers = [UInt16](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
    guard cpng_finish_linear(&image, &numbers) != 0 else { return nil }
    return stride(from: 0, to: numbers.count, by: 4).map { start in
      let alpha = numbers[start + 3]
      if alpha == 0 { return .transparent }
      // This exponent is libpng's approximation of the sRGB curve.
      let channels = numbers[start..<start + 3].map { number in
        UInt8((255 * pow(min(1, Double(number) / Double(alpha)), 1 / 2.2)).rounded())
      }
      return Pixel(
        red: channels[0], green: channels[1], blue: channels[2],
        alpha: UInt8((Int(alpha) + 128) / 257))
    }
  }
}

/// The header of a PNG file, read before decoding.
private struct PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int
  let isInterlacedAnd16Bit: Bool

  /// Reads the header and checks that the file is complete and not too large.
  init(of data: [UInt8]) throws(PictureError) {
    guard data.starts(with: Self.signature) else { throw .notPNG }
    guard data.count <= Picture.largestData else { throw .tooMuchData(limit: Picture.largestData) }
    guard data.count >= 33, data[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged }
    width = Self.number(at: 16, in: data)
    height = Self.number(at: 20, in: data)
    isInterlacedAnd16Bit = data[24] == 16 && data[28] == 1
    guard width > 0, height > 0 else { throw .damaged }
    guard max(width, height) <= Picture.largestSide else {
      throw .tooLarge(width: width, height: height)
    }
    guard Self.hasEnd(data) else { throw .damaged }
  }

  /// Whether the file consists of whole chunks up to the end chunk. libpng does not check that.
  private static func hasEnd(_ data: [UInt8]) -> Bool {
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    var index = signature.count
    while index + end.count <= data.count {
      if data[index..<index + end.count].elementsEqual(end) { return true }
      index += end.count + number(at: index, in: data)
    }
    return false
  }

  /// Reads four bytes, most significant first.
  private static func number(at index: Int, in data: [UInt8]) -> Int {
    data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
