import PokemonAPI
import TestSupport
import Testing

@testable import PokedexFeatures

/// The loader, through which every fetch goes.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct LoaderTests {
  private let clock = RecordingClock()
  private let connectivity = Connectivity()
  private let loader: Loader<String>
  private let requests = Requests()

  init() {
    loader = Loader(clock: clock, connectivity: connectivity)
  }

  private func load() {
    loader.load(requests.fetch)
  }

  private func loadWith(_ origin: Origin) async {
    load()
    await requests.answer("first", origin)
  }

  @Test func answerIsLoadedOnArrival() async {
    #expect(loader.phase.isIdle)
    load()
    #expect(loader.phase.isLoading)
    #expect(loader.loaded == nil)

    await requests.answer("text", .live)

    #expect(loader.loaded == Fetched("text", .live))
    #expect(loader.phase.isLoaded)
    #expect(loader.problem == nil)
    #expect(clock.pauses == [])
    #expect(requests.urgencies == [.wanted])
  }

  @Test func immediateAnswerIsLoadedSynchronously() {
    loader.load { _ in Fetched("bundled", .bundled) }

    #expect(loader.loaded?.value == "bundled")
    #expect(loader.phase.isLoaded)
    #expect(!loader.isUnderWay)
  }

  @Test func failedRetryKeepsPreviousAnswer() async {
    await loadWith(.live)

    loader.retry()
    await requests.fail(HTTPError.timedOut)

    #expect(loader.problem as? HTTPError == .timedOut)
    #expect(loader.phase.error as? HTTPError == .timedOut)
    #expect(loader.loaded?.value == "first")
  }

  @Test func temporaryFailureIsRetriedWithIncreasingPauses() async {
    load()
    await requests.fail(HTTPError.noNetwork)

    for count in 2...6 {
      await clock.passLastPause()
      await requests.arrival(of: count)
      #expect(loader.phase.error as? HTTPError == .noNetwork, "said until it is mended")
      await requests.fail(HTTPError.noNetwork)
    }
    await clock.sleepers(1)

    #expect(clock.pauses == [5, 10, 20, 40, 60, 60].map { .seconds($0) })
  }

  @Test func permanentFailureIsNotRetried() async {
    load()

    await requests.fail(HTTPError.notFound)

    #expect(loader.problem as? HTTPError == .notFound)
    #expect(clock.pauses == [])
  }

  @Test func staleAnswerIsReloadedAutomatically() async {
    await loadWith(.old)
    #expect(loader.problem as? HTTPError == .noNetwork)

    await clock.passLastPause()
    await requests.arrival(of: 2)
    #expect(loader.phase.isLoaded)
    await requests.answer("second", .live)

    #expect(loader.loaded == Fetched("second", .live))
    #expect(loader.problem == nil)
  }

  @Test func lateAnswerIsDropped() async {
    load()
    load()

    await requests.answer("late", .live)
    #expect(loader.loaded == nil)
    #expect(loader.phase.isLoading)
    await requests.answer("text", .live)

    #expect(loader.loaded?.value == "text")
  }

  @Test func lateFailureIsDropped() async {
    load()
    load()

    await requests.fail(HTTPError.noNetwork)

    #expect(loader.phase.isLoading)
    #expect(connectivity.isOffline == false)
    loader.cancel()
  }

  @Test func cancellingKeepsAnswerAndReportsNoError() async {
    await loadWith(.live)
    loader.retry()

    loader.cancel()
    #expect(loader.phase.isLoaded)
    await requests.fail(HTTPError.noNetwork)

    #expect(loader.loaded?.value == "first")
    #expect(loader.problem == nil)
  }

  @Test(arguments: [HTTPError.cancelled as any Error, CancellationError()])
  func cancellationBySourceIsNoFailure(error: any Error) async {
    load()

    await requests.fail(error)

    #expect(loader.phase.isIdle)
    #expect(loader.problem == nil)
    #expect(clock.pauses == [])
  }

  @Test func resetDiscardsAnswerAndRetries() async {
    await loadWith(.old)

    loader.reset()
    clock.advance(by: .seconds(3_600))
    await mainActorCatchesUp()

    #expect(loader.phase.isIdle)
    #expect(loader.loaded == nil)
    #expect(requests.urgencies.count == 1)
  }

  @Test func resumeSchedulesRetryOfFailedFetch() async {
    load()
    await requests.fail(HTTPError.noNetwork)
    loader.cancel()

    loader.resume()
    #expect(requests.urgencies.count == 1)
    await clock.passLastPause()
    await requests.arrival(of: 2)
    await requests.answer("text", .live)

    #expect(loader.loaded?.value == "text")
  }

  @Test func suppliedStaleAnswerIsReloadedAutomatically() async {
    loader.take(Fetched("kept", .old), orElse: requests.fetch)
    #expect(loader.loaded?.value == "kept")
    #expect(requests.urgencies == [])

    await clock.passLastPause()
    await requests.arrival(of: 1)
    await requests.answer("text", .live)

    #expect(loader.loaded?.value == "text")
    #expect(connectivity.isOffline == false, "nothing was heard of the network")
  }

  @Test func replacedDelayedLoadSendsNoRequest() async {
    loader.load(after: .seconds(1), requests.fetch)
    #expect(loader.phase.isLoading)
    await clock.sleepers(1)

    loader.load(after: .seconds(1), requests.fetch)
    await clock.passLastPause()
    await requests.arrival(of: 1)

    #expect(requests.urgencies == [.wanted])
    loader.cancel()
  }
}

