@testable import Pictures
import Testing

@Suite struct HalfBlocksTests {
  private typealias Pixel = Picture.Pixel

  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let blue = Pixel(red: 0, green: 0, blue: 255)
  private static let letters: [Character: Pixel] = [
    "r": red, "b": blue, ".": .transparent, "w": Pixel(red: 255, green: 255, blue: 255),
    "h": Pixel(red: 255, green: 0, blue: 0, alpha: 100),
  ]

  private static func picture(_ rows: String...) -> Picture {
    Picture(
      width: rows[0].count, height: rows.count,
      pixels: rows.joined().map { letters[$0] ?? .transparent })
  }

  /// Returns each row as text: the letters of the upper colours, a slash, the letters of the lower
  /// colours.
  private static func text(_ blocks: HalfBlocks) -> [String] {
    (0..<blocks.rows).map { row in
      blocks[row].map { letter($0.upper) }.joined() + "/"
        + blocks[row].map { letter($0.lower) }.joined()
    }
  }

  private static func letter(_ color: HalfBlocks.RGB?) -> String {
    guard let color else { return "." }
    let found = letters.first {
      ($0.value.red, $0.value.green, $0.value.blue) == (color.red, color.green, color.blue)
        && $0.value.alpha == 255
    }
    return found.map { String($0.key) } ?? "?"
  }

  @Test func pixelsAreCombinedInVerticalPairs() {
    let blocks = HalfBlocks(Self.picture("r.b", ".rb", "b.r"), columns: 3, rows: 2)

    #expect(Self.text(blocks) == ["r.b/.rb", "b.r/..."])
  }

  @Test func pictureIsEnlargedByWholeFactorsOnly() {
    let picture = Self.picture("rb", "b.")

    #expect(Self.text(HalfBlocks(picture, columns: 5, rows: 9)) == ["rrbb/rrbb", "bb../bb.."])
    #expect(Self.text(HalfBlocks(picture, columns: 3, rows: 9)) == ["rb/b."])
    #expect(HalfBlocks(picture, columns: 99, rows: 99).columns == 6)
  }

  @Test(arguments: [
    (width: 96, height: 96, columns: 20, rows: 10, expected: (20, 10)),
    (width: 96, height: 96, columns: 37, rows: 10, expected: (20, 10)),
    (width: 96, height: 96, columns: 11, rows: 40, expected: (11, 6)),
    (width: 60, height: 20, columns: 30, rows: 30, expected: (30, 5)),
    (width: 20, height: 60, columns: 30, rows: 15, expected: (10, 15)),
    (width: 1000, height: 1, columns: 10, rows: 10, expected: (10, 1)),
    (width: 1, height: 1000, columns: 10, rows: 10, expected: (1, 10)),
    (width: 3, height: 7, columns: 1, rows: 1, expected: (1, 1)),
  ])
  func proportionsAreKept(
    width: Int, height: Int, columns: Int, rows: Int, expected: (Int, Int)
  ) {
    let pixels = Array(repeating: Self.red, count: width * height)
    let picture = Picture(width: width, height: height, pixels: pixels)

    let blocks = HalfBlocks(picture, columns: columns, rows: rows)

    #expect((blocks.columns, blocks.rows) == expected)
    #expect(blocks.cells.count == blocks.columns * blocks.rows)
    #expect(blocks.cells.allSatisfy { Self.letter($0.upper) == "r" })
  }

  @Test func shrunkPixelIsMeanOfCoveredPixels() {
    let blocks = HalfBlocks(Self.picture("rrrb", "rrbb"), columns: 2, rows: 1)

    #expect(
      blocks.cells.map(\.upper) == [
        HalfBlocks.RGB(red: 255, green: 0, blue: 0), HalfBlocks.RGB(red: 64, green: 0, blue: 191),
      ])
  }

  @Test func splitPixelIsWeightedByItsPart() {
    // Three pixels in two columns: each column gets one pixel and half of the middle one.
    let blocks = HalfBlocks(Self.picture("rbr", "rbr"), columns: 2, rows: 1)

    #expect(
      blocks.cells.map(\.upper)
        == Array(
          repeating: HalfBlocks.RGB(red: 170, green: 0, blue: 85), count: 2))
  }

  @Test func transparentPixelsDoNotAffectColor() {
    let half = HalfBlocks(Self.picture("r.", "r."), columns: 1, rows: 1)
    let less = HalfBlocks(Self.picture("r..", "r.."), columns: 1, rows: 1)
    let faint = HalfBlocks(Self.picture("hb", "bb"), columns: 1, rows: 1)

    #expect(half.cells.map(\.upper) == [HalfBlocks.RGB(red: 255, green: 0, blue: 0)])
    #expect(less.cells.map(\.upper) == [nil])
    // Pixels are weighted by alpha: the red one counts 100, and the three blue ones 255 each.
    #expect(faint.cells.map(\.upper) == [HalfBlocks.RGB(red: 29, green: 0, blue: 226)])
  }

  @Test func emptyPictureOrAreaHasNoCells() {
    let empty = Picture(width: 0, height: 5, pixels: [])

    #expect(HalfBlocks(empty, columns: 5, rows: 5).cells.isEmpty)
    #expect(HalfBlocks(Self.picture("r"), columns: 0, rows: 5).cells.isEmpty)
    #expect(HalfBlocks(Self.picture("r"), columns: 5, rows: -1).cells.isEmpty)
  }

  @Test func croppingKeepsVisiblePixels() {
    let picture = Self.picture(".....", ".h.r.", "..b..", ".....")

    #expect(picture.croppedWithOffset?.picture == Self.picture(".r", "b."))
    #expect(Self.picture("...", ".h.").croppedWithOffset == nil)
    #expect(Self.picture("rb", "br").croppedWithOffset?.picture == Self.picture("rb", "br"))
  }
}
