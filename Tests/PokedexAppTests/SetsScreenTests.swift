import PokedexFeatures
import PokedexModel
import PokedexSets
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Pasted texts that open a team.
enum SetPastes {
  static let rain = """
    === [gen9ou] Rain ===

    Gary (Garchomp) @ Choice Band
    Ability: Rough Skin
    Tera Type: Steel
    EVs: 252 Atk / 4 SpD / 252 Spe
    Jolly Nature
    - Dragon Claw
    - Earthquake
    - Stone Edge
    - Fire Fang

    Pelipper @ Damp Rok
    Ability: Drizzle
    EVs: 248 HP / 252 Def / 8 SpA
    Bold Nature
    Held by: nobody
    - Weather Ball
    - U-turn

    Dragonite @ Leftovers
    Ability: Multiscale
    EVs: 252 HP / 252 Def / 100 Spe
    - Extreme Speed
    """
}

/// A pasted team on the screen: viewed, edited, copied and saved.
@MainActor
@Suite("A team of sets on the screen")
struct SetsScreenTests {
  private let store = StubUserStore()

  private func started(
    size: Size = DemoApp.size, language: Language = .english
  ) async -> PokedexApp {
    let app = await DemoApp.started(size: size, language: language, store: store)
    _ = app.handle(.pasted(SetPastes.rain))
    app.settle()
    return app
  }

  @Test func valuesCanBeTypedAndStepped() async throws {
    let app = await started()
    app.press(.enter)
    let fields = app.page?.links.map(\.target) ?? []
    let speed = try #require(
      fields.firstIndex { target in
        if case .pageControl(let pageControl) = target {
          pageControl.pageControl == .set(0, .effort(.speed))
        } else {
          false
        }
      })
    for _ in 0..<speed { app.press(.tab) }

    app.type("8")
    #expect(app.state.sets?.team.sets[0].effortValues[.speed] == 8)
    app.type("+")
    #expect(app.state.sets?.team.sets[0].effortValues[.speed] == 12)
  }

  /// A set belongs to its Pokémon. Keys that step through values must therefore not change the
  /// Pokémon, and choosing the same Pokémon again must not change the set.
  @Test func pokemonIsNotChangedAccidentally() async {
    let app = await started()
    let team = app.state.sets?.team
    app.press(.enter)

    app.type("+->")
    app.press(.enter, .enter)

    #expect(app.state.sets?.team == team)
  }

  @Test func copiedTeamReadsBackEqual() async throws {
    let app = await started()

    let clip = try #require(app.clips("y1").first)

    guard case .text(let text) = clip.content else {
      Issue.record("no text")
      return
    }
    let names = app.state.setup.sets.names(in: .english)
    let team = app.state.sets?.team
    #expect(SetReader(names: names).read(text).teams == team.map { [$0] })
  }

  nonisolated static let windows: [(Int, Int)] = [(30, 8), (80, 24), (120, 40)]

  @Test(arguments: windows, [Language.english, .japanese])
  func screenMatchesSnapshot(window: (columns: Int, rows: Int), language: Language) async throws {
    let size = Size(columns: window.columns, rows: window.rows)
    let app = await started(size: size, language: language)
    let name = "\(window.columns)x\(window.rows)-\(language.code)"

    try Snapshot.verify(app.shown(), "team-" + name)
    app.press(.down, .enter)
    try Snapshot.verify(app.shown(), "set-" + name)
  }
}
