/// A picture: its size, and its pixels row by row from the top.
package struct Picture: Sendable, Equatable {
  /// A pixel. Its colour is not premultiplied by alpha.
  package struct Pixel: Sendable, Equatable {
    package let red, green, blue: UInt8
    /// 0 is transparent, 255 opaque.
    package let alpha: UInt8

    package static let transparent = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Whether the pixel is drawn. Half-transparent pixels are drawn as opaque or left out, because
    /// a terminal cell can't be half transparent.
    package var isOpaque: Bool { alpha >= 128 }
  }

  package let width: Int
  package let height: Int
  package let pixels: [Pixel]

  /// Creates a picture. Missing pixels become transparent, excess ones are dropped.
  package init(width: Int, height: Int, pixels: [Pixel]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    let missing = max(0, count - pixels.count)
    self.pixels = pixels.prefix(count) + Array(repeating: .transparent, count: missing)
  }

  /// The pixel at a column and row, counted from 0.
  package subscript(column: Int, row: Int) -> Pixel { pixels[row * width + column] }

  /// The picture without its empty margins, with the number of columns removed on the left and of
  /// rows removed at the top. Nil if no pixel is opaque.
  var croppedWithOffset: (picture: Picture, left: Int, top: Int)? {
    let rows = (0..<height).filter { row in (0..<width).contains { self[$0, row].isOpaque } }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    let columns = (0..<width).filter { column in rows.contains { self[column, $0].isOpaque } }
    guard let left = columns.first, let right = columns.last else { return nil }
    let picture = Picture(
      width: right - left + 1, height: bottom - top + 1,
      pixels: (top...bottom).flatMap { row in (left...right).map { self[$0, row] } })
    return (picture, left, top)
  }
}

/// A picture together with its PNG file.
package struct PictureFile: Sendable, Equatable {
  /// The original file.
  package let png: [UInt8]
  /// The decoded pixels without the empty margins.
  package let picture: Picture
  /// Number of empty columns removed from the left of the file's picture, and of empty rows removed
  /// from its top.
  package let left, top: Int

  /// Decodes a PNG file; nil if it is damaged or has no opaque pixel.
  package init?(png: [UInt8]) {
    guard let found = try? Picture(png: png).croppedWithOffset else { return nil }
    self.png = png
    (picture, left, top) = found
  }
}

/// Reason why data can't be decoded as a picture.
package enum PictureError: Error, Equatable {
  case notPNG
  /// The data is larger than allowed.
  case tooMuchData(limit: Int)
  /// The picture is wider or higher than allowed.
  case tooLarge(width: Int, height: Int)
  /// The data is truncated or damaged.
  case damaged
}
