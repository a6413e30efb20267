/// Sixel graphics. A picture is sent in bands of six pixel rows, and each band is sent one colour
/// after the other.
package enum Sixel {
  /// Number of colour registers in a terminal.
  private static let maximumColors = 256

  /// Maximum width and height in pixels: xterm's default limit. Larger pictures would also need
  /// more memory.
  package static let largestSide = 1000

  /// Returns the codes that draw a picture at the cursor.
  ///
  /// Transparent pixels leave the screen unchanged.
  package static func bytes(of picture: Picture) -> [UInt8] {
    let palette = Palette(of: picture, maximum: maximumColors)
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8)
    for (index, color) in palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      bytes += "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
    }
    var band = Band(width: picture.width, colors: palette.colors.count)
    for top in stride(from: 0, to: picture.height, by: 6) {
      band.add(picture, from: top, palette)
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      band.write(to: &bytes)
    }
    return bytes + "\u{1B}\\".utf8
  }

  /// Six rows of pixels.
  private struct Band {
    private let width: Int
    /// One byte for each colour and column, indexed by colour, then by column. The six lowest bits
    /// stand for the six rows. A bit is set if the pixel in its row has the colour.
    private var bits: [UInt8]
    /// For each colour, the column after its last use; 0 if the colour is unused.
    private var ends: [Int]

    init(width: Int, colors: Int) {
      self.width = width
      bits = Array(repeating: 0, count: width * colors)
      ends = Array(repeating: 0, count: colors)
    }

    mutating func add(_ picture: Picture, from top: Int, _ palette: Palette) {
      for row in top..<min(top + 6, picture.height) {
        for column in 0..<width {
          let pixel = picture[column, row]
          guard pixel.isOpaque else { continue }
          let color = Int(palette.index(of: pixel))
          bits[color * width + column] |= 1 << UInt8(row - top)
          ends[color] = max(ends[color], column + 1)
        }
      }
    }

    /// Writes the band's colours one after the other, and clears the band. Each colour starts again
    /// at the left edge.
    mutating func write(to bytes: inout [UInt8]) {
      var isFirst = true
      for color in ends.indices where ends[color] > 0 {
        if !isFirst { bytes.append(UInt8(ascii: "$")) }
        isFirst = false
        bytes += "#\(color)".utf8
        var column = 0
        let start = color * width
        while column < ends[color] {
          let sixel = bits[start + column]
          var end = column + 1
          while end < ends[color], bits[start + end] == sixel { end += 1 }
          Self.write(sixel, times: end - column, to: &bytes)
          column = end
        }
        for index in start..<start + ends[color] { bits[index] = 0 }
        ends[color] = 0
      }
    }

    private static func write(_ sixel: UInt8, times: Int, to bytes: inout [UInt8]) {
      if times > 3 { bytes += "!\(times)".utf8 }
      for _ in 0..<(times > 3 ? 1 : times) { bytes.append(63 + sixel) }
    }
  }
}
