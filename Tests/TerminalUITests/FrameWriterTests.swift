import TestSupport
import Testing

@testable import TerminalUI

/// Compares each frame with what a terminal shows after receiving the bytes that are written for
/// that frame.
@Suite("Frame differences as written")
struct FrameWriterTests {
  private static let size = Size(columns: 40, rows: 6)
  private static let styles = [
    Style.plain, Style(attributes: .bold), Style(attributes: [.dim, .underline]),
    Style(attributes: .reverse), Style(foreground: .palette(1)),
    Style(foreground: .palette(200), background: .palette(17), attributes: .bold),
    Style(background: .rgb(red: 1, green: 20, blue: 255)),
    Style(foreground: .rgb(red: 0, green: 0, blue: 0), background: .palette(3)),
  ]

  /// Terminfo entries. The first one is complete; each of the others lacks one or several
  /// capabilities.
  private static var entries: [TestEntry] {
    [[], ["el"], ["ech"], ["cuf"], ["op"], ["el", "ech", "cuf", "op"]].map { missing in
      var entry = TestEntry()
      for name in missing { entry.texts[name] = nil }
      return entry
    }
  }

  /// Returns a row in which every cell that shows nothing is replaced with a blank, because both
  /// look the same in a terminal.
  private func visibleCells(_ row: ArraySlice<Cell>) -> [Cell] {
    row.map { $0.showsNothing ? .blank : $0 }
  }

