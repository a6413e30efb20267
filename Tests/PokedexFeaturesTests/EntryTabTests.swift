import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import Synchronization
import TestSupport
import Testing

/// The pages of an entry over the bundle: what is asked for, and when.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct EntryTabTests {
  private let api = MockPokemonAPI()

  private func opened(_ id: Int) async -> EntryViewModel {
    let shelf = EntryShelf()
    let entry = EntryViewModel(
      detail: PokemonDetailViewModel(api: api, shelf: shelf, clock: ManualClock()), api: api,
      shelf: shelf)
    entry.show(id: id)
    await entry.settle()
    return entry
  }

  nonisolated static let wants: [(parts: [EntryPart], calls: [MockPokemonAPI.Call])] = [
    (.breeding, []), (.evolution, [.evolutionSteps(number: 6)]),
    (.moves, [.learnset(id: 6)]), (.places, [.encounters(id: 6), .heldItems(id: 6)]),
    (
      .forms,
      [.forms(id: 6), .pokemon(.id(10034)), .pokemon(.id(10035)), .pokemon(.id(10196))]
    ),
  ]

  @Test(arguments: wants)
  func openingAPageAsksOnlyForWhatItShows(
    parts: [EntryPart], calls: [MockPokemonAPI.Call]
  ) async {
    let entry = await opened(6)
    let before = api.calls.count

    entry.open(parts)
    await entry.settle()

    #expect(Array(api.calls.dropFirst(before)) == calls)
    #expect(entry.phase.isLoaded)
  }

  @Test(arguments: wants)
  func whatIsFetchedAheadChangesNoPhaseAndIsNotAskedForAgain(
    parts: [EntryPart], calls: [MockPokemonAPI.Call]
  ) async {
    let entry = await opened(6)
    let before = api.calls.count

    let isHere = entry.fetchAhead(parts)
    #expect(isHere)
    #expect(entry.phase.isLoaded)
    #expect(Array(api.calls.dropFirst(before)) == calls)
    entry.open(parts)
    await entry.settle()

    #expect(api.calls.count == before + calls.count)
  }

  /// A page that nobody has asked for is worth no request.
  @Test func nothingIsFetchedAheadOfAnEntryFromAServer() async {
    let api = StubPokemonAPI(over: { [api] in api })
    var live = api
    live.pokemon = { Fetched(try await api.fetchPokemon($0).value, .live) }
    let shelf = EntryShelf()
    let entry = EntryViewModel(
      detail: PokemonDetailViewModel(api: live, shelf: shelf, clock: ManualClock()), api: live,
      shelf: shelf)
    entry.show(id: 6)
    await entry.settle()
    let before = self.api.calls

    #expect(!entry.fetchAhead([.learnset]))

    #expect(self.api.calls == before)
  }

  @Test func whatFailsAheadIsAskedForWhenItsPageIsOpened() async {
    let failing = MockPokemonAPI(returnHTTPError: .noNetwork)
    let isFailing = Mutex(true)
    var api = StubPokemonAPI(over: { [api] in api })
    api.learnset = { [api = self.api] pokemon in
      let source = isFailing.withLock { $0 } ? failing : api
      return try await source.fetchLearnset(of: pokemon)
    }
    let shelf = EntryShelf()
    let entry = EntryViewModel(
      detail: PokemonDetailViewModel(api: api, shelf: shelf, clock: ManualClock()), api: api,
      shelf: shelf)
    entry.show(id: 6)
    await entry.settle()

    #expect(!entry.fetchAhead([.learnset]))
    #expect(entry.phase.error == nil)
    isFailing.withLock { $0 = false }
    entry.open([.learnset])
    await entry.settle()

    #expect(entry.entry?.learnset?.value.isEmpty == false)
  }

  @Test func pagesSeenBeforeAskForNothing() async {
    let entry = await opened(6)
    for want in Self.wants {
      entry.open(want.parts)
      await entry.settle()
    }
    let before = api.calls

    for want in Self.wants.reversed() {
      entry.open(want.parts)
      await entry.settle()
    }

    #expect(api.calls == before)
    #expect(before.count == 3 + Self.wants.flatMap(\.calls).count)
  }

  @Test func anotherEntryKeepsThePageAndFetchesForIt() async {
    let model = await started(.demo)
    model.open()
    model.entry?.open(.moves)

    model.stepEntry(by: 1)
    await model.entry?.settle()

    #expect(model.entry?.detail.id == 2)
    #expect(model.entry?.entry?.learnset?.value.isEmpty == false)
    #expect(api.calls.filter { $0 == .learnset(id: 2) }.count == 1)
  }

  @Test func demoFetchesNothingOverAgain() async {
    let model = await started(.demo)
    await walkThroughPages(of: model)
    let before = api.calls

    await walkThroughPages(of: model)

    #expect(api.calls == before)
    #expect(before.contains(.learnset(id: 1)))
  }

  @Test func failureOfAPageIsSaid() async {
    var source = StubPokemonAPI()
    source.learnset = { _ in throw HTTPError.notFound }
    let model = PokedexViewModel(
      api: source, source: .demo, language: .english, clock: ManualClock())
    await model.start()
    model.open()
    await model.entry?.settle()
    #expect(model.errorMessage == "")

    model.entry?.open(.moves)
    await model.entry?.settle()

    #expect(model.entry?.phase.error as? HTTPError == .notFound)
    #expect(model.errorMessage == "PokéAPI has no such entry.")
    model.entry?.open(.breeding)
    #expect(model.errorMessage == "")
  }

  private func started(_ source: Source) async -> PokedexViewModel {
    let model = PokedexViewModel(api: api, source: source, language: .english, clock: ManualClock())
    await model.start()
    return model
  }

  private func walkThroughPages(of model: PokedexViewModel) async {
    model.open()
    for want in Self.wants {
      model.entry?.open(want.parts)
      await model.entry?.settle()
    }
    model.goBack()
  }
}

extension Phase {
  var isLoaded: Bool {
    if case .loaded = self { true } else { false }
  }
}
