import PokedexFeatures
import TerminalUI
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests each fault in each request: its message and its recovery.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized)
struct FaultMatrixTests {
  /// A fault in a request.
  struct Cell: Sendable, CustomTestStringConvertible {
    let place: RequestStage
    let fault: Fault

    var testDescription: String { "\(place.rawValue): \(fault.name)" }

    static let all = RequestStage.allCases.flatMap { place in
      Fault.all.filter { $0.places.contains(place) }.map { Cell(place: place, fault: $0) }
    }
  }

  @Test(arguments: Cell.all)
  func faultIsReportedAndRetryKeyRecovers(cell: Cell) async throws {
    let (place, fault) = (cell.place, cell.fault)
    try await FaultTestEnvironment.with { world in
      let visit = try FaultScenario(to: place, in: world)
      defer { visit.end() }

      try await visit.trigger(fault)

      #expect(visit.statusLine == fault.sentence)
      #expect(visit.missing(of: place.kept) == [])
      #expect(visit.missing(of: place.content) == place.content)
      #expect(visit.clock.elapsed == fault.time)
      #expect(fault.requests(in: place).contains(world.requests(of: place.path)))
      // After the deadline the request itself continues for a while, so its log line comes late.
      if fault.time < LivePokemonAPI.defaultDeadline {
        #expect(world.tries(of: place.path) == fault.tries)
      }

      try visit.repair(fault)
      if fault.isRemembered { world.time.advance(by: 600) }
      visit.press(.character("r"))
      #expect(visit.model.isLoading)
      await visit.settle()

      #expect(visit.model.errorMessage == "")
      #expect(visit.missing(of: place.kept + place.content) == [])
      #expect(!visit.header.contains("offline"))
    }
  }

  /// The program is restarted with the cache of the first run and without a server.
  @Test(arguments: Cell.all)
  func faultyAnswerIsNotCached(cell: Cell) async throws {
    let (place, fault) = (cell.place, cell.fault)
    try await FaultTestEnvironment.with { world in
      let first = try FaultScenario(to: place, in: world)
      try await first.trigger(fault)
      first.end()
      world.server.script(all: RequestStage.dead)

      let second = try FaultScenario(to: place, in: world)
      defer { second.end() }
      await second.approach()
      await second.enter()

      let unreachable = "Can't reach PokéAPI. Press r to retry."
      let isRemembered = fault.isRemembered && !place.isInList
      #expect(second.statusLine == (isRemembered ? fault.sentence : unreachable))
      #expect(second.missing(of: place.kept) == [])
      #expect(second.missing(of: place.content) == place.content)
      #expect(second.clock.elapsed == .zero)
    }
  }
}
