/// Writes PNG files of every colour type. Their zlib blocks are stored, not compressed.
package struct PNGWriter {
  package enum Kind: UInt8, Sendable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var samples: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  package var kind: Kind
  package var depth = 8
  package var isInterlaced = false
  /// Additional chunks between the header and the pixels, such as a palette.
  package var extras: [(name: String, data: [UInt8])] = []

  package init(kind: Kind, depth: Int = 8, isInterlaced: Bool = false) {
    self.kind = kind
    self.depth = depth
    self.isInterlaced = isInterlaced
  }

  /// Returns a PNG file.
  ///
  /// - Parameter samples: A closure that returns the sample values of a pixel. Each is less than 2
  ///   to the power of the bit depth.
  package func file(width: Int, height: Int, samples: (_ column: Int, _ row: Int) -> [Int])
    -> [UInt8]
  {
    var raw: [UInt8] = []
    for pass in isInterlaced ? Self.adam7 : [(0, 0, 1, 1)] {
      let columns = Array(stride(from: pass.0, to: width, by: pass.2))
      if columns.isEmpty { continue }
      for row in stride(from: pass.1, to: height, by: pass.3) {
        raw.append(0)
        raw += packed(columns.flatMap { samples($0, row) })
      }
    }
    return Self.signature + Self.chunk("IHDR", header(width: width, height: height))
      + extras.flatMap { Self.chunk($0.name, $0.data) }
      + Self.chunk("IDAT", Self.stored(raw)) + Self.chunk("IEND", [])
  }

  package func header(width: Int, height: Int) -> [UInt8] {
    Self.bytes(width) + Self.bytes(height)
      + [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  /// The passes of Adam7 interlacing. Each has its first column, first row, column step and row
  /// step.
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// Packs samples into bytes. Fills the rest of the last byte with zeros.
  private func packed(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    var bytes = [UInt8](repeating: 0, count: (samples.count * depth + 7) / 8)
    for (index, sample) in samples.enumerated() {
      let bit = index * depth
      bytes[bit / 8] |= UInt8(sample << (8 - depth - bit % 8))
    }
    return bytes
  }
}

extension PNGWriter {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bytes(data.count) + body + bytes(Int(crc(body)))
  }

  static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns a zlib stream that consists of stored blocks.
  package static func stored(_ raw: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: raw.count, by: 65_535) {
      let block = raw[start..<min(start + 65_535, raw.count)]
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [start + block.count == raw.count ? 1 : 0, low, high, ~low, ~high]
      stream += block
    }
    return stream + bytes(Int(adler(raw)))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1
      }
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
