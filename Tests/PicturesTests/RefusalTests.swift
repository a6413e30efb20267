import Pictures
import TestSupport
import Testing

@Suite struct RefusalTests {
  static let file = PNGWriter(kind: .rgba).file(width: 3, height: 2) { column, row in
    [80 * column, 90 * row, 7, 255]
  }

  @Test(arguments: 0..<file.count)
  func truncatedFileIsRefused(length: Int) {
    let error = #expect(throws: PictureError.self) {
      try Picture(png: Array(Self.file[..<length]))
    }

    #expect(error == (length < 8 ? .notPNG : .damaged))
  }

  /// Every byte after the signature is covered by a chunk's checksum.
  @Test(arguments: 8..<file.count)
  func fileWithOneWrongByteIsRefused(index: Int) {
    var file = Self.file
    file[index] ^= 0x10

    #expect(throws: PictureError.self) { try Picture(png: file) }
  }

  @Test(arguments: [
    (3000, 1), (1, 1025), (1 << 30, 1 << 30), (0xFFFF_FFFF, 2), (0, 5), (5, 0), (0, 0),
  ])
  func impossibleSizeIsRefusedBeforeDecoding(width: Int, height: Int) {
    let writer = PNGWriter(kind: .rgba)
    let file =
      PNGWriter.signature
      + PNGWriter.chunk("IHDR", writer.header(width: width, height: height))
      + PNGWriter.chunk("IDAT", PNGWriter.stored([0])) + PNGWriter.chunk("IEND", [])

    let error = #expect(throws: PictureError.self) { try Picture(png: file) }

    let isHuge = min(width, height) > 0
    #expect(error == (isHuge ? .tooLarge(width: width, height: height) : .damaged))
  }

  @Test func tooMuchDataIsRefused() {
    let file = Self.file + [UInt8](repeating: 0, count: Picture.largestData)

    #expect(throws: PictureError.tooMuchData(limit: Picture.largestData)) {
      try Picture(png: file)
    }
  }

  @Test(arguments: [
    "", "Not Found", "<html><body>Please sign in</body></html>", "GIF89a\u{1}\u{1}\u{1}",
  ])
  func nonPNGDataIsRefused(text: String) {
    #expect(throws: PictureError.notPNG) { try Picture(png: Array(text.utf8)) }
  }

  @Test func missingPixelsAreRefused() {
    let writer = PNGWriter(kind: .grey)
    let file =
      PNGWriter.signature + PNGWriter.chunk("IHDR", writer.header(width: 4, height: 4))
      + PNGWriter.chunk("IDAT", PNGWriter.stored([0, 1, 2, 3, 4]))
      + PNGWriter.chunk("IEND", [])

    #expect(throws: PictureError.damaged) { try Picture(png: file) }
  }

  @Test(arguments: [3, 5, 7, 9, 200])
  func invalidBitDepthIsRefused(depth: Int) {
    var writer = PNGWriter(kind: .rgb)
    writer.depth = depth
    let file =
      PNGWriter.signature + PNGWriter.chunk("IHDR", writer.header(width: 1, height: 1))
      + PNGWriter.chunk("IDAT", PNGWriter.stored([0, 1, 2, 3])) + PNGWriter.chunk("IEND", [])

    #expect(throws: PictureError.damaged) { try Picture(png: file) }
  }

  /// Any input must result in a picture of the size in its header, or in an error.
  @Test(arguments: 0..<50)
  func randomBytesAreRefused(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let noise = (0..<600).map { _ in UInt8.random(in: 0...255, using: &random) }

    #expect(throws: PictureError.self) { try Picture(png: noise) }
    #expect(throws: PictureError.self) { try Picture(png: PNGWriter.signature + noise) }
    #expect(throws: PictureError.self) { try Picture(png: Self.file[..<33] + noise) }
    // Valid chunks with noise instead of pixels.
    let file =
      Self.file[..<33] + PNGWriter.chunk("IDAT", noise) + PNGWriter.chunk("IEND", [])
    #expect(throws: PictureError.self) { try Picture(png: Array(file)) }
  }
}
