import TestSupport
import Testing

/// Tests which commands request an effect text. Port 1 of the loopback has no listener.
@Suite(.timeLimit(.minutes(5)))
struct EffectScriptTests {
  private static let nowhere = ["--api", "http://127.0.0.1:1/api/v2"]

  @Test(arguments: [["move", "surf"], ["ability", "levitate"], ["item", "light-ball"]])
  func onlyLiveAsks(command: [String]) async throws {
    let demo = try await Executable.run(command + ["--demo"])
    let usual = try await Executable.run(command + Self.nowhere)
    let live = try await Executable.run(command + Self.nowhere + ["--live"])

    #expect(demo.code == 0 && demo.errors.isEmpty)
    #expect(usual.code == 0 && usual.errors.isEmpty)
    #expect(usual.output == demo.output)
    #expect(live.code == 1)
    #expect(live.errors == "pokedex: Can't reach PokéAPI.\n")
  }

  @Test(arguments: [["type", "fire"], ["nature", "hardy"]])
  func whatHasNoEffectAsksNobody(command: [String]) async throws {
    let live = try await Executable.run(command + Self.nowhere + ["--live"])

    #expect(live.code == 0 && live.errors.isEmpty)
  }
}
