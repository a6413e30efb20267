import PokedexFeatures
import PokedexModel
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// The picture that fills the whole window.
@MainActor
@Suite("Large pictures", .timeLimit(.minutes(5)))
struct LargePictureTests {
  nonisolated static let sizes = [(30, 8), (80, 24), (120, 40), (200, 60)].map {
    Size(columns: $0.0, rows: $0.1)
  }

  private let pictures = PictureSource()

  /// Returns an app that shows the first entry's picture over the list.
  private func shown(size: Size = DemoApp.size) async -> PokedexApp {
    let app = await DemoApp.started(size: size, api: pictures.api, source: .layered)
    app.type("P")
    _ = app.shown()
    await app.fetcher.pictures.entry.settle()
    return app
  }

  @Test(arguments: sizes, [Language.english, .japanese])
  func pictureFillsWindowAndIsNamed(size: Size, language: Language) async {
    let app = await DemoApp.started(
      size: size, language: language, api: pictures.api, source: .layered)

    app.type("P")
    _ = app.shown()
    await app.fetcher.pictures.entry.settle()
    let frame = app.shown()

    // A half block is as wide as it is high, so a square picture has twice as many columns as rows
    // of cells. Visible pixels are enlarged by whole factors only.
    let side = min(size.columns, 2 * (size.rows - 2))
    let blocks = (0..<size.rows).map { row in frame[row].count { "▀▄".contains($0.text) } }
    #expect(blocks.max().map { side * 4 / 5...side ~= $0 } == true)
    #expect(frame.rows[size.rows - 2] == (language == .english ? " Bulbasaur" : " フシギダネ"))
  }

  @Test(arguments: [Key.escape, .left, .backspace, .character("P"), .enter])
  func everyClosingKeyReturnsToList(key: Key) async {
    let app = await DemoApp.started(api: pictures.api, source: .layered)
    let list = app.shown()
    app.type("P")
    _ = app.shown()

    app.press(key)

    #expect(app.shown() == list)
  }

  @Test func entryPictureReturnsToItsPage() async {
    let app = await DemoApp.started(api: pictures.api, source: .layered)
    app.press(.enter, .character("3"))
    await app.fetcher.entry?.settle()
    let page = app.shown()
    #expect(pictures.kinds == [])

    app.type("P")
    _ = app.shown()
    await app.fetcher.pictures.entry.settle()
    #expect(app.shown().blockCount > 500)
    app.press(.escape)

    #expect(pictures.kinds == [PictureKind()])
    #expect(app.shown() == page)
  }

  @Test func everyPictureKindHasKeyAndName() async {
    let app = await shown()

    for letter in "asfF" {
      app.press(.character(letter))
      _ = app.shown()
      await app.fetcher.pictures.entry.settle()
    }

    #expect(
      pictures.kinds.dropFirst() == [
        PictureKind(isArtwork: true), PictureKind(isShiny: true, isArtwork: true),
        PictureKind(isShiny: true, isBack: true),
        PictureKind(isShiny: true, isBack: true, isFemale: true),
      ])
    #expect(app.shown().rows[22] == " Bulbasaur · shiny · female · back")
    app.type("a")
    _ = app.shown()
    await app.fetcher.pictures.entry.settle()
    #expect(app.shown().rows[22] == " Bulbasaur · artwork · shiny · female")
  }

  @Test func helpKeepsChosenPictureKind() async {
    let app = await shown()
    app.type("s")
    await app.fetcher.pictures.entry.settle()
    let before = app.shown()

    app.type("?")
    let help = app.shown()
    app.press(.escape)

    #expect(help.rows[1] == " " + Sentence.keyPicture.text(in: .english))
    #expect(app.shown() == before)
    #expect(before.rows[22] == " Bulbasaur · shiny")
  }

  @Test func nextAndPreviousReplacePicture() async {
    let app = await shown()

    app.type("nn")
    #expect(app.shown().rows[22] == " Venusaur")
    app.type("p")
    #expect(app.shown().rows[22] == " Ivysaur")
    app.press(.escape)

    #expect(app.state.list.selection == 1)
  }

  @Test func largerWindowShowsLargerPicture() async {
    let app = await shown()
    let small = app.shown().blockCount

    _ = app.handle(.resized(Size(columns: 160, rows: 60)))

    #expect(app.shown().blockCount > 3 * small)
    _ = app.handle(.resized(Size(columns: 20, rows: 5)))
    #expect(app.shown().blockCount == 0)
    _ = app.handle(.resized(DemoApp.size))
    #expect(app.shown().blockCount == small)
  }

  @Test func eightColorThemeReportsNoPictures() async {
    let app = await DemoApp.started(theme: .eight, api: pictures.api, source: .layered)

    app.type("P")

    #expect(app.shown().rows[22].contains(Sentence.noPicturesHere.text(in: .english)))
    #expect(app.overlay == nil)
    #expect(pictures.kinds == [])
  }

  @Test func demoShowsDrawingWithoutRequests() async {
    let app = await DemoApp.started(api: pictures.api)

    app.type("P")

    #expect(app.shown().blockCount > 100)
    #expect(pictures.kinds == [])
  }
}
