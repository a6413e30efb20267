import PokedexModel
import PokedexQuery
import Testing

@testable import pokedex

@Suite("Lists by query")
struct ListOutputTests {
  @Test(arguments: [QueryListKind.pokemon, .moves, .abilities])
  func everyColumnIsSelectedByEachOfItsWords(kind: QueryListKind) throws {
    for word in kind.columnWords.joined() {
      let request = ListRequest(kind: kind, columns: [word], limit: 3, format: .tsv)
      let text = try request.outcome(in: .english, seed: 1).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)

      // The text splits into a header, three values (which may be empty) and the empty string after
      // the last line break.
      #expect(lines.count == 5, "\(word)")
      #expect(!lines[0].contains("\t"))
    }
  }

  @Test func seedDeterminesTheRandomDraw() throws {
    let request = ListRequest(kind: .pokemon, query: "random:6")

    let one = try request.outcome(in: .english, seed: 1)
    #expect(one.text.split(separator: "\n").count == 6)
    #expect(try request.outcome(in: .english, seed: 1) == one)
    #expect(try request.outcome(in: .english, seed: 2) != one)
  }

  @Test func megabyteQueryIsRejected() throws {
    let request = ListRequest(
      kind: .pokemon, query: String(repeating: "(", count: 1_000_000))
    let failure = try #require(throws: UsageError.self) {
      try request.outcome(in: .english, seed: 1)
    }

    #expect(failure.sentence == "The search is longer than 1000 characters.")
    #expect(failure.marker.split(separator: "\n").count == 2)
  }
}
