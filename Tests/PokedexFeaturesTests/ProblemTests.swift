import PokedexFeatures
import PokedexModel
import PokedexTestSupport
import PokemonAPI
import PokemonAPIMock
import TestSupport
import Testing

/// The program's status while a page is visible: the error, the data's origin, and whether the
/// program is offline.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ProblemTests {
  private let api = ScriptedAPI()
  private let clock = RecordingClock()
  private let viewModel: Fetcher
  private let walk: PageWalk

  init() {
    viewModel = Fetcher(api: api, source: .live, language: .english, clock: clock)
    walk = PageWalk(viewModel)
  }

  /// Starts the program and answers the request for the first page of the list.
  private func start(_ origin: Origin = .live) async {
    let start = Task { await walk.start() }
    await api.arrival(of: 1)
    await api.answerPage(offset: 0, of: 100, origin)
    await start.value
    await clock.sleepers(1)
  }

  /// Waits until the pause after a selection is over and the preview is requested.
  private func waitForPreviewRequest() async {
    clock.advance(by: .milliseconds(150))
    await api.arrival(of: 2)
  }

  private func messages() -> [String] {
    defer { viewModel.want { $0.language = .english } }
    let english = viewModel.errorMessage
    viewModel.want { $0.language = .japanese }
    return [english, viewModel.errorMessage]
  }

  @Test func listErrorNamesRetryKey() async {
    let start = Task { await walk.start() }
    await api.arrival(of: 1)
    await api.fail(.pokemonList(offset: 0, limit: 100), HTTPError.timedOut)
    await start.value

    #expect(
      messages() == [
        "PokéAPI took too long to answer. Press r to retry.",
        "PokéAPIの応答に時間がかかりすぎました。r キーで再試行します。",
      ])
  }

  @Test func previewErrorNamesRetryKey() async {
    await start()
    await waitForPreviewRequest()
    await api.fail(.pokemon(.id(1)), PokemonAPIError.decodingFailed)

    #expect(
      messages() == [
        "PokéAPI's answer could not be read. Press r to retry.",
        "デコードに失敗しました。r キーで再試行します。",
      ])
  }

  @Test func entryErrorNamesRetryKey() async {
    await start()
    walk.open()
    await api.fail(.pokemon(.id(1)), HTTPError.status(code: 503, body: ""))

    #expect(
      messages() == [
        "PokéAPI answered with error 503. Press r to retry.",
        "PokéAPIがエラー 503 を返しました。r キーで再試行します。",
      ])
  }

  @Test func permanentErrorNamesNoKey() async {
    await start()
    walk.open()
    await api.fail(.pokemon(.id(1)), HTTPError.notFound)

    #expect(messages() == ["PokéAPI has no such entry.", "PokéAPIにその項目はありません。"])
  }

  @Test func staleListShowsItsReasonAndItsRows() async {
    await start(.old)

    #expect(viewModel.errorMessage == "Can't reach PokéAPI. Press r to retry.")
    #expect(viewModel.isOffline)
    #expect(viewModel.origin == .old)
    #expect(walk.list.rowCount == 100)
  }

  @Test func originIsLessReliableOneOfListAndPreview() async throws {
    #expect(viewModel.origin == nil)
    await start(.cached(age: .seconds(60)))
    #expect(viewModel.origin == .cached(age: .seconds(60)))

    await waitForPreviewRequest()
    try await api.answerFacts(of: 1, .cached(age: .seconds(7_200)))
    #expect(viewModel.origin == .cached(age: .seconds(7_200)))
    walk.open()
    #expect(viewModel.origin == .cached(age: .seconds(7_200)))
    walk.goBack()

    #expect(viewModel.origin == .cached(age: .seconds(7_200)))
  }

  @Test func originIsThatOfOpenEntryOnly() async throws {
    await start(.old)

    walk.open()
    #expect(viewModel.origin == nil)
    try await api.answerFacts(of: 1)

    #expect(viewModel.origin == .live)
    #expect(viewModel.errorMessage == "")
    #expect(viewModel.isOffline == false)
  }

  /// The preview, which failed to load, is shown once the opened entry has loaded the same facts.
  @Test func openingEntryRecoversFailedPreview() async throws {
    await start()
    await waitForPreviewRequest()
    await api.fail(.pokemon(.id(1)))
    walk.open()
    try await api.answerEntry(of: 1)

    walk.goBack()

    #expect(viewModel.preview.pokemon?.id == 1)
    #expect(viewModel.errorMessage == "")
    #expect(viewModel.isOffline == false)
  }

  @Test func failedPreviewIsRefetchedAfterEntryFailed() async throws {
    await start()
    await waitForPreviewRequest()
    await api.fail(.pokemon(.id(1)))
    walk.open()
    await api.fail(.pokemon(.id(1)))
    walk.goBack()
    let before = api.calls.count

    await clock.sleepers(2)
    clock.advance(by: .milliseconds(150))
    await api.arrival(of: before + 1)

    #expect(api.calls.last == .pokemon(.id(1)))
  }

  nonisolated static let failures: [(error: HTTPError, isOffline: Bool)] = [
    (.noNetwork, true), (.timedOut, true), (.libraryMissing, true), (.invalidRequest, false),
    (.notFound, false), (.status(code: 429, body: ""), false), (.unexpectedResponse, false),
    (.tooLarge(limit: 1), false), (.redirectRefused(to: "x"), false), (.tooManyRedirects, false),
    (.cancelled, false),
  ]

  @Test(arguments: failures)
  func onlyNetworkErrorsOfEntryCountAsOffline(error: HTTPError, isOffline: Bool) async {
    await start()
    walk.open()

    await api.fail(.pokemon(.id(1)), error)

    #expect(viewModel.isOffline == isOffline)
  }

  @Test(arguments: failures.filter { $0.error != .cancelled })
  func onlyNetworkErrorsOfStaleListCountAsOffline(error: HTTPError, isOffline: Bool) async {
    await start(.stale(age: .zero, because: error))

    #expect(viewModel.isOffline == isOffline)
  }
}
