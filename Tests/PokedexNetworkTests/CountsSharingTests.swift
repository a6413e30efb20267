import PokedexFeatures
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the number of requests when many entries are fetched at once.
@Suite(.timeLimit(.minutes(5)))
struct CountsSharingTests {
  @Test func requestsInFlightAreLimitedToSix() async throws {
    let world = try RequestCountFixture(entries: 80)
    defer { world.end() }
    for id in 1...80 { world.hold(id) }
    let api = try world.client()

    let ids = try await withThrowingTaskGroup(of: Int.self) { group in
      for id in 1...80 {
        let api = api.withUrgency(id.isMultiple(of: 2) ? .background : .wanted)
        group.addTask { try await api.fetch(.pokemon(.id(id))).value.id }
      }
      await world.server.arrival(of: RequestGate.maxInFlight)
      world.server.release()
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(ids.sorted() == Array(1...80))
    #expect(world.server.paths.count == 160)
    #expect(world.server.maxInFlight == RequestGate.maxInFlight)
  }

  /// Prefetches leave the other connections free for requests that the user waits for.
  @Test func prefetchesInFlightAreLimitedToThree() async throws {
    let world = try RequestCountFixture(entries: 40)
    defer { world.end() }
    for id in 1...40 { world.hold(id) }
    let api = try world.client().withUrgency(.background)

    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...40 { group.addTask { _ = try await api.fetch(.pokemon(.id(id))) } }
      await world.server.arrival(of: RequestGate.maxInBackground)
      world.server.release()
      try await group.waitForAll()
    }

    #expect(world.server.paths.count == 80)
    #expect(world.server.maxInFlight == RequestGate.maxInBackground)
  }

  /// A request that comes too late to share another request's response finds that response in the
  /// cache.
  @Test func concurrentFetchesShareTheirRequests() async throws {
    let world = try RequestCountFixture()
    defer { world.end() }
    world.hold(1)
    let api = try world.client()

    let answers = try await withThrowingTaskGroup(of: Pokemon.self) { group in
      for _ in 0..<10 { group.addTask { try await api.fetch(.pokemon(.id(1))).value } }
      await world.server.arrival(of: 2)
      world.server.release()
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(answers.count == 10)
    #expect(answers.allSatisfy { $0 == answers[0] })
    #expect(world.server.paths.sorted() == RequestCountFixture.paths(of: 1).sorted())
  }
}
