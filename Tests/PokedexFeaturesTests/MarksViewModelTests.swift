import PokedexModel
import PokedexTestSupport
import PokemonAPIMock
import Testing
import UserStore

@testable import PokedexFeatures

@MainActor
@Suite("The view model of marks")
struct MarksViewModelTests {
  private let caught = MarkRecord(pokemon: 25, game: nil, marks: Marks([.caught]))

  private func started(_ store: StubUserStore) async -> MarksViewModel {
    let model = Fetcher(
      api: MockPokemonAPI(), source: .demo, language: .english, store: store)
    model.marks.refresh()
    await model.marks.settle()
    return model.marks
  }

  @Test func missingStoreIsNotOpened() async {
    let store = StubUserStore()

    let marks = await started(store)
    marks.refresh()
    await marks.settle()

    #expect(store.calls == [])
  }

  @Test func existingStoreIsReadOnce() async {
    let store = StubUserStore([caught])

    let marks = await started(store)
    marks.refresh()
    await marks.settle()

    #expect(store.calls == [.contents])
    #expect(marks.state.marks(of: 25).contains(.caught))
    #expect(marks.sharedMarks.records == [caught])
  }

  @Test func marksOfAnotherProgramAppearOnNextRefresh() async {
    let store = StubUserStore([caught])
    let marks = await started(store)

    store.changeElsewhere(to: [MarkRecord(pokemon: 4, game: "red", marks: Marks([.wanted]))])
    marks.refresh()
    await marks.settle()

    #expect(marks.state.marks(of: 25).isEmpty)
    #expect(marks.state.marks(of: 4).contains(.wanted))
  }

  @Test func markIsShownOnlyAfterItIsWritten() async {
    let store = StubUserStore()
    let marks = await started(store)
    var outcomes: [MarksViewModel.Outcome] = []
    marks.didFinish = { outcomes.append($0) }

    marks.toggle(.caught, of: 25)
    #expect(marks.state.marks(of: 25).isEmpty && marks.isBusy)
    await marks.settle()

    #expect(marks.state.marks(of: 25) == caught.marks && !marks.isBusy)
    #expect(store.records == [caught])
    #expect(outcomes.first?.changes.map(\.record) == [caught])
  }

  @Test func savingReplacingAndDeletingTeamsCanBeUndone() async throws {
    let rain = try #require(SavedTeam(name: "Rain", text: "Pelipper\n"))
    let other = try #require(SavedTeam(name: "rain", text: "Politoed\n"))
    let sun = try #require(SavedTeam(name: "Sun", text: "Torkoal\n"))
    let store = StubUserStore([caught], teams: [sun])
    let marks = await started(store)
    var outcomes: [MarksViewModel.Outcome] = []
    marks.didFinish = { outcomes.append($0) }

    marks.save(team: rain)
    await marks.settle()
    #expect(marks.state.teams == [rain, sun])
    marks.save(team: other)
    await marks.settle()
    #expect(marks.state.teams == [other, sun])
    marks.delete(team: "RAIN")
    await marks.settle()
    #expect(marks.state.teams == [sun])
    for expected in [[other, sun], [rain, sun], [sun]] {
      marks.perform(.undo, in: .team("rain"))
      await marks.settle()
      #expect(marks.state.teams == expected)
    }

    #expect(outcomes.first == .changed([.team(before: nil, after: rain)]))
    #expect(outcomes.last == .undone([.team(before: rain, after: nil)]))
    #expect(marks.state.marks(of: 25) == caught.marks)
  }

  @Test func failedTeamSaveIsReportedAndNotShown() async throws {
    let store = StubUserStore([caught])
    let marks = await started(store)
    var outcomes: [MarksViewModel.Outcome] = []
    marks.didFinish = { outcomes.append($0) }
    store.fail(with: .readOnly(path: "x"))

    marks.save(team: try #require(SavedTeam(name: "Rain", text: "Pelipper\n")))
    await marks.settle()

    #expect(marks.state.teams == [])
    #expect(outcomes == [.failed(.readOnly(path: "x"))])
  }

  @Test func failedMarkIsReportedAndNotShown() async {
    let store = StubUserStore([caught])
    let marks = await started(store)
    var outcomes: [MarksViewModel.Outcome] = []
    marks.didFinish = { outcomes.append($0) }
    store.fail(with: .diskFull)

    marks.toggle(.shiny, of: 25)
    await marks.settle()

    #expect(marks.state.marks(of: 25) == caught.marks)
    #expect(outcomes == [.failed(.diskFull)])
  }

  @Test func rapidActionsRunInOrder() async {
    let store = StubUserStore()
    let marks = await started(store)

    marks.toggle(.caught, of: 25)
    marks.perform(.undo, in: .marks)
    marks.perform(.undo, in: .marks)
    marks.perform(.redo, in: .marks)
    await marks.settle()

    #expect(
      store.calls.suffix(5) == [
        .nextStep(.undo), .perform(.undo), .nextStep(.undo), .nextStep(.redo), .perform(.redo),
      ])
    #expect(marks.state.marks(of: 25) == caught.marks)
  }

