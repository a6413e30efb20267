import PokedexFeatures
import PokedexTestSupport
import TestSupport
import Testing

/// Tests of prefetching around the selection, and of dropping it when the selection moves on.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CountsPrefetchTests {
  /// The time that the selection must stay unchanged before anything is prefetched.
  private static let rest = Duration.milliseconds(400)

  @Test func skippedRowsAreNotPrefetched() async throws {
    let world = try RequestCountFixture(entries: 9)
    defer { world.end() }
    let clock = ManualClock()
    let model = try world.model(clock: clock)
    let walk = PageWalk(model)
    defer { model.quit() }
    await walk.start()
    await clock.sleepers(2)

    walk.list.select(row: 5)
    walk.followSelection()
    await clock.sleepers(2)
    clock.advance(by: Self.rest)
    await world.server.arrival(of: 10)

    let near = [5, 6, 7, 8].flatMap(RequestCountFixture.paths)
    #expect(
      world.server.paths.sorted()
        == (near + [RequestCountFixture.list, RequestCountFixture.chain]).sorted())
  }

  /// The selection moves on while the first of three neighbours is being fetched.
  @Test func pendingPrefetchIsDroppedWhenSelectionMoves() async throws {
    let world = try RequestCountFixture(entries: 9)
    defer { world.end() }
    let clock = ManualClock()
    let model = try world.model(clock: clock)
    let walk = PageWalk(model)
    defer { model.quit() }
    world.hold(1)
    await walk.start()
    await clock.sleepers(2)
    clock.advance(by: Self.rest)
    await world.server.arrival(of: 3)

    walk.list.select(row: 5)
    walk.followSelection()
    await clock.sleepers(2)
    world.server.release()
    clock.advance(by: Self.rest)
    await world.server.arrival(of: 12)

    let requested = [1, 5, 6, 7, 8].flatMap(RequestCountFixture.paths)
    #expect(
      world.server.paths.sorted()
        == (requested + [RequestCountFixture.list, RequestCountFixture.chain]).sorted())
  }
}
