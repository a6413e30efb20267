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

  @Test(arguments: [
    (["shw"], "there is no “teams shw”; the commands are list, show, save, delete, rename"),
    (["show"], "write it as “pokedex teams show NAME”"),
    (["list", "rain"], "write it as “pokedex teams list”"),
    (["rename", "rain"], "write it as “pokedex teams rename OLD NEW”"),
    (["save", " "], "a team's name is one line of 1 to 60 characters"),
    (["save", "a\u{1B}b"], "a team's name is one line"),
    (["rename", "a", String(repeating: "x", count: 61)], "a team's name is one line"),
    (["list", "--output", "xml"], "xml"),
  ])
  func mistakeIsReported(words: [String], part: String) throws {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(["teams"] + words, environment: [:])
    }

    #expect(error?.sentence.contains(part) == true, "\(error?.sentence ?? "")")
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

  @Test func savedTeamIsListedShownAndUsedByCommands() async throws {
    let saved = try await run("teams", "save", "Rain", on: Self.rain)

    #expect(saved == Output(text: "Team “Rain” saved\n", changedUserData: true))
    #expect(try await run("teams").text == "Rain  2  Pelipper, Vaporeon\n")
    #expect(
      try await run("teams", "--tsv").text
        == "name\tsets\tpokemon\nRain\t2\tpelipper vaporeon\n")
    let paste = Self.rain.replacing("シャワーズ", with: "Vaporeon")
    #expect(try await run("teams", "show", "RAIN").text == paste)
    #expect(try await run("team", "@rain", "--output", "paste").text == paste)
    #expect(
      try await run("teams", "--output", "paste").text == paste.replacing("Wet", with: "Rain"))
    #expect(
      try await run("teams", "show", "rain", "--output", "packed").text
        == "gen9ou]Wet|Pelipper||damprock|drizzle|surf|||||||]Vaporeon|||||||||||\n")
    #expect(
      try await run("teams", "show", "rain", "--output", "text").text
        == run("team", "@rain").text)
    #expect(try await run("weak", "@rain", "--json").text.contains("pelipper"))
    let moves = try await run("matchup", "pelipper", "garchomp", "--team", "@rain")
    #expect(moves.text.contains("Surf") && !moves.text.contains("Hurricane"))
  }

  @Test func textRowNamesSixPokemonAndCountsTheRest() async throws {
    let sets = (1...8).map { _ in "Mew @ Leftovers\n" }.joined(separator: "\n")
    _ = try await run("teams", "save", "Many", on: sets)

    #expect(
      try await run("teams").text
        == "Many  8  Mew, Mew, Mew, Mew, Mew, Mew, and 2 more\n")
    #expect(
      try await run("teams", "--tsv").text
        == "name\tsets\tpokemon\nMany\t8\tmew mew mew mew mew mew mew mew\n")
  }

  @Test func savingReplacesATeamAndUndoRestoresIt() async throws {
    _ = try await run("teams", "save", "Rain", on: Self.rain)
    _ = try await run("teams", "save", "rain", on: "Mew @ Leftovers\n")
    #expect(try await run("teams", "--output", "paste").text == "=== rain ===\n\nMew @ Leftovers\n")

    #expect(try await run("marks", "undo").text == "Team “Rain” saved\n")

    #expect(try await run("teams").text == "Rain  2  Pelipper, Vaporeon\n")
    let undone = try await run("marks", "undo", "--json")
    #expect(undone.text.contains("\"paste\" : null") && undone.text.contains("\"Rain\""))
    #expect(try await run("teams").code == 1)
    #expect(try await run("marks", "redo").text == "Team “Rain” saved\n")
  }

  @Test func aTeamIsRenamedAndDeleted() async throws {
    _ = try await run("teams", "save", "Rain", on: Self.rain)
    _ = try await run("teams", "save", "Sun", on: "Torkoal @ Heat Rock\n")

    #expect(
      try await run("teams", "rename", "rain", "Regen").text
        == "Team “Rain” renamed to “Regen”\n")
    let taken = await #expect(throws: Shell.Failure.self) {
      try await run("teams", "rename", "regen", "SUN")
    }
    #expect(taken?.sentence == "there is a team “SUN” already")
    #expect(
      try await run("teams", "delete", "sun", "--tsv").text
        == "name\tsets\tpokemon\nSun\t1\ttorkoal\n")
    #expect(try await run("teams").text == "Regen  2  Pelipper, Vaporeon\n")
  }

  private func failure(of words: String...) async throws -> String? {
    do {
      let invocation = try CommandLineParser.parse(words, environment: environment)
      guard case .run(let command) = invocation.action else { return nil }
      _ = try await command.run(invocation)
      return nil
    } catch let failure as Shell.Failure {
      return failure.sentence
    }
  }

  @Test func unknownTeamReportsTheClosestNames() async throws {
    #expect(try await failure(of: "teams", "show", "rain") == "there is no team “rain”")
    #expect(try await failure(of: "team", "@rain") == "there is no team “rain”")
    #expect(try await failure(of: "weak", "mew", "@rain") == "there is no team “rain”")
    #expect(!FileManager.default.fileExists(atPath: folder.userFile))
    for name in ["Rain", "Rain 2", "Sun"] {
      _ = try await run("teams", "save", name, on: Self.rain)
    }

    for (name, near) in [("rian", "Rain"), ("ra", "Rain, Rain 2"), ("xyz", nil), ("", nil)] {
      let closest = near.map { "; closest: \($0)" } ?? ""
      #expect(
        try await failure(of: "teams", "delete", name)
          == "there is no team “\(name)”\(closest)")
    }
  }

  @Test func textWithoutSetIsRejectedAndIssuesAreReported() async throws {
    _ = try await run("teams", "save", "Rain", on: Self.rain)
    for text in ["", "\n\n", "=== name ===\n"] {
      let failure = await #expect(throws: Shell.Failure.self) {
        try await run("teams", "save", "rain", on: text)
      }
      #expect(failure?.sentence.hasSuffix(" has no set") == true)
    }
    let set = "Mew @ Leftovers\n- Surf\n"
    let large = String(repeating: set + "\n", count: SavedTeam.largestText / set.utf8.count)
    let failure = await #expect(throws: Shell.Failure.self) {
      try await run("teams", "save", "rain", on: large)
    }
    #expect(failure?.sentence == "the team is larger than 64 kB")
    #expect(try await run("teams").text == "Rain  2  Pelipper, Vaporeon\n")

    let saved = try await run("teams", "save", "b", on: "Mew @ Leftovrs\n")

    #expect(saved.complaints == ["line 1: there is no item “Leftovrs”; closest: Leftovers"])
    #expect(try await run("teams", "show", "b").text == "Mew @ Leftovrs\n")
  }

  @Test(arguments: ["--tsv", "--json"])
  func importRestoresExportedTeams(format: String) async throws {
    _ = try await run("marks", "set", "caught", "mew")
    _ = try await run("teams", "save", "Rain \\n", on: Self.rain)
    _ = try await run("teams", "save", "砂", on: "Tyranitar @ a\\b\\nc\n- Crunch\n")
    let exported = try await run("marks", "export", format).text
    let gameExport = try await run("marks", "export", format, "--game", "red").text
    _ = try await run("teams", "delete", "rain \\n")
    _ = try await run("teams", "save", "砂", on: "Mew\n- Surf\n")

    let outcome = try await run("marks", "import", on: exported)

    #expect(outcome.text == "Entries read: 3, changed: 2.\n")
    #expect(try await run("marks", "export", format).text == exported)
    #expect(!gameExport.contains("Rain"))
    _ = try await run("marks", "undo")
    #expect(try await run("teams").text == "砂  1  Mew\n", "an import is one step")
  }

  nonisolated static let malformed: [(text: String, sentence: String)] = [
    ("name\tteam\tpaste\nmew\t\t\n\tRain\t\n", "line 3: the team's paste holds no set"),
    ("team\tpaste\n\tMew @ Leftovers\n", "line 2: a team's name is one line"),
    ("team\tpaste\na\u{1B}\tMew\n", "line 2: a team's name is one line"),
    ("team\tpaste\tid\nRain\tMew\t4\n", "line 2: it has a team as well as a name or id"),
    ("team\tpaste\nRain\tMew\nRAIN\tMew\n", "line 3: it repeats line 2"),
    ("team\nRain\n", "line 2: the team's paste holds no set"),
    ("[{\"team\":\"a\",\"paste\":\"Mew\"},{\"team\":1}]", "entry 2: it must be an object with id"),
    ("[{\"paste\":\"Mew\"}]", "entry 1: a team's name is one line"),
    (
      "team\tpaste\na\t" + String(repeating: "Mew @ Leftovers\\n\\n", count: 4_000) + "\n",
      "line 2: the team is larger than 64 kB"
    ),
    (
      "team\tpaste\n" + (0...SavedTeam.maximumCount).map { "\($0)\tMew\n" }.joined(),
      "You can save at most 1000 teams. Delete one first."
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
}
