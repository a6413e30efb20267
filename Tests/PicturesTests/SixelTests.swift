import TestSupport
import Testing

@testable import Pictures

@Suite("Sixels")
struct SixelTests {
  private static let red = Picture.Pixel(red: 255, green: 0, blue: 0)
  private static let green = Picture.Pixel(red: 0, green: 128, blue: 0)

  private func text(_ picture: Picture, _ width: Int, _ height: Int) -> String {
    String(decoding: Sixel.bytes(of: picture.scaled(toFill: width, height)), as: UTF8.self)
  }

  private func picture(_ rows: String...) -> Picture {
    let pixels = rows.joined().map { letter -> Picture.Pixel in
      letter == "r" ? Self.red : letter == "g" ? Self.green : .transparent
    }
    return Picture(width: rows[0].count, height: rows.count, pixels: pixels)
  }

  /// Bit 0 stands for the topmost of six pixels. `@` sets only the first pixel, and `A` only the
  /// second.
  @Test func eachColorIsWrittenInItsOwnPass() {
    let text = text(picture("rg", ".r"), 2, 2)

    #expect(text == "\u{1B}P0;1;0q\"1;1;2;2#0;2;0;50;0#1;2;100;0;0#0?@$#1@A\u{1B}\\")
  }

  @Test func equalColumnsAreRunLengthEncoded() {
    #expect(text(picture("rrrrr"), 5, 1).hasSuffix("#0!5@\u{1B}\\"))
    #expect(text(picture("rrr"), 3, 1).hasSuffix("#0@@@\u{1B}\\"))
    #expect(text(picture("....r"), 5, 1).hasSuffix("#0!4?@\u{1B}\\"))
  }

  @Test func sixRowsFormABand() {
    let rows = Array(repeating: "r", count: 7)
    let column = Picture(
      width: 1, height: 7, pixels: Array(repeating: Self.red, count: rows.count))

    #expect(text(column, 1, 7).hasSuffix("#0~-#0@\u{1B}\\"))
  }

  @Test func pictureIsEnlargedToAvailableArea() {
    #expect(text(picture("rg"), 6, 6).contains("\"1;1;6;3#"))
    #expect(text(picture("rg"), 10, 6).hasSuffix("#0!5?!5^$#1!5^\u{1B}\\"))
  }

  @Test func paletteHas256ColorsCloseToOriginals() {
    let pixels = (0..<64 * 64).map { (index: Int) -> Picture.Pixel in
      let (red, green, blue) = (UInt8(index % 64 * 4), UInt8(index / 64 * 4), UInt8(index % 7 * 36))
      return Picture.Pixel(red: red, green: green, blue: blue)
    }
    let picture = Picture(width: 64, height: 64, pixels: pixels)
    let palette = Palette(of: picture, maximum: 256)

    func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
    let distances = pixels.map { (pixel: Picture.Pixel) -> Int in
      let color = palette.colors[Int(palette.index(of: pixel))]
      let (red, green) = (distance(color.red, pixel.red), distance(color.green, pixel.green))
      return red + green + distance(color.blue, pixel.blue)
    }

    #expect(palette.colors.count == 256)
    #expect(distances.reduce(0, +) / distances.count < 40)
  }

  @Test func fewColorsStayUnchanged() {
    let palette = Palette(of: picture("rg", "gr"), maximum: 256)

    #expect(palette.colors.count == 2)
    #expect(
      palette.colors[Int(palette.index(of: Self.green))] == .init(red: 0, green: 128, blue: 0))
    #expect(palette.colors[Int(palette.index(of: Self.red))] == .init(red: 255, green: 0, blue: 0))
  }

  @Test func transparentPictureHasNoColors() {
    #expect(text(picture(".."), 2, 1) == "\u{1B}P0;1;0q\"1;1;2;1\u{1B}\\")
  }
}
