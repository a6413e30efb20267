/// A picture in terminal cells.
///
/// Each cell shows two pixels, one above the other, which makes them about square.
package struct HalfBlocks: Sendable, Equatable {
  /// A colour. Pixels without one are transparent.
  package struct RGB: Sendable, Equatable {
    package let red, green, blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  package struct BlockCell: Sendable, Equatable {
    package let upper: RGB?
    package let lower: RGB?
  }

  /// Maximum enlargement factor. Pixel art that is enlarged further does not look better, but less
  /// like a picture.
  static let largestFactor = 3

  package let columns: Int
  package let rows: Int
  /// The cells, row by row from the top.
  package let cells: [BlockCell]

  /// Scales a picture to fit and keeps its proportions.
  ///
  /// When the picture is shrunk, each pixel is the average of the pixels it covers. Unless
  /// `isFilled`, the picture is enlarged only by a whole factor, so that all pixels have the same
  /// size.
  ///
  /// - Parameters:
  ///   - columns: Maximum width in columns, at least 1.
  ///   - rows: Maximum height in rows, at least 1.
  ///   - isFilled: Whether to enlarge the picture as much as possible. Otherwise it is enlarged at
  ///     most threefold.
  package init(_ picture: Picture, columns: Int, rows: Int, isFilled: Bool = false) {
    guard picture.width > 0, picture.height > 0, columns > 0, rows > 0 else {
      (self.columns, self.rows, cells) = (0, 0, [])
      return
    }
    let scaled =
      isFilled
      ? picture.scaled(toFill: columns, 2 * rows)
      : picture.scaled(toFit: columns, 2 * rows, enlargedBy: Self.largestFactor)
    self.columns = scaled.width
    self.rows = (scaled.height + 1) / 2
    cells = (0..<self.rows).flatMap { row in
      (0..<scaled.width).map { column in
        BlockCell(
          upper: scaled.color(column, 2 * row),
          lower: 2 * row + 1 < scaled.height ? scaled.color(column, 2 * row + 1) : nil)
      }
    }
  }

  /// The cells of the row with this index. The top row has index 0. The slice keeps the indices of
  /// `cells`, so it starts at index 0 only for the top row.
  package subscript(row: Int) -> ArraySlice<BlockCell> {
    cells[row * columns..<(row + 1) * columns]
  }
}

extension Picture {
  fileprivate func color(_ column: Int, _ row: Int) -> HalfBlocks.RGB? {
    let pixel = self[column, row]
    return pixel.isOpaque
      ? HalfBlocks.RGB(red: pixel.red, green: pixel.green, blue: pixel.blue) : nil
  }
}
