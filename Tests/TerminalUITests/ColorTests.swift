import TerminalUI
import Testing

struct ColorTests {
  static let colors: [Color] = [
    .standard, .palette(0), .palette(255), .rgb(red: 0, green: 0, blue: 0),
    .rgb(red: 255, green: 255, blue: 255), .rgb(red: 1, green: 2, blue: 3),
  ]

  @Test func styleFitsInOneWord() {
    #expect(MemoryLayout<Style>.size == 8)
    #expect(MemoryLayout<Cell>.size == 16)
  }

  @Test(arguments: colors, colors)
  func styleStoresColorsAndAttributes(foreground: Color, background: Color) {
    let attributes: Style.Attributes = [.bold, .reverse]
    let style = Style(foreground: foreground, background: background, attributes: attributes)
    var changed = Style.plain
    changed.attributes = attributes
    changed.background = background
    changed.foreground = foreground

    #expect(style.foreground == foreground)
    #expect(style.background == background)
    #expect(style.attributes == attributes)
    #expect(changed == style)
    changed.attributes = []
    #expect(changed == Style(foreground: foreground, background: background))
    #expect((foreground == background) == (style.foreground == style.background))
  }

  @Test func onlyExactColorsHaveChannels() throws {
    let exact = try #require(Color.rgb(red: 1, green: 200, blue: 255).exact)

    #expect(exact == (1, 200, 255))
    #expect(Color.standard.exact == nil)
    #expect(Color.palette(255).exact == nil)
  }

  /// Compares the result with every palette entry from 16 up. The colours of the first 16 entries
  /// depend on the terminal.
  @Test func nearestPaletteColorHasSmallestDistance() {
    let palette = (16...255).compactMap { Color.palette(UInt8($0)).paletteRGB }
    let values: [UInt8] = [0, 3, 30, 47, 48, 60, 95, 114, 115, 150, 196, 234, 245, 255]
    for red in values {
      for green in values {
        for blue in values {
          let color = Color.rgb(red: red, green: green, blue: blue)
          let distances = palette.map { Self.distance($0, (red, green, blue)) }
          let nearest = color.nearestInPalette.paletteRGB
          #expect(nearest.map { Self.distance($0, (red, green, blue)) } == distances.min())
        }
      }
    }
  }

  @Test(arguments: [Color.standard, .palette(0), .palette(9), .palette(200)])
  func nearestPaletteColorOfInexactColorIsItself(color: Color) {
    #expect(color.nearestInPalette == color)
  }

  @Test func firstSixteenPaletteEntriesHaveNoFixedColor() {
    #expect((0..<16).allSatisfy { Color.palette(UInt8($0)).paletteRGB == nil })
    #expect(Color.palette(16).paletteRGB.map { $0 == (0, 0, 0) } == true)
    #expect(Color.palette(196).paletteRGB.map { $0 == (255, 0, 0) } == true)
    #expect(Color.palette(255).paletteRGB.map { $0 == (238, 238, 238) } == true)
  }

  private static func distance(
    _ a: (red: UInt8, green: UInt8, blue: UInt8), _ b: (UInt8, UInt8, UInt8)
  ) -> Int {
    [(a.red, b.0), (a.green, b.1), (a.blue, b.2)]
      .reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
  }
}
