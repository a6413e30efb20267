import DexData
import Pictures
import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// Pictures that are drawn with the terminal's graphics protocol instead of half blocks.
@MainActor
@Suite("Graphics on screens", .timeLimit(.minutes(5)))
struct GraphicScreenTests {
  /// A window that is large enough to show a picture on the overview.
  private static let roomy = Size(columns: 80, rows: 50)

  private let pictures = PictureSource()

  private func opened(_ language: GraphicsSupport.GraphicsProtocol) async -> PokedexApp {
    let app = await DemoApp.started(size: Self.roomy, api: pictures.api, source: .layered)
    _ = app.handle(.graphics(GraphicsSupport(language, cellWidth: 9, cellHeight: 18)))
    app.press(.enter)
    await app.fetcher.entry?.detail?.fetchPokemon()
    _ = app.shown()
    await app.fetcher.pictures.entry.settle()
    return app
  }

  @Test(arguments: [GraphicsSupport.GraphicsProtocol.kitty, .sixel])
  func graphicCoversBlankCells(language: GraphicsSupport.GraphicsProtocol) async throws {
    let app = await opened(language)

    let frame = app.shown()

    let placed = try #require(frame.graphics.first)
    #expect(frame.graphics.count == 1)
    #expect(frame.blockCount == 0)
    let bytes = String(decoding: placed.graphic.bytes.prefix(4), as: UTF8.self)
    #expect(bytes == (language == .kitty ? "\u{1B}_Ga" : "\u{1B}P0;"))
    #expect(placed.graphic.removal.isEmpty == (language == .sixel))
    for row in placed.rect.row..<placed.rect.endRow {
      let cells = frame[row].dropFirst(placed.rect.column).prefix(placed.rect.columns)
      #expect(cells.allSatisfy { $0 == .blank })
    }
  }

  @Test func drawingUsesHalfBlocksUntilPictureArrives() async {
    let app = await DemoApp.started(size: Self.roomy, api: pictures.api, source: .layered)
    _ = app.handle(.graphics(GraphicsSupport(.kitty)))

    app.press(.enter)

    #expect(app.shown().graphics.isEmpty)
    #expect(app.shown().blockCount > 50)
  }

  @Test(arguments: [(3, 0), (4, 1)])
  func clippedPictureUsesHalfBlocks(rows: Int, count: Int) throws {
    let png = PNGWriter(kind: .rgb).file(width: 8, height: 8) { _, _ in [1, 2, 3] }
    let picture = PictureCells.picture(
      of: try #require(PictureFile(png: png)),
      at: PictureCells.PictureBox(box: Size(columns: 8, rows: 4), graphics: GraphicsSupport(.kitty))
    )
    let words = Words(language: .english, vocabulary: DexVocabulary())
    let canvas = Canvas(words: words, layout: Layout(size: DemoApp.size), theme: .full)
    var frame = Frame(size: DemoApp.size)

    canvas.draw(
      Line.lines(of: picture), in: Rect(column: 5, row: 2, columns: 8, rows: rows), &frame)

    #expect(frame.graphics.count == count)
    #expect(frame.blockCount == (count == 0 ? 24 : 0))
  }

  @Test func otherPagesAndHelpRemoveGraphic() async {
    let app = await opened(.sixel)
    var screen = RenderedScreen()
    app.settle()
    _ = app.draw(on: &screen)
    #expect(screen.frame.graphics.count == 1)

    for letter in "3?" {
      app.press(.character(letter))
      app.settle()
      _ = app.draw(on: &screen)
      #expect(screen.frame.graphics.isEmpty)
    }
  }

  @Test func unrelatedKeyLeavesGraphicUnchanged() async {
    let app = await opened(.kitty)
    let before = app.shown().graphics

    app.type("j")
    #expect(app.shown().graphics == before)
    _ = app.handle(.graphics(GraphicsSupport(.kitty, cellWidth: 18, cellHeight: 36)))

    #expect(app.shown().graphics != before)
  }

  /// The visible part of the picture is 23 × 23 pixels. A cell is 9 × 18 pixels.
  @Test func aspectRatioIsPreserved() async throws {
    let wide = PictureCells.PictureBox(
      box: Size(columns: 40, rows: 4),
      graphics: GraphicsSupport(.kitty, cellWidth: 9, cellHeight: 18))
    let high = PictureCells.PictureBox(
      box: Size(columns: 4, rows: 40),
      graphics: GraphicsSupport(.kitty, cellWidth: 9, cellHeight: 18))
    let png = PNGWriter(kind: .rgb).file(width: 23, height: 23) { _, _ in [1, 2, 3] }
    let file = try #require(PictureFile(png: png))
    let first = try #require(PictureCells.picture(of: file, at: wide).graphic)
    let second = try #require(PictureCells.picture(of: file, at: high).graphic)

    #expect(first.covered == Rect(column: 16, row: 0, columns: 8, rows: 4))
    #expect(second.covered == Rect(column: 0, row: 19, columns: 4, rows: 2))
    #expect(String(decoding: first.bytes, as: UTF8.self).contains(",h=23,c=8,r=4,"))
    #expect(String(decoding: second.bytes, as: UTF8.self).contains(",h=23,c=4,r=2,"))
    #expect(first.id != second.id)
  }

  /// From cells of 24 × 48 pixels on, an area of 80 × 40 cells exceeds the limit of 1,000 pixels
  /// per side. Pictures are enlarged by whole factors only.
  @Test(arguments: [(12, 24, 800), (24, 48, 1000), (64, 128, 1000), (512, 512, 1000)])
  func sixelSideIsAtMostThousandPixels(width: Int, height: Int, side: Int) throws {
    let png = PNGWriter(kind: .rgb).file(width: 200, height: 200) { _, _ in [1, 2, 3] }
    let file = try #require(PictureFile(png: png))
    let pictureBox = PictureCells.PictureBox(
      box: Size(columns: 80, rows: 40),
      graphics: GraphicsSupport(.sixel, cellWidth: width, cellHeight: height))

    let graphic = try #require(PictureCells.picture(of: file, at: pictureBox).graphic)

    let text = String(decoding: graphic.bytes.prefix(40), as: UTF8.self)
    #expect(text.contains("\"1;1;\(side);\(side)#"))
    #expect(graphic.covered.columns == (side + width - 1) / width)
    #expect(abs(graphic.covered.column - (80 - graphic.covered.columns) / 2) <= 1)
  }

  @Test func graphicsDoNotDependOnColorDepth() async throws {
    let app = await DemoApp.started(
      size: Self.roomy, theme: .eight, api: pictures.api, source: .layered)
    app.press(.enter)
    await app.fetcher.entry?.detail?.fetchPokemon()
    #expect(app.shown().graphics.isEmpty)

    _ = app.handle(.graphics(GraphicsSupport(.sixel)))
    #expect(app.shown().blockCount == 0)
    await app.fetcher.pictures.entry.settle()
    #expect(app.shown().graphics.count == 1)
    app.type("P")

    #expect(app.shown().graphics.count == 1)
    #expect(app.shown().blockCount == 0)
  }
}
