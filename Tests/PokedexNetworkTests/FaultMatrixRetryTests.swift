import PokedexFeatures
import TerminalUI
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that the program retries temporary failures without a key press, and doesn't retry
/// permanent ones.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized)
struct FaultMatrixRetryTests {
  /// The pauses before the first and second automatic retry.
  private static let pauses = (first: Duration.seconds(5), second: Duration.seconds(10))

  private static let passing = Fault.all.filter {
    ["503", "a page to sign in on"].contains($0.name)
  }

  /// Returns the number of tasks that sleep on the view models' clock: the automatic retry and, in
  /// the list, also the preview and the prefetch.
  private static func sleepers(in stage: RequestStage) -> Int { stage == .nextPage ? 3 : 1 }

  @Test(arguments: RequestStage.allCases, [Fault.unavailable, .signInPage])
  func recoveredServerIsRetriedAutomatically(stage: RequestStage, fault: Fault) async throws {
    try await FaultTestEnvironment.with { world in
      let visit = try FaultScenario(to: stage, in: world)
      defer { visit.end() }
      try await visit.trigger(fault)
      #expect(visit.model.errorMessage == fault.sentence)
      try visit.repair(fault)
      // Cancel the preview behind the entry, because it may also sleep on this clock.
      if !stage.isInList { visit.model.preview.cancel() }
      await visit.viewClock.sleepers(Self.sleepers(in: stage))

      visit.viewClock.advance(by: Self.pauses.first)
      await visit.waitForChange { visit.model.errorMessage.isEmpty }

      #expect(visit.missing(of: stage.content) == [])
    }
  }

  @Test func automaticRetryRepeatsWhileServerIsDown() async throws {
    let stage = RequestStage.firstPage
    let fault = Fault.unavailable
    try await FaultTestEnvironment.with { world in
      let visit = try FaultScenario(to: stage, in: world)
      defer { visit.end() }
      try await visit.trigger(fault)
      await visit.viewClock.sleepers(1)

      visit.viewClock.advance(by: Self.pauses.first)
      await visit.viewClock.sleepers(1)
      #expect(visit.statusLine == fault.sentence)
      #expect(world.requests(of: stage.path) == 2 * fault.tries)
      try visit.repair(fault)
      visit.viewClock.advance(by: Self.pauses.second)
      await visit.waitForChange { visit.model.errorMessage.isEmpty }

      #expect(visit.missing(of: stage.content) == [])
    }
  }

  /// After a 404 response, a restarted program sends no request for ten minutes, and one request
  /// afterwards.
  @Test(arguments: RequestStage.allCases.filter { !$0.isInList })
  func missingEntryIsNotFetchedAgainForTenMinutes(stage: RequestStage) async throws {
    let fault = Fault.notFound
    try await FaultTestEnvironment.with { world in
      let first = try FaultScenario(to: stage, in: world)
      let second = try FaultScenario(to: stage, in: world)
      defer {
        first.end()
        second.end()
      }
      try await first.trigger(fault)
      try first.repair(fault)

      world.time.advance(by: 599)
      await second.approach()
      await second.enter()
      #expect([first.statusLine, second.statusLine] == [fault.sentence, fault.sentence])
      #expect(world.requests(of: stage.path) == 1)

      world.time.advance(by: 1)
      second.press(.character("r"))
      await second.settle()
      #expect(second.missing(of: stage.kept + stage.content) == [])
      #expect(world.requests(of: stage.path) == 2)
    }
  }

  @Test func repeatedPageEndsTheListAndRetryKeyRecovers() async throws {
    let stage = RequestStage.nextPage
    try await FaultTestEnvironment.with { world in
      let visit = try FaultScenario(to: stage, in: world)
      defer { visit.end() }
      await visit.approach()
      world.server.script(stage.path, .json(RequestStage.firstPage.body))
      await visit.enter()
      #expect(visit.statusLine == "The list ended early: 2 of 3. Press r to retry.")
      #expect(visit.missing(of: stage.kept) == [])

      world.server.script(all: RequestStage.healthy)
      visit.press(.character("r"))
      await visit.settle()

      #expect(visit.model.errorMessage == "")
      #expect(visit.missing(of: stage.kept + stage.content) == [])
    }
  }

  /// A missing list may come back, so the 404 response isn't remembered.
  @Test(arguments: RequestStage.allCases.filter { $0.isInList })
  func missingListIsFetchedAgainAtOnce(stage: RequestStage) async throws {
    let fault = Fault.notFound
    try await FaultTestEnvironment.with { world in
      let visit = try FaultScenario(to: stage, in: world)
      defer { visit.end() }
      try await visit.trigger(fault)
      #expect(visit.statusLine == fault.sentence)
      try visit.repair(fault)

      visit.press(.character("r"))
      await visit.settle()

      #expect(visit.missing(of: stage.kept + stage.content) == [])
      #expect(world.requests(of: stage.path) == 2)
    }
  }
}
