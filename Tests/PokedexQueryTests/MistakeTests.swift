import DexData
import PokedexModel
import PokedexQuery
import PokedexText
import TestSupport
import Testing

struct MistakeTests {
  static let engine = QueryEngine.ofDex()

  @Test(arguments: TableFile("Mistakes.tsv").rows)
  func mistakeHasRangeAndSentenceInBothLanguages(row: TableFile.Row) throws {
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(row["query"]) }

    #expect("\(error.range)" == row["range"])
    #expect(error.sentence(in: .english) == row["english"])
    #expect(error.sentence(in: .japanese) == row["japanese"])
  }

  @Test func tooLongTextIsRejected() throws {
    let text = String(repeating: "fire ", count: 201)
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(text) }

    #expect(error.range == 1000..<1005)
    #expect(error.sentence(in: .english) == "The search is longer than 1000 characters.")
    #expect(error.sentence(in: .japanese) == "検索が1000文字を超えています。")
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000), String(repeating: "(", count: 10_000) + "fire",
    String(repeating: "fire ", count: 200_000), String(repeating: "!", count: 1_000_000),
    String(repeating: "\u{301}", count: 1_000_000), String(repeating: "👨‍👩‍👧", count: 40_000),
  ])
  func hugeTextIsRejectedAsTooLong(text: String) throws {
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(text) }

    #expect(error.reason == .queryTooLong)
  }

  @Test(arguments: [(32, false), (33, true), (900, true)])
  func parenthesesNestAtMost32Deep(depth: Int, isRefused: Bool) throws {
    let text = String(repeating: "(", count: depth) + "fire" + String(repeating: ")", count: depth)

    guard isRefused, text.count <= QueryLimits.characters else {
      if !isRefused { #expect(try Self.engine.run(text).ids.isEmpty == false) }
      return
    }
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(text) }
    #expect(error.reason == .queryTooDeep)
    #expect(error.range == 32..<33)
    #expect(error.sentence(in: .english) == "Parentheses are nested more than 32 deep.")
    #expect(error.sentence(in: .japanese) == "かっこの入れ子が32重を超えています。")
  }

  @Test func moreThan100TermsAreRejected() throws {
    let text = Array(repeating: "fire", count: 101).joined(separator: " ")
    let error = try #require(throws: QueryMistake.self) { try Self.engine.run(text) }

    #expect(error.reason == .queryTooManyTerms)
    #expect(error.sentence(in: .english) == "The search has more than 100 terms.")
    #expect(error.sentence(in: .japanese) == "検索の条件が100個を超えています。")
  }

  @Test func repeatedNotsCancelOut() throws {
    let even = String(repeating: "!", count: 990) + "fire"

    #expect(try Self.engine.run(even).ids == Self.engine.run("fire").ids)
    #expect(try Self.engine.run("!" + even).ids == Self.engine.run("!fire").ids)
  }
}