// MARK: - Retrying, and the network

extension LoaderTests {
  @Test func retryReloadsWithoutFailure() async {
    await loadWith(.live)

    loader.retry()
    #expect(loader.phase.isReloading)
    #expect(loader.loaded?.value == "first")
    await requests.answer("second", .live)

    #expect(loader.loaded?.value == "second")
    #expect(requests.urgencies == [.wanted, .forceReload])
  }

  @Test func retryKeepsRecentRequest() async {
    load()
    clock.advance(by: .seconds(1))

    loader.retry()

    #expect(requests.urgencies == [.wanted])
    #expect(loader.phase.isReloading == false)
    loader.cancel()
  }

  @Test func retryReplacesHangingRequest() async {
    load()
    clock.advance(by: .milliseconds(1_001))

    loader.retry()
    #expect(loader.phase.isReloading)
    loader.retry()
    await requests.answer("late", .live)
    #expect(loader.loaded == nil)
    await requests.answer("text", .live)

    #expect(loader.loaded?.value == "text")
    #expect(requests.urgencies == [.wanted, .forceReload])
  }

  @Test func manualRetryReplacesAutomaticOne() async {
    load()
    await requests.fail(HTTPError.noNetwork)
    await clock.passLastPause()
    await requests.arrival(of: 2)

    loader.retry()

    #expect(loader.phase.isReloading)
    #expect(requests.urgencies == [.wanted, .wanted, .forceReload])
    loader.cancel()
  }

  @Test func returningNetworkRetriesAllFailedLoaders() async {
    let (other, others) = (Loader<String>(clock: clock, connectivity: connectivity), Requests())
    load()
    await requests.fail(HTTPError.noNetwork)
    other.load(others.fetch)
    await others.fail(HTTPError.status(code: 503, body: ""))
    #expect(connectivity.isOffline)

    connectivity.note(.live)

    #expect(connectivity.isOffline == false)
    #expect(requests.urgencies.count == 2)
    #expect(others.urgencies.count == 2)
    loader.cancel()
    other.cancel()
  }

  @Test func serverErrorIsNotRetriedSooner() async {
    load()
    await requests.fail(HTTPError.status(code: 503, body: ""))

    connectivity.note(.live)

    #expect(requests.urgencies.count == 1)
    loader.cancel()
  }

  nonisolated static let originCases: [(origin: Origin, isOffline: Bool)] = [
    (.live, false), (.bundled, true), (.cached(age: .zero), true), (.old, true),
    (.stale(age: .zero, because: .timedOut), true),
  ]

  @Test(arguments: originCases)
  func onlyLiveAnswerEndsOfflineState(originCase: (origin: Origin, isOffline: Bool)) {
    connectivity.note(failure: HTTPError.noNetwork)

    connectivity.note(originCase.origin)

    #expect(connectivity.isOffline == originCase.isOffline)
  }

  @Test(arguments: [
    (HTTPError.noNetwork, true), (.timedOut, true), (.libraryMissing, true), (.notFound, false),
    (.status(code: 503, body: ""), false), (.tooManyRedirects, false),
  ])
  func missingNetworkCountsAsOffline(error: HTTPError, isOffline: Bool) async {
    load()

    await requests.fail(error)

    #expect(connectivity.isOffline == isOffline)
    loader.cancel()
  }
}

/// Requests that a test answers itself, oldest first. They continue even if the caller's task is
/// cancelled.
@MainActor
private final class Requests {
  private(set) var urgencies: [Urgency] = []
  private var waiting: [CheckedContinuation<Fetched<String>, any Error>] = []
  private var watcher: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  func fetch(_ urgency: Urgency) async throws -> Fetched<String> {
    urgencies.append(urgency)
    if let watcher, watcher.count <= urgencies.count {
      self.watcher = nil
      watcher.continuation.resume()
    }
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  /// Waits until the total number of requests reaches `count`.
  func arrival(of count: Int) async {
    if urgencies.count >= count { return }
    await withCheckedContinuation { watcher = (count, $0) }
  }

  func answer(_ value: String, _ origin: Origin) async {
    waiting.removeFirst().resume(returning: Fetched(value, origin))
    await mainActorCatchesUp()
  }

  func fail(_ error: any Error) async {
    waiting.removeFirst().resume(throwing: error)
    await mainActorCatchesUp()
  }
}
