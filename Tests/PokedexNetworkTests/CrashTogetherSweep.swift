import PokemonAPI
import TestSupport
import Testing

/// Runs several programs with one cache at the same time.
@Suite(
  .timeLimit(.minutes(20)),
  .needs(.pokeapi))
struct CrashTogetherSweep {
  /// The cache is created in each round: that is when the programs are most likely to conflict.
  @Test func fourAtOnceAnswerRightAndKeepWhatTheyLearn() async throws {
    let server = try SharedServer()
    defer { server.stop() }
    let folder = try CacheFolder()
    let show = try Show(server, count: 12)
    let right = try await show.bundled(in: folder)
    #expect(right.code == 0 && !right.output.isEmpty)

    for _ in 0..<Sweep.amount(5, everyday: 2) {
      try folder.empty()
      for outcome in try await four(show, in: folder) { #expect(outcome == right) }

      let report = try folder.verify()
      #expect(report.answers == 24)
      #expect(report.damage == [] && report.unreadable == [])
    }

    try server.reset()
    #expect(try await Executable.run(show.arguments, in: folder) == right)
    #expect(try server.paths() == [])
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
