import DexData
import PokedexModel
import Testing

@testable import pokedex

@Suite("Command lines for details and other subjects")
struct DetailsCommandLineTests {
  typealias Request = EntryDetails.Request

  static let requests: [(options: [String], request: Request)] = [
    ([], Request()), (["--json"], Request()),
    (["--json", "--with", "moves"], Request(parts: [.moves])),
    (["--with", "moves"], Request(parts: [.moves])),
    (["--effects"], Request(parts: [.moves], showsEffects: true)),
    (["--effects", "--with", "held"], Request(parts: [.moves, .held], showsEffects: true)),
    (["-w", "places,held"], Request(parts: [.encounters, .held])),
    (["--with=moves", "--json"], Request(parts: [.moves])),
    (["-jwmoves,held"], Request(parts: [.moves, .held])),
    (["-jw", "held,moves,held"], Request(parts: [.moves, .held])),
    (
      ["-j", "--with", "moves,evolution,matchups,encounters,forms,held"],
      Request(parts: [.moves, .evolution, .matchups, .encounters, .forms, .held])
    ),
    (["-j", "--with", "moves", "--with", "forms"], Request(parts: [.forms])),
    (["-jw", "moves", "--game", "red-blue"], Request(parts: [.moves], game: "red-blue")),
    (["-jw", "moves", "-gx-y"], Request(parts: [.moves], game: "x-y")),
    (["--generation", "1"], Request(generation: 1)),
    (["--generation=9", "-j"], Request(generation: 9)),
  ]

  @Test(arguments: requests)
  func showOptionsSetTheRequest(options: [String], request: Request) throws {
    let command = ShowCommand(names: ["mew"], details: request)

    #expect(try parse(["show", "mew"] + options).runs(command))
    #expect(try parse(options + ["show", "mew"]).runs(command))
  }

  @Test func everyVersionGroupIsAcceptedAsAGame() throws {
    for group in Dex().versionGroups.map(\.slug) {
      let command = try parse(["show", "mew", "--game", group]).command(ShowCommand.self)
      let version = GameNames.versions.contains(group) ? group : nil
      #expect(command?.details == Request(game: group, version: version))
    }
  }

  @Test(arguments: [
    ("red", "red-blue", "red"), ("SoulSilver", "heartgold-soulsilver", "soulsilver"),
    ("ソウルシルバー", "heartgold-soulsilver", "soulsilver"), ("platinum", "platinum", "platinum"),
    ("the-isle-of-armor-sword", "the-isle-of-armor", "the-isle-of-armor-sword"),
  ])
  func versionSelectsItsVersionGroup(name: String, group: String, version: String) throws {
    let command = try parse(["random", "--game", name]).command(RandomCommand.self)

    #expect(command?.details == Request(game: group, version: version))
  }

