import PokedexFeatures
import TerminalUI
import TestSupport
import Testing

@testable import PokemonAPI

/// What passes is asked for again without a key; what is final is not.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized)
struct FaultMatrixMendingTests {
  /// The mender's first pause, and its second one.
  private static let pauses = (first: Duration.seconds(5), second: Duration.seconds(10))

  private static let passing = Fault.all.filter {
    ["503", "a page to sign in on"].contains($0.name)
  }

  /// How many wait for the view models' clock: the mender, and in a list a preview and what is fetched
  /// ahead.
  private static func sleepers(in place: FaultPlace) -> Int { place == .nextPage ? 3 : 1 }

  @Test(arguments: FaultPlace.allCases, [Fault.unavailable, .signInPage])
  func serverThatIsBackIsFoundWithoutAKey(place: FaultPlace, fault: Fault) async throws {
    try await FaultWorld.with { world in
      let visit = try FaultVisit(to: place, in: world)
      defer { visit.end() }
      try await visit.meet(fault)
      #expect(visit.model.errorMessage == fault.sentence)
      try visit.mend(fault)
      // Behind an entry a preview may wait, too.
      if !place.isInList { visit.model.preview.cancel() }
      await visit.viewClock.sleepers(Self.sleepers(in: place))

      visit.viewClock.advance(by: Self.pauses.first)
      await visit.change { visit.model.errorMessage.isEmpty }

      #expect(visit.missing(of: place.content) == [])
    }
  }

  @Test func serverThatIsStillDownIsAskedAgainLater() async throws {
    let place = FaultPlace.firstPage
    let fault = Fault.unavailable
    try await FaultWorld.with { world in
      let visit = try FaultVisit(to: place, in: world)
      defer { visit.end() }
      try await visit.meet(fault)
      await visit.viewClock.sleepers(1)

      visit.viewClock.advance(by: Self.pauses.first)
      await visit.viewClock.sleepers(1)
      #expect(visit.statusLine == fault.sentence)
      #expect(world.requests(of: place.path) == 2 * fault.tries)
      try visit.mend(fault)
      visit.viewClock.advance(by: Self.pauses.second)
      await visit.change { visit.model.errorMessage.isEmpty }

      #expect(visit.missing(of: place.content) == [])
    }
  }

  /// By the program started anew; and once more when it may have changed.
  @Test(arguments: FaultPlace.allCases.filter { !$0.isInList })
  func missingEntryIsNotAskedForWithinTenMinutes(place: FaultPlace) async throws {
    let fault = Fault.notFound
    try await FaultWorld.with { world in
      let first = try FaultVisit(to: place, in: world)
      let second = try FaultVisit(to: place, in: world)
      defer {
        first.end()
        second.end()
      }
      try await first.meet(fault)
      try first.mend(fault)

      world.time.advance(by: 599)
      await second.approach()
      await second.enter()
      #expect([first.statusLine, second.statusLine] == [fault.sentence, fault.sentence])
      #expect(world.requests(of: place.path) == 1)

      world.time.advance(by: 1)
      second.press(.character("r"))
      await second.settle()
      #expect(second.missing(of: place.kept + place.content) == [])
      #expect(world.requests(of: place.path) == 2)
    }
  }

  /// A list that is away comes back: that it was is not remembered.
  @Test(arguments: FaultPlace.allCases.filter { $0.isInList })
  func missingListIsAskedForAtOnce(place: FaultPlace) async throws {
    let fault = Fault.notFound
    try await FaultWorld.with { world in
      let visit = try FaultVisit(to: place, in: world)
      defer { visit.end() }
      try await visit.meet(fault)
      #expect(visit.statusLine == fault.sentence)
      try visit.mend(fault)

      visit.press(.character("r"))
      await visit.settle()

      #expect(visit.missing(of: place.kept + place.content) == [])
      #expect(world.requests(of: place.path) == 2)
    }
  }
}
