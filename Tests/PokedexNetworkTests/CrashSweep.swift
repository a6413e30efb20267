import Foundation
import PokemonAPI
import SQLite
import TestSupport
import Testing

/// Repeatedly kills the program while it writes its cache.
@Suite(.timeLimit(.minutes(20)), .seeded)
struct CrashSweep {
  private static let kills = Sweep.amount(100, everyday: 8)
  /// The maximum number of runs. Some programs end before they can be killed, so more runs than
  /// kills are needed.
  private static let maxRounds = 400
  /// The number of runs after which the cache is removed. Otherwise later runs would have nothing
  /// to write.
  private static let roundsUntilCold = Sweep.amount(10, everyday: 3)

  @Test func cacheIsIntactAfterEachKill() async throws {
    let server = try RecordedServer()
    defer { server.stop() }
    let folder = try CacheFolder()
    let show = try Show(server, count: 40)
    var (kills, answers, mostAnswers) = (0, 0, 0)
    var random = SeededGenerator()

    for round in 0..<Self.maxRounds {
      if kills == Self.kills { break }
      if round.isMultiple(of: Self.roundsUntilCold) {
        try folder.empty()
        answers = 0
      }
      let death = Executable.KillPoint(
        answers: .random(in: 1...3, using: &random), turns: .random(in: 0...300, using: &random))
      let outcome = try await Executable.run(show.arguments, in: folder, until: death)

      if outcome.code == nil { kills += 1 }
      let report = try folder.verify()
      try #expect(integrity(of: folder.file) == ["ok"], "round \(round), \(death)")
      #expect(report.damage == [] && report.unreadable == [], "round \(round), \(death)")
      #expect(report.answers >= answers, "round \(round), \(death): something got lost")
      answers = report.answers
      mostAnswers = max(mostAnswers, answers)
    }

    #expect(kills == Self.kills)
    // The last run may have written nothing, for example if the cache had just been removed. At
    // least one run must have written something.
    #expect(mostAnswers > 0)
    let survivor = try await Executable.run(show.arguments, in: folder)
    #expect(try await survivor == show.bundled(in: folder))
  }

  private func integrity(of file: String) throws -> [String] {
    try Database(path: file).rows("PRAGMA integrity_check") { $0.text(0) ?? "" }
  }
}

/// The command `pokedex show` with entries that the server has recordings of.
struct Show: Sendable {
  private let command: [String]
  private let source: [String]

  /// - Parameter count: The number of entries.
  init(_ server: RecordedServer, count: Int = 10) throws {
    let ids = try RecordedServer.ids(of: "pokemon").prefix(count).map(String.init)
    // Other figures are as in the newest game in the bundle, but not on the server.
    command = ["show"] + ids + ["--json", "--fields", "name,types,stats,abilities,species"]
    source = ["--live", "--api", server.baseURL]
  }

  var arguments: [String] { command + source }

  /// Returns the expected result: the output for the same entries from the bundle.
  func bundled(in folder: CacheFolder) async throws -> Executable.Outcome {
    try await Executable.run(command + ["--demo"], in: folder)
  }
}
