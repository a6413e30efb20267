import PokedexFeatures
import TerminalUI
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that the program shows cached data with its age if the network or the server fails.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized)
struct FaultMatrixOfflineTests {
  /// A failure 25 hours after the data was cached, and the expected messages.
  struct Outage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: LoopbackServer.Script
    let headerText: String
    let sentence: String
  }

  nonisolated private static let outages = [
    Outage(
      testDescription: "the cable is pulled", script: .reset, headerText: "cached 1 d, offline",
      sentence: "Can't reach PokéAPI. Press r to retry."),
    Outage(
      testDescription: "the server is down", script: .status(503), headerText: "cached 1 d",
      sentence: "PokéAPI answered with error 503. Press r to retry."),
    Outage(
      testDescription: "a page to sign in on", script: .json("<html>Sign in</html>"),
      headerText: "cached 1 d",
      sentence: "PokéAPI's answer could not be read. Press r to retry."),
  ]

  /// The time after which the program shows cached data if newer data hasn't arrived yet.
  private static let patience = Duration.seconds(3)

  /// Fetches everything up to and including the request of a stage, then lets 25 hours pass.
  private func fillStaleCache(_ stage: RequestStage, in world: FaultTestEnvironment) async throws {
    let visit = try FaultScenario(to: stage, in: world)
    await visit.approach()
    await visit.enter()
    #expect(visit.missing(of: stage.kept + stage.content) == [])
    visit.end()
    world.time.advance(by: 25 * 3600)
  }

  @Test(arguments: RequestStage.allCases, outages)
  func cachedDataIsShownDuringAnOutage(stage: RequestStage, outage: Outage) async throws {
    try await FaultTestEnvironment.with { world in
      try await fillStaleCache(stage, in: world)
      world.server.script(all: RequestStage.healthy.mapValues { _ in outage.script })

      let visit = try FaultScenario(to: stage, in: world)
      defer { visit.end() }
      await visit.approach()
      await visit.enter()

      let source = stage.source == .layered ? "bundled + " : ""
      #expect(visit.missing(of: stage.kept + stage.content) == [])
      #expect(visit.header.contains("  \(source)\(outage.headerText) · English"))
      #expect(visit.statusLine == outage.sentence)

      world.server.script(all: RequestStage.healthy)
      visit.press(.character("r"))
      #expect(visit.missing(of: stage.kept + stage.content) == [])
      await visit.settle()

      #expect(visit.missing(of: stage.kept + stage.content) == [])
      #expect(!visit.header.contains("1 d") && !visit.header.contains("offline"))
      #expect(visit.model.errorMessage == "")
    }
  }

  @Test func cachedListIsShownWhenServerStaysSilent() async throws {
    let stage = RequestStage.firstPage
    try await FaultTestEnvironment.with { world in
      try await fillStaleCache(stage, in: world)
      world.server.script(stage.path, .silence)

      let visit = try FaultScenario(to: stage, in: world)
      defer { visit.end() }
      let entering = Task { await visit.enter() }
      await world.server.arrival(of: 2)
      visit.clock.advance(by: Self.patience)
      await entering.value

      #expect(visit.missing(of: stage.content) == [])
      #expect(visit.header.contains("  cached 1 d, offline · English"))
      #expect(visit.statusLine == "PokéAPI took too long to answer. Press r to retry.")
    }
  }
}
