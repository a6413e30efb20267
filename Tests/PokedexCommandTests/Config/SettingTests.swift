import Foundation
import PokedexFeatures
import PokedexModel
import PokedexScreens
import PokedexText
import TerminalUI
import Testing

@testable import pokedex

/// What the config file says, and what goes before it.
@Suite("Settings")
struct SettingTests {
  static func config(_ text: String) -> Config {
    var config = Config(path: "/c/pokedex/config.toml")
    config.take(Array(text.utf8))
    return config
  }

  private func parse(
    _ arguments: [String], _ text: String, _ environment: Environment = [:]
  ) throws -> Invocation {
    try CommandLineParser.parse(
      arguments, environment: environment, config: Self.config(text))
  }

  /// What the file can't say for good, because it asks for something.
  static let once: [OptionRow.Option] = [.seed, .set, .help, .version]

  @Test func everyOptionHasItsPlaceInTheFile() {
    for row in OptionTable.options where !Self.once.contains(row.option) {
      switch row.setting {
      case .none: Issue.record("\(row.names[0])")
      case .key: #expect(SettingTable.settings.contains { $0.option == row.option })
      case .means(let value, let other):
        let setting = SettingTable.settings.first { $0.option == other }
        #expect(setting?.kind.choices?.contains(value) == true, "\(row.names[0])")
      }
    }
  }

