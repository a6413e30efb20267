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

  static let mistakes: [(arguments: [String], english: String, japanese: String)] = [
    (
      ["cache"], "cache needs one of status, verify, clear, fill",
      "cache には status, verify, clear, fill のどれかが必要です"
    ),
    (
      ["cache", "frobnicate"],
      "there is no “cache frobnicate”; the commands are status, verify, clear, fill",
      "「cache frobnicate」というコマンドはありません。使えるコマンド：status, verify, clear, fill"
    ),
    (
      ["cache", ""], "there is no “cache ”; the commands are status, verify, clear, fill",
      "「cache 」というコマンドはありません。使えるコマンド：status, verify, clear, fill"
    ),
    (
      ["cache", "Status"],
      "there is no “cache Status”; the commands are status, verify, clear, fill",
      "「cache Status」というコマンドはありません。使えるコマンド：status, verify, clear, fill"
    ),
    (["cache", "clear", "now"], "cache takes no “now”", "cache に「now」は指定できません"),
    (
      ["cache", "verify", "--pictures"], "--pictures works only with the commands cache fill",
      "--pictures はコマンド cache fill でだけ使えます"
    ),
    (
      ["cache", "status", "--limit", "2"], "--limit works only with the commands cache fill",
      "--limit はコマンド cache fill でだけ使えます"
    ),
    (
      ["cache", "fill", "--limit", "0"], "“0” is not a number of rows; give 1 or more",
      "「0」は行数ではありません。1以上の数が必要です"
    ),
    (
      ["cache", "fill", "--demo"], "cache fill and --demo can't be combined; give only one",
      "cache fill と --demo は同時に指定できません。どちらか一つにしてください"
    ),
    (["paths", "x"], "paths takes no “x”", "paths に「x」は指定できません"),
    (["list", "--log"], "--log needs FILE", "--log には FILE が必要です"),
    (["--log", "--"], "--log needs FILE", "--log には FILE が必要です"),
  ]

  @Test(arguments: mistakes)
  func errorNamesTheMistake(arguments: [String], english: String, japanese: String) {
    for (locale, sentence) in [("C", english), ("ja_JP.UTF-8", japanese)] {
      let error = #expect(throws: UsageError.self) { try parse(arguments, ["LANG": locale]) }

      #expect(error?.sentence == sentence)
    }
  }

  private func parse(
    _ arguments: [String], _ environment: Environment = [:]
  ) throws -> Invocation {
    try CommandLineParser.parse(arguments, environment: environment)
  }
}
