import PokedexModel
import Testing

@testable import pokedex

@Suite("Invalid command lines")
struct UsageErrorTests {
  private static let commands = CommandTable.names.joined(separator: ", ")
  private static let topics = HelpTopic.all.map(\.name).joined(separator: ", ")
  private static let jsonCommands = CommandTable.rows
    .filter { $0.options.contains { $0.option == .json } }.map(\.name).joined(separator: ", ")

  static let unknownOptions: [(arguments: [String], sentence: String)] = [
    (["--bogus"], "unknown option “--bogus”; “pokedex --help” lists them"),
    (["--bogus=1"], "unknown option “--bogus”; “pokedex --help” lists them"),
    (["--lang", "ja"], "unknown option “--lang”; “pokedex --help” lists them"),
    (["--off"], "unknown option “--off”; “pokedex --help” lists them"),
    (["---"], "unknown option “---”; “pokedex --help” lists them"),
    (["-x"], "unknown option “-x”; “pokedex --help” lists them"),
    (["-dx"], "unknown option “-x”; “pokedex --help” lists them"),
    (["-v"], "unknown option “-v”; “pokedex --help” lists them"),
    (["-1"], "unknown option “-1”; “pokedex --help” lists them"),
    (["--dem"], "unknown option “--dem”; did you mean --demo?"),
    (["list", "--jsno"], "unknown option “--jsno”; did you mean --json?"),
    (["--Offline"], "unknown option “--Offline”; did you mean --offline?"),
    (["--langauge=ja"], "unknown option “--langauge”; did you mean --language?"),
  ]

  static let values: [(arguments: [String], sentence: String)] = [
    (["--language"], "--language needs CODE"), (["-l"], "-l needs CODE"),
    (["-dl"], "-l needs CODE"), (["--api"], "--api needs URL"),
    (["--api", "--", "x"], "--api needs URL"),
    (["list", "--json=yes"], "--json takes no value, but got “yes”"),
    (["--demo="], "--demo takes no value, but got “”"),
    (["--help=list"], "--help takes no value, but got “list”"),
    (["--language", "xx"], "“xx” is not a language; choose from " + codes),
    (["--language="], "“” is not a language; choose from " + codes),
    (
      ["--theme", "blue"],
      "“blue” is not a value of --theme; choose from auto, dark, light, high-contrast, mono"
    ),
    (
      ["--color=yes"],
      "“yes” is not a value of --color; choose from auto, always, never, 16, 256, truecolor"
    ),
    (["--ambiguous-width", "3"], "“3” is not a value of --ambiguous-width; choose from 1, 2"),
    (["-lde_DE"], "“de_DE” is not a language; choose from " + codes),
  ]

  @Test(arguments: [
    ["list", "-fire"], ["list", "water", "-fire"], ["moves", "-fire"], ["list", "-dragon"],
    ["moves", "-status"], ["list", "-normal"], ["list", "-steel"],
    ["list", "-legendary fire"], ["list", "fire", "-color:red !mega"], ["moves", "-contact fire"],
  ])
  func searchWordWithMinusIsReadAsAnOption(arguments: [String]) {
    let minus = arguments.last ?? ""
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(arguments, environment: [:])
    }

