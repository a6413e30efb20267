import PokedexFeatures
import Testing

@testable import pokedex

@Suite("Command lines about files")
struct CacheCommandLineTests {
  static let commands: [(arguments: [String], command: any ShellCommand)] = [
    (["cache", "status"], CacheCommand.status), (["cache", "verify"], CacheCommand.verify),
    (["cache", "clear"], CacheCommand.clear), (["cache", "--", "clear"], CacheCommand.clear),
    (["--demo", "cache", "status"], CacheCommand.status), (["paths"], PathsCommand()),
    (["cache", "--help"], HelpCommand(subject: "cache")),
    (["cache", "fill"], CacheFill.Request()),
    (
      ["cache", "fill", "--pictures", "--limit", "20"],
      CacheFill.Request(withPictures: true, limit: 20)
    ),
  ]

  @Test(arguments: commands)
  func operandsSelectTheCommand(arguments: [String], command: any ShellCommand) throws {
    #expect(try parse(arguments).runs(command))
  }

  @Test(arguments: [["cache", "status"], ["cache", "verify"], ["cache", "clear"], ["paths"]])
  func cacheAndPathsAcceptJSON(arguments: [String]) throws {
    #expect(try parse(arguments + ["--json"]).json)
    #expect(try parse(["-j"] + arguments).json)
    #expect(try !parse(arguments).json)
  }

  static let logs: [(arguments: [String], variable: String?, log: String?)] = [
    ([], nil, nil), ([], "", nil), ([], "/a", "/a"), (["--log", "b"], nil, "b"),
    (["--log=b"], nil, "b"), (["--log", "b"], "/a", "b"), (["--log", "b", "--log", "c"], nil, "c"),
    (["--log", "-"], nil, "-"), (["paths", "--log", "b"], nil, "b"),
    (["--demo", "--log", "b"], nil, "b"),
  ]

  @Test(arguments: logs)
  func logOptionOverridesTheEnvironment(
    arguments: [String], variable: String?, log: String?
  ) throws {
    #expect(try parse(arguments, variable.map { ["POKEDEX_LOG": $0] } ?? [:]).log == log)
  }

  @Test func environmentSetsThePaths() throws {
    #expect(try parse([], ["XDG_CACHE_HOME": "/x"]).paths.cache == "/x/pokedex/cache.sqlite")
  }

  private func parse(
    _ arguments: [String], _ environment: Environment = [:]
  ) throws -> Invocation {
    try CommandLineParser.parse(arguments, environment: environment)
  }
}
