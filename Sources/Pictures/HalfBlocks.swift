/// A picture in cells, each of them two pixels one above the other, which are about square then.
package struct HalfBlocks: Sendable, Equatable {
  /// A colour; where there is none, what is behind shows.
  package struct RGB: Sendable, Equatable {
    package let red, green, blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  package struct Cell: Sendable, Equatable {
    package let upper: RGB?
    package let lower: RGB?
  }

  /// Pixel art that is enlarged further looks no better, and no longer like a picture.
  static let largestFactor = 3

  package let columns: Int
  package let rows: Int
  /// Row by row from the top.
  package let cells: [Cell]

  /// Scales a picture so that it fits, its proportions kept: down as far as it takes, each pixel the mean
  /// of what it covers; up only by a whole factor, so that its pixels stay alike.
  ///
  /// - Parameters:
  ///   - columns: how wide it may be, from 1.
  ///   - rows: how high it may be, from 1.
  ///   - isFilled: whether it is enlarged as far as there is room.
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
        Cell(
          upper: scaled.color(column, 2 * row),
          lower: 2 * row + 1 < scaled.height ? scaled.color(column, 2 * row + 1) : nil)
      }
    }
  }

  /// The cells of a row, from 0.
  package subscript(row: Int) -> ArraySlice<Cell> {
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
