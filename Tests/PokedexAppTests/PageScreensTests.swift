import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// A page of a Pokémon in a window.
struct PageScreen: Sendable, CustomTestStringConvertible {
  let tab: EntryTab
  let pokemon: (name: String, id: Int)
  let size: Size
  let language: Language

  var testDescription: String {
    "page-\(tab)-\(pokemon.name)-\(size.columns)x\(size.rows)-\(language.code)"
  }

  private static let pokemon = [
    ("bulbasaur", 1), ("charizard", 6), ("charizard-mega-x", 10034), ("eevee", 133),
    ("unown", 201), ("shedinja", 292), ("rotom-wash", 10009), ("minior", 774), ("alcremie", 869),
    ("raichu-alola", 10100), ("terapagos", 1024), ("pecharunt", 1025),
  ]

  /// Every page in every window size, alternating between English, Japanese and German. The pages
  /// of families and forms are tested separately.
  static let all = [EntryTab.overview, .matchups, .moves, .places, .breeding].enumerated().flatMap {
    row, tab in
    FamilyCase.sizes.enumerated().map { column, size in
      PageScreen(
        tab: tab, pokemon: pokemon[(row * FamilyCase.sizes.count + column) % pokemon.count],
        size: size, language: [.english, .japanese, .german][(row + column) % 3])
    }
  }
}

@MainActor
@Suite("Snapshots of pages")
struct PageScreensTests {
  @Test(arguments: PageScreen.all)
  func pageMatchesSnapshot(page: PageScreen) async throws {
    let app = await DemoApp.started(size: page.size, language: page.language)
    app.open(.pokemon(page.pokemon.id))
    app.turn(to: page.tab)

    try Snapshot.verify(app.shown(), page.testDescription)
  }

  @Test(
    arguments: [Language.english, .japanese],
    [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func placesInGameMatchSnapshots(language: Language, size: Size) async throws {
    let app = await DemoApp.started(size: size, language: language)
    let suffix = "\(size.columns)x\(size.rows)-\(language.code)"

    app.send(.play("platinum"))
    app.send(.open(.place("sinnoh-route-201")))
    try Snapshot.verify(app.shown(), "place-route-201-platinum-\(suffix)")

    app.send(.play("sword"))
    app.open(.pokemon(25))
    app.turn(to: .places)
    try Snapshot.verify(app.shown(), "page-places-pikachu-sword-\(suffix)")
  }

  nonisolated static let gamePages = [
    "game-item-dusk-stone-platinum", "game-place-veilstone-platinum",
    "game-trainer-roark-platinum", "game-trainers-platinum", "game-progress-platinum",
    "game-effort-platinum", "game-dragonite-legends-za",
  ]

  /// An item, a place with items, a gym leader, the trainers and the completeness of a game, and a
  /// Pokémon in a game without abilities.
  @Test(
    arguments: [Language.english, .japanese, .german],
    [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)])
  func pagesOfGamesMatchSnapshots(language: Language, size: Size) async throws {
    let app = await DemoApp.started(size: size, language: language, store: StubUserStore())
    let suffix = "\(size.columns)x\(size.rows)-\(language.code)"
    let subjects: [Subject] = [
      .item("dusk-stone"), .place("veilstone-city"), .trainer("roark", order: nil), .trainers,
      .completeness, .effortSpots,
    ]

    app.send(.play("platinum"))
    for (name, subject) in zip(Self.gamePages, subjects) {
      app.open(subject)
      try Snapshot.verify(app.shown(), "\(name)-\(suffix)")
    }
    app.send(.play("legends-za"))
    app.open(.pokemon(149))
    try Snapshot.verify(app.shown(), "\(Self.gamePages[6])-\(suffix)")
  }
}
