import Foundation
import TestSupport
import Testing

/// Tests of the executable's cache, log and other files, without a terminal.
@Suite(.timeLimit(.minutes(5)))
struct CacheScriptTests {
  /// The options that select an unreachable server. Nothing listens on port 1 of the loopback
  /// interface.
  private static let unreachableServer = ["--live", "--api", "http://127.0.0.1:1/api/v2"]
  private static let damaged =
    "its file is damaged; run “pokedex cache clear”"

  private let folder: CacheFolder

  init() throws {
    folder = try CacheFolder()
  }

  @Test func pathsArePrintedAsJSON() async throws {
    let outcome = try await Executable.run(
      ["paths", "--json", "--log", "/nowhere/log"], in: folder)

    let paths = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(
      paths as? NSDictionary
        == [
          "cache": folder.file, "config": folder.path(of: "config/pokedex/config.toml"),
          "damaged_cache": NSNull(), "log": "/nowhere/log",
          "state": folder.path(of: "state/pokedex/state"), "user_data": folder.userFile,
          "user_backups": NSArray(),
        ])
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0)
  }

  @Test(arguments: [
    ("status", "Answers  0\n"), ("verify", "Answers checked: 0. All are intact.\n"),
    ("clear", "Answers removed: 0 (0 B).\n"),
  ])
  func cacheCommandDoesNotCreateCache(command: String, text: String) async throws {
    let outcome = try await Executable.run(["cache", command], in: folder)

    #expect(outcome.output.contains(text))
    #expect(outcome.errors.isEmpty)
    #expect(outcome.code == 0)
    #expect(try folder.contents == [])
  }

  @Test func requestCreatesCache() async throws {
    let outcome = try await Executable.run(
      ["show", "25"] + Self.unreachableServer, in: folder)

    #expect(outcome.errors == "pokedex: Can't reach PokéAPI.\n")
    #expect(try folder.contents.contains("pokedex/cache.sqlite"))
    let status = try await Executable.run(["cache", "status", "--json"], in: folder)
    let values = try JSONSerialization.jsonObject(with: Data(status.output.utf8))
    #expect((values as? [String: Any])?["path"] as? String == folder.file)
    #expect((values as? [String: Any])?["answers"] as? Int == 0)
  }

  @Test(arguments: [
    ["list", "--demo"], ["show", "25", "--demo"], ["list"], ["show", "25", "--json"],
  ])
  func commandWithoutRequestsCreatesNoFile(arguments: [String]) async throws {
    let outcome = try await Executable.run(arguments, in: folder)

    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(try folder.contents == [])
  }

  @Test(arguments: [nil, "", "relative"], [nil, ""])
  func cacheCommandReportsMissingHome(xdg: String?, home: String?) async throws {
    for command in ["status", "verify", "clear"] {
      let outcome = try await Executable.run(
        ["cache", command], environment: ["XDG_CACHE_HOME": xdg, "HOME": home])

      #expect(outcome.code == 1)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errors
          == "pokedex: The cache can't be used: there is no home folder for it.\n")
    }
  }

  @Test(arguments: [["list", "--demo"], ["show", "25", "--demo"], ["list"]])
  func bundleIsAvailableWithoutHome(arguments: [String]) async throws {
    let outcome = try await Executable.run(arguments, environment: ["XDG_CACHE_HOME": nil])

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Pikachu"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func serverIsRequestedWithoutHome() async throws {
    let outcome = try await Executable.run(
      ["show", "25"] + Self.unreachableServer, environment: ["XDG_CACHE_HOME": nil])

    #expect(
      outcome.errors == """
        pokedex: No cache: there is no home folder for it.
        pokedex: Can't reach PokéAPI.

        """)
    #expect(outcome.code == 1)
  }

  @Test(arguments: ["status", "verify"])
  func damagedCacheIsReportedInOneSentence(command: String) async throws {
    try folder.damage()

    let outcome = try await Executable.run(["cache", command], in: folder)

    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "pokedex: The cache can't be used: \(Self.damaged).\n")
    #expect(outcome.code == 1)
  }

  @Test func damagedCacheIsSetAsideAndReportedBeforeError() async throws {
    try folder.damage()

    let outcome = try await Executable.run(
      ["show", "bulbasaur"] + Self.unreachableServer, in: folder)

    #expect(outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("pokedex: The cache was damaged. It is now …") == true)
    #expect(lines.first?.hasSuffix("/cache.sqlite.damaged, and a new one was started.") == true)
    #expect(lines.last == "pokedex: Can't reach PokéAPI.")
    #expect(outcome.code == 1)
    #expect(try folder.contents.filter { $0.hasSuffix(".damaged") }.count == 1)
  }

  @Test(arguments: ["status", "verify", "clear"])
  func foreignFileIsNotTouched(command: String) async throws {
    let photos = Data(String(repeating: "photographs ", count: 1000).utf8)
    try folder.put(photos)

    let outcome = try await Executable.run(["cache", command], in: folder)

    #expect(outcome.errors.hasSuffix(" is not a cache of this user's pokedex; move it away.\n"))
    #expect(outcome.code == 1)
    #expect(try Data(contentsOf: URL(filePath: folder.file)) == photos)
  }

  /// The program must not write any other files. Foundation used to store cookies in
  /// ~/.local/share.
  @Test func onlyPathsListedByPathsCommandAreWritten() async throws {
    _ = try await Executable.run(
      ["show", "25"] + Self.unreachableServer, in: folder,
      environment: ["HOME": folder.url.path, "XDG_CACHE_HOME": nil])

    let files = try folder.contents.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
    #expect(files == [".cache", ".cache/pokedex", ".cache/pokedex/cache.sqlite"])
    for (path, mode) in zip(files, [0o700, 0o700, 0o600]) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: path))
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
    }
  }

  @Test(arguments: ["dear diary\n", "2026-11-21 12:32 bought bread\n"])
  func foreignFileIsNotUsedAsLog(text: String) async throws {
    let diary = folder.path(of: "diary")
    try Data(text.utf8).write(to: URL(filePath: diary))

    let outcome = try await Executable.run(
      ["show", "25", "--log", diary] + Self.unreachableServer, in: folder)

    #expect(outcome.errors.contains("can't write the log"))
    #expect(outcome.code == 1)
    #expect(try String(contentsOfFile: diary, encoding: .utf8) == text)
  }

  @Test func logIsAppendedAndReadableOnlyByUser() async throws {
    let log = folder.path(of: "log")

    for _ in 1...2 {
      _ = try await Executable.run(
        ["show", "25", "--log", log] + Self.unreachableServer, in: folder)
    }

    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.count >= 2)
    let attributes = try FileManager.default.attributesOfItem(atPath: log)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func damagedCacheCanBeCleared() async throws {
    try folder.damage()

    let outcome = try await Executable.run(["cache", "clear"], in: folder)

    #expect(outcome.output == "Answers removed: 0 (1.5 kB).\n")
    #expect(outcome.code == 0)
    #expect(try folder.contents == ["pokedex"])
  }

  @Test(arguments: [["list"], ["show", "25"] + unreachableServer, []])
  func unwritableLogIsReportedFirst(arguments: [String]) async throws {
    let log = folder.url.path + "/missing/log"

    let outcome = try await Executable.run(
      arguments + ["--log", log], in: folder)

    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("pokedex: can't write the log …"))
    #expect(outcome.errors.hasSuffix("/missing/log\n"))
    #expect(outcome.code == 1)
    #expect(try folder.contents == [])
  }

  @Test func logHasOneLinePerAttempt() async throws {
    let log = folder.url.path + "/log"

    _ = try await Executable.run(
      ["show", "25"] + Self.unreachableServer,
      in: folder,
      environment: ["POKEDEX_LOG": log])

    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(
      lines.allSatisfy {
        $0.contains(" GET http://127.0.0.1:1/api/v2/") && $0.contains(" status=no-network ")
      })
  }

  @Test(arguments: [
    (["cache"], "cache needs one of status, verify, clear, fill"),
    (
      ["cache", "frobnicate"],
      "there is no “cache frobnicate”; the commands are status, verify, clear, fill"
    ),
    (["cache", "clear", "now"], "cache takes no “now”"), (["paths", "x"], "paths takes no “x”"),
  ])
  func wrongUsageIsReportedInOneSentence(arguments: [String], sentence: String) async throws {
    let outcome = try await Executable.run(arguments)

    #expect(outcome.errors == "pokedex: \(sentence)\n")
    #expect(outcome.code == 2)
  }
}