  @Test(arguments: SubjectShell.SubjectKind.allCases)
  func subjectCommandTakesOneName(kind: SubjectShell.SubjectKind) throws {
    let spaced = try parse([kind.rawValue, "Light Ball", "--json"])

    #expect(spaced.runs(SubjectCommand(kind: kind, name: "Light Ball")))
    #expect(spaced.json)
    #expect(
      try parse([kind.rawValue, "--", "--help"]).runs(SubjectCommand(kind: kind, name: "--help")))
    #expect(
      try parse([kind.rawValue, "x", "--help"]).runs(HelpCommand(subject: kind.rawValue)))
  }

  static let parts = "moves, evolution, matchups, encounters, forms, held, history"

  static let withErrors: [(arguments: [String], sentence: String)] = [
    (["show", "25", "--tsv", "--with", "moves"], "--with works only with text and --json"),
    (["show", "25", "-c", "name", "-wmoves"], "-w works only with text and --json"),
    (["show", "25", "-f", "{{name}}", "-wmoves"], "-w works only with text and --json"),
    (["show", "25", "--with", "mov"], "--with has no part “mov”; choose from \(parts)"),
    (["show", "25", "-j", "--with", "moves,"], "--with has no part “”; choose from \(parts)"),
    (["show", "25", "-j", "--with", ",moves"], "--with has no part “”; choose from \(parts)"),
    (["show", "25", "-j", "--with", "moves,,held"], "--with has no part “”; choose from \(parts)"),
    (["show", "25", "-j", "--with="], "--with has no part “”; choose from \(parts)"),
    (["show", "25", "-j", "--with", "Moves"], "--with has no part “Moves”; choose from \(parts)"),
    (["show", "25", "-j", "--with", "mov"], "--with has no part “mov”; choose from \(parts)"),
    (
      ["show", "25", "-j", "--with", "moves, held"],
      "--with has no part “ held”; choose from \(parts)"
    ),
    (["show", "25", "-j", "--with", "all"], "--with has no part “all”; choose from \(parts)"),
    (["show", "25", "-j", "--with"], "--with needs PARTS"),
    (["list", "-j", "--with", "moves"], "--with works only with the commands show, random"),
    (["move", "surf", "-jwmoves"], "-w works only with the commands show, random"),
    (["show", "25", "--wit", "moves"], "unknown option “--wit”; did you mean --with?"),
  ]

  static let generationErrors: [(arguments: [String], sentence: String)] =
    ["0", "10", "x", "", "-1", "1.5", " 1", "IV", "99999999999999999999"].map {
      (
        ["show", "25", "--generation", $0],
        "“\($0)” is not a generation; generations go from 1 to 9"
      )
    } + [
      (["show", "25", "--generation"], "--generation needs N"),
      (
        ["paths", "--generation", "1"],
        "--generation works only with the commands list, moves, abilities, show, random, compare, weak, "
          + "team, matchup, move, ability, type, item, nature"
      ),
      (["show", "25", "--gen", "1"], "unknown option “--gen”; “pokedex --help” lists them"),
      (
        ["show", "25", "--generatoin=1"],
        "unknown option “--generatoin”; did you mean --generation?"
      ),
    ]

  static let gameErrors: [(arguments: [String], sentence: String)] =
    ["", "purple"].map { game in
      (
        ["show", "25", "--game", game],
        "there is no game “\(game)”; use a name such as red, x-y or scarlet"
      )
    } + [
      (["show", "25", "-g", "dimond"], "there is no game “dimond”; closest: diamond"),
      (["show", "25", "-g", "xy"], "there is no game “xy”; closest: x, x-y, xd"),
      (["random", "-g", "sowrd"], "there is no game “sowrd”; closest: sword"),
      (
        ["matchup", "1", "4", "-g", "rde"],
        "there is no game “rde”; closest: red"
      ),
      (["show", "25", "-g"], "-g needs GAME"),
      (
        ["type", "fire", "-gx-y"],
        "-g works only with the commands list, moves, abilities, show, random, compare, weak, "
          + "move, item, team, matchup, marks"
      ),
    ]

  static let nameErrors: [(arguments: [String], sentence: String)] = [
    (["move"], "move needs one name, as in “pokedex move thunderbolt”"),
    (["move", "--json"], "move needs one name, as in “pokedex move thunderbolt”"),
    (["ability", "thick", "fat"], "ability needs one name, as in “pokedex ability levitate”"),
    (["type", "fire", "fairy"], "type needs one name, as in “pokedex type fairy”"),
    (["item", "light", "ball", "-j"], "item needs one name, as in “pokedex item light-ball”"),
    (["nature"], "nature needs one name, as in “pokedex nature adamant”"),
    (["mov", "surf"], "“mov” is not a command, name or query; closest: move"),
  ]

  @Test(arguments: withErrors + generationErrors + gameErrors + nameErrors)
  func errorNamesMistakeAndSuggestion(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try parse(arguments) }

    #expect(error?.sentence == sentence)
  }

  @Test(arguments: withErrors + generationErrors + gameErrors + nameErrors)
  func japaneseErrorIsOneLine(arguments: [String], sentence: String) throws {
    let error = try #require(throws: UsageError.self) { try parse(arguments, "ja_JP.UTF-8") }

    #expect(error.sentence != sentence)
    #expect(!error.sentence.contains { $0.isNewline })
    #expect(!error.sentence.contains("{"), "no place is left unfilled")
  }

  private func parse(_ arguments: [String], _ locale: String = "C") throws -> Invocation {
    try CommandLineParser.parse(arguments, environment: ["LC_ALL": locale])
  }
}
