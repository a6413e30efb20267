import TestSupport
import Testing

/// Tests for the commands that request an effect text from the server. Nothing listens on port 1 of the
/// loopback interface, so a request fails.
@Suite(.timeLimit(.minutes(5)))
struct EffectScriptTests {
  private static let unreachableServer = ["--api", "http://127.0.0.1:1/api/v2"]

  @Test(arguments: [["move", "surf"], ["ability", "levitate"], ["item", "light-ball"]])
  func effectIsRequestedOnlyWithLiveOption(command: [String]) async throws {
    let demo = try await Executable.run(command + ["--demo"])
    let layered = try await Executable.run(command + Self.unreachableServer)
    let live = try await Executable.run(command + Self.unreachableServer + ["--live"])

    #expect(demo.code == 0 && demo.errors.isEmpty)
    #expect(layered.code == 0 && layered.errors.isEmpty)
    #expect(layered.output == demo.output)
    #expect(live.code == 1)
    #expect(live.errors == "pokedex: Can't reach PokéAPI.\n")
  }

  @Test(arguments: [["type", "fire"], ["nature", "hardy"]])
  func subjectWithoutEffectIsNotRequested(command: [String]) async throws {
    let live = try await Executable.run(command + Self.unreachableServer + ["--live"])

    #expect(live.code == 0 && live.errors.isEmpty)
  }
}
