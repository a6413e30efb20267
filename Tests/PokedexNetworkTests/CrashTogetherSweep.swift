import PokemonAPI
import TestSupport
import Testing

/// Tests several programs that share one cache and run at the same time.
@Suite(.timeLimit(.minutes(20)))
struct CrashTogetherSweep {
  /// The cache is deleted before each round, because programs are most likely to conflict while
  /// they create it.
  @Test func concurrentProgramsShareOneCacheCorrectly() async throws {
    let server = try RecordedServer()
    defer { server.stop() }
    let folder = try CacheFolder()
    let show = try Show(server, count: 12)
    let expected = try await show.bundled(in: folder)
    #expect(expected.code == 0 && !expected.output.isEmpty)

    for _ in 0..<Sweep.amount(5, everyday: 2) {
      try folder.empty()
      for outcome in try await four(show, in: folder) {
        #expect(outcome.output == expected.output && outcome.code == 0)
        // A program that has waited too long for the others does without the cache, and says so.
        #expect(["", "pokedex: No cache: another program is using it.\n"].contains(outcome.errors))
      }

      let report = try folder.verify()
      #expect(report.answers == 24)
      #expect(report.damage == [] && report.unreadable == [])
    }

    server.forgetRequests()
    #expect(try await Executable.run(show.arguments, in: folder) == expected)
    #expect(server.paths == [])
  }

  private func four(_ show: Show, in folder: CacheFolder) async throws -> [Executable.Outcome] {
    try await withThrowingTaskGroup(of: Executable.Outcome.self) { group in
      for _ in 0..<4 {
        group.addTask { try await Executable.run(show.arguments, in: folder) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}
