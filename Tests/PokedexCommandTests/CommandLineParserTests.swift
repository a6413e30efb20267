import PokedexQuery
import PokedexApp
import PokedexFeatures
import PokedexModel
import Testing

@testable import pokedex

@Suite("Valid command lines")
struct CommandLineParserTests {
  @Test(arguments: [[], ["--"]])
  func missingCommandOpensTheScreen(arguments: [String]) throws {
    guard case .browse(.list) = try parse(arguments).action else {
      Issue.record("the screen does not open")
      return
    }
  }

  static let commands: [(arguments: [String], command: any ShellCommand)] =
    [
      (["list"], CatalogueCommand()), (["--", "list"], CatalogueCommand()),
      (["list", "--"], CatalogueCommand()), (["version"], VersionCommand()),
      (["--version"], VersionCommand()), (["-V"], VersionCommand()), (["-dV"], VersionCommand()),
    ] + showCommands.map { ($0, ShowCommand(names: $1, details: .init())) }
    + helpCommands.map { ($0, HelpCommand(subject: $1)) }

  private static let showCommands: [(arguments: [String], names: [String])] = [
    (["show", "pikachu"], ["pikachu"]),
    (["show", "25", "mr. mime", "25"], ["25", "mr. mime", "25"]),
    (["show", "--demo", "25"], ["25"]), (["show", "--", "--demo"], ["--demo"]),
    (["show", "--", "--", "-d"], ["--", "-d"]), (["show", "-"], ["-"]), (["show", ""], [""]),
  ]

  private static let helpCommands: [(arguments: [String], subject: String?)] = [
    (["--help"], nil), (["-h"], nil), (["list", "-h"], "list"), (["show", "--help"], "show"),
    (["help"], nil), (["help", "json"], "json"), (["help", "list"], "list"),
    (["bogus", "--help"], nil), (["--help", "--version"], nil), (["-Vh"], nil),
  ]

  @Test(arguments: commands)
  func operandsSelectTheCommand(arguments: [String], command: any ShellCommand) throws {
    #expect(try parse(arguments).runs(command))
  }

  static let lists: [(arguments: [String], request: ListRequest)] = [
    (["list", "fire"], ListRequest(kind: .pokemon, query: "fire")),
    (["list", "fire", "spe>=100"], ListRequest(kind: .pokemon, query: "fire spe>=100")),
    (["list", "--", "-x"], ListRequest(kind: .pokemon, query: "-x")),
    (["list", ""], ListRequest(kind: .pokemon, query: "")),
    (["list", "--tsv"], ListRequest(kind: .pokemon, format: .tsv, isExact: true)),
    (["list", "--sort", "-spe,name"], ListRequest(kind: .pokemon, sort: ["-spe", "name"])),
    (["list", "-s-spe"], ListRequest(kind: .pokemon, sort: ["-spe"])),
    (
      ["list", "-c", "number,name", "-n5", "--csv"],
      ListRequest(
        kind: .pokemon, columns: ["number", "name"], limit: 5, format: .csv, isExact: true)
    ),
    (["list", "--generation", "1"], ListRequest(kind: .pokemon, generation: 1)),
    (
      ["list", "-j", "fire"],
      ListRequest(kind: .pokemon, query: "fire", format: .json, isExact: true)
    ),
    (["moves"], ListRequest(kind: .moves)),
    (["moves", "--json"], ListRequest(kind: .moves, format: .json, isExact: true)),
    (["abilities", "by:gengar"], ListRequest(kind: .abilities, query: "by:gengar")),
  ]

  @Test(arguments: lists)
  func listOperandsFormOneQuery(arguments: [String], request: ListRequest) throws {
    #expect(try parse(arguments).runs(request))
  }

  static let sources: [(arguments: [String], source: DataSource)] = [
    ([], .layered), (["--demo"], .demo), (["--offline"], .demo), (["-d"], .demo),
    (["-dd"], .demo), (["--live"], .live), (["--live", "--live"], .live),
    (["--live", "--api", "http://x/"], .live), (["--api", "http://x/"], .layered),
    (["list", "-jd"], .demo), (["list", "-dj"], .demo),
  ]

  @Test(arguments: sources)
  func optionsSelectTheSource(arguments: [String], source: DataSource) throws {
    #expect(try parse(arguments).source == source)
  }

  @Test(arguments: ["--json", "-j", "-jd", "-dj"], ["list", "show"])
  func listAndShowAcceptJSON(option: String, command: String) throws {
    let operands = command == "show" ? ["show", "25"] : [command]

    #expect(try parse(operands + [option]).json)
    #expect(try parse([option] + operands).json)
    #expect(try !parse(operands).json)
  }

  static let languages: [(arguments: [String], language: Language)] = [
    ([], .english), (["--language", "ja"], .japanese), (["--language=ja"], .japanese),
    (["-l", "ja"], .japanese), (["-lja"], .japanese), (["-dlja"], .japanese),
    (["-dl", "ja"], .japanese), (["--language", "JA-Hrkt"], .japaneseKana),
    (["--language", "fr", "--language", "de"], .german),
  ]

  @Test(arguments: languages)
  func lastLanguageOptionWins(arguments: [String], language: Language) throws {
    #expect(try parse(arguments).language == language)
  }

  @Test(arguments: Language.allCases)
  func everyLanguageIsAcceptedByItsCode(language: Language) throws {
    #expect(try parse(["--language", language.code]).language == language)
  }

  static let locales: [(environment: Environment, language: Language)] = [
    ([:], .english), (["LANG": "ja_JP.UTF-8"], .japanese), (["LANG": "C.UTF-8"], .english),
    (["LANG": "pt_BR.UTF-8"], .english), (["LANG": "zh_TW"], .traditionalChinese),
    (["LC_MESSAGES": "fr_FR", "LANG": "ja_JP"], .french),
    (["LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "ja_JP"], .german),
    (["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "ja_JP"], .french),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja_JP"], .japanese),
    (["LC_ALL": "C", "LANG": "ja_JP"], .english), (["LC_ALL": ""], .english),
  ]

  @Test(arguments: locales)
  func languageOptionOverridesTheLocale(environment: Environment, language: Language) throws {
    #expect(try parse([], environment).language == language)
    #expect(try parse(["--language", "it"], environment).language == .italian)
  }

  static let servers: [(arguments: [String], variable: String?, api: String?)] = [
    ([], nil, nil), ([], "", nil), ([], "http://a/", "http://a/"),
    (["--api", "http://b/"], nil, "http://b/"), (["--api=http://b/?c=d"], nil, "http://b/?c=d"),
    (["--api", "http://b/"], "http://a/", "http://b/"), (["--api", "-x"], nil, "-x"),
    (["--demo"], "http://a/", "http://a/"),
  ]

  @Test(arguments: servers)
  func serverOptionOverridesTheEnvironment(
    arguments: [String], variable: String?, api: String?
  ) throws {
    #expect(try parse(arguments, variable.map { ["POKEDEX_API_URL": $0] } ?? [:]).api == api)
  }

  @Test(arguments: [([], true), (["--no-mouse"], false), (["-d", "--no-mouse"], false)])
  func mouseIsOnUnlessDisabled(arguments: [String], usesMouse: Bool) throws {
    #expect(try parse(arguments).usesMouse == usesMouse)
  }

  private func parse(
    _ arguments: [String], _ environment: Environment = [:]
  ) throws -> Invocation {
    try CommandLineParser.parse(arguments, environment: environment)
  }
}
