import Pictures
import TestSupport
import Testing

@Suite struct DecodingTests {
  static let size = (width: 11, height: 9)

  /// A kind of PNG file, with the samples of each pixel and the expected decoded pixel.
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: PNGWriter.Kind
    let depth: Int
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    let samples: @Sendable (Int, Int) -> [Int]
    let pixel: @Sendable (Int, Int) -> Picture.Pixel

    func file(isInterlaced: Bool) -> [UInt8] {
      var writer = PNGWriter(kind: kind, depth: depth, isInterlaced: isInterlaced)
      if !palette.isEmpty { writer.extras.append(("PLTE", palette)) }
      if !transparency.isEmpty { writer.extras.append(("tRNS", transparency)) }
      return writer.file(width: size.width, height: size.height, samples: samples)
    }
  }

  static let samples: [Sample] = [
    Sample(
      testDescription: "palette", kind: .palette, depth: 8, palette: [10, 20, 30, 200, 100, 0],
      samples: { [($0 + $1) % 2] },
      pixel: { ($0 + $1) % 2 == 0 ? rgb(10, 20, 30) : rgb(200, 100, 0) }),
    Sample(
      testDescription: "palette of 1 bit with tRNS", kind: .palette, depth: 1,
      palette: [10, 20, 30, 200, 100, 0], transparency: [0],
      samples: { [($0 / 2 + $1) % 2] },
      pixel: { ($0 / 2 + $1) % 2 == 0 ? rgb(10, 20, 30, 0) : rgb(200, 100, 0) }),
    Sample(
      testDescription: "palette of 4 bits with tRNS", kind: .palette, depth: 4,
      palette: (0..<48).map(UInt8.init), transparency: [255, 128, 7],
      samples: { column, _ in [column] },
      pixel: { column, _ in
        let first = UInt8(3 * column)
        return rgb(
          first, first + 1, first + 2, column < 3 ? [255, 128, 7][column] : 255)
      }),
    Sample(
      testDescription: "grey", kind: .grey, depth: 8, samples: { [20 * $0 + $1] },
      pixel: { grey(20 * $0 + $1) }),
    Sample(
      testDescription: "grey of 2 bits", kind: .grey, depth: 2, samples: { [($0 + $1) % 4] },
      pixel: { grey(($0 + $1) % 4 * 85) }),
    Sample(
      testDescription: "grey with a transparent one", kind: .grey, depth: 8,
      transparency: [0, 40], samples: { column, _ in [20 * column] },
      pixel: { column, _ in grey(20 * column, alpha: column == 2 ? 0 : 255) }),
    Sample(
      testDescription: "grey and alpha", kind: .greyAlpha, depth: 8,
      samples: { [20 * $0, 25 * $1] }, pixel: { grey(20 * $0, alpha: 25 * $1) }),
    Sample(
      testDescription: "RGB", kind: .rgb, depth: 8, samples: { [20 * $0, 25 * $1, 7] },
      pixel: { rgb(UInt8(20 * $0), UInt8(25 * $1), 7) }),
    Sample(
      testDescription: "RGB of 16 bits", kind: .rgb, depth: 16,
      samples: { [20 * $0 * 257, 25 * $1 * 257, 7 * 257] },
      pixel: { rgb(UInt8(20 * $0), UInt8(25 * $1), 7) }),
    Sample(
      testDescription: "RGBA", kind: .rgba, depth: 8,
      samples: { [20 * $0, 25 * $1, 7, 255 - 20 * $0] },
      pixel: { rgb(UInt8(20 * $0), UInt8(25 * $1), 7, UInt8(255 - 20 * $0)) }),
    Sample(
      testDescription: "RGBA of 16 bits", kind: .rgba, depth: 16,
      samples: { column, row in
        [20 * column * 257, 25 * row * 257, 7 * 257, row == 0 ? 0 : 65_535]
      },
      pixel: { column, row in
        row == 0 ? rgb(0, 0, 0, 0) : rgb(UInt8(20 * column), UInt8(25 * row), 7)
      }),
  ]

  @Test(arguments: samples, [false, true])
  func everyKindOfFileIsDecoded(sample: Sample, isInterlaced: Bool) throws {
    let picture = try Picture(png: sample.file(isInterlaced: isInterlaced))

    #expect((picture.width, picture.height) == Self.size)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let expected = sample.pixel(column, row)
        let pixel = picture[column, row]
        #expect(pixel.alpha == expected.alpha, "\(column), \(row)")
        // A colour that was multiplied by its alpha, or converted to linear, may have been rounded.
        let tolerance = sample.depth == 16 ? 1 : 0
        if expected.alpha == 255 {
          #expect(Self.distance(pixel, expected) <= tolerance, "\(column), \(row)")
        }
      }
    }
  }

  @Test func largestPictureIsDecoded() throws {
    let side = Picture.largestSide
    let file = PNGWriter(kind: .grey, depth: 1).file(width: side, height: side) { column, row in
      [(column + row) % 2]
    }

    let picture = try Picture(png: file)

    #expect(picture.pixels.count == side * side)
    #expect(picture[side - 1, side - 1] == Self.grey(0))
    #expect(picture[side - 1, side - 2] == Self.grey(255))
  }

  /// Returns the greatest difference between two pixels in any colour channel.
  static func distance(_ a: Picture.Pixel, _ b: Picture.Pixel) -> Int {
    [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
      .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
  }

  static func grey(_ value: Int, alpha: Int = 255) -> Picture.Pixel {
    rgb(UInt8(value), UInt8(value), UInt8(value), UInt8(alpha))
  }

  static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255)
    -> Picture.Pixel
  {
    Picture.Pixel(red: red, green: green, blue: blue, alpha: alpha)
  }
}
