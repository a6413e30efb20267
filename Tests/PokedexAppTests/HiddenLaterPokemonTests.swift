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
    app.model.list.state.items(in: 0..<app.model.list.rowCount).map(\.id)
  }

  @Test func firstGenerationListHasOnlyItsSpecies() async {
    let app = await started("e1")

    #expect(ids(app) == Array(1...151))
    #expect(app.shown().rows[0].hasSuffix("· 1/151"))
    #expect(app.shown().rows[22] == " \(Counts.varieties - 151) came later: A shows them")
    #expect(app.shown().rows[1..<22].allSatisfy { row in !row.prefix { $0 != "│" }.contains("—") })
  }

  @Test(arguments: 1...9)
  func listHasExactlyVarietiesOfGeneration(generation: Int) async {
    let app = await started("e\(generation)")

    #expect(ids(app).count == Counts.varieties(in: generation))
    #expect(app.model.search.state.leftOutCount == Counts.varieties - ids(app).count)
    #expect(
      ids(app).allSatisfy { id in
        app.state.words.rules.firstGeneration(ofVariety: id).map { $0 <= generation } ?? false
      })
  }

  @Test func keyTogglesLaterPokemon() async {
    let app = await started("e1")
    let before = app.shown()

    app.type("A")
    #expect(ids(app).count == Counts.varieties)
    #expect(app.shown().rows[22] == " Later entries are shown, too.")
    #expect(app.shown().rows[0].hasSuffix("· 1/\(Counts.varieties)"))
    app.type("j")
    #expect(app.shown().rows[22].isEmpty)
    app.type("kAj")
    app.type("k")

    #expect(app.shown() == before)
  }

  @Test func nothingIsHiddenWithoutGeneration() async {
    let app = await started()
    let before = ids(app)

    app.type("A")

    #expect(app.shown().rows[22] == " Nothing is hidden. Press e to choose a generation.")
    #expect(ids(app) == before)
    #expect(!app.state.choices.showsLater)
  }

  @Test(arguments: [("152G", 151), ("25G", 25), ("6Gj", 6), ("900G", 151)])
  func hiddenSelectionMovesToLastRowBeforeIt(keys: String, id: Int) async {
    let app = await started(keys)

    app.type("e1")

    #expect(app.model.list.selectedItem?.id == id)
    #expect(app.shown().markedRows.count == 1)
  }

  @Test func choosingTodayRestoresListAndSelection() async {
    let app = await started("25G")
    let before = app.shown()

    app.type("e1e0")

    #expect(app.shown() == before)
  }

  @Test func hiddenSpeciesAreCountedInSpeciesList() async {
    let app = await started("ae2")

    #expect(ids(app) == Array(1...251))
    #expect(app.model.search.state.leftOutCount == Counts.species - 251)
  }

  @Test func searchAndSortOmitLaterPokemon() async {
    let found = await started("e1/saur")
    #expect(ids(found) == [1, 2, 3])
    #expect(found.shown().rows[22].contains("3 of 151"))
    found.press(.enter)
    #expect(!found.shown().rows.contains { $0.contains("came later") })

    let sorted = await started("e3")
    sorted.type("oo")
    #expect(ids(sorted).count == Counts.varieties(in: 3))
  }

  @Test func nextEntrySkipsLaterPokemon() async {
    let app = await started("e1151G")
    app.press(.enter)
    let before = app.shown()

    app.type("n")

    #expect(app.shown() == before)
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

  @Test(arguments: [Size(columns: 30, rows: 8), Size(columns: 40, rows: 12)])
  func hiddenCountNoticeFitsSmallWindows(size: Size) async {
    let app = await started("e1", size: size)

    #expect(app.shown().rows[size.rows - 2].hasSuffix("A shows them"))
  }
}
