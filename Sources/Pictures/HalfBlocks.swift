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
  package init(_ picture: Picture, columns: Int, rows: Int) {
    guard picture.width > 0, picture.height > 0, columns > 0, rows > 0 else {
      (self.columns, self.rows, cells) = (0, 0, [])
      return
    }
    let scaled = picture.scaled(toFit: columns, 2 * rows)
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

  /// The picture in at most so many pixels.
  fileprivate func scaled(toFit mostColumns: Int, _ mostRows: Int) -> Picture {
    let factor = min(mostColumns / width, mostRows / height, HalfBlocks.largestFactor)
    if factor > 0 { return enlarged(by: factor) }
    // The side that has to shrink most decides; the other keeps its share of it, rounded.
    if width * mostRows >= height * mostColumns {
      return shrunk(to: mostColumns, max(1, (height * mostColumns + width / 2) / width))
    }
    return shrunk(to: max(1, (width * mostRows + height / 2) / height), mostRows)
  }

  private func enlarged(by factor: Int) -> Picture {
    if factor == 1 { return self }
    let pixels = (0..<height * factor).flatMap { row in
      (0..<width * factor).map { self[$0 / factor, row / factor] }
    }
    return Picture(width: width * factor, height: height * factor, pixels: pixels)
  }

  /// Each pixel the mean of those under it, by how much of them it covers and how opaque they are.
  private func shrunk(to columns: Int, _ rows: Int) -> Picture {
    let across = Self.shares(of: width, among: columns)
    let down = Self.shares(of: height, among: rows)
    let pixels = down.flatMap { rows in across.map { mean(of: $0, rows) } }
    return Picture(width: columns, height: rows, pixels: pixels)
  }

  private func mean(of columns: [Share], _ rows: [Share]) -> Pixel {
    var (red, green, blue, alpha, area) = (0, 0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let pixel = self[column.place, row.place]
        let size = row.size * column.size
        let weight = size * Int(pixel.alpha)
        red += weight * Int(pixel.red)
        green += weight * Int(pixel.green)
        blue += weight * Int(pixel.blue)
        alpha += weight
        area += size
      }
    }
    guard alpha > 0 else { return .transparent }
    func rounded(_ sum: Int, _ count: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    return Pixel(
      red: rounded(red, alpha), green: rounded(green, alpha), blue: rounded(blue, alpha),
      alpha: rounded(alpha, area))
  }

  /// How much of a place goes to somebody.
  private struct Share {
    let place: Int
    let size: Int
  }

  /// Places dealt out in order to fewer, alike much to each; in units of which a place has as many as
  /// there are who get some.
  private static func shares(of places: Int, among count: Int) -> [[Share]] {
    (0..<count).map { index in
      let (start, end) = (index * places, (index + 1) * places)
      return (start / count...(end - 1) / count).map { place in
        Share(place: place, size: min(end, (place + 1) * count) - max(start, place * count))
      }
    }
  }
}