  @Test func marksAreLimitedToGameIfOneIsChosen() async {
    let store = StubUserStore([
      caught, MarkRecord(pokemon: 25, game: "red", marks: Marks([.wanted])),
    ])
    let marks = await started(store)
    #expect(marks.state.marks(of: 25) == Marks([.caught, .wanted]))

    marks.choose(game: "red")

    #expect(marks.state.marks(of: 25) == Marks([.wanted]))
  }

  @Test func lockedStoreIsReportedWhenLockedAndReleased() async {
    let store = StubUserStore([caught])
    store.fail(with: .locked, times: 2)
    let model = Fetcher(
      api: MockPokemonAPI(), source: .demo, language: .english, store: store)
    var outcomes: [MarksViewModel.Outcome] = []
    model.marks.didFinish = { outcomes.append($0) }

    model.marks.refresh()
    await model.marks.settle()
    #expect(outcomes == [.storeLocked, .storeUnlocked])
    #expect(model.marks.state.marks(of: 25) == caught.marks)

    store.fail(with: .locked, times: 3)
    model.marks.toggle(.wanted, of: 25)
    await model.marks.settle()
    #expect(outcomes.dropFirst(2).prefix(2) == [.storeLocked, .storeUnlocked])
    #expect(outcomes.count == 5 && outcomes.last?.changes.count == 1)
  }

  @Test func permanentlyLockedStoreIsReportedTwiceAndReadLater() async {
    let store = StubUserStore([caught])
    store.fail(with: .locked)
    let model = Fetcher(
      api: MockPokemonAPI(), source: .demo, language: .english, store: store)
    var outcomes: [MarksViewModel.Outcome] = []
    model.marks.didFinish = { outcomes.append($0) }
    for _ in 1...3 {
      model.marks.refresh()
      await model.marks.settle()
    }
    #expect(outcomes == [.storeLocked, .failed(.locked)])

    store.fail(with: nil)
    model.marks.refresh()
    await model.marks.settle()

    #expect(outcomes.last == .storeUnlocked)
    #expect(model.marks.state.marks(of: 25) == caught.marks)
  }

  @Test func actionsWaitingForLockedStoreFailTogetherWithOneReport() async {
    let store = StubUserStore([caught])
    let marks = await started(store)
    var outcomes: [MarksViewModel.Outcome] = []
    marks.didFinish = { outcomes.append($0) }
    store.fail(with: .locked)
    let attempts = store.calls.count

    for id in 1...6 { marks.toggle(.seen, of: id) }
    await marks.close()

    #expect(outcomes == [.storeLocked, .failed(.locked)])
    #expect(store.calls.count - attempts == 30, "six actions take as long as one")
    #expect(store.records == [caught])
  }

  @Test func everyMarkInLockedStoreIsReportedImmediately() async {
    let store = StubUserStore([caught])
    let marks = await started(store)
    var outcomes: [MarksViewModel.Outcome] = []
    marks.didFinish = { outcomes.append($0) }
    store.fail(with: .locked)
    marks.toggle(.seen, of: 1)
    await marks.settle()

    marks.toggle(.seen, of: 2)
    #expect(outcomes == [.storeLocked, .failed(.locked), .storeLocked])
    await marks.settle()
    #expect(outcomes.dropFirst(3) == [.failed(.locked)])

    store.fail(with: nil)
    marks.refresh()
    await marks.settle()
    #expect(outcomes.dropFirst(4) == [.storeUnlocked])
  }

  @Test func markQueuedBehindLockedReadIsReportedAsFailed() async {
    let store = StubUserStore([caught])
    let marks = await started(store)
    store.fail(with: .locked)
    marks.toggle(.seen, of: 1)
    await marks.settle()
    var outcomes: [MarksViewModel.Outcome] = []
    marks.didFinish = { outcomes.append($0) }

    marks.refresh()
    marks.toggle(.seen, of: 2)
    await marks.settle()

    #expect(outcomes == [.storeLocked, .failed(.locked)])
    #expect(store.records == [caught])
  }

  @Test func differentFailureAfterLockIsReported() async {
    let store = StubUserStore([caught])
    let marks = await started(store)
    store.fail(with: .locked)
    marks.toggle(.seen, of: 1)
    await marks.settle()
    var outcomes: [MarksViewModel.Outcome] = []
    marks.didFinish = { outcomes.append($0) }

    store.fail(with: .newer)
    marks.refresh()
    await marks.settle()

    #expect(outcomes == [.failed(.newer)])
  }

  @Test func unreadableStoreIsReportedOnce() async {
    let store = StubUserStore([caught])
    store.fail(with: .newer)
    let model = Fetcher(
      api: MockPokemonAPI(), source: .demo, language: .english, store: store)
    var outcomes: [MarksViewModel.Outcome] = []
    model.marks.didFinish = { outcomes.append($0) }

    for _ in 1...3 {
      model.marks.refresh()
      await model.marks.settle()
    }

    #expect(outcomes == [.failed(.newer)])
  }
}
