import Foundation
import TestSupport
import Testing

/// Tests of the command `pokedex cache fill`, in a script and in a terminal.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct FillScriptTests {
  private static let list = "/api/v2/pokemon?offset=0&limit=100000"
  private static let emptyList = #"{"count": 0, "next": null, "previous": null, "results": []}"#

  /// Returns a server that has data only for the first two species.
  private func server() throws -> LoopbackServer {
    try LoopbackServer([
      Self.list: .json(Self.emptyList),
      "/api/v2/pokemon-species/1": .json(Fixture.species(id: 1)),
      "/api/v2/pokemon-species/2": .json(Fixture.species(id: 2)),
    ])
  }

  @Test func numberOfCachedEntriesIsReported() async throws {
    let (server, folder) = (try server(), try CacheFolder())
    defer { server.stop() }
    let arguments = ["cache", "fill", "--limit", "3", "--api", server.baseURL]

    let first = try await Executable.run(arguments, in: folder)
    let second = try await Executable.run(arguments + ["--json"], in: folder)

    #expect(first.output == "Cached: 2 of 3, 2 of them new. The server has nothing for 1.\n")
    #expect(first.errors.isEmpty && first.code == 0)
    let values = try JSONSerialization.jsonObject(with: Data(second.output.utf8))
    #expect(
      values as? NSDictionary
        == ["total": 3, "fetched": 0, "kept": 2, "absent": 1, "failed": 0])
  }

  @Test func missingNetworkIsReportedWithExitCodeOne() async throws {
    let unreachableServer = ["cache", "fill", "--api", "http://127.0.0.1:1/api/v2"]

    let outcome = try await Executable.run(unreachableServer)

    #expect(outcome.errors == "pokedex: Can't reach PokéAPI.\n")
    #expect(outcome.output.isEmpty && outcome.code == 1)
  }

  @Test func fillingWithoutCacheFails() async throws {
    let server = try server()
    defer { server.stop() }

    let outcome = try await Executable.run(
      ["cache", "fill", "--limit", "1", "--api", server.baseURL],
      environment: ["XDG_CACHE_HOME": nil, "HOME": nil])

    #expect(outcome.errors == "pokedex: No cache: there is no home folder for it.\n")
    #expect(outcome.output.isEmpty && outcome.code == 1)
  }

  @Test func terminalShowsProgress() throws {
    let server = try server()
    defer { server.stop() }

    let terminal = try PtyTerminal(["cache", "fill", "--limit", "2", "--api", server.baseURL])

    #expect(try terminal.output(upTo: "2 of 2").contains("\r"))
    try terminal.output(upTo: "Cached: 2 of 2, 2 of them new.")
    #expect(try terminal.end() == .exit(0))
  }

  @Test func controlCStopsFilling() throws {
    let server = try LoopbackServer([Self.list: .held(.json(Self.emptyList))])
    defer { server.stop() }
    let terminal = try PtyTerminal(["cache", "fill", "--api", server.baseURL])
    try terminal.output(upTo: "loading…")

    try terminal.sendText("\u{3}")

    try terminal.output(upTo: "stopped; what was fetched is kept")
    #expect(try terminal.end() == .exit(130))
  }
}
