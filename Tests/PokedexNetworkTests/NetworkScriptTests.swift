import PokedexTestSupport
import TestSupport
import Testing

/// Tests of the executable's requests to a server, without a terminal.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct NetworkScriptTests {
  @Test func noCacheNeitherReadsNorWritesTheCache() async throws {
    let (server, folder) = (try RecordedServer(), try CacheFolder())
    defer { server.stop() }
    let arguments = ["show", "25", "--live", "--api", server.baseURL]

    let first = try await Executable.run(arguments + ["--no-cache"], in: folder)
    #expect(first.code == 0)
    #expect(try folder.contents == [])

    _ = try await Executable.run(arguments, in: folder)
    server.forgetRequests()
    let again = try await Executable.run(arguments + ["--no-cache"], in: folder)
    #expect(again == first)
    #expect(server.paths.contains("/api/v2/pokemon/25"))
  }

  @Test func cacheCannotBeFilledWithoutCache() async throws {
    let outcome = try await Executable.run(["cache", "fill", "--no-cache"])

    #expect(
      outcome.errors
        == "pokedex: cache fill and --no-cache can't be combined; give only one\n")
    #expect(outcome.code == 2)
  }
}
