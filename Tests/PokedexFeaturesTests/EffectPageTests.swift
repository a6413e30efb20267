import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// The page of an ability, a move or an item when its data source is slow, fails or has no data.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct EffectPageTests {
  private let api = ScriptedAPI()
  private let subject = Subject.ability("static")
  private let call = ScriptedAPI.Call.effect(.ability("static"))
  private let text = LocalizedText([.english: "May paralyse.", .japanese: "まひさせる。"])

  private func opened() async -> PageViewModel {
    let page = PageViewModel(subject, api: api, clock: ManualClock())
    await mainActorCatchesUp()
    return page
  }

  private func answer(_ effect: LocalizedText?, newest: Bool = false) async {
    let fetched = Fetched(effect, .live)
    #expect(api.answer(call, with: .success(fetched), newest: newest), "nobody waits")
    await mainActorCatchesUp()
  }

  @Test func effectArrivesInEveryLanguage() async {
    let page = await opened()
    #expect(page.phase.isLoading)
    #expect(page.effect == nil)

    await answer(text)

    #expect(page.phase.isLoaded)
    #expect(page.effect?[.english] == "May paralyse.")
    #expect(page.effect?[.japanese] == "まひさせる。")
    #expect(api.requestedUrgencies == [.wanted])
  }

  nonisolated static let described: [(Subject, EffectSubject?)] = [
    (.ability("static"), .ability("static")), (.move("cut"), .move("cut")),
    (.item("potion"), .item("potion")), (.type(.fire), nil), (.eggGroup("dragon"), nil),
    (.place("kanto-route-1"), nil),
  ]

  @Test(arguments: described)
  func onlySubjectsWithEffectTextAreFetched(subject: Subject, effect: EffectSubject?) async {
    let page = PageViewModel(subject, api: api, clock: ManualClock())
    await mainActorCatchesUp()

    #expect(api.calls == (effect.map { [.effect($0)] } ?? []))
    #expect(page.phase.isLoading == (effect != nil))
    page.cancel()
  }

  @Test func missingEffectIsNoFailure() async {
    let page = await opened()

    await answer(nil)

    #expect(page.phase.isLoaded)
    #expect(page.effect == nil)
  }

  @Test(arguments: [HTTPError.notFound, .status(code: 404, body: "Not Found")])
  func unknownSubjectIsNoFailure(error: HTTPError) async {
    let page = await opened()

    await api.fail(call, error)

    #expect(page.phase.isLoaded)
    #expect(page.effect == nil)
  }

  @Test(arguments: [
    HTTPError.noNetwork, .timedOut, .status(code: 500, body: ""), .unexpectedResponse,
  ])
  func retryRecoversFromFailure(error: HTTPError) async {
    let page = await opened()
    await api.fail(call, error)
    #expect(page.phase.error as? HTTPError == error)

    page.retry()
    await mainActorCatchesUp()
    #expect(page.phase.isLoading)
    await answer(text)

    #expect(page.phase.isLoaded)
    #expect(page.effect == text)
    #expect(api.calls == [call, call])
  }

  @Test func retryWithoutFailureReloadsEffect() async {
    let page = PageViewModel(subject, api: api, clock: ManualClock())
    page.retry()
    #expect(api.calls == [call], "it has just been asked for")
    await answer(text)
    page.resume()
    #expect(api.calls == [call])

    page.retry()
    #expect(page.phase.isReloading)
    #expect(page.effect == text)
    let newer = LocalizedText([.english: "Newer."])
    await answer(newer)

    #expect(page.effect == newer)
    #expect(api.calls == [call, call])
    #expect(api.requestedUrgencies == [.wanted, .forceReload])
  }

  @Test func retryReplacesHangingRequest() async {
    let clock = ManualClock()
    let page = PageViewModel(subject, api: api, clock: clock)
    clock.advance(by: .milliseconds(1_001))

    page.retry()
    #expect(page.isReloading)
    await answer(LocalizedText([.english: "Late."]))
    #expect(page.effect == nil)
    await answer(text)

    #expect(page.effect == text)
    #expect(api.calls == [call, call])
  }

  @Test func lateAnswerAfterCancellingIsDropped() async {
    let page = await opened()

    page.cancel()
    #expect(page.phase.isIdle)
    await answer(text)

    #expect(page.phase.isIdle)
    #expect(page.effect == nil)
  }

  @Test func lateFailureAfterCancellingIsNotReported() async {
    let page = await opened()

    page.cancel()
    await api.fail(call)

    #expect(page.phase.isIdle)
  }

  @Test func onlyAnswerOfSecondVisitIsUsed() async {
    let page = await opened()
    page.cancel()
    page.resume()
    await mainActorCatchesUp()
    let other = LocalizedText([.english: "Another."])

    await answer(text, newest: true)
    await answer(other)

    #expect(page.effect == text)
    #expect(page.phase.isLoaded)
  }

  @Test func loadedEffectIsKeptWhenPageIsLeft() async {
    let page = await opened()
    await answer(text)

    page.cancel()
    page.resume()
    await mainActorCatchesUp()

    #expect(page.effect == text)
    #expect(api.calls == [call])
  }

  @Test func originIsThatOfEffect() async {
    let page = await opened()
    #expect(page.origin == nil)

    await answer(text)

    #expect(page.origin == .live)
    #expect(page.problem == nil)
  }

  @Test func missingEffectHasNoOrigin() async {
    let page = await opened()

    await answer(nil)

    #expect(page.origin == nil)
  }

  @Test func staleEffectShowsReasonAndIsReplacedOnRetry() async {
    let model = Fetcher(
      api: api, source: .layered, language: .english, clock: ManualClock())
    PageWalk(model).open(subject)
    await mainActorCatchesUp()
    let old = Fetched<LocalizedText?>(LocalizedText([.english: "Old."]), .old)
    #expect(api.answer(call, with: .success(old)))
    await mainActorCatchesUp()
    #expect(model.origin == .old)
    #expect(model.isOffline)
    #expect(model.errorMessage.isEmpty == false)

    model.retry()
    await mainActorCatchesUp()
    #expect(model.page?.effect?[.english] == "Old.")
    await answer(text)

    #expect(model.page?.effect == text)
    #expect(model.origin == .live)
    #expect(model.errorMessage.isEmpty)
    model.quit()
  }

  @Test func failureIsStillReportedAfterReturning() async {
    let page = await opened()
    await api.fail(call)

    page.cancel()
    page.resume()
    await mainActorCatchesUp()

    #expect(page.phase.error as? HTTPError == .noNetwork)
    #expect(api.calls == [call])
  }

  @Test func staleEffectIsReloadedAutomatically() async {
    let clock = RecordingClock()
    let page = PageViewModel(subject, api: api, clock: clock)
    await mainActorCatchesUp()
    let old = Fetched<LocalizedText?>(LocalizedText([.english: "Old."]), .old)
    #expect(api.answer(call, with: .success(old)))
    await mainActorCatchesUp()

    await clock.passLastPause()
    await api.arrival(of: 2)
    #expect(page.effect?[.english] == "Old.")
    #expect(page.phase.isLoading == false)
    await answer(text)

    #expect(page.effect == text)
    #expect(page.problem == nil)
    #expect(clock.pauses == [.seconds(5)])
  }

  @Test func failedFetchIsStillRetriedAfterReturning() async {
    let clock = RecordingClock()
    let page = PageViewModel(subject, api: api, clock: clock)
    await mainActorCatchesUp()
    await api.fail(call)
    await clock.sleepers(1)

    page.cancel()
    page.resume()
    await clock.passLastPause()
    await api.arrival(of: 2)
    await answer(text)

    #expect(page.effect == text)
    #expect(page.problem == nil)
  }
}