  @Test func everySettingHasAKeyOfItsOwn() {
    let keys = SettingTable.settings.map(\.key)

    #expect(Set(keys).count == keys.count)
    #expect(keys.contains("language"))
    #expect(keys.contains("moves.columns"))
    #expect(keys.contains("show.game"))
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func theUsualFileIsSoundAsItStandsAndWithoutItsMarks(language: InterfaceLanguage) {
    let text = UsualConfig(language: language).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let name = line.dropFirst(2).prefix { $0.isASCII && ($0.isLetter || "-0".contains($0)) }
      let isSetting = line.hasPrefix("# ") && line.dropFirst(2 + name.count).hasPrefix(" = ")
      return isSetting ? String(line.dropFirst(2)) : String(line)
    }

    for text in [text, lines.joined(separator: "\n")] {
      let config = Self.config(text)
      let read = SettingsReader(config: config, language: .english).read()
      #expect(read.mistakes == [])
      #expect(read.keys.all.map(\.keys) == KeyTable.usual.all.map(\.keys))
    }
    let all = Self.config(lines.joined(separator: "\n")).values.map(\.key)
    #expect(
      Set(all)
        == Set(SettingTable.settings.map(\.key) + KeyTable.usual.names.map { "keys." + $0 }))
  }

  static let mistakes: [(text: String, mistake: String)] = [
    ("language = \"xx\"", "1: “xx” is not a language; they are en, ja, ja-hrkt, ko, zh-hans, "),
    ("\nuntis = \"metric\"", "2: there is no setting “untis”; did you mean units?"),
    ("frob = 1", "1: there is no setting “frob”; “pokedex config default” lists them"),
    ("units = \"feet\"", "1: units can't be “feet”; it is one of metric, imperial"),
    ("mouse = 1", "1: mouse can't be “1”; it is one of true, false"),
    ("mouse = 1.5", "1: mouse can't be “1.5”: that is neither a text, "),
    ("generation = 99", "1: “99” is no generation; they go from 1 to 9"),
    ("[list]\nlimit = 0", "2: “0” is no number of rows; it needs 1 or more"),
    ("[list]\ncolumns = [\"nmae\"]", "2: there is no column “nmae”; closest: name"),
    ("[moves]\nsort = [\"spee\"]", "2: "),
    ("[show]\ngame = \"purple\"", "2: there is no game “purple”; they are "),
    ("[show]\nwith = [\"moves\", \"all\"]", "2: --with knows no “all”; it knows moves, "),
    ("units = metric", "1: this is no TOML: "),
    ("[keys]\nsort = \"q\"", "2: q is already the key of keys.quit"),
    ("[keys]\nsrot = \"x\"", "2: there is no setting “keys.srot”; did you mean keys.sort?"),
    ("[keys]\nquit = []", "2: keys.quit needs a key"),
    ("[keys]\nup = \"5\"", "2: 5 begins a count; keys.up needs another key"),
    ("[keys]\nbox-keep = \"x\"", "2: x is text where one types; keys.box-keep needs another"),
    ("[keys]\nup = \"Strg-x\"", "2: “Strg-x” is no key; keys are letters, signs, "),
    ("[keys]\nup = 1.5", "2: “1.5” is no key; "),
    ("x = \"\\u001B[2J\"\n", "1: there is no setting “x”"),
    ("\"\\u001B[2J\" = 1", "1: there is no setting “\\u{1B}[2J”"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsNamedWithItsLineInOneLine(text: String, mistake: String) throws {
    let read = SettingsReader(config: Self.config(text), language: .english).read()

    #expect(read.mistakes.count == 1)
    let said = try #require(read.mistakes.first).text(in: "f")
    #expect(said.hasPrefix("f:" + mistake), "\(said)")
    #expect(!said.contains { $0.isNewline } && !said.contains("{1}"))
  }

  @Test func allElseHolds() throws {
    let invocation = try parse(
      [], "language = \"xx\"\nunits = \"imperial\"\nmouse = false\nx =\n[keys]\nsort = \"x\"")

    #expect(invocation.mistakes.map(\.line) == [1, 4])
    #expect(invocation.units == .imperial)
    #expect(!invocation.usesMouse)
    #expect(invocation.keys.intent(of: .character("x"), in: .list) == .sort)
    #expect(
      invocation.mistakesInOneLine(path: true)?.hasPrefix("/c/pokedex/config.toml:1: ") == true)
    #expect(
      invocation.mistakesInOneLine(path: false)?.hasSuffix("(and 1 more: pokedex config check)")
        == true)
  }

  @Test func optionGoesBeforeEnvironmentBeforeFileBeforeLocale() throws {
    let text = "language = \"fr\"\napi = \"http://c/\"\nsource = \"demo\"\nunits = \"imperial\""
    let environment: Environment = ["LANG": "ja_JP", "POKEDEX_API_URL": "http://b/"]

    let plain = try parse([], text, environment)
    #expect(plain.language == .french && plain.api == "http://b/" && plain.source == .demo)
    #expect(try parse([], text, ["LANG": "ja_JP"]).api == "http://c/")
    let given = try parse(
      ["-l", "de", "--live", "--api", "http://a/", "--units", "metric"], text, environment)
    #expect(given.language == .german && given.source == .live && given.api == "http://a/")
    #expect(given.units == .metric)
    #expect(try parse(["--source", "layered"], text).source == .layered)
    #expect(try parse(["--api", "http://a/"], text).source == .layered)
    #expect(try parse([], "", ["LANG": "ja_JP"]).language == .japanese)
  }

  @Test func aFlagAndItsContraryTakeBackWhatTheFileSays() throws {
    #expect(try parse(["--mouse"], "mouse = false").usesMouse)
    #expect(try !parse(["--mouse", "--no-mouse"], "").usesMouse)
    #expect(try parse(["--resume"], "resume = false").resumes)
    #expect(try !parse(["--fresh"], "").resumes)
    #expect(try !parse(["list", "--format", "text"], "format = \"json\"").json)
    #expect(try parse(["show", "25"], "format = \"json\"").json)
  }

  @Test func aSettingOfACommandIsForThatOne() throws {
    let text = "[list]\nlimit = 3\nsort = \"-spe\"\n[moves]\ncolumns = [\"name\", \"power\"]"

    #expect(
      try parse(["list"], text).action
        == .find(ListRequest(kind: .pokemon, sort: ["-spe"], limit: 3)))
    #expect(
      try parse(["moves"], text).action
        == .find(ListRequest(kind: .moves, columns: ["name", "power"])))
    #expect(try parse(["abilities"], text).action == .find(ListRequest(kind: .abilities)))
    #expect(try parse(["list"], "[moves]\ncolumns = \"frob\"").mistakes == [])
  }

  @Test func setIsAnySettingForOneRun() throws {
    let invocation = try parse(
      ["list", "--set", "units=imperial", "--set", "list.limit=2", "--set", "keys.sort=x,y"],
      "units = \"metric\"\nlist.limit = 9")

    #expect(invocation.units == .imperial)
    #expect(invocation.keys.intent(of: .character("y"), in: .list) == .sort)
    #expect(
      invocation.action == .find(ListRequest(kind: .pokemon, limit: 2, units: .imperial)))
  }

  static let refused: [(arguments: [String], sentence: String)] = [
    (["--set", "frob"], "--set needs KEY=VALUE, not “frob”"),
    (["--set", "=x"], "--set needs KEY=VALUE, not “=x”"),
    (["--set", "unit=metric"], "--set: there is no setting “unit”; did you mean units?"),
    (["--set", "units=feet"], "--set: units can't be “feet”; it is one of metric, imperial"),
    (["--set", "keys.sort=q"], "--set: q is already the key of keys.quit"),
    (["--units", "feet"], "--units can't be “feet”; it is one of metric, imperial"),
    (["--source", "x"], "--source can't be “x”; it is one of layered, demo, live"),
    (["config"], "config needs one of check, path, default, get, set"),
    (["config", "chekc"], "there is no “config chekc”; the commands are check, path, "),
    (["config", "get"], "it is “pokedex config get KEY”"),
    (["config", "set", "units"], "it is “pokedex config set KEY VALUE”"),
    (["config", "check", "x"], "config takes no “x”"),
  ]

  @Test(arguments: refused)
  func whatIsGivenAndDoesNotHoldIsRefused(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try parse(arguments, "") }

    #expect(error?.sentence.hasPrefix(sentence) == true, "\(error?.sentence ?? "")")
  }
}
