import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// Opened pages, which are kept while the user can return to them and load data only while they are
/// on top.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct OpenPagesTests {
  private func makeModel(_ api: any PokemonAPIProtocol = MockPokemonAPI(recordsCalls: true))
    -> Fetcher
  {
    Fetcher(api: api, source: .demo, language: .english, clock: ManualClock())
  }

  @Test(arguments: [
    Subject.pokemon(25), .ability("static"), .move("surf"), .type(.water), .item("light-ball"),
    .eggGroup("fairy"), .place("kanto-route-1"), .team([1, 4]),
  ])
  func returningShowsTheSamePage(subject: Subject) {
    let walk = PageWalk(makeModel())
    walk.open(subject)
    let page = walk.model.page
    #expect(page?.subject == subject)

    walk.goBack()
    #expect(walk.model.page == nil)
    walk.goForward()
    #expect(walk.model.page === page)
    walk.open(.natures)
    walk.goBack()

    #expect(walk.model.page === page)
  }

  @Test func sameSubjectOnTwoScreensHasTwoPages() {
    let walk = PageWalk(makeModel())
    walk.open(.pokemon(1))
    let first = walk.model.page
    walk.open(.type(.grass))
    walk.open(.pokemon(1))

    #expect(walk.model.page !== first)
  }

  @Test func unreachablePageIsReleased() {
    let model = makeModel()
    let request = PageRequest(screen: 1, subject: .pokemon(25))
    model.want { ($0.page, $0.screens) = (request, [1]) }
    weak let forgotten = model.page
    model.want { ($0.page, $0.screens) = (PageRequest(screen: 2, subject: .pokemon(26)), [1, 2]) }
    #expect(forgotten != nil)

    model.want { ($0.page, $0.screens) = (PageRequest(screen: 2, subject: .pokemon(26)), [2]) }

    #expect(forgotten == nil)
    model.want { ($0.page, $0.screens) = (nil, []) }
    #expect(model.page == nil)
  }

  @Test func releasingPageCancelsItsFetch() async throws {
    let api = ScriptedAPI()
    let model = makeModel(api)
    model.want {
      ($0.page, $0.screens) = (PageRequest(screen: 1, subject: .ability("static")), [1])
    }
    await mainActorCatchesUp()
    let page = try #require(model.page)
    #expect(page.isLoading)

    model.want { ($0.page, $0.screens) = (PageRequest(screen: 2, subject: .type(.water)), [2]) }

    #expect(page.phase.isIdle)
    model.quit()
  }

  @Test func leavingPageCancelsItsFetchAndReturningRestartsIt() async throws {
    let clock = ManualClock()
    let api = MockPokemonAPI(lag: MockPokemonAPI.Lag(.seconds(1), clock: clock), recordsCalls: true)
    let model = Fetcher(api: api, source: .demo, language: .english, clock: clock)
    let walk = PageWalk(model)
    walk.open(.ability("static"))
    await clock.sleepers(1)
    let page = try #require(model.page)

    walk.open(.type(.water))
    clock.advance(by: .seconds(1))
    await mainActorCatchesUp()
    #expect(page.phase.isIdle)
    walk.goBack()
    await clock.sleepers(1)
    #expect(page.phase.isLoading)
    clock.advance(by: .seconds(1))
    await page.settle()

    #expect(page.phase.isLoaded)
    #expect(api.calls == [.effect(.ability("static")), .effect(.ability("static"))])
    model.quit()
  }

  @Test func goingForwardFromListCancelsPreview() async throws {
    let api = ScriptedAPI()
    let model = Fetcher(
      api: api, source: .demo, language: .english, clock: ManualClock())
    let walk = PageWalk(model)
    walk.open(.type(.water))
    walk.goBack()
    model.preview.show(id: 4)
    await mainActorCatchesUp()
    #expect(model.preview.phase.isLoading)

    walk.goForward()

    #expect(model.preview.phase.isIdle)
    #expect(model.page?.subject == .type(.water))
    model.quit()
  }

  @Test func quittingCancelsFetchesOfAllPages() async throws {
    let api = ScriptedAPI()
    let model = Fetcher(
      api: api, source: .demo, language: .english, clock: ManualClock())
    let walk = PageWalk(model)
    walk.open(.ability("static"))
    await mainActorCatchesUp()

    model.quit()
    await api.fail(.effect(.ability("static")))

    #expect(model.page?.phase.isIdle == true)
    #expect(model.errorMessage.isEmpty)
  }
}
