import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TerminalUI
import Testing

@testable import PokedexApp

/// Pokémon that did not exist in the chosen generation are hidden, and one key shows them.
@MainActor
@Suite("Later Pokémon are hidden", .timeLimit(.minutes(5)))
struct HiddenLaterPokemonTests: TypingSteps {
  private func ids(_ app: PokedexApp) -> [Int] {
    app.rows.map(\.id)
  }

  @Test(arguments: 1...9)
  func listHasExactlyVarietiesOfGeneration(generation: Int) async {
    let app = await started("e\(generation)")

    #expect(ids(app).count == Counts.varieties(in: generation))
    #expect(app.state.list.search.leftOutCount == Counts.varieties - ids(app).count)
    #expect(
      ids(app).allSatisfy { id in
        app.state.words.rules.firstGeneration(ofVariety: id).map { $0 <= generation } ?? false
      })
  }

  nonisolated static let tables: [(Subject, Int)] = [
    (.eggGroup("dragon"), 1), (.type(.electric), 1), (.ability("levitate"), 3),
  ]

  @Test(arguments: tables)
  func tablesHideLaterPokemon(table: (subject: Subject, generation: Int)) async throws {
    let app = await started("e\(table.generation)")
    app.send(.open(table.subject))
    let past = try #require(app.page)
    let shown = past.links.compactMap(\.subject).filter { isLater($0, than: table.generation, app) }
    #expect(shown.isEmpty)
    #expect(past.leftOut > 0)
    #expect(app.shown().rows[22] == " \(past.leftOut) came later: A shows them")

    app.type("A")

    let all = try #require(app.page)
    let later = all.links.compactMap(\.subject).filter { isLater($0, than: table.generation, app) }
    #expect(later.count == past.leftOut)
    #expect(all.links.count == past.links.count + past.leftOut)
  }

  private func isLater(_ subject: Subject, than generation: Int, _ app: PokedexApp) -> Bool {
    guard case .pokemon(let id) = subject else { return false }
    return app.state.words.rules.firstGeneration(ofVariety: id).map { $0 > generation } ?? false
  }

  @Test func learnersAndHoldersMatchGeneration() async throws {
    for subject in [Subject.move("thunderbolt"), .item("light-ball")] {
      let app = await started("e4")
      app.send(.open(subject))

      let links = try #require(app.page).links.compactMap(\.subject)
      #expect(!links.contains { isLater($0, than: 4, app) })
    }
  }
}
