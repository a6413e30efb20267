import TestSupport
import Testing

@testable import PokemonAPI

/// A server that speaks to the terminal is not heard there.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized)
struct FaultMatrixTextTests {
  /// Clears the screen, sets the window's title, makes all red, turns the direction of writing.
  private static let escapes = #"\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e"#

  /// Every name and text begins with escape sequences.
  private static let hostile = FaultPlace.healthy.mapValues { script -> LoopbackServer.Script in
    guard case .reply(_, let body, _) = script else { return script }
    return .json(
      ["name", "genus", "flavor_text", "form_name"].reduce(body) { body, key in
        body.replacing(#""\#(key)": ""#, with: #""\#(key)": "\#(escapes)"#)
      })
  }

  @Test(arguments: FaultPlace.allCases)
  func textsAreShownWithoutTheirEscapeSequences(place: FaultPlace) async throws {
    try await FaultWorld.with { world in
      world.server.script(all: Self.hostile)
      let live = try FaultVisit(to: place, in: world)
      await live.approach()
      await live.enter()
      live.end()
      world.server.script(all: FaultPlace.dead)
      let kept = try FaultVisit(to: place, in: world)
      await kept.approach()
      await kept.enter()
      kept.end()

      for visit in [live, kept] {
        #expect(visit.missing(of: place.kept + place.content) == [])
        #expect(visit.rows.filter { $0.contains("owned") || $0.contains("31m") } == [])
        #expect(visit.rows.filter(\.hasControls) == [])
      }
    }
  }
}

extension String {
  /// Whether a terminal takes part of it for anything but text.
  fileprivate var hasControls: Bool {
    unicodeScalars.contains {
      [.control, .format].contains($0.properties.generalCategory)
    }
  }
}
