import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokedexText
import TerminalUI
import TestSupport
import Testing

@testable import PokedexApp

/// Walks through all pages, some of their links, the menu of games and a duel, once for each version
/// that can be played. Everything is of the chosen game, or the screen names the other one.
@MainActor
@Suite("Everything is of the chosen game, or says so", .timeLimit(.minutes(30)), .seeded)
struct EditionWalkSweep {
  nonisolated private static let versions = Dex().versionGroups.playable

  @Test(arguments: Sweep.some(versions, oneIn: 6))
  func everyScreenIsOfTheGameOrNamesAnother(version: String) async throws {
    let app = await DemoApp.started(store: StubUserStore())
    app.send(.play(version))
    let game = try #require(Dex().versionGroups.game(ofVersion: version))
    let pokemon = Sweep.some(
      Array(stride(from: 1, through: 1025, by: 41)), oneIn: 5, stream: version.count)
    var faults: [String] = []
    var count = 0

    for id in pokemon {
      app.open(.pokemon(id))
      for tab in EntryTab.allCases {
        app.turn(to: tab)
        count += 1
        faults += problems(of: app, game).map { "\(version) \(id) \(tab): \($0)" }
      }
      for subject in Self.links(of: app.state).prefix(4) {
        app.open(subject)
        count += 1
        faults += problems(of: app, game).map { "\(version) \(subject): \($0)" }
        app.press(.escape)
      }
      app.state.openDuel(between: [id, 149])
      app.send(.notice(""))
      count += 1
      faults += problems(of: app, game).map { "\(version) duel of \(id): \($0)" }
      app.press(.escape)
      app.press(.escape)
    }

    #expect(count >= pokemon.count * 8)
    #expect(faults == [])
  }

  /// Returns what is wrong on the open page: facts of another game that isn't named, or what the game
  /// doesn't have.
  private func problems(of app: PokedexApp, _ game: Game) -> [String] {
    let words = app.state.words
    let groups = words.rules.versionGroups
    guard let page = app.page, let own = groups.first(where: { $0.slug == game.group }) else {
      return ["no page"]
    }
    let head = page.head.map(\.text).joined(separator: " ")
    let text = page.lines.map(\.text)
    let ownNames = [words.name(ofGame: own.slug), words.plainName(ofVersion: game.version ?? "")]
    let namesOwn = ownNames.contains(where: head.contains)
    var faults: [String] = []
    if let shown = groups.first(where: { $0.slug == page.game?.group }), shown != own,
      !own.isBase(of: shown), !namesOwn || !head.contains(words.name(ofGame: shown.slug))
    {
      faults.append("\(shown.slug) without a word")
    }
    if app.state.duel != nil, app.state.gameOfMoves == nil, !namesOwn {
      faults.append("a duel by the rules of another game")
    }
    let absent: [(GameFeatures, [Sentence])] = [
      (.abilities, [.abilities]), (.eggs, [.eggGroups, .hatching]), (.genders, [.gender]),
    ]
    for (feature, labels) in absent where !own.features.contains(feature) {
      let titles = labels.map { words($0) }
      // A label is followed by its fact; a heading is alone.
      if app.state.entry != nil,
        text.contains(where: { line in titles.contains { line.hasPrefix($0 + " ") || line == $0 } })
      {
        faults.append("\(titles) in a game without them")
      }
    }
    return faults
  }

  /// The subjects that the open page links to, other than Pokémon.
  private static func links(of state: AppState) -> [Subject] {
    (state.page?.links ?? []).compactMap(\.subject).filter { $0.variety == nil }
  }
}
