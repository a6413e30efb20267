import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Queries that open the list, and what is shown about them.
@MainActor
@Suite("Opening queries", .timeLimit(.minutes(5)))
struct OpeningQueryTests: SearchSteps {
  private func opened(_ query: String, size: Size = DemoApp.size) async -> PokedexApp {
    let app = await DemoApp.started(size: size)
    await app.start(at: .query(query))
    return app
  }

  @Test(arguments: ["trick room setters", "fire zzz:1", "learns:flyy"])
  func queryWithAMistakeOpensTheBox(query: String) async {
    let app = await opened(query)

    #expect(app.state.searchBox?.line.text == query)
    #expect(app.state.data.search.mistake != nil)
    #expect(box(app).contains("/" + query))

    app.press(.escape)
    #expect(app.state.searchBox == nil && app.model.list.rowCount > 1000)
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
    let app = await opened("trick room setters")
    var session = Session()
    session.order = ListOrder(.speed)

    app.send(.restore(session))

    #expect(app.state.searchBox != nil && app.state.data.search.mistake != nil)
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func readingStaysUntilTheQueryChanges(size: Size) async {
    let app = await opened("swift swim dragons", size: size)
    let reading = "→ ability:swift-swim type:dragon"

    #expect(app.state.searchBox == nil)
    #expect(box(app).contains(reading))
    app.press(.down)
    #expect(box(app).contains(reading))
    app.press(.enter)
    #expect(!box(app).contains(reading))
    app.press(.escape)
    #expect(box(app).contains(reading))
    app.press(.escape)
    #expect(!box(app).contains(reading))
  }

  @Test(arguments: [
    ("/nosuch", "/nosuch → Haunter"), ("/fire levitte", "/fire levitte → ability:levitate"),
  ])
  func correctionIsInTheHeaderAfterEnter(typed: String, header: String) async {
    let app = await started(typed, size: Size(columns: 120, rows: 40))

    app.press(.enter)

    #expect(app.shown().text(row: 0).contains(header))
    #expect(box(app).contains(" is read as "))
  }

  @Test(arguments: [
    ("clefairy in:platinum", PokemonType.normal), ("clefairy", .fairy),
    ("magnemite in:red", .electric),
  ])
  func listAndPreviewShowTheDataOfTheGame(query: String, type: PokemonType) async {
    let app = await opened(query)
    _ = app.frame()

    let row = app.state.listContent(app.cache).rows.first
    #expect(row?.content.types == [type])
    #expect(app.state.previewContent?.pokemon.types == [type])
  }

  @Test func smallWindowShowsAsMuchAsFits() async {
    let app = await opened("trick room setters", size: Size(columns: 30, rows: 8))

    #expect(box(app).contains("om setters"))
    #expect(!note(app).isEmpty)
  }
}
