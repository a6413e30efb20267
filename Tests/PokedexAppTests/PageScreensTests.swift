import PokedexModel
import TerminalUI
import Testing

@testable import PokedexApp

/// A Pokémon whose pages are kept as screens, in a language.
struct PokemonScreens: Sendable, CustomTestStringConvertible {
  let name: String
  let id: Int
  let language: Language

  var testDescription: String { "\(name)-\(language.code)" }

  static let all =
    [
      ("bulbasaur", 1), ("charizard", 6), ("charizard-mega-x", 10034), ("eevee", 133),
      ("unown", 201), ("shedinja", 292), ("rotom-wash", 10009), ("minior", 774), ("alcremie", 869),
      ("raichu-alola", 10100), ("terapagos", 1024), ("pecharunt", 1025),
    ].flatMap { name, id in
      [Language.english, .japanese].map { PokemonScreens(name: name, id: id, language: $0) }
    }
    + [
      ("charizard", 6), ("eevee", 133), ("raichu-alola", 10100),
    ].map { PokemonScreens(name: $0, id: $1, language: .german) }

  static let sizes = [(30, 8), (40, 12), (80, 24), (120, 40), (200, 60)].map {
    Size(columns: $0.0, rows: $0.1)
  }

  /// What a page shows first in a window.
  struct Screen {
    let tab: EntryTab
    let size: Size
    let frame: Frame
  }

  /// The top of every page in every size.
  @MainActor
  func screens() async -> [Screen] {
    let app = await DemoApp.started(size: Self.sizes[0], language: language)
    app.open(.pokemon(id))
    var screens: [Screen] = []
    for tab in EntryTab.allCases {
      app.turn(to: tab)
      for size in Self.sizes {
        _ = app.handle(.resized(size))
        screens.append(Screen(tab: tab, size: size, frame: app.shown()))
      }
    }
    return screens
  }
}

@MainActor
@Suite("Pages are as recorded")
struct PageScreensTests {
  @Test(arguments: PokemonScreens.all)
  func pagesAreAsRecorded(pokemon: PokemonScreens) async throws {
    let screens = await pokemon.screens().map { screen in
      let title = "=== \(screen.tab) \(screen.size.columns)x\(screen.size.rows)\n"
      return title + screen.frame.rows.map { $0 + "\n" }.joined()
    }

    try Snapshot.verify(screens.joined(), "pages/\(pokemon.testDescription)")
  }

  /// How many rows of what has a few facts only may be empty in a large window, of these twelve Pokémon's together.
  private static let mostEmpty = [
    "forms 120x40": 100, "forms 200x60": 290, "places 120x40": 180, "places 200x60": 200,
    "overview 80x24": 0, "overview 200x60": 0,
  ]

  /// How many rows of all these Pokémon's screens are empty, and how many words and figures they show.
  @Test func pagesUseTheWindowAsRecorded() async throws {
    var use: [String: (empty: Int, words: Int)] = [:]
    for pokemon in PokemonScreens.all where pokemon.language == .english {
      for screen in await pokemon.screens() {
        let rows = screen.frame.rows.dropFirst(2).dropLast(2)
        let size = "\(screen.size.columns)x\(screen.size.rows)"
        use["\(screen.tab) \(size)", default: (0, 0)].empty += rows.count(where: \.isEmpty)
        use["\(screen.tab) \(size)", default: (0, 0)].words +=
          rows.reduce(0) { $0 + $1.split(separator: " ").count { $0 != "│" } }
      }
    }
    let lines = EntryTab.allCases.flatMap { tab in
      PokemonScreens.sizes.map { size in
        let page = "\(tab) \(size.columns)x\(size.rows)"
        let (empty, words) = use[page] ?? (0, 0)
        return "\(page): \(empty) empty rows, \(words) words\n"
      }
    }

    for (page, most) in Self.mostEmpty { #expect(use[page]?.empty ?? 0 <= most, "\(page)") }
    try Snapshot.verify(lines.joined(), "pages/use-of-the-window")
  }
}
