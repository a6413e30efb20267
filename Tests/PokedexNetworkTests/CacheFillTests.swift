import PokemonAPI
import TestSupport
import Testing

/// Tests of filling the cache from a server that counts requests.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CacheFillTests {
  private static let errands = (1...3).map { CacheFiller.PrefetchTask.descriptions($0) }

  @Test func cachedEntriesAreNotFetchedAgain() async throws {
    let world = try RequestCountFixture(entries: 3)
    defer { world.end() }

    let first = try await CacheFiller(api: try world.client()).run(Self.errands) { _ in }
    let requested = world.server.paths.count
    let second = try await CacheFiller(api: try world.client()).run(Self.errands) { _ in }

    #expect(first.done == 3 && first.failed == 0)
    #expect(Set(world.server.paths) == Set((1...3).flatMap(RequestCountFixture.paths(of:))))
    #expect(world.server.paths.count == requested)
    #expect(second.done == 3 && second.failed == 0)
  }

  @Test func secondFillFetchesOnlyMissingEntries() async throws {
    let world = try RequestCountFixture(entries: 3)
    defer { world.end() }

    _ = try await CacheFiller(api: try world.client()).run(Array(Self.errands.prefix(1))) { _ in }
    let requested = world.server.paths
    _ = try await CacheFiller(api: try world.client()).run(Self.errands) { _ in }

    #expect(requested.sorted() == RequestCountFixture.paths(of: 1).sorted())
    #expect(
      world.server.paths.dropFirst(requested.count).sorted()
        == (2...3).flatMap(RequestCountFixture.paths(of:)).sorted())
  }
}
