import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import TestSupport
import Testing

/// Tests which requests are caused by each step that a user takes.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CountsTests {
  @Test func startTakesOneRequest() async throws {
    let world = try RequestCountFixture()
    defer { world.end() }
    let model = try world.model()
    let walk = PageWalk(model)
    defer { model.quit() }

    await walk.start()

    #expect(model.list.pokemonList?.results.count == 1)
    #expect(world.server.paths == [RequestCountFixture.list])
  }

  /// The server sends no response before both requests of the entry have arrived, which shows that
  /// they are made at the same time.
  @Test func entryTakesThreeRequestsInTwoRounds() async throws {
    let world = try RequestCountFixture()
    defer { world.end() }
    world.hold(1)
    let model = try world.model()
    let walk = PageWalk(model)
    defer { model.quit() }
    await walk.start()

    walk.open()
    await world.server.arrival(of: 3)
    let firstRound = world.server.paths.dropFirst().sorted()
    world.server.release()
    await model.entry?.detail?.fetchPokemon()

    #expect(firstRound == RequestCountFixture.paths(of: 1).sorted())
    #expect(world.server.paths.dropFirst(3) == [RequestCountFixture.chain])
    #expect(model.entry?.detail?.evolutionLine != nil)
    #expect(model.entry?.detail?.descriptions != nil)
  }

  @Test func entryThatWasOpenBeforeTakesNoRequest() async throws {
    let world = try RequestCountFixture()
    defer { world.end() }
    let model = try world.model()
    let walk = PageWalk(model)
    defer { model.quit() }
    await walk.start()
    walk.open()
    await model.entry?.detail?.fetchPokemon()
    walk.goBack()

    walk.open()
    await model.entry?.detail?.fetchPokemon()

    #expect(model.entry?.detail?.evolutionLine != nil)
    #expect(world.server.paths.count == 4)
  }

  @Test func restartTakesNoRequest() async throws {
    let world = try RequestCountFixture()
    defer { world.end() }
    let first = try world.model()
    let walk = PageWalk(first)
    await walk.start()
    walk.open()
    await first.entry?.detail?.fetchPokemon()
    first.quit()
    let requestCount = world.server.paths.count

    let second = try world.model()
    defer { second.quit() }
    let again = PageWalk(second)
    await again.start()
    again.open()
    await second.entry?.detail?.fetchPokemon()

    #expect(requestCount == 4)
    #expect(world.server.paths.count == requestCount)
    #expect(second.entry?.detail?.pokemon == first.entry?.detail?.pokemon)
    #expect(second.entry?.detail?.evolutionLine != nil)
  }

  /// Moves row by row to the end of the list and back, as fast as the pages arrive.
  @Test func scrollingFetchesEachListPageOnce() async throws {
    let world = try RequestCountFixture()
    defer { world.end() }
    world.scriptList(of: 1351)
    let model = try world.model()
    let walk = PageWalk(model)
    defer { model.quit() }
    let list = walk.list
    await walk.start()

    for step in [1, -1] {
      repeat {
        list.moveSelection(by: step)
        walk.followSelection()
        if list.phase.isLoading { await list.fetchPokemonList() }
      } while 0 < list.selection && list.selection < list.totalCount - 1
    }

    let pages = stride(from: 0, to: 1351, by: 100)
    #expect(list.rowCount == 1351)
    #expect(list.selection == 0)
    #expect(world.server.paths == pages.map(RequestCountFixture.page))
  }
}
