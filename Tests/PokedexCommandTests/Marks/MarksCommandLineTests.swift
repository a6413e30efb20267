import PokedexModel
import Testing

@testable import pokedex

@Suite("Command lines of marks")
struct MarksCommandLineTests {
  private func parse(_ words: String...) throws -> MarksRequest {
    let invocation = try CommandLineParser.parse(["marks"] + words, environment: [:])
    return try #require(invocation.command(MarksRequest.self))
  }

  @Test func everyCommandIsParsed() throws {
    #expect(try parse().action == .list([]))
    #expect(try parse("list", "25").action == .list(["25"]))
    #expect(try parse("set", "shiny", "25", "mew").action == .set(.shiny, ["25", "mew"]))
    #expect(try parse("clear", "all", "25").action == .clear(nil, ["25"]))
    #expect(try parse("clear", "seen", "25").action == .clear(.seen, ["25"]))
    #expect(try parse("note", "25", "").action == .note("25", .none))
    #expect(try parse("undo").action == .undo && parse("redo").action == .redo)
    #expect(try parse("import", "-").action == .read("-"))
  }

  @Test func exportDefaultsToAnImportableFormat() throws {
    #expect(try parse("export").format == .tsv)
    #expect(try parse("export", "--json").format == .json)
    #expect(try parse("list").format == .text)
  }

  @Test(arguments: ["sword", "Sword", "ソード", "Schwert"])
  func gameOptionTakesAVersionInAnyLanguage(name: String) throws {
    #expect(try parse("set", "seen", "1", "--game", name).game == "sword")
  }

  @Test(arguments: [
    (["marks", "lst"], "there is no “marks lst”; the commands are list, "),
    (["marks", "set"], "pokedex marks set MARK NAME…"),
    (["marks", "set", "seen"], "MARK NAME…"), (["marks", "undo", "1"], "“pokedex marks undo”"),
    (["marks", "set", "cought", "1"], "there is no mark “cought”; choose from seen, caught"),
    (["marks", "note", "1", "a\tb"], "a note is one line of at most 256 characters"),
    (["marks", "list", "--game", "sword-shiel"], "there is no game “sword-shiel”"),
    (["marks", "export", "--tsv", "--json"], "can't be combined"),
  ])
  func mistakeIsReported(arguments: [String], part: String) throws {
    let error = #expect(throws: UsageError.self) {
      try CommandLineParser.parse(arguments, environment: [:])
    }

    #expect(error?.sentence.contains(part) == true, "\(error?.sentence ?? "")")
  }
}
