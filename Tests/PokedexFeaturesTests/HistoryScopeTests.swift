import PokedexModel
import PokedexTestSupport
import PokemonAPIMock
import Testing
import UserStore

@testable import PokedexFeatures

/// Tests of which changes are undone and redone at once, and which ask the user first.
@MainActor
@Suite("Undoing changes of this run and of others")
struct HistoryScopeTests {
  private let store = StubUserStore()
  private let edit = UserEdit(25, in: nil, .add(.caught))
  private let marks: MarksViewModel

  init() async {
    marks =
      Fetcher(
        api: MockPokemonAPI(), source: .demo, language: .english, store: store
      ).marks
  }

  private func outcome(
    _ move: HistoryMove, in scope: HistoryScope = .marks
  ) async -> MarksViewModel.Outcome? {
    var outcome: MarksViewModel.Outcome?
    marks.didFinish = { outcome = $0 }
    marks.perform(move, in: scope)
    await marks.settle()
    return outcome
  }

  private func toggle(_ id: Int) async {
    marks.toggle(.caught, of: id)
    await marks.settle()
  }

  private func team(_ name: String) throws -> SavedTeam {
    try #require(SavedTeam(name: name, text: "Pelipper\n"))
  }

  @Test func changeOfEarlierRunIsUndoneOnlyOnceConfirmed() async throws {
    try store.editElsewhere([edit])
    let step = try #require(try store.nextStep(to: .undo))

    #expect(await outcome(.undo) == .asks(.undo, step))
    #expect(store.records.count == 1)
    #expect(await outcome(.undo, in: .confirmed(step)) == .undone(step.changes(by: .undo)))
    #expect(store.records.isEmpty)
    // This run has undone it, so it may redo it, and then undo it again.
    #expect(await outcome(.redo) == .redone(step.changes))
    #expect(await outcome(.undo) == .undone(step.changes(by: .undo)))
  }

  @Test func changeElsewhereAfterOwnChangeAsks() async throws {
    await toggle(4)
    try store.editElsewhere([edit])
    let step = try #require(try store.nextStep(to: .undo))

    #expect(await outcome(.undo) == .asks(.undo, step))
    _ = await outcome(.undo, in: .confirmed(step))

    #expect(await outcome(.undo)?.changes.compactMap(\.record?.pokemon) == [4])
    #expect(await outcome(.undo) == .nothingToUndo)
  }

  @Test func sameChangeMadeAgainElsewhereAsks() async throws {
    await toggle(25)
    try store.editElsewhere([UserEdit(25, in: nil, .remove(.caught))])
    try store.editElsewhere([edit])
    let step = try #require(try store.nextStep(to: .undo))

    #expect(await outcome(.undo) == .asks(.undo, step))
  }

  @Test func changeUndoneElsewhereAsksBeforeRedo() async throws {
    await toggle(25)
    try store.performElsewhere(.undo)
    let step = try #require(try store.nextStep(to: .redo))

    #expect(await outcome(.redo) == .asks(.redo, step))
    #expect(store.records.isEmpty)
    #expect(await outcome(.redo, in: .confirmed(step)) == .redone(step.changes))
    #expect(await outcome(.undo) == .undone(step.changes(by: .undo)))
  }

  @Test func changeRedoneElsewhereAsksBeforeUndo() async throws {
    await toggle(25)
    #expect(await outcome(.undo)?.changes.count == 1)
    try store.performElsewhere(.redo)
    let step = try #require(try store.nextStep(to: .undo))

    #expect(await outcome(.undo) == .asks(.undo, step))
  }

  @Test func confirmationOfAnotherStepIsNotUsed() async throws {
    try store.editElsewhere([edit])
    let confirmed = try #require(try store.nextStep(to: .undo))
    try store.editElsewhere([UserEdit(4, in: nil, .add(.wanted))])
    let next = try #require(try store.nextStep(to: .undo))

    #expect(await outcome(.undo, in: .confirmed(confirmed)) == .asks(.undo, next))
    #expect(store.records.count == 2)
  }

  /// Scopes, and whether they cover this run's change of a mark and of the team "Rain".
  nonisolated static let scopes: [(scope: HistoryScope, mark: Bool, team: Bool)] = [
    (.marks, true, false), (.team("rain"), false, true), (.team("sun"), false, false),
    (.nothing, false, false),
  ]

  @Test(arguments: scopes.map(\.scope))
  func changeUndoneInThisRunIsRedoneInEveryScope(scope: HistoryScope) async throws {
    marks.save(team: try team("Rain"))
    await marks.settle()
    _ = await outcome(.undo, in: .team("rain"))

    #expect(await outcome(.redo, in: scope)?.changes.count == 1)
    #expect(store.teams.map(\.name) == ["Rain"])
  }

  @Test(arguments: scopes)
  func scopeCoversOnlyItsOwnKind(row: (scope: HistoryScope, mark: Bool, team: Bool)) async throws {
    await toggle(25)
    #expect((await outcome(.undo, in: row.scope)?.changes.isEmpty == false) == row.mark)

    marks.save(team: try team("Rain"))
    await marks.settle()
    #expect((await outcome(.undo, in: row.scope)?.changes.isEmpty == false) == row.team)
    #expect(store.teams.isEmpty == row.team)
  }
}
