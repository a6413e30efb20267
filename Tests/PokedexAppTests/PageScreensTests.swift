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
}
