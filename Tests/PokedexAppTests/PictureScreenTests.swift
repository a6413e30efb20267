import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import PokemonAPI
import PokemonAPIMock
import TerminalUI
import Testing

@testable import PokedexApp

/// The picture of an entry, which is shown if the window is large enough and the terminal has
/// enough colours.
@MainActor
@Suite("Pictures", .timeLimit(.minutes(5)))
struct PictureScreenTests {
  nonisolated static let sizes = [(80, 50), (120, 40), (200, 60)].map {
    Size(columns: $0.0, rows: $0.1)
  }

  /// A window that is large enough to show a picture on the overview.
  nonisolated private static let roomy = sizes[0]

  /// Returns an app that shows an entry, by default the first one.
  private func opened(
    _ pictures: PictureSource = PictureSource(), size: Size = roomy, theme: Theme = .full,
    source: DataSource = .live, letters: String = ""
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, theme: theme, api: pictures.api, source: source)
    app.type(letters)
    app.press(.enter)
    await app.fetcher.entry?.detail?.fetchPokemon()
    _ = app.shown()
    return app
  }

  /// Returns an app that shows an entry, after waiting for the entry's picture.
  private func openedWithPicture(
    _ pictures: PictureSource = PictureSource(), size: Size = roomy
  ) async -> PokedexApp {
    let app = await opened(pictures, size: size)
    await app.fetcher.pictures.entry.settle()
    return app
  }

  @Test func drawingAndColoursMatchSnapshot() async throws {
    let app = await opened(source: .demo, letters: "6G")

    try Snapshot.verify(app.shown(), "drawing-80x50-en", withStyles: true)
  }

  @Test(arguments: sizes)
  func pictureMatchesSnapshot(size: Size) async throws {
    let app = await openedWithPicture(size: size)

    let name = "picture-\(size.columns)x\(size.rows)-en"
    try Snapshot.verify(app.shown(), name, withStyles: size == Self.sizes[0])
  }

  @Test func monochromeThemeShowsNoPicture() async throws {
    let app = await opened(theme: .monochrome, source: .demo, letters: "6G")

    try Snapshot.verify(app.shown(), "no-picture-80x50-en", withStyles: true)
  }

  @Test(arguments: sizes)
  func loadedPictureMovesNothingElse(size: Size) async {
    let app = await opened(size: size)
    let before = app.shown()

    await app.fetcher.pictures.entry.settle()
    let after = app.shown()

    #expect(before != after)
    #expect(before.withoutBlocks == after.withoutBlocks)
  }

  @Test(arguments: sizes)
  func entryWithoutPictureShowsDrawing(size: Size) async throws {
    let api = MockPokemonAPI(recordsCalls: true)
    let app = await DemoApp.started(size: size, api: api)

    for id in stride(from: 1, to: Counts.species, by: 60) {
      app.type("\(id)G")
      app.press(.enter)
      #expect(app.shown().blockCount > 40, "\(id)")
      app.press(.escape)
    }

    #expect(!api.calls.contains { if case .picture = $0 { true } else { false } })
  }

  @Test(arguments: [Theme.monochrome, .eight, .sixteen])
  func pictureIsNotFetchedWithoutEnoughColours(theme: Theme) async {
    let pictures = PictureSource()
    let app = await opened(pictures, theme: theme)

    app.type("sf")
    await app.fetcher.pictures.entry.settle()

    #expect(pictures.kinds == [])
    #expect(app.shown().blockCount == 0)
    #expect(app.state.notice == "There is no picture to change here.")
  }

  @Test(arguments: [(80, 24), (50, 50), (20, 5)].map { Size(columns: $0.0, rows: $0.1) })
  func pictureIsNotFetchedWithoutRoom(size: Size) async {
    let pictures = PictureSource()

    let app = await opened(pictures, size: size)

    #expect(pictures.kinds == [])
    #expect(app.shown().blockCount == 0)
  }

  @Test func pictureIsFetchedWhenItsPageOpens() async {
    let pictures = PictureSource()
    let app = await DemoApp.started(size: Self.roomy, api: pictures.api, source: .live)
    await app.fetcher.preview.fetchPokemon()
    _ = app.shown()
    #expect(pictures.kinds == [])

    app.press(.enter, .character("3"))
    await app.fetcher.entry?.settle()
    _ = app.shown()
    #expect(pictures.kinds == [])
    app.type("1")
    _ = app.shown()
    await app.fetcher.pictures.entry.settle()

    #expect(pictures.kinds == [PictureKind()])
    #expect(app.shown().blockCount > 100)
  }

  @Test func keysToggleShinyAndBackPicture() async {
    let pictures = PictureSource()
    let app = await openedWithPicture(pictures)
    let defaultFrame = app.shown()

    app.type("s")
    await app.fetcher.pictures.entry.settle()
    let shiny = app.shown()
    app.type("f")
    await app.fetcher.pictures.entry.settle()
    let back = app.shown()
    app.type("sf")

    #expect(Set([defaultFrame, shiny, back].map { $0.colors }).count == 3)
    #expect(defaultFrame.withoutBlocks == back.withoutBlocks)
    #expect(app.shown() == defaultFrame)
    #expect(
      pictures.kinds.prefix(3) == [
        PictureKind(), PictureKind(isShiny: true), PictureKind(isShiny: true, isBack: true),
      ])
  }

  @Test func missingBackPictureIsReportedOnce() async {
    let app = await openedWithPicture(PictureSource(hasBack: false))
    let before = app.shown()
    let sentence = Sentence.noSuchPicture.text(in: .english)

    app.type("f")
    await app.fetcher.pictures.entry.settle()
    let after = app.shown()
    app.press(.up)

    #expect(after.rows.contains { $0.contains(sentence) })
    #expect(after.colors == before.colors)
    #expect(app.shown() == before)
  }
}

extension Frame {
  private static let blocks: Set<String> = ["▀", "▄"]

  /// The number of cells with half blocks.
  var blockCount: Int { cells.count { Self.blocks.contains($0.text) } }

  /// The texts of the cells, with spaces for half blocks.
  var withoutBlocks: [String] {
    cells.map { Self.blocks.contains($0.text) ? " " : $0.text }
  }

  /// All colours of the frame.
  fileprivate var colors: Set<Color> {
    Set(cells.flatMap { [$0.style.foreground, $0.style.background] })
  }

  private var cells: [Cell] { (0..<size.rows).flatMap { self[$0] } }
}
