import DexData
import PokedexFeatures
import PokedexModel
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The pictures of family members, shown below the family's tree.
@MainActor
@Suite("Pictures of families", .timeLimit(.minutes(5)))
struct FamilyPictureTests {
  nonisolated static let tallWindow = Size(columns: 80, rows: 30)

  private let pictures = PictureSource()
  /// A clock that never advances, so that the picture beside the list is never requested.
  private let clock = ManualClock()

  /// Returns an app that shows the family of a species.
  private func opened(
    _ number: Int = 1, size: Size = tallWindow, theme: Theme = .full,
    graphics: GraphicsSupport? = nil
  ) async -> PokedexApp {
    let app = await DemoApp.started(
      size: size, theme: theme, api: pictures.api, source: .layered,
      clock: clock)
    if let graphics { _ = app.handle(.graphics(graphics)) }
    app.type("\(number)G")
    app.press(.enter, .character("2"))
    await app.fetcher.entry?.settle()
    _ = app.shown()
    return app
  }

  @Test func memberPicturesAreAboveTheirNames() async {
    let app = await opened()
    let before = app.shown()

    await app.fetcher.pictures.family.settle()
    let after = app.shown()

    #expect(pictures.ids.suffix(3) == [1, 2, 3])
    #expect(before.withoutBlocks == after.withoutBlocks)
    #expect(before.blockCount == 0)
    #expect(after.blockCount > 300)
  }

  @Test(arguments: [
    (1, Size(columns: 80, rows: 12), 0), (1, Size(columns: 36, rows: 60), 0),
    (133, Size(columns: 80, rows: 60), 0), (133, Size(columns: 200, rows: 60), 9),
    (132, tallWindow, 0), (25, Size(columns: 80, rows: 50), 3),
  ])
  func onlyPicturesThatFitAreRequested(number: Int, size: Size, count: Int) async {
    let app = await opened(number, size: size)

    await app.fetcher.pictures.family.settle()

    // Count each Pokémon once, because the overview may already have requested the first picture.
    #expect(Set(pictures.ids).count == count)
    #expect((app.shown().blockCount > 0) == (count > 0))
  }

  @Test func leavingPageStopsPictureRequests() async {
    let app = await opened()

    app.type("3")
    await app.fetcher.pictures.family.settle()

    #expect(pictures.ids.count < 3)
  }

  @Test func revisitedFamilyIsShownWithoutRequests() async {
    let app = await opened()
    await app.fetcher.pictures.family.settle()
    let first = app.shown()
    let requestedIDs = pictures.ids

    app.type("32")

    #expect(app.shown() == first)
    #expect(pictures.ids == requestedIDs)
  }

  @Test func picturesAreGraphicsIfTerminalSupportsThem() async {
    let app = await opened(graphics: GraphicsSupport(.kitty))

    await app.fetcher.pictures.family.settle()
    let frame = app.shown()

    #expect(frame.graphics.count == 3)
    #expect(Set(frame.graphics.map(\.graphic.id)).count == 3)
    #expect(frame.blockCount == 0)
    #expect(Set(frame.graphics.map(\.rect.column)).count == 3)
  }

  @Test func sixteenColorThemeRequestsNoPictures() async {
    let app = await opened(theme: .sixteen)

    await app.fetcher.pictures.family.settle()

    #expect(pictures.ids == [])
  }
}
