/// A picture: its size, and its pixels row by row from the top.
package struct Picture: Sendable, Equatable {
  /// One pixel; its colour is not multiplied with its alpha.
  package struct Pixel: Sendable, Equatable {
    package let red, green, blue: UInt8
    /// 0 transparent, 255 opaque.
    package let alpha: UInt8

    package static let transparent = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Whether more of it is there than is not: a terminal's cell knows nothing in between.
    package var isOpaque: Bool { alpha >= 128 }
  }

  package let width: Int
  package let height: Int
  package let pixels: [Pixel]

  /// Takes as many pixels as the size asks for; what is missing is transparent.
  package init(width: Int, height: Int, pixels: [Pixel]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    let missing = max(0, count - pixels.count)
    self.pixels = pixels.prefix(count) + Array(repeating: .transparent, count: missing)
  }

  /// The pixel in a column of a row, both from 0.
  package subscript(column: Int, row: Int) -> Pixel { pixels[row * width + column] }

  /// The picture without the rows and columns around it in which nothing is opaque, and how many columns and
  /// rows were left of and above it; nil where nothing is opaque.
  var croppedAtPlace: (picture: Picture, left: Int, top: Int)? {
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

/// A picture with the file that it came in.
package struct PictureFile: Sendable, Equatable {
  /// The file as it came.
  package let png: [UInt8]
  /// The decoded pixels, without the empty margin.
  package let picture: Picture
  /// How many pixels of the file are left of the picture, and above it.
  package let left, top: Int

  /// Decodes a PNG file. Nil where it is damaged or empty, which is as good as none.
  package init?(png: [UInt8]) {
    guard let found = try? Picture(png: png).croppedAtPlace else { return nil }
    self.png = png
    (picture, left, top) = found
  }
}

/// Why there is no picture in some data.
package enum PictureError: Error, Equatable {
  case notPNG
  /// More bytes than a picture may have.
  case tooMuchData(limit: Int)
  /// More pixels one way than a picture may have.
  case tooLarge(width: Int, height: Int)
  /// It ends too early, or is damaged.
  case damaged
}
