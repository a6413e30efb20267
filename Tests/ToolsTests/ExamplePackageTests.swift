import Foundation
import TestSupport
import Testing

/// Tests of an example package that uses this package as a library. These tests don't build the
/// example; `.ci/run` does. Building it in its own folder takes longer than all everyday tests.
@Suite("The example package", .onOwnThreads)
struct ExamplePackageTests {
  private static let program = ".build/example/debug/Example"

  @Test(.needs(file: program)) func exampleReadsBundle() throws {
    let outcome = try Tool.run(Self.program, [])

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("listed: bulbasaur ivysaur\n"))
    #expect(outcome.output.contains("fetched: Bulbasaur grass poison HP 45\n"))
    #expect(outcome.output.contains("refused: There is no move “erthquake”."))
    #expect(outcome.output.contains("ghost on psychic in 1: 0 %\n"))
    #expect(!outcome.output.contains("from the server"))
  }

  @Test(.needs(file: program)) func exampleReadsFromServer() throws {
    let server = try LoopbackServer([
      "/api/v2/pokemon?offset=0&limit=2": .json(Fixture.list),
      "/api/v2/pokemon/leafling": .json(Fixture.pokemon),
      "/api/v2/pokemon-species/1": .json(Fixture.species),
    ])
    defer { server.stop() }

    let outcome = try Tool.run(Self.program, [server.baseURL])

    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("listed: leafling leafling-mega\n"))
    #expect(outcome.output.contains("fetched: Leafling grass unknown HP 10\nfrom the server\n"))
  }
}
