import PokedexQuery
import Foundation
import PokedexFeatures
import PokedexModel
import PokedexApp
import PokedexTestSupport
import PokedexText
import TerminalUI
import Testing

@testable import pokedex

/// Settings of the config file, and the options and variables that take precedence over it.
@Suite("Settings")
struct SettingTests {
  static func config(_ text: String) -> Config {
    var config = Config(path: "/c/pokedex/config.toml")
    config.load(Array(text.utf8))
    return config
  }

  private func parse(
    _ arguments: [String], _ text: String, _ environment: Environment = [:]
  ) throws -> Invocation {
    try CommandLineParser.parse(
      arguments, environment: environment, config: Self.config(text))
  }

  /// Options that have no key of their own in the config file. They apply to a single run or, like
  /// `--set`, can change any setting.
  static let optionsWithoutSetting: [OptionRow.Option] = [
    .set, .noConfig, .noCache, .help, .version, .team, .level, .field, .against, .doubles,
    .critical, .boosts, .need,
  ]

  @Test func everyOptionHasASettingInTheFile() {
    for row in OptionTable.options where !Self.optionsWithoutSetting.contains(row.option) {
      switch row.setting {
      case .none: Issue.record("\(row.names[0])")
      case .key: #expect(SettingTable.settings.contains { $0.option == row.option })
      case .means(let value, let other):
        let setting = SettingTable.settings.first { $0.option == other }
        #expect(setting?.kind.choices?.contains(value) == true, "\(row.names[0])")
      }
    }
  }

  @Test func settingKeysAreUnique() {
    let keys = SettingTable.settings.map(\.key)

    #expect(Set(keys).count == keys.count)
    #expect(keys.contains("language"))
    #expect(keys.contains("moves.columns"))
    #expect(keys.contains("show.game"))
  }

  @Test(arguments: Language.interfaceLanguages)
  func defaultFileIsValidWithAndWithoutCommentMarks(language: Language) {
    let text = DefaultConfig(language: language).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let name = line.dropFirst(2).prefix { $0.isASCII && ($0.isLetter || "-0".contains($0)) }
      let isSetting = line.hasPrefix("# ") && line.dropFirst(2 + name.count).hasPrefix(" = ")
      return isSetting ? String(line.dropFirst(2)) : String(line)
    }

    for text in [text, lines.joined(separator: "\n")] {
      let config = Self.config(text)
      let read = SettingsReader(config: config, language: .english).read()
      #expect(read.mistakes == [])
      #expect(read.keys.all.map(\.keys) == KeyTable.defaultKeys.all.map(\.keys))
      let theme = Theme(.dark, on: .dark, depth: .exact, colors: read.colors)
      for role in Role.all {
        #expect(theme.style(role) == Theme(.dark, on: .dark, depth: .exact).style(role))
      }
    }
    let all = Self.config(lines.joined(separator: "\n")).values.map(\.key)
    #expect(
      Set(all)
        == Set(
          SettingTable.settings.map(\.key) + ColorSettings.keys
            + KeyTable.defaultKeys.names.map { "keys." + $0 }))
  }

  @Test func validSettingsApplyDespiteMistakes() throws {
    let invocation = try parse(
      [], "language = \"xx\"\nunits = \"imperial\"\nmouse = false\nx =\n[keys]\nsort = \"W\"",
      ["XDG_CONFIG_HOME": "/c"])

    #expect(invocation.mistakes.map(\.line) == [1, 4])
    #expect(invocation.units == .imperial)
    #expect(!invocation.usesMouse)
    #expect(invocation.keys.name(of: .character("W"), in: .list) == "sort")
    #expect(
      invocation.mistakesInOneLine(path: true)?.hasPrefix("/c/pokedex/config.toml:1: ") == true)
    #expect(
      invocation.mistakesInOneLine(path: false)?.hasSuffix("(and 1 more: pokedex config check)")
        == true)
  }

  @Test func precedenceIsOptionEnvironmentFileLocale() throws {
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

  @Test func appearancePrecedenceIsOptionEnvironmentFile() throws {
    let text =
      "theme = \"light\"\ncolor = \"256\"\nascii = true\nambiguous-width = 2\n"
      + "[colors]\nheading = \"red bold\""

    let plain = try parse([], text, ["LANG": "C.UTF-8"]).appearance
    #expect(plain.theme == .light && plain.color == .palette)
    #expect(plain.symbols == [.ascii, .unambiguousWidth])
    #expect(try plain.colors == UserColors([(key: "heading", value: "red bold")]))
    #expect(try parse([], text, ["NO_COLOR": "1"]).appearance.color == .never)
    #expect(try parse(["--color", "16"], text, ["NO_COLOR": "1"]).appearance.color == .sixteen)
    #expect(try parse(["--theme", "mono"], text).appearance.theme == .mono)
    #expect(try parse(["--set", "ascii=false"], text).appearance.symbols == [.unambiguousWidth])
    #expect(try parse([], "plain = true").appearance.isPlain)
    #expect(try parse(["--set", "colors.name=blue"], "").appearance.colors != nil)
    #expect(try parse([], "").appearance == Appearance())
  }

  @Test func formatOptionOverridesTheConfiguredLineFormat() throws {
    let text = "output = \"json\"\n[show]\nformat = \"{{name}}\""

    let command = try parse(["show", "25"], text).command(ShowCommand.self)
    #expect(try command?.details.layout == .line(EntryFormat("{{name}}")))
    let table = try parse(["show", "25", "--tsv"], text).command(ShowCommand.self)
    #expect(table?.details.layout == .table(.tsv))
  }

  @Test func cacheFillIgnoresDemoSourceInTheFile() throws {
    let invocation = try parse(["cache", "fill"], "source = \"demo\"\n[cache]\npictures = true")

    #expect(invocation.source == .layered)
    #expect(invocation.runs(CacheFill.Request(withPictures: true)))
    #expect(throws: UsageError.self) { try parse(["cache", "fill", "--source", "demo"], "") }
  }

  @Test func flagsAndTheirOppositesOverrideTheFile() throws {
    #expect(try parse(["--mouse"], "mouse = false").usesMouse)
    #expect(try !parse(["--mouse", "--no-mouse"], "").usesMouse)
    #expect(try parse(["--resume"], "resume = false").resumes)
    #expect(try !parse(["--fresh"], "").resumes)
    #expect(try !parse(["list", "--output", "text"], "output = \"json\"").json)
    #expect(try parse(["show", "25"], "output = \"json\"").json)
  }

  @Test func commandSettingAppliesOnlyToThatCommand() throws {
    let text = "[list]\nlimit = 3\nsort = \"-spe\"\n[moves]\ncolumns = [\"name\", \"power\"]"

    #expect(
      try parse(["list"], text)
        .runs(ListRequest(kind: .pokemon, sort: ["-spe"], limit: 3)))
    #expect(
      try parse(["moves"], text)
        .runs(ListRequest(kind: .moves, columns: ["name", "power"])))
    #expect(try parse(["abilities"], text).runs(ListRequest(kind: .abilities)))
    #expect(try parse(["list"], "[moves]\ncolumns = \"frob\"").mistakes == [])
  }

  @Test func setOptionOverridesAnySetting() throws {
    let invocation = try parse(
      ["list", "--set", "units=imperial", "--set", "list.limit=2", "--set", "keys.sort=W,z"],
      "units = \"metric\"\nlist.limit = 9")

    #expect(invocation.units == .imperial)
    #expect(invocation.keys.name(of: .character("z"), in: .list) == "sort")
    #expect(
      invocation.runs(ListRequest(kind: .pokemon, limit: 2, units: .imperial)))
  }
}