    #expect(
      error?.sentence
        == "“\(minus)” is read as options; "
        + "to exclude it from a search, write “!\(minus.dropFirst())”")
  }

  static let conflicts: [(arguments: [String], sentence: String)] = [
    (["--demo", "--live"], "--demo and --live can't be combined; give only one"),
    (["--live", "--offline"], "--offline and --live can't be combined; give only one"),
    (["-d", "--api", "http://x/"], "-d and --api can't be combined; give only one"),
    (
      ["--json"],
      "--json works only with the commands \(jsonCommands)"
    ),
    (
      ["-dj"],
      "-j works only with the commands \(jsonCommands)"
    ),
  ]

  static let operands: [(arguments: [String], sentence: String)] = [
    (
      ["frobnicate"],
      "unknown command “frobnicate”; the commands are \(commands)"
    ),
    (
      [""],
      "unknown command “”; the commands are \(commands)"
    ),
    (
      ["-"],
      "unknown command “-”; the commands are \(commands)"
    ),
    (["show"], "show needs a name or a number, as in “pokedex show pikachu”"),
    (["show", "--json"], "show needs a name or a number, as in “pokedex show pikachu”"),
    (["paths", "x", "y"], "paths takes no “x”"),
    (["version", "x"], "version takes no “x”"), (["help", "list", "x"], "help takes no “x”"),
    (
      ["help", "lost"],
      "no command or topic “lost”; choose from \(commands), \(topics)"
    ),
    (["completions"], "completions needs the name of a shell: bash, zsh, fish"),
    (
      ["completions", "tcsh"],
      "there are no completions for “tcsh”; choose from bash, zsh, fish"
    ),
    (["completions", "zsh", "x"], "completions takes no “x”"),
    (["man", "bogus"], "unknown command “bogus”; the commands are \(commands)"),
    (["man", "list", "x"], "man takes no “x”"),
    (["list", "--limit", "0"], "“0” is not a number of rows; give 1 or more"),
    (["moves", "-n", "ten"], "“ten” is not a number of rows; give 1 or more"),
    (["list", "--generation", "10"], "“10” is not a generation; generations go from 1 to 9"),
    (["list", "--json", "--csv"], "--json and --csv can't be combined; give only one"),
    (["abilities", "-j", "--tsv"], "-j and --tsv can't be combined; give only one"),
    (
      ["move", "surf", "--tsv"],
      "--tsv works only with the commands list, moves, abilities, show, random, "
        + "compare, weak, team, teams, marks"
    ),
    (["list", "--sort"], "--sort needs ORDER"),
    (
      ["move", "--columns=name", "surf"],
      "--columns works only with the commands list, moves, abilities, show, random"
    ),
    (
      [String(repeating: "x", count: 100)],
      "unknown command “\(String(repeating: "x", count: 59))…”; the commands are \(commands)"
    ),
  ]

  private static let codes = "en, ja, ja-hrkt, ko, zh-hans, zh-hant, fr, de, es, it"

  @Test(arguments: unknownOptions + values + conflicts + operands)
  func errorNamesMistakeAndSuggestion(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(arguments, environment: ["LANG": "en_GB.UTF-8"])
    }

    #expect(error?.sentence == sentence)
  }

  @Test(
    arguments: unknownOptions + values + conflicts + operands, ["C", "ja_JP.UTF-8"])
  func errorIsOneLine(row: (arguments: [String], sentence: String), locale: String) throws {
    let error = try #require(throws: UsageError.self) {
      try CommandLineParser.parse(row.arguments, environment: ["LC_ALL": locale])
    }

    #expect(!error.sentence.isEmpty)
    #expect(!error.sentence.contains { $0.isNewline })
    #expect(!error.sentence.contains("{"), "no place is left unfilled")
  }

  @Test(arguments: [
    (["--bogus"], "「--bogus」というオプションはありません。「pokedex --help」で一覧を表示します"),
    (["--dem"], "「--dem」というオプションはありません。--demo ではありませんか"),
    (["--language"], "--language には CODE が必要です"),
    (["--demo", "--live"], "--demo と --live は同時に指定できません。どちらか一つにしてください"),
    (["show"], "show には名前か番号が必要です（例：pokedex show pikachu）"),
    (
      ["frobnicate"],
      "「frobnicate」というコマンドはありません。使えるコマンド：\(commands)"
    ),
  ])
  func errorIsJapaneseInAJapaneseLocale(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(arguments, environment: ["LANG": "ja_JP.UTF-8"])
    }

    #expect(error?.sentence == sentence)
  }

  @Test(arguments: [("{2}", "{2}"), ("a\nb\u{1B}[2J", "a\\u{A}b\\u{1B}[2J")])
  func typedTextIsEscapedAndNotSubstituted(typed: String, quoted: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(["help", typed], environment: [:])
    }

    #expect(
      error?.sentence
        == "no command or topic “\(quoted)”; choose from \(Self.commands), \(Self.topics)"
    )
  }
}
