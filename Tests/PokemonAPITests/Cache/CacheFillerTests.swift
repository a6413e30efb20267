import PokedexModel
import PokedexTestSupport
import PokemonAPI
import Testing

/// Tests of the counts and errors that filling the cache reports.
@MainActor
@Suite("Filling the cache")
struct CacheFillerTests {
  private static let subjects = ["a", "b", "c", "d", "e", "f", "g"]
  private static let errands = subjects.map { CacheFiller.PrefetchTask.effect(.move($0)) }

  /// Returns a data source in which each effect has the given origin or throws the given error.
  private func api(
    _ answers: [String: Result<Origin, any Error>]
  ) -> StubPokemonAPI {
    var stub = StubPokemonAPI()
    stub.replace(LocalizedText?.self) { request in
      guard case .effect(.move(let slug)) = request.kind, let answer = answers[slug] else {
        throw HTTPError.notFound
      }
      return Fetched(nil, try answer.get())
    }
    return stub
  }

  private func failing(_ error: any Error, _ slugs: String...) -> StubPokemonAPI {
    var answers = Dictionary(
      uniqueKeysWithValues: Self.subjects.map { ($0, Result<Origin, any Error>.success(.live)) })
    for slug in slugs { answers[slug] = .failure(error) }
    return api(answers)
  }

  @Test func errandsAreCountedByResult() async throws {
    let api = api([
      "a": .success(.live), "b": .success(.cached(age: .seconds(1))),
      "c": .failure(HTTPError.notFound), "d": .failure(PokemonAPIError.decodingFailed),
    ])
    var reported: [Int] = []

    let progress = try await CacheFiller(api: api).run(Array(Self.errands.prefix(4))) {
      reported.append($0.done)
    }

    #expect(progress.fetched == 1 && progress.kept == 1)
    #expect(progress.absent == 1 && progress.failed == 1)
    #expect(reported == [1, 2, 3, 4] && progress.total == 4)
  }

  @Test func emptyErrandListFinishesAtOnce() async throws {
    let progress = try await CacheFiller(api: api([:])).run([]) { _ in }

    #expect(progress == CacheFiller.Progress(total: 0))
  }

  @Test func fillingStopsWhenConcurrentRequestsAllFailOffline() async {
    let api = failing(HTTPError.noNetwork, "a", "b", "c", "d", "e", "f", "g")

    let stop = await #expect(throws: CacheFiller.Stop.self) {
      try await CacheFiller(api: api).run(Self.errands) { _ in }
    }

    #expect(stop?.progress.done == 3)
    #expect(stop?.cause as? HTTPError == .noNetwork)
  }

  @Test func occasionalConnectionFailuresDoNotStopFilling() async throws {
    let api = failing(HTTPError.noNetwork, "b", "e")

    let progress = try await CacheFiller(api: api).run(Self.errands) { _ in }

    #expect(progress.failed == 2 && progress.fetched == 5)
  }

  @Test func staleAnswerCountsAsMissingNetwork() async {
    let stale = Origin.stale(age: .seconds(9), because: .noNetwork)

    await #expect(throws: CacheFiller.Stop.self) {
      try await CacheFiller(api: api(["a": .success(stale)])).run([Self.errands[0]]) { _ in }
    }
  }

  @Test func fillingStopsAfterFiveFailuresInARow() async {
    let api = failing(HTTPError.timedOut, "a", "b", "c", "d", "e", "f", "g")

    let stop = await #expect(throws: CacheFiller.Stop.self) {
      try await CacheFiller(api: api).run(Self.errands) { _ in }
    }

    #expect(stop?.progress.failed == 5)
  }

  @Test func fillingContinuesAfterIsolatedFailures() async throws {
    let api = failing(HTTPError.timedOut, "a", "d", "g")

    let progress = try await CacheFiller(api: api).run(Self.errands) { _ in }

    #expect(progress.failed == 3 && progress.fetched == 4)
  }

  @Test func missingPictureIsCountedAsAbsent() async throws {
    var stub = StubPokemonAPI()
    stub.replace([UInt8]?.self) { _ in Fetched(nil, .live) }

    let progress = try await CacheFiller(api: stub).run([.picture(1)]) { _ in }

    #expect(progress.absent == 1)
  }
}
