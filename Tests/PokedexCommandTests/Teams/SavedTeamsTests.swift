import Foundation
import PokedexFeatures
import PokedexModel
import TestSupport
import Testing

@testable import pokedex

@Suite("Command lines of saved teams")
struct SavedTeamsCommandLineTests {
  private func parse(_ words: String...) throws -> SavedTeamsCommand {
    let invocation = try CommandLineParser.parse(["teams"] + words, environment: [:])
    return try #require(invocation.command(SavedTeamsCommand.self))
  }

  @Test func everyCommandIsParsed() throws {
    #expect(try parse().action == .list)
    #expect(try parse("show", "rain").action == .show("rain"))
    #expect(try parse("save", " My rain ").action == .save("My rain", file: "-"))
    #expect(try parse("save", "rain", "a.txt").action == .save("rain", file: "a.txt"))
    #expect(try parse("delete", "rain").action == .delete("rain"))
    #expect(try parse("rename", "rain", "sun").action == .rename("rain", to: "sun"))
    #expect(try parse("--json").format == .json)
    #expect(try parse("show", "rain", "--output", "packed").format == .packed)
    #expect(try parse().format == nil)
  }
}

@MainActor
@Suite("The commands of saved teams")
struct SavedTeamsTests {
  private static let rain = """
    === [gen9ou] Wet ===

    Pelipper @ Damp Rock
    Ability: Drizzle
    - Surf

    シャワーズ

    """

  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  private var environment: Environment {
    ["XDG_DATA_HOME": folder.dataHome, "HOME": folder.url.path]
  }

  private func run(_ words: String..., on text: String? = nil) async throws -> Output {
    let file = folder.path(of: "team.txt")
    if let text { try Data(text.utf8).write(to: URL(filePath: file)) }
    let invocation = try CommandLineParser.parse(
      words + (text == nil ? [] : [file]),
      environment: environment)
    guard case .run(let command) = invocation.action else { return Output() }
    // Runs a marks request directly rather than through `run(_:)`, so that the returned output
    // contains the text.
    if let request = command as? MarksRequest {
      let path = invocation.paths.userData
      return try MarksShell(path: path, language: invocation.language, format: request.format)
        .run(request)
    }
    return try await command.run(invocation)
  }

  @Test func largeTeamIsNotSaved() async throws {
    let set = "Mew @ Leftovers\n- Surf\n- Psychic\n- Ice Beam\n- Flamethrower\nHappiness: 12\n"
    let large = String(repeating: set + "\n", count: SavedTeam.largestText / set.utf8.count)

    let failure = await #expect(throws: Shell.Failure.self) {
      try await run("teams", "save", "rain", on: large)
    }

    #expect(failure?.sentence == "the team is larger than 64 kB")
    #expect(try await run("teams").complaints == ["no team is saved"])
  }

  nonisolated static let malformed: [(text: String, sentence: String)] = [
    ("team\tpaste\na\u{1B}\tMew\n", "line 2: a team's name is one line"),
    ("[{\"team\":\"a\",\"paste\":\"Mew\"},{\"team\":1}]", "entry 2: it must be an object with id"),
    ("[{\"paste\":\"Mew\"}]", "entry 1: a team's name is one line"),
    (
      "team\tpaste\na\t" + String(repeating: "Mew @ Leftovers\\n\\n", count: 4_000) + "\n",
      "line 2: read 1000 of 4000 sets"
    ),
    (
      "team\tpaste\n" + (0...SavedTeam.maximumCount).map { "\($0)\tMew\n" }.joined(),
      "line 1002: there are more than 1000"
    ),
  ]

  @Test(arguments: malformed)
  func malformedFileIsRejectedEntirely(text: String, sentence: String) async throws {
    _ = try await run("teams", "save", "Rain", on: Self.rain)
    let before = try await run("marks", "export").text

    var message = ""
    do {
      _ = try await run("marks", "import", on: text)
    } catch let failure as Shell.Failure {
      message = failure.sentence
    } catch {
      message = ErrorSentence.text(of: error, in: .english)
    }

    #expect(message.hasPrefix(sentence), "\(message.prefix(200))")
    #expect(try await run("marks", "export").text == before)
  }

  @Test func setsInAMegabyteOfNoiseAreCounted() async throws {
    let noise = String(repeating: "((( @ \u{1B}[31m |]===\n\n", count: 50_000)
    let file = folder.path(of: "team.txt")
    try Data((noise + "Pelipper @ Choice Scarf\n").utf8).write(to: URL(filePath: file))

    let outcome = try await Executable.run(
      ["team", "--output", "paste"], in: folder, redirection: "< '\(file)'")

    #expect(outcome.code == 1)
    #expect(
      outcome.errors.hasSuffix(
        " more\npokedex: read 1000 of 50001 sets, which is the most that a text may have\n"))
  }
}
