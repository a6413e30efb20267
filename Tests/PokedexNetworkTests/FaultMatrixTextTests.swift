import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that escape sequences from a server don't reach the terminal.
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized)
struct FaultMatrixTextTests {
  /// Escape sequences that clear the screen, set the window's title and make all text red, and a
  /// character that reverses the writing direction.
  private static let escapes = #"\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e"#

  /// Responses in which every name and text begins with escape sequences.
  private static let hostile = RequestStage.healthy.mapValues { script -> LoopbackServer.Script in
    guard case .reply(_, let body, _) = script else { return script }
    return .json(
      ["name", "genus", "flavor_text", "form_name"].reduce(body) { body, key in
        body.replacing(#""\#(key)": ""#, with: #""\#(key)": "\#(escapes)"#)
      })
  }

  @Test(arguments: RequestStage.allCases)
  func textsAreShownWithoutTheirEscapeSequences(stage: RequestStage) async throws {
    try await FaultTestEnvironment.with { world in
      world.server.script(all: Self.hostile)
      let live = try FaultScenario(to: stage, in: world)
      await live.approach()
      await live.enter()
      live.end()
      world.server.script(all: RequestStage.dead)
      let kept = try FaultScenario(to: stage, in: world)
      await kept.approach()
      await kept.enter()
      kept.end()

      for visit in [live, kept] {
        #expect(visit.missing(of: stage.kept + stage.content) == [])
        #expect(visit.rows.filter { $0.contains("owned") || $0.contains("31m") } == [])
        #expect(visit.rows.filter(\.hasControls) == [])
      }
    }
  }
}

extension String {
  /// Whether the text contains control or format characters, which a terminal interprets instead of
  /// showing.
  fileprivate var hasControls: Bool {
    unicodeScalars.contains {
      [.control, .format].contains($0.properties.generalCategory)
    }
  }
}