  private func expect(
    _ terminal: TestTerminal, shows frame: Frame, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.unknown == [], sourceLocation: sourceLocation)
    for row in 0..<frame.size.rows {
      #expect(
        visibleCells(terminal.frame[row]) == visibleCells(frame[row]), "row \(row)",
        sourceLocation: sourceLocation)
    }
  }

  /// Writes random words, some of them wide or blank, to a random row. Returns that row's area.
  private func scribble(on frame: inout Frame, using random: inout SeededGenerator) -> Rect {
    let row = Int.random(in: 0..<Self.size.rows, using: &random)
    let words = ["a", "Pikachu", "é", "ピカ", "     ", String(repeating: " ", count: 40), "♀ x"]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      frame.write(
        words.randomElement(using: &random) ?? "",
        column: Int.random(in: -2..<Self.size.columns, using: &random), row: row,
        style: Self.styles.randomElement(using: &random) ?? .plain)
    }
    return Rect(column: 0, row: row, columns: Self.size.columns, rows: 1)
  }

  @Test(.seeded, arguments: 0..<6)
  func terminalShowsEveryWrittenFrame(index: Int) throws {
    var random = SeededGenerator(stream: index)
    let codes = try #require(Self.entries[index].codes())
    var writer = FrameWriter(size: Self.size, codes: codes)
    var terminal = TestTerminal(size: Self.size)
    var frame = Frame(size: Self.size)

    for _ in 0..<200 {
      let changed = (0..<2).map { _ in scribble(on: &frame, using: &random) }
      writer.write(frame, changedIn: changed)
      terminal.take(writer.take())
      expect(terminal, shows: frame)
    }
  }

  @Test func unchangedCellsAreNotWritten() throws {
    var (writer, terminal, frame) = try begun()
    frame.write("Bulbasaur", column: 3, row: 2, style: Self.styles[4])
    writer.write(frame, changedIn: [frame.bounds])
    terminal.take(writer.take())

    writer.write(frame, changedIn: [frame.bounds])

    #expect(writer.take() == [])
    expect(terminal, shows: frame)
  }

  @Test func changeWritesOnlyCursorMoveAndCharacters() throws {
    var (writer, _, frame) = try begun()
    frame.write("0123456789", column: 0, row: 0)
    writer.write(frame, changedIn: [frame.bounds])
    _ = writer.take()

    frame.write("x", column: 1, row: 0)
    frame.write("y", column: 8, row: 0)
    writer.write(frame, changedIn: [frame.bounds])

    #expect(String(decoding: writer.take(), as: UTF8.self) == "\u{1B}[1;2Hx\u{1B}[6Cy")
  }

  @Test func blanksAreWrittenAsErasures() throws {
    var (writer, _, frame) = try begun()
    frame.write(String(repeating: "x", count: 40), column: 0, row: 1)
    writer.write(frame, changedIn: [frame.bounds])
    _ = writer.take()

    frame.write(String(repeating: " ", count: 20), column: 5, row: 1)
    frame.write(String(repeating: " ", count: 5), column: 35, row: 1)
    writer.write(frame, changedIn: [frame.bounds])

    #expect(
      String(decoding: writer.take(), as: UTF8.self)
        == "\u{1B}[2;6H\u{1B}[20X\u{1B}[30C\u{1B}[K")
  }

  @Test func rowsWithGraphicAreNotErasedToTheirEnd() throws {
    var (writer, _, frame) = try begun()
    frame.write("Pikachu is here", column: 0, row: 1)
    let box = Size(columns: 10, rows: 3)
    let graphic = EncodedGraphic(
      id: 1, box: box, covered: Rect(column: 0, row: 0, columns: 10, rows: 3), bytes: [],
      removal: [])
    frame.place(graphic, column: 30, row: 0)
    writer.write(frame, changedIn: [frame.bounds])
    _ = writer.take()

    frame.clear(Rect(column: 8, row: 1, columns: 7, rows: 1))
    writer.write(frame, changedIn: [frame.bounds])

    #expect(!String(decoding: writer.take(), as: UTF8.self).contains("\u{1B}[K"))
  }

  @Test func rewritingReplacesAnyScreenContent() throws {
    var (writer, terminal, frame) = try begun()
    frame.write("ピカチュウ", column: 30, row: 5, style: Self.styles[5])
    writer.write(frame, changedIn: [frame.bounds])
    terminal.take(writer.take())

    var other = TestTerminal(size: Self.size)
    writer.rewrite()
    other.take(writer.take())
    expect(other, shows: frame)

    writer.clear(to: Self.size)
    other.take(writer.take())
    expect(other, shows: Frame(size: Self.size))
  }

  @Test func lastCornerIsSkippedIfItWouldScroll() throws {
    var entry = TestEntry()
    entry.flags = ["am"]
    var writer = FrameWriter(size: Self.size, codes: try #require(entry.codes()))
    var frame = Frame(size: Self.size)
    frame.write(String(repeating: "x", count: 40), column: 0, row: 5)

    writer.write(frame, changedIn: [frame.bounds])

    #expect(String(decoding: writer.take(), as: UTF8.self).filter { $0 == "x" }.count == 39)
  }

  static let symbols: [(symbols: CharacterLimits, text: String)] = [
    (.ascii, "| ? ?  > x"), (.unambiguousWidth, "| ピカ > x"), (.plain, "  ピカ → x"),
    ([.plain, .ascii], "  ? ?  > x"), (.all, "│ ピカ → x"),
  ]

  @Test(arguments: symbols)
  func onlyAllowedSymbolsAreWritten(symbols: CharacterLimits, text: String) throws {
    let codes = try #require(TestEntry().codes(symbols: symbols))
    var writer = FrameWriter(size: Self.size, codes: codes)
    var frame = Frame(size: Self.size)
    frame.write("│ ピカ → x", column: 0, row: 0)

    writer.write(frame, changedIn: [frame.bounds])

    #expect(String(decoding: writer.take(), as: UTF8.self).hasSuffix(text))
  }

  private func begun() throws -> (FrameWriter, TestTerminal, Frame) {
    var writer = FrameWriter(size: Self.size, codes: try #require(TestEntry().codes()))
    var terminal = TestTerminal(size: Self.size)
    terminal.take(writer.take())
    return (writer, terminal, Frame(size: Self.size))
  }
}
