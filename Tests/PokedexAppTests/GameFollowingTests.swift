import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Pages as they are shown to a user who has chosen a game version.
@MainActor
@Suite("Pages follow the chosen game", .timeLimit(.minutes(5)))
struct GameFollowingTests {
  /// Every evolution that is listed as a way to get a Pokémon must work in the version.
  @Test(arguments: ["red", "crystal", "emerald", "platinum", "ultra-sun", "shield", "violet"])
  func offeredEvolutionsWorkInVersion(version: String) {
    let dex = Dex()
    var count = 0
    for number in stride(from: 1, through: 1000, by: 7) {
      for case .evolve(let source, let steps) in dex.ways(toGet: number, in: version) {
        let family = dex.familyAcquisition(ofVariety: number)
        #expect(family?.isKnown(source, in: version) == true)
        for step in steps {
          #expect(family?.works(step, in: version) == true, "\(number)")
          count += 1
        }
      }
    }
    #expect(count > 3)
  }

  /// PokeAPI's own data lacks the places of the newest games. To imitate it, the test removes these
  /// places from the bundle's data.
  @Test func placesMissingFromSourceAreReportedAsUnrecorded() async throws {
    let pages = PagesOfBundle()
    var entry = try await pages.entry(.name("larvitar"), .places)
    entry.edition = .ofGeneration(9)
    entry.parts.encounters?.removeAll { ["scarlet", "violet"].contains($0.version) }

    let text = pages.page(entry).panes.joined().map(\.text).joined(separator: " ")

    #expect(text.contains("No places are recorded for Scarlet / Violet"))
    #expect(!text.contains("Not found in the wild"))
  }

  @Test(arguments: ["platinum", "sword", "scarlet", "x"])
  func completenessRowListsMissingSpecies(version: String) async {
    let app = await DemoApp.started(store: StubUserStore())
    app.send(.play(version))
    let roster = app.state.list.search.roster
    app.type("%")
    app.press(.enter)

    #expect(app.state.stack.top == nil)
    #expect(app.state.list.search.text.contains("is:missing@\(version)"))
    #expect(app.state.list.search.roster == roster)
    let dex = Dex().regionalDexes.first {
      app.state.list.search.text.hasPrefix("dex:\($0.term) ")
    }
    #expect(app.state.list.rowCount == dex?.species.count, "nothing is caught yet")
  }
}

/// A screen as it is shown to a user who has chosen a game version.
struct GameScreen: Sendable, CustomTestStringConvertible {
  let name: String
  let version: String
  /// The id of the Pokémon whose page is open. Nil for the list.
  var pokemon: Int?
  var keys = ""
  var size = DemoApp.size
  var language = Language.english

  var testDescription: String { "game-\(name)-\(size.columns)x\(size.rows)-\(language.code)" }

  private static let small = [
    GameScreen(name: "eevee-evolution-platinum", version: "platinum", pokemon: 133, keys: "2"),
    GameScreen(name: "menu", version: "platinum", keys: "E"),
    GameScreen(name: "completeness-platinum", version: "platinum", keys: "%"),
  ]
  private static let overviews = [
    GameScreen(name: "zorua-hisui-legends-arceus", version: "legends-arceus", pokemon: 10238),
    GameScreen(name: "larvitar-scarlet", version: "scarlet", pokemon: 246),
    GameScreen(name: "larvitar-violet", version: "violet", pokemon: 246),
  ]

  static let all = [Language.english, .japanese].flatMap { language in
    let wide = overviews.map { $0.with { $0.size = Size(columns: 120, rows: 40) } }
    return (small + overviews + wide).map { $0.with { $0.language = language } }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var screen = self
    change(&screen)
    return screen
  }
}

@MainActor
@Suite("Snapshots of screens of a chosen game")
struct GameSnapshotTests {
  @Test(arguments: GameScreen.all)
  func screenMatchesSnapshot(screen: GameScreen) async throws {
    let app = await DemoApp.started(
      size: screen.size, language: screen.language, store: StubUserStore())
    app.send(.play(screen.version))
    if let pokemon = screen.pokemon { app.open(.pokemon(pokemon)) }
    app.type(screen.keys)

    try Snapshot.verify(app.shown(), screen.testDescription)
  }
}
