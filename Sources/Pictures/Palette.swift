/// A limited number of colours that approximate those of a picture.
///
/// They are found by median cut (Heckbert). It starts with one box that contains all colours. Each
/// step splits the box with the largest product of pixel count and colour range. At the end, each
/// box yields one colour.
struct Palette {
  /// Number of bits of each channel that are compared. Colours with the same bits fall into the
  /// same bin.
  private static let bits = 5
  private static let binCount = 1 << (3 * bits)

  /// The number of pixels whose colours fall into this bin, and the sums of their channels.
  private struct Bin {
    var count = 0
    var red = 0
    var green = 0
    var blue = 0

    static func + (a: Bin, b: Bin) -> Bin {
      Bin(
        count: a.count + b.count, red: a.red + b.red, green: a.green + b.green,
        blue: a.blue + b.blue)
    }
  }

  private(set) var colors: [HalfBlocks.RGB] = []
  /// Index of each bin's colour in `colors`.
  private var indices: [UInt8]

  /// - Parameter maximum: Maximum number of colours, at most 256.
  init(of picture: Picture, maximum: Int) {
    indices = Array(repeating: 0, count: Self.binCount)
    var bins = Array(repeating: Bin(), count: Self.binCount)
    for pixel in picture.pixels where pixel.isOpaque {
      let bin = Self.bin(of: pixel)
      bins[bin].count += 1
      bins[bin].red += Int(pixel.red)
      bins[bin].green += Int(pixel.green)
      bins[bin].blue += Int(pixel.blue)
    }
    var boxes = [bins.indices.filter { bins[$0].count > 0 }]
    while boxes.count < maximum, let box = Self.mostVaried(boxes, bins) {
      let (lower, upper) = Self.halves(of: boxes[box], bins)
      boxes[box] = lower
      boxes.append(upper)
    }
    for box in boxes where !box.isEmpty {
      let sum = box.reduce(Bin()) { $0 + bins[$1] }
      for bin in box { indices[bin] = UInt8(colors.count) }
      func mean(_ channel: Int) -> UInt8 { UInt8((channel + sum.count / 2) / sum.count) }
      colors.append(
        HalfBlocks.RGB(red: mean(sum.red), green: mean(sum.green), blue: mean(sum.blue)))
    }
  }

  /// Returns the index of the colour that replaces a pixel's colour.
  func index(of pixel: Picture.Pixel) -> UInt8 { indices[Self.bin(of: pixel)] }

  private static func bin(of pixel: Picture.Pixel) -> Int {
    let shift = 8 - bits
    return Int(pixel.red >> shift) << (2 * bits) | Int(pixel.green >> shift) << bits
      | Int(pixel.blue >> shift)
  }

  /// Returns a bin's value in a channel. Channel 0 is red, 1 is green, 2 is blue.
  private static func channel(_ channel: Int, of bin: Int) -> Int {
    bin >> ((2 - channel) * bits) & (1 << bits - 1)
  }

  /// Returns the channel with the widest range of values in a box, and the width of that range.
  private static func widest(_ box: [Int]) -> (channel: Int, width: Int) {
    var widest = (channel: 0, width: 0)
    for channel in 0..<3 {
      var (low, high) = (Int.max, 0)
      for bin in box {
        let value = self.channel(channel, of: bin)
        (low, high) = (min(low, value), max(high, value))
      }
      if high - low > widest.width { widest = (channel, high - low) }
    }
    return widest
  }

  /// Returns the index of the box to split next: the one with the largest product of width and
  /// number of pixels. Nil if no box has two bins.
  private static func mostVaried(_ boxes: [[Int]], _ bins: [Bin]) -> Int? {
    var best: (box: Int, score: Int)?
    for (index, box) in boxes.enumerated() where box.count > 1 {
      let score = widest(box).width * box.reduce(0) { $0 + bins[$1].count }
      if score > best?.score ?? 0 { best = (index, score) }
    }
    return best?.box
  }

  /// Splits a box into two non-empty boxes with about the same number of pixels.
  private static func halves(of box: [Int], _ bins: [Bin]) -> ([Int], [Int]) {
    let channel = widest(box).channel
    let sorted = box.sorted {
      (self.channel(channel, of: $0), $0) < (self.channel(channel, of: $1), $1)
    }
    let half = sorted.reduce(0) { $0 + bins[$1].count } / 2
    var (end, count) = (0, 0)
    while end < sorted.count - 1, count < half || end == 0 {
      count += bins[sorted[end]].count
      end += 1
    }
    return (Array(sorted[..<end]), Array(sorted[end...]))
  }
}
