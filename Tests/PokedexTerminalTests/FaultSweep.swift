import Foundation
import PokedexModel
import TestSupport
import Testing
import UserStore

/// Makes system calls fail: for each kind of call the first, the second, the third and some later
/// ones. The program must not hang. It must end with a plain message and keep the user's data
/// intact.
@Suite(.timeLimit(.minutes(20)), .onOwnThreads, .seeded, .enabled(if: Faults.library != nil))
struct FaultSweep {
  private static let commands = [
    "list type:fire --demo", "show 1", "show 1 --demo", "show 1 --live",
    "config set theme dark",
    "config check", "marks set seen pikachu", "marks import marks.tsv", "marks export",
    "marks undo",
    "teams save snow team.txt", "cache status", "matchup pikachu mew",
  ]

  private let folder: CacheFolder
  private let server: LoopbackServer

  /// Creates a folder for a user with settings, marks and a team.
  init() async throws {
    folder = try CacheFolder()
    server = try LoopbackServer([
      "/api/v2/pokemon?offset=0&limit=100": .json(Fixture.list),
      "/api/v2/pokemon/1": .json(Fixture.pokemon),
      "/api/v2/pokemon-species/1": .json(Fixture.species),
      "/api/v2/evolution-chain/5": .json(Fixture.chain),
    ])
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "config/pokedex"), withIntermediateDirectories: true)
    for (file, text) in [
      ("config/pokedex/config.toml", "# mine\nunits = \"imperial\"\n"), ("team.txt", "Mew\n"),
      ("marks.tsv", "id\tmarks\tnote\n25\tcaught\ta note\n133\tseen\t\n"),
    ] {
      try text.write(toFile: folder.path(of: file), atomically: true, encoding: .utf8)
    }
    for words in ["marks set caught mew", "teams save rain team.txt"] {
      #expect(try await run(words, in: folder).code == 0)
    }
  }

  @Test(arguments: commands)
  func commandEndsAndReportsReason(words: String) async throws {
    defer { server.stop() }
    let before = try UserData(in: folder)
    let faultless = try copy()
    #expect(try await run(words, in: faultless).code == 0)
    let allowed = [before, try UserData(in: faultless)]
    var count = 0

    for fault in Sweep.some(Faults.all, oneIn: 15) {
      for turn in Faults.turns {
        let folder = try copy()
        let outcome = try await run(words, in: folder, fault, at: turn)

        let context = "\(words): \(turn). \(fault): \(outcome)"
        #expect([0, 1, 2].contains(outcome.code), "\(context)")
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("pokedex: ") } && lines.count <= 3, "\(context)")
        let hasOutput = !lines.isEmpty || !outcome.output.isEmpty || fault.kind.call == "write"
        #expect(outcome.code == 0 || hasOutput, "\(context)")
        #expect(allowed.contains(try UserData(in: folder)), "\(context)")
        guard folder.hasMark else { break }
        count += 1
      }
    }
    #expect(count > 0 || !Sweep.isWhole)
  }

  @Test(arguments: [["--demo"], ["--live"], []])
  func screenEndsAndRestoresTheTerminal(source: [String]) throws {
    defer { server.stop() }
    let before = try UserData(in: folder)

    for fault in Sweep.some(Faults.all, oneIn: 15) {
      for turn in Faults.turns.prefix(Sweep.amount(5, everyday: 2)) {
        let folder = try copy()
        let terminal = try PtyTerminal(
          source, environment: environment(folder, fault, at: turn).merging(folder.homePaths) { $1 }
        )
        while !terminal.written.contains("quit"), terminal.read(waiting: 2000) {}
        _ = terminal.offer("m2\r".utf8)
        // If the program doesn't end, `ending` is nil.
        let ending = try? terminal.end(pressing: "q")

        let context = "\(source): \(turn). \(fault): \(String(describing: ending))"
        #expect([.exit(0), .exit(1)].contains(ending), "\(context)")
        if fault.kind.call != "write" {
          #expect(terminal.leftovers(after: terminal.written) == [], "\(context)")
          #expect(ending == .exit(0) || terminal.written.contains("pokedex: "), "\(context)")
        }
        let after = try UserData(in: folder)
        #expect(after.records.isSuperset(of: before.records), "\(context)")
        #expect((after.config, after.teams) == (before.config, before.teams), "\(context)")
        guard folder.hasMark else { break }
      }
    }
  }

  /// Returns a copy of the user's folder for one run of the program.
  private func copy() throws -> CacheFolder {
    let copy = try CacheFolder()
    for name in ["config", "data", "marks.tsv", "team.txt"] {
      try FileManager.default.copyItem(atPath: folder.path(of: name), toPath: copy.path(of: name))
    }
    return copy
  }

  private func environment(
    _ folder: CacheFolder, _ fault: Faults.Fault?, at turn: Int
  ) -> [String: String] {
    let faults = fault.map { Faults.environment($0, at: turn, mark: folder.mark) } ?? [:]
    return faults.merging(["POKEDEX_API_URL": server.baseURL]) { $1 }
  }

  private func run(
    _ words: String, in folder: CacheFolder, _ fault: Faults.Fault? = nil, at turn: Int = 0
  ) async throws -> Executable.Outcome {
    let arguments = words.split(separator: " ").map { word in
      word.contains(".") ? folder.path(of: String(word)) : String(word)
    }
    return try await Executable.run(
      arguments, in: folder, environment: environment(folder, fault, at: turn), redirection: "")
  }
}

extension CacheFolder {
  fileprivate var mark: String { path(of: "mark") }
  fileprivate var hasMark: Bool { FileManager.default.fileExists(atPath: mark) }

  fileprivate var homePaths: [String: String] {
    [
      "XDG_CACHE_HOME": url.path, "XDG_CONFIG_HOME": path(of: "config"), "XDG_DATA_HOME": dataHome,
      "XDG_STATE_HOME": path(of: "state"),
    ]
  }
}

/// The user's settings, marks and teams, read from a folder.
private struct UserData: Equatable {
  let config: String
  let records: Set<MarkRecord>
  let teams: [String]

  init(in folder: CacheFolder) throws {
    config = try String(
      contentsOfFile: folder.path(of: "config/pokedex/config.toml"), encoding: .utf8)
    let database = try UserDatabase(path: folder.userFile)
    records = Set(try database.records())
    teams = try database.teams().map { $0.name + $0.text }
  }
}
