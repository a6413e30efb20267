extension Picture {
  /// Scales the picture to fit a number of columns and rows. It is enlarged only by a whole factor,
  /// at most `maximumFactor`.
  func scaled(toFit maximumColumns: Int, _ maximumRows: Int, enlargedBy maximumFactor: Int)
    -> Picture
  {
    let factor = min(maximumColumns / width, maximumRows / height, maximumFactor)
    return factor > 0 ? enlarged(by: factor) : shrunk(toFit: maximumColumns, maximumRows)
  }

  /// Scales the picture to be as large as possible within a number of columns and rows.
  ///
  /// In a picture with few pixels, such as a sprite, single pixels can be seen. None of them is
  /// then drawn twice as wide as another.
  package func scaled(toFill maximumColumns: Int, _ maximumRows: Int) -> Picture {
    guard width > 0, height > 0 else { return self }
    let factor = min(maximumColumns / width, maximumRows / height)
    if factor >= Self.wholeFactor { return enlarged(by: factor) }
    if factor > 1, pixels.count > Self.manyPixels {
      return sampled(
        height * maximumColumns <= width * maximumRows
          ? (maximumColumns, max(1, height * maximumColumns / width))
          : (max(1, width * maximumRows / height), maximumRows))
    }
    return enlarged(by: factor + 1).shrunk(toFit: maximumColumns, maximumRows)
  }

  /// Number of pixels in a picture above which single pixels are too small to see. Sprites have
  /// fewer.
  private static let manyPixels = 128 * 128

  /// Scales the picture by picking single pixels, because averaging a million pixels is too slow
  /// for a key press.
  private func sampled(_ size: (columns: Int, rows: Int)) -> Picture {
    var sampled: [Pixel] = []
    sampled.reserveCapacity(size.columns * size.rows)
    for row in 0..<size.rows {
      let start = row * height / size.rows * width
      for column in 0..<size.columns {
        sampled.append(pixels[start + column * width / size.columns])
      }
    }
    return Picture(width: size.columns, height: size.rows, pixels: sampled)
  }

  /// The smallest enlargement factor that is rounded down to a whole number. From this factor on,
  /// whole factors fill most of the space, and a fractional factor would only blur the picture.
  private static let wholeFactor = 4

  private func shrunk(toFit maximumColumns: Int, _ maximumRows: Int) -> Picture {
    // The side that must shrink most determines the factor. The other side is scaled in proportion
    // and rounded.
    if width * maximumRows >= height * maximumColumns {
      return shrunk(to: maximumColumns, max(1, (height * maximumColumns + width / 2) / width))
    }
    return shrunk(to: max(1, (width * maximumRows + height / 2) / height), maximumRows)
  }

  private func enlarged(by factor: Int) -> Picture {
    if factor == 1 { return self }
    let pixels = (0..<height * factor).flatMap { row in
      (0..<width * factor).map { self[$0 / factor, row / factor] }
    }
    return Picture(width: width * factor, height: height * factor, pixels: pixels)
  }

  /// Averages the pixels under each new pixel, weighted by covered area and opacity.
  private func shrunk(to columns: Int, _ rows: Int) -> Picture {
    let across = Self.shares(of: width, among: columns)
    let down = Self.shares(of: height, among: rows)
    let pixels = down.flatMap { rows in across.map { mean(of: $0, rows) } }
    return Picture(width: columns, height: rows, pixels: pixels)
  }

  private func mean(of columns: [PixelShare], _ rows: [PixelShare]) -> Pixel {
    var (red, green, blue, alpha, area) = (0, 0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let pixel = self[column.index, row.index]
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

  /// The part of a source pixel's width or height that goes into a target pixel.
  private struct PixelShare {
    let index: Int
    let size: Int
  }

  /// Distributes `pixels` source pixels evenly over `count` target pixels. Sizes are in units of
  /// 1/`count` of a source pixel.
  private static func shares(of pixels: Int, among count: Int) -> [[PixelShare]] {
    (0..<count).map { index in
      let (start, end) = (index * pixels, (index + 1) * pixels)
      return (start / count...(end - 1) / count).map { offset in
        PixelShare(index: offset, size: min(end, (offset + 1) * count) - max(start, offset * count))
      }
    }
  }
}
