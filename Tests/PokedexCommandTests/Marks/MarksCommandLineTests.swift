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
}
