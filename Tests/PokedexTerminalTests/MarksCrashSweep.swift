import Foundation
import PokedexModel
import TestSupport
import Testing
import UserStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Repeatedly kills the program while it writes marks and a team.
@Suite(.timeLimit(.minutes(20)), .seeded)
struct MarksCrashSweep {
  private static let kills = Sweep.amount(1000, everyday: 12)
  /// The number of records in one change. The program must save all of them or none.
  private static let batch = 3

  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  @Test func confirmedChangesSurviveCrashes() async throws {
    var random = SeededGenerator()
    var written: [MarkRecord] = []
    let first = try await run(0, until: nil)
    written = records(of: 0)
    var lastTeam = paste(of: 0)
    #expect(first.code == 0)
    var (kills, round, savedKills) = (0, 1, 0)
    // How many turns the loop in `run` takes depends on the machine's load. Every run that isn't
    // killed therefore measures it again.
    var turns = first.turns

    while kills < Self.kills, round < 10 * Self.kills {
      let outcome = try await run(round, until: .random(in: 0...turns, using: &random))
      let database = try UserDatabase(path: folder.userFile)
      let found = Set(try database.records())
      let new = records(of: round)
      let isSaved = found.isSuperset(of: new)
      let team = try database.team(named: "Team")?.text

      if outcome.code == nil { kills += 1 } else { turns = outcome.turns }
      #expect(isSaved || outcome.code != 0, "round \(round) was confirmed and is lost")
      if isSaved { written = merged(written, with: new) }
      if isSaved, outcome.code == nil { savedKills += 1 }
      if isSaved { lastTeam = paste(of: round) }
      try #require(
        found == Set(written) && team == lastTeam,
        "round \(round): all of a change or nothing of it")
      round += 1
    }

    #expect(kills == Self.kills)
    let database = try UserDatabase(path: folder.userFile)
    while try !database.undo().isEmpty {}
    #expect(try database.records() == [], "undone to the beginning")
    #expect(try database.teams() == [], "undone to the beginning")
  }

  /// Returns the text of the only team. Every round saves it again with another text.
  private func paste(of round: Int) -> String { "Round \(round) (Mew)\n" }

  /// Returns three records whose note contains the number of the round.
  private func records(of round: Int) -> [MarkRecord] {
    (0..<Self.batch).map { index in
      MarkRecord(
        pokemon: 1 + (round * Self.batch + index) % 300, game: nil, marks: Marks([.caught]),
        note: Note("round \(round)") ?? .none)
    }
  }

  private func merged(_ records: [MarkRecord], with new: [MarkRecord]) -> [MarkRecord] {
    records.filter { old in !new.contains { $0.pokemon == old.pokemon } } + new
  }

  /// Imports the records of a round. While the program runs, a loop checks in each of its turns
  /// whether the program has ended.
  ///
  /// - Parameter killTurn: The number of turns after which the program is killed. Nil if it isn't
  ///   killed.
  /// - Returns: The exit code, or nil if the program was killed; and the number of turns of the
  ///   loop.
  private func run(_ round: Int, until killTurn: Int?) async throws -> (code: Int32?, turns: Int) {
    let file = folder.path(of: "round.tsv")
    let lines = records(of: round).map { "\($0.pokemon)\tcaught\t\($0.note.text)\n" }
    let team = "\t\t\tTeam\tRound \(round) (Mew)\\n\n"
    try ("id\tmarks\tnote\tteam\tpaste\n" + lines.joined() + team).write(
      toFile: file, atomically: true, encoding: .utf8)
    let child = try ChildProcess(
      Executable.path, ["marks", "import", file],
      environment: ["LANG": "C.UTF-8", "XDG_DATA_HOME": folder.dataHome])
    var turns = 0
    while !child.hasEnded {
      if turns == killTurn { kill(child.id, SIGKILL) }
      turns += 1
      await Task.yield()
    }
    return (child.wait().code, turns)
  }
}
