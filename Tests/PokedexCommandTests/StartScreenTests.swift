import PokedexApp
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

@Suite("Start screens")
struct StartScreenTests {
  static let openings: [(operands: [String], opening: StartScreen)] = [
    ([], .list), (["pikachu"], .entry(25, named: "pikachu")), (["25"], .entry(25, named: "25")),
    (["#6"], .entry(6, named: "#6")), (["mr.", "mime"], .entry(122, named: "mr. mime")),
    (["ミュウ"], .entry(151, named: "ミュウ")),
    (["alolan raichu"], .entry(10100, named: "alolan raichu")),
    (["type:null"], .entry(772, named: "type:null")),
    (["fire spe>=100"], .query("fire spe>=100")), (["fire", "spe>=100"], .query("fire spe>=100")),
    (["fire"], .query("fire")), (["gen:1 is:legendary"], .query("gen:1 is:legendary")),
  ]

  @Test(arguments: openings)
  func nameTakesPrecedenceOverQuery(operands: [String], opening: StartScreen) throws {
    guard case .browse(opening) = try CommandLineParser.parse(operands, environment: [:]).action
    else {
      Issue.record("it opens elsewhere")
      return
    }
  }

  static let errors: [(operands: [String], sentence: String)] = [
    (["pikachuj"], "“pikachuj” is not a command, name or query; closest: pikachu"),
    (["lisst"], "“lisst” is not a command, name or query; closest: list"),
    (["List"], "“List” is not a command, name or query; closest: list"),
    (
      ["pikachu", "raichu", "mew"],
      "the screen opens one entry, not 3; “pokedex show” and “pokedex compare” take several"
    ),
    (["99999"], "there is no Pokémon number 99999; numbers go from 1 to 1025"),
  ]

  /// On a terminal, the search box shows the mistake of a query. A mistyped command stays an error.
  @Test(arguments: ["fire and wter", "spe>>100", "learns:erthquake", "fire in:platinm"])
  func queryWithAMistakeOpensOnlyAScreen(text: String) throws {
    func opening(hasScreen: Bool) throws -> StartScreen {
      try OpeningParser(operands: [text], hasScreen: hasScreen, language: .english).opening()
    }
    #expect(try opening(hasScreen: true) == .query(text))
    #expect(throws: UsageError.self) { try opening(hasScreen: false) }
    #expect(throws: UsageError.self) {
      try OpeningParser(operands: ["mov", "surf"], hasScreen: true, language: .english).opening()
    }
  }

  @Test(arguments: errors)
  func invalidOperandsAreReportedInOneSentence(operands: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(operands, environment: [:])
    }

    #expect(error?.sentence == sentence)
    #expect(error?.marker == "")
  }

  @Test func queryErrorIsMarkedInTheQuery() async throws {
    let outcome = try await Executable.run(["fire spe>>100"])

    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errors.contains("\n  fire spe>>100\n") && outcome.errors.contains("^"))
  }
}

/// Pipelines that contain the built executable.
@Suite("Pipes")
struct PipeTests {
  private static let pipe = "pokedex() { \"$0\" \"$@\" --demo; }; "

  private static func run(_ script: String) async throws -> Executable.Outcome {
    try await Executable.run([], redirection: "", before: pipe + script + "; exit")
  }

  @Test func namesAreReadFromStandardInput() async throws {
    let outcome = try await Self.run(
      "printf 'mew\\n25..26\\n' | pokedex show - --fields slug,speed --tsv")

    #expect(outcome.output == "slug\tspeed\nmew\t100\npikachu\t90\nraichu\t110\n")
    #expect(outcome.errors == "" && outcome.code == 0)
  }

  @Test func listOutputFeedsOtherCommands() async throws {
    let outcome = try await Self.run(
      "pokedex list 'gen:1 fire spe>=105' --columns slug | pokedex weak - --tsv | head -n 1")
    let many = try await Self.run("pokedex list gen:1 --columns slug | pokedex compare -")

    #expect(outcome.output == "type\trapidash\tweak\tresisting\n")
    #expect(outcome.errors == "")
    #expect(many.code == 2 && many.output == "")
    #expect(many.errors.hasPrefix("pokedex: compare needs 2–6 names"))
  }

  @Test func closedPipeEndsWithoutAnError() async throws {
    let outcome = try await Self.run("{ trap '' PIPE; pokedex show 1..300 --json; } | head -n 1")

    #expect(outcome.output == "[\n")
    #expect(outcome.errors == "")
  }

  @Test func pipedOutputHasNoColor() async throws {
    for command in ["show 6", "compare 6 9", "weak 6 9", "matchup 6 9", "random", "list fire"] {
      #expect(try await !Self.run("pokedex \(command)").output.contains("\u{1B}"), "\(command)")
    }
  }

  @Test func showPrintsEveryEntryInOneRun() async throws {
    let outcome = try await Self.run("pokedex show 1..1025 --format '{{number}}'")

    #expect(outcome.output == (1...1025).map { "\($0)\n" }.joined())
  }
}
