import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The picture beside the list, which is shown if there is enough room and it can be loaded from
/// the network.
@MainActor
@Suite("Pictures beside the list", .timeLimit(.minutes(5)))
struct PreviewPictureTests {
  nonisolated static let rest = Duration.milliseconds(300)
  private static let large = Size(columns: 120, rows: 50)

  private let clock = ManualClock()
  private let pictures = PictureSource()

  private func started(size: Size = large, theme: Theme = .full) async -> PokedexApp {
    let app = await DemoApp.started(
      size: size, theme: theme, api: pictures.api, source: .layered, clock: clock)
    app.settle()
    return app
  }

  /// Waits until the selection has stayed the same for long enough and its picture has loaded.
  private func rest(_ app: PokedexApp) async {
    clock.advance(by: Self.rest)
    await app.fetcher.pictures.preview.settle()
  }

  @Test func pictureLoadsAfterSelectionRests() async {
    let app = await started()
    let before = app.shown()
    #expect(pictures.kinds == [])

    await rest(app)
    let after = app.shown()

    #expect(pictures.kinds == [PictureKind()])
    #expect(before.blockCount == 0)
    #expect(after.blockCount > 100)
    #expect(before.withoutBlocks == after.withoutBlocks)
  }

  @Test func fastScrollingFetchesNoPictures() async {
    let app = await started()

    for _ in 1...50 {
      app.type("j")
      _ = app.shown()
      clock.advance(by: .milliseconds(100))
    }
    #expect(pictures.kinds == [])
    await rest(app)

    #expect(pictures.kinds.count == 1)
    #expect(app.shown().blockCount > 100)
  }

  @Test func cachedPictureIsShownImmediately() async {
    let app = await started()
    await rest(app)
    let first = app.shown()

    app.type("j")
    #expect(app.shown().blockCount == 0)
    app.type("k")

    #expect(app.shown() == first)
    #expect(pictures.kinds.count == 1)
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 50, rows: 50)])
  func pictureIsNotFetchedWithoutRoom(size: Size) async {
    let app = await started(size: size)

    await rest(app)

    #expect(pictures.kinds == [])
    #expect(app.shown().blockCount == 0)
  }

  @Test(arguments: [Theme.monochrome, .eight, .sixteen])
  func pictureIsNotFetchedWithoutColours(theme: Theme) async {
    let app = await started(theme: theme)

    await rest(app)

    #expect(pictures.kinds == [])
  }

  @Test func demoFetchesAndShowsNoPicture() async {
    let app = await DemoApp.started(size: Self.large, api: pictures.api, clock: clock)
    app.settle()

    await rest(app)

    #expect(pictures.kinds == [])
    #expect(app.shown().blockCount == 0)
  }

  @Test func generationHasItsOwnSprite() async {
    let app = await started()

    app.send(.choose(generation: 1))
    app.settle()
    await rest(app)

    #expect(pictures.kinds == [PictureKind(generation: 1)])
  }

  @Test func speciesOfLaterGenerationHasNoPicture() async {
    let app = await started()

    app.send(.choose(generation: 1))
    app.type("A152G")
    #expect(app.fetcher.preview.introducedLater == 2)
    await rest(app)
    app.press(.enter)
    await app.fetcher.entry?.detail?.fetchPokemon()
    _ = app.shown()
    await app.fetcher.pictures.entry.settle()

    #expect(pictures.kinds == [])
  }
}
