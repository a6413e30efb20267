import PokedexFeatures
import TerminalUI
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests the message and the recovery for every combination of a fault and a request that can have
/// it.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized)
struct FaultMatrixTests {
  /// A fault, and the request that has it.
  struct Cell: Sendable, CustomTestStringConvertible {
    let stage: RequestStage
    let fault: Fault

    var testDescription: String { "\(stage.rawValue): \(fault.name)" }

    static let all = RequestStage.allCases.flatMap { stage in
      Fault.all.filter { $0.stages.contains(stage) }.map { Cell(stage: stage, fault: $0) }
    }
  }

  @Test(arguments: Cell.all)
  func faultIsReportedAndRetryKeyRecovers(cell: Cell) async throws {
    let (stage, fault) = (cell.stage, cell.fault)
    try await FaultTestEnvironment.with { world in
      let visit = try FaultScenario(to: stage, in: world)
      defer { visit.end() }

      try await visit.trigger(fault)

      #expect(visit.statusLine == fault.sentence)
      #expect(visit.missing(of: stage.kept) == [])
      #expect(visit.missing(of: stage.content) == stage.content)
      #expect(visit.clock.elapsed == fault.time)
      #expect(fault.requests(in: stage).contains(world.requests(of: stage.path)))
      // If the deadline has passed, don't count the attempts. The request may continue for a while,
      // and it is logged only when it has ended.
      if fault.time < LivePokemonAPI.defaultDeadline {
        #expect(world.tries(of: stage.path) == fault.tries)
      }

      try visit.repair(fault)
      if fault.isRemembered { world.time.advance(by: 600) }
      visit.press(.character("r"))
      #expect(visit.model.isLoading)
      await visit.settle()

      #expect(visit.model.errorMessage == "")
      #expect(visit.missing(of: stage.kept + stage.content) == [])
      #expect(!visit.header.contains("offline"))
    }
  }

  /// The program is restarted with the cache of the first run, while the server resets all
  /// connections.
  @Test(arguments: Cell.all)
  func faultyAnswerIsNotCached(cell: Cell) async throws {
    let (stage, fault) = (cell.stage, cell.fault)
    try await FaultTestEnvironment.with { world in
      let first = try FaultScenario(to: stage, in: world)
      try await first.trigger(fault)
      first.end()
      world.server.script(all: RequestStage.dead)

      let second = try FaultScenario(to: stage, in: world)
      defer { second.end() }
      await second.approach()
      await second.enter()

      let unreachable = "Can't reach PokéAPI. Press r to retry."
      let isRemembered = fault.isRemembered && !stage.isInList
      #expect(second.statusLine == (isRemembered ? fault.sentence : unreachable))
      #expect(second.missing(of: stage.kept) == [])
      #expect(second.missing(of: stage.content) == stage.content)
      #expect(second.clock.elapsed == .zero)
    }
  }
}
