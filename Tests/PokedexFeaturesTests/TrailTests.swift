import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// The way through pages, back and forward.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct TrailTests {
  private func started(
    _ api: any PokemonAPIProtocol = MockPokemonAPI(), _ source: Source = .demo
  ) async -> PokedexViewModel {
    let model = PokedexViewModel(
      api: api, source: source, language: .english, clock: ManualClock())
    await model.start()
    return model
  }

  private let subjects: [Subject] = [
    .pokemon(25), .ability("static"), .move("surf"), .type(.water), .item("light-ball"),
    .eggGroup("fairy"), .place("kanto-route-1"),
  ]

  @Test func everyStepCanBeGoneBackAndForward() async {
    let model = await started()
    for subject in subjects { model.open(subject) }

    var back: [Subject?] = []
    for _ in subjects {
      model.goBack()
      back.append(model.page?.subject)
    }
    var forward: [Subject?] = []
    for _ in subjects {
      model.goForward()
      forward.append(model.page?.subject)
    }

    #expect(back == subjects.dropLast().reversed() + [nil])
    #expect(forward == subjects)
    model.goForward()
    #expect(model.trail.depth == subjects.count)
  }

  @Test func openingDropsWhatWasFurtherOn() async {
    let model = await started()
    for subject in subjects { model.open(subject) }
    for _ in 0..<4 { model.goBack() }

    model.open(.type(.ghost))
    model.goForward()

    #expect(model.trail.pages.map(\.subject) == subjects.prefix(3) + [.type(.ghost)])
    #expect(model.page?.subject == .type(.ghost))
  }

  @Test func openingFromTheListBeginsAnew() async {
    let model = await started()
    for subject in subjects { model.open(subject) }
    for _ in subjects { model.goBack() }

    model.open()

    #expect(model.trail.pages.map(\.subject) == [.pokemon(1)])
  }

  @Test func listLeadsForwardToThePageThatWasLeft() async {
    let model = await started()
    model.open(.pokemon(25))
    let left = model.page
    model.goBack()
    #expect(model.page == nil)

    model.goForward()

    #expect(model.page === left)
  }

  @Test func theLastHundredStepsAreKept() async {
    let model = await started()
    let opened = (1...105).map(Subject.pokemon)
    for subject in opened { model.open(subject) }

    #expect(model.trail.pages.map(\.subject) == opened.suffix(100))
    #expect(model.trail.depth == 100)
    for _ in 0..<99 { model.goBack() }
    #expect(model.page?.subject == .pokemon(6))
    model.goBack()
    #expect(model.page == nil)
    model.goBack()
    #expect(model.trail.depth == 0)
  }

  @Test func openingInTheMiddleOfAFullTrailDropsNoneOfItsBeginning() async {
    let model = await started()
    for id in 1...100 { model.open(.pokemon(id)) }
    for _ in 0..<50 { model.goBack() }

    model.open(.type(.ghost))

    #expect(model.trail.pages.count == 51)
    #expect(model.trail.pages.first?.subject == .pokemon(1))
  }

  @Test func fetchOfAPageThatIsLeftEndsAndBeginsAgain() async throws {
    let clock = ManualClock()
    let api = MockPokemonAPI(lag: MockPokemonAPI.Lag(.seconds(1), clock: clock))
    let model = PokedexViewModel(api: api, source: .demo, language: .english, clock: clock)
    model.open(.ability("static"))
    await clock.sleepers(1)
    let page = try #require(model.page)

    model.open(.type(.water))
    clock.advance(by: .seconds(1))
    await mainActorCatchesUp()
    #expect(page.phase.isIdle)
    model.goBack()
    await clock.sleepers(1)
    #expect(page.phase.isLoading)
    clock.advance(by: .seconds(1))
    await (page as? SubjectViewModel)?.settle()

    #expect(page.phase.isLoaded)
    #expect(api.calls == [.effect(.ability("static")), .effect(.ability("static"))])
    model.quit()
  }

  @Test func goingForwardFromTheListDropsThePreview() async throws {
    let api = ScriptedAPI()
    let model = PokedexViewModel(
      api: api, source: .demo, language: .english, clock: ManualClock())
    model.open(.type(.water))
    model.goBack()
    model.preview.show(id: 4)
    await mainActorCatchesUp()
    #expect(model.preview.phase.isLoading)

    model.goForward()

    #expect(model.preview.phase.isIdle)
    #expect(model.page?.subject == .type(.water))
    model.quit()
  }

  @Test func goingForwardNowhereLeavesThePreview() async {
    let api = ScriptedAPI()
    let model = PokedexViewModel(
      api: api, source: .demo, language: .english, clock: ManualClock())
    model.preview.show(id: 4)

    model.goForward()

    #expect(model.preview.phase.isLoading)
    model.quit()
  }

  @Test func quittingEndsTheFetchesOfAllPages() async throws {
    let api = ScriptedAPI()
    let model = PokedexViewModel(
      api: api, source: .demo, language: .english, clock: ManualClock())
    model.open(.ability("static"))
    await mainActorCatchesUp()

    model.quit()
    await api.fail(.effect(.ability("static")))

    #expect(model.page?.phase.isIdle == true)
    #expect(model.errorMessage.isEmpty)
  }
}
