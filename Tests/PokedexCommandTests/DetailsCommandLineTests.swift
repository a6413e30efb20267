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

  private func parse(_ arguments: [String], _ locale: String = "C") throws -> Invocation {
    try CommandLineParser.parse(arguments, environment: ["LC_ALL": locale])
  }
}
