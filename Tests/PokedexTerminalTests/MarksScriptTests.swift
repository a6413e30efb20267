import Foundation
import PokedexModel
import TestSupport
import Testing
import UserStore

/// Tests of marks with the built executable.
@Suite(.timeLimit(.minutes(5)), .onOwnThreads)
struct MarksScriptTests {
  private let folder: CacheFolder

  init() throws { folder = try CacheFolder() }

  private func run(_ words: String..., before: String? = nil) async throws -> Executable.Outcome {
    try await Executable.run(
      words, in: folder, redirection: before == nil ? nil : "", before: before ?? ":")
  }

  @Test func queryFindsMarksOfAnotherCommand() async throws {
    _ = try await run("marks", "set", "caught", "pikachu", "--game", "sword")

    let found = try await run("list", "is:caught", "--columns", "slug", "--tsv")
    let none = try await run("list", "is:caught@red")

    #expect(found.output == "name\npikachu\n" || found.output == "slug\npikachu\n")
    #expect(none.code == 1 && none.output.isEmpty)
    #expect(none.errors == "pokedex: nothing found for “is:caught@red”\n")
  }

  @Test func commandsWithoutChangesDoNotCreateStore() async throws {
    for command in [
      ["list", "fire"], ["list", "is:caught"], ["marks"], ["marks", "export"], ["teams"],
      ["teams", "delete", "rain"], ["teams", "save", "rain", "/dev/null"],
    ] {
      _ = try await Executable.run(command, in: folder)
    }

    #expect(!FileManager.default.fileExists(atPath: folder.dataHome))
  }

  @Test func damagedFileIsReportedInOneLine() async throws {
    _ = try await run("marks", "set", "caught", "pikachu")
    try Data("rubbish".utf8).write(to: URL(filePath: folder.userFile))

    for words in [["marks"], ["list", "is:caught"], ["teams"], ["team", "@rain"]] {
      let outcome = try await Executable.run(words, in: folder)

      #expect(outcome.code == 1 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("pokedex: Marks, notes and teams can't be used: "))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(try String(contentsOfFile: folder.userFile, encoding: .utf8) == "rubbish")
  }

  @Test func changeIsSavedWhenOutputFails() async throws {
    for command in [["marks", "set", "caught", "4"], ["marks", "undo"], ["marks", "redo"]] {
      for redirection in ["> /dev/full", ">&-"] {
        let outcome = try await Executable.run(command, in: folder, redirection: redirection)
        if outcome.errors.contains("nothing") { continue }

        #expect(outcome.code == 1)
        #expect(
          outcome.errors == "pokedex: can't write the output, but the change was saved\n")
      }
    }
    #expect(try UserDatabase(path: folder.userFile).records().map(\.pokemon) == [4])
    let list = try await Executable.run(["marks"], in: folder, redirection: "> /dev/full")
    #expect(list.errors == "pokedex: can't write the output\n")
  }

  @Test func confirmedMarksSurviveFileSizeLimit() async throws {
    let note = String(repeating: "n", count: 250)
    var confirmed = 0
    var failure: Executable.Outcome?
    while failure == nil, confirmed < 300 {
      let outcome = try await run(
        "marks", "note", String(confirmed + 1), note, before: "ulimit -f 100")
      if outcome.code == 0 { confirmed += 1 } else { failure = outcome }
    }

    #expect(failure?.code == 1)
    #expect(failure?.errors.hasPrefix("pokedex: Marks, notes and teams can't be used: ") == true)
    #expect(confirmed > 0)
    let records = try UserDatabase(path: folder.userFile).records()
    #expect(records.map(\.pokemon) == Array(1..<confirmed + 1))
  }

  @Test func markIsSavedWhenQuittingImmediately() throws {
    let session = try TerminalSession()
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("m", "2", "q")

    try session.terminal.screen(showing: "ended with 0")
    let records = try UserDatabase(path: session.folder.userFile).records()
    #expect(records == [MarkRecord(pokemon: 1, game: nil, marks: Marks([.caught]))])
  }

  /// A team saved in an earlier run is not deleted by `u`, on any page.
  @Test func undoAsksBeforeItChangesAnythingFromEarlierRun() throws {
    let first = try TerminalSession()
    let text = "Pelipper @ Leftovers\n- Surf\n"
    let team = try #require(SavedTeam(name: "Rain", text: text))
    _ = try UserDatabase(path: first.folder.userFile).change([.save(team)])
    let session = try TerminalSession(environment: "XDG_DATA_HOME=\(first.folder.dataHome)")
    try session.terminal.screen(showing: "#0001  Bulbasaur")

    try session.terminal.press("Enter", "u")

    try session.terminal.screen(showing: "Undo? Team “Rain” saved")
    #expect(try UserDatabase(path: first.folder.userFile).teams() == [team])
    try session.terminal.press("u")
    try session.terminal.screen(showing: "Undone. Team “Rain” deleted")
    #expect(try UserDatabase(path: first.folder.userFile).teams() == [])
  }

  @Test func twoProgramsSeeEachOthersMarks() throws {
    let one = try TerminalSession()
    let other = try TerminalSession(environment: "XDG_DATA_HOME=\(one.folder.dataHome)")
    try one.terminal.screen(showing: "#0001  Bulbasaur")
    try other.terminal.screen(showing: "#0001  Bulbasaur")

    try one.terminal.press("m", "3")
    try one.terminal.screen(showing: "★▸")
    try other.terminal.press("j")
    try other.terminal.screen(showing: "★     1 Bulbasaur")
    try other.terminal.press("u")
    try other.terminal.screen(showing: "Undo? Bulbasaur: caught shiny")
    try other.terminal.press("u")
    try other.terminal.screen(showing: "Undone. Bulbasaur: no marks")
    try one.terminal.press("j")

    try one.terminal.screen("no mark") { rows in
      rows.allSatisfy { !$0.contains("★") } && rows[2].contains("▸")
    }
  }
}
