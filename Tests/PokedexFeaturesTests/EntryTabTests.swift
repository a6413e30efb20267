import DexData
import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import Synchronization
import TestSupport
import Testing

/// The requests that an entry's pages make to the bundle, and when they make them.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct EntryTabTests {
  private let api = MockPokemonAPI(recordsCalls: true)

  private func opened(_ id: Int) async -> PageViewModel {
    let entryCache = EntryCache()
    let entry = PageViewModel(
      .pokemon(1),
      detail: PokemonDetailViewModel(api: api, entryCache: entryCache, clock: ManualClock()),
      api: api,
      entryCache: entryCache)
    entry.show(id: id, parts: [])
    await entry.settle()
    return entry
  }

  nonisolated static let pageRequests: [(parts: [EntryPart], calls: [MockPokemonAPI.Call])] = [
    (.breeding, []), (.evolution, [.evolutionSteps(number: 6)]),
    (.moves, [.learnset(id: 6)]), (.places, [.encounters(id: 6), .heldItems(id: 6)]),
    (
      .forms,
      [.forms(id: 6), .pokemon(.id(10034)), .pokemon(.id(10035)), .pokemon(.id(10196))]
    ),
  ]

  @Test(arguments: pageRequests)
  func openingPageFetchesOnlyItsParts(
    parts: [EntryPart], calls: [MockPokemonAPI.Call]
  ) async {
    let entry = await opened(6)
    let before = api.calls.count

    entry.show(id: 6, parts: parts)
    await entry.settle()

    #expect(Array(api.calls.dropFirst(before)) == calls)
    #expect(entry.phase.isLoaded)
  }

  @Test func reopeningFailedPageFetchesItAgain() async {
    let failing = MockPokemonAPI(returnHTTPError: .notFound, recordsCalls: true)
    let isFailing = Mutex(true)
    var api = StubPokemonAPI(over: { [api] in api })
    api.replace([LearnedMove].self) { [api = self.api] request in
      let source = isFailing.withLock { $0 } ? failing : api
      return try await source.fetch(request)
    }
    let entryCache = EntryCache()
    let entry = PageViewModel(
      .pokemon(1),
      detail: PokemonDetailViewModel(api: api, entryCache: entryCache, clock: ManualClock()),
      api: api,
      entryCache: entryCache)
    entry.show(id: 6, parts: .moves)
    await entry.settle()
    #expect(entry.phase.error as? HTTPError == .notFound)

    isFailing.withLock { $0 = false }
    entry.show(id: 6, parts: .breeding)
    #expect(entry.phase.error == nil)
    entry.show(id: 6, parts: .moves)
    await entry.settle()

    #expect(entryCache[6]?.parts.learnset?.isEmpty == false)
  }

  @Test func reopeningLoadedPagesFetchesNothing() async {
    let entry = await opened(6)
    for pageRequest in Self.pageRequests {
      entry.show(id: 6, parts: pageRequest.parts)
      await entry.settle()
    }
    let before = api.calls

    for pageRequest in Self.pageRequests.reversed() {
      entry.show(id: 6, parts: pageRequest.parts)
      await entry.settle()
    }

    #expect(api.calls == before)
    #expect(before.count == 3 + Self.pageRequests.flatMap(\.calls).count)
  }

  @Test func steppingToAnotherEntryFetchesCurrentPage() async {
    let walk = await started()
    walk.open()
    walk.turn(to: .moves)

    walk.step(to: 2)
    await walk.model.entry?.settle()

    #expect(walk.model.entry?.detail?.id == 2)
    #expect(walk.model.entryCache[2]?.parts.learnset?.isEmpty == false)
    #expect(api.calls.filter { $0 == .learnset(id: 2) }.count == 1)
  }

  @Test func demoFetchesEachPageOnce() async {
    let walk = await started()
    await openEveryPage(walk)
    let before = api.calls

    await openEveryPage(walk)

    #expect(api.calls == before)
    #expect(before.contains(.learnset(id: 1)))
  }

  /// Charizard's first two Mega Evolutions were introduced in generation VI.
  @Test(arguments: [(nil, [6, 10_034, 10_035, 10_196]), (6, [6, 10_034, 10_035]), (5, [6])])
  func varietiesAreLimitedToChosenGeneration(generation: Int?, ids: [Int]) async {
    let walk = await started()
    walk.model.want { $0.edition = generation.map(Dex().edition(generation:)) }
    walk.open(.pokemon(6))
    #expect(walk.varieties?.isEmpty == true)

    walk.turn(to: .forms)
    await walk.model.entry?.settle()

    #expect(walk.varieties?.keys.sorted() == ids)
    walk.turn(to: .breeding)
    #expect(walk.varieties?.isEmpty == true)
  }

  @Test func errorOfCurrentPageIsShown() async {
    var source = StubPokemonAPI()
    source.replace([LearnedMove].self) { _ in throw HTTPError.notFound }
    let model = Fetcher(
      api: source, source: .demo, language: .english, clock: ManualClock())
    let walk = PageWalk(model)
    await walk.start()
    walk.open()
    await model.entry?.settle()
    #expect(model.errorMessage == "")

    walk.turn(to: .moves)
    await model.entry?.settle()

    #expect(model.entry?.phase.error as? HTTPError == .notFound)
    #expect(model.errorMessage == "PokéAPI has no such entry.")
    walk.turn(to: .breeding)
    #expect(model.errorMessage == "")
  }

  private func started() async -> PageWalk {
    let walk = PageWalk(
      Fetcher(api: api, source: .demo, language: .english, clock: ManualClock()))
    await walk.start()
    return walk
  }

  private func openEveryPage(_ walk: PageWalk) async {
    walk.open()
    for pageRequest in Self.pageRequests {
      walk.turn(to: pageRequest.parts)
      await walk.model.entry?.settle()
    }
    walk.goBack()
  }
}

extension PageWalk {
  /// The varieties of the entry on screen. Nil if another page is on screen.
  fileprivate var varieties: [Int: Pokemon]? {
    if case .entry(let entry) = model.data.page { entry.parts.varieties } else { nil }
  }
}

extension Phase {
  var isLoaded: Bool {
    if case .loaded = self { true } else { false }
  }
}
