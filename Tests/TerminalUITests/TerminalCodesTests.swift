import Testing

@testable import TerminalUI

/// Tests of the escape codes for styles in various terminals.
@Suite("Terminal codes")
struct TerminalCodesTests {
  private func change(
    _ old: Style, _ new: Style, _ entry: TestEntry = TestEntry(), exact: Bool = true
  ) throws -> String {
    let codes = try #require(entry.codes(takesExactColors: exact))
    return String(
      decoding: codes.change(from: codes.displayable(old), to: codes.displayable(new)),
      as: UTF8.self)
  }

  @Test func styleChangeIsOneSequence() throws {
    let style = Style(foreground: .palette(1), background: .palette(4), attributes: .bold)

    #expect(try change(.plain, style) == "\u{1B}[1;38;5;1;48;5;4m")
    #expect(try change(style, .plain) == "\u{1B}[m")
  }

  @Test func styleChangeUsesShortestSequence() throws {
    let (red, green) = (Style(foreground: .palette(1)), Style(foreground: .palette(2)))
    let bold = Style(foreground: .palette(1), attributes: .bold)

    #expect(try change(red, green) == "\u{1B}[38;5;2m")
    #expect(try change(red, bold) == "\u{1B}[1m")
    #expect(try change(bold, red) == "\u{1B}[;38;5;1m")
  }

  @Test func exactColorsFallBackToNearestPaletteColor() throws {
    let style = Style(foreground: .rgb(red: 255, green: 0, blue: 0))

    #expect(try change(.plain, style) == "\u{1B}[38;2;255;0;0m")
    #expect(try change(.plain, style, exact: false) == "\u{1B}[38;5;196m")
  }

  @Test func directColorsAreEncodedAsRGBNumbers() throws {
    var entry = TestEntry()
    entry.numbers["colors"] = 1 << 24

    #expect(try change(.plain, Style(foreground: .palette(3)), entry) == "\u{1B}[38;5;3m")
    #expect(
      try change(.plain, Style(foreground: .palette(196)), entry) == "\u{1B}[38;5;\(255 << 16)m")
  }

  @Test func unsupportedColorsAreOmitted() throws {
    var entry = TestEntry()
    entry.numbers["colors"] = 8

    #expect(try change(.plain, Style(foreground: .palette(7)), entry) == "\u{1B}[38;5;7m")
    #expect(try change(.plain, Style(foreground: .palette(9)), entry, exact: false) == "")
    entry.texts["setaf"] = nil
    #expect(try change(.plain, Style(foreground: .palette(7)), entry) == "")
    #expect(try #require(entry.codes()).depth == .none)
  }

  @Test(arguments: [
    (ColorDepth.none, Color.palette(1), ""), (.eight, .palette(1), "\u{1B}[31m"),
    (.eight, .palette(9), ""), (.sixteen, .palette(9), "\u{1B}[91m"),
    (.sixteen, .palette(208), ""), (.palette, .palette(208), "\u{1B}[38;5;208m"),
    (.palette, Color(exact: 0xFF0000), "\u{1B}[38;5;196m"),
    (.exact, Color(exact: 0xFF0000), "\u{1B}[38;2;255;0;0m"),
  ])
  func colorsMissingInTerminfoUseXtermSequences(
    depth: ColorDepth, color: Color, code: String
  ) throws {
    var entry = TestEntry()
    entry.texts["setaf"] = nil
    entry.texts["setab"] = nil
    var codes = try #require(entry.codes())
    codes.depth = depth

    for (style, lead) in [(Style(foreground: color), "3"), (Style(background: color), "4")] {
      let bytes = codes.change(from: .plain, to: codes.displayable(style))
      let expectedCode =
        lead == "3"
        ? code
        : code.replacing("[3", with: "[4").replacing("[9", with: "[10")
      #expect(String(decoding: bytes, as: UTF8.self) == expectedCode)
    }
  }

  @Test(arguments: [(8, ColorDepth.eight), (16, .sixteen), (256, .palette), (1 << 24, .exact)])
  func colorDepthComesFromTerminfoEntry(colors: Int, depth: ColorDepth) throws {
    var entry = TestEntry()
    entry.numbers["colors"] = colors

    let exact = colors == 1 << 24
    #expect(try #require(entry.codes(takesExactColors: exact)).depth == depth)
  }

  @Test func attributesIncompatibleWithColorsAreOmitted() throws {
    var entry = TestEntry()
    // 18 is the Linux console's value. It means that underline and dim can't be combined with
    // colours.
    entry.numbers["ncv"] = 18
    let style = Style(foreground: .palette(1), attributes: [.underline, .bold])

    #expect(try change(.plain, style, entry) == "\u{1B}[1;38;5;1m")
    #expect(try change(.plain, Style(attributes: .underline), entry) == "\u{1B}[4m")
  }

  @Test func nonANSICodesAreWrittenSeparately() throws {
    var entry = TestEntry()
    (entry.texts["bold"], entry.texts["sgr0"]) = ("<b>", "<n>")

    let style = Style(foreground: .palette(1), attributes: .bold)
    #expect(try change(.plain, style, entry) == "<b>\u{1B}[38;5;1m")
    #expect(try change(style, .plain, entry) == "<n>")
  }

  @Test func terminalWithoutCursorAddressingHasNoCodes() {
    var entry = TestEntry()
    entry.texts["cup"] = nil
    #expect(entry.codes() == nil)
  }
}
