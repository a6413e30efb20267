import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Styles and data that the results of a search have.
@MainActor
@Suite("Searching the list", .timeLimit(.minutes(5)))
struct SearchTests: SearchSteps {
  @Test func searchedTextIsHighlighted() async {
    let app = await started("/izar")
    let row = Array(app.shown()[1])

    let marked = row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined()
    #expect(marked == "izar")
    #expect(app.shown().text(row: 1).contains("Charizard"))
  }

  @Test func highlightCoversWideLetters() async {
    let app = await started("/ドン", language: .japanese)
    let row = Array(app.shown()[1])

    #expect(row.filter { $0.style.attributes.contains(.underline) }.map(\.text).joined() == "ドン")
  }

  @Test func wrongPartIsHighlighted() async {
    let app = await started("/chariz zzz:1")
    let row = Array(app.shown()[22])

    #expect(row.filter { $0.style == Theme.full.style(.mistake) }.map(\.text).joined() == "zzz")
  }

  private func opened(_ query: String, size: Size = DemoApp.size) async -> PokedexApp {
    let app = await DemoApp.started(size: size)
    await app.start(at: .query(query))
    return app
  }

  /// The preview of the selected Pokémon shows the data of the game that the query names.
  @Test func previewFollowsTheGameOfTheQuery() async {
    let app = await DemoApp.started(size: Size(columns: 80, rows: 24))
    app.type("/togepi")
    #expect(app.state.data.preview.pokemon?.types == [.fairy])

    app.type(" in:platinum")

    #expect(app.state.data.preview.pokemon?.types == [.normal])
  }

  @Test func restoredSessionKeepsTheMistake() async {
    let app = await opened("trick room blorbs")
    var session = Session()
    session.order = ListOrder(.speed)

    app.send(.restore(session))

    #expect(app.state.searchBox != nil && app.state.list.search.mistake != nil)
  }

  @Test(arguments: [
    ("clefairy in:platinum", PokemonType.normal), ("clefairy", .fairy),
    ("magnemite in:red", .electric),
  ])
  func listAndPreviewShowTheDataOfTheGame(query: String, type: PokemonType) async {
    let app = await opened(query)
    _ = app.frame()

    var texts = ListRowTexts()
    let row = ListContent(app.state, &texts).rows.first
    #expect(row?.content.types == [type])
    #expect(app.state.previewContent?.pokemon.types == [type])
  }

  @Test func smallWindowShowsAsMuchAsFits() async {
    let app = await opened("trick room blorbs", size: Size(columns: 30, rows: 8))

    #expect(box(app).contains("om blorbs"))
    #expect(!note(app).isEmpty)
  }
}
