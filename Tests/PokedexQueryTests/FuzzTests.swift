import DexData
import Foundation
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

/// Parses random texts, none of which may crash the parser.
@Suite(.seeded)
struct FuzzTests {
  /// The number of texts to parse. The environment variable `POKEDEX_FUZZ` overrides the default,
  /// which is small enough for everyday runs.
  private static let count =
    ProcessInfo.processInfo.environment["POKEDEX_FUZZ"].flatMap(Int.init) ?? 20_000

  @Test func parserSurvivesRandomTextWithMistakesInRange() {
    let engine = QueryEngine(source: DexQuerySource())
    var texts = RandomText(stream: 1)
    var outOfRange: [String] = []

    for round in 0..<Self.count {
      let text = texts.next()
      do throws(QueryMistake) {
        _ = try engine.query(of: text)
      } catch {
        let range = error.range
        if range.lowerBound < 0 || range.upperBound > text.count { outOfRange.append(text) }
      }
      // For one text in a hundred, complete the query with the cursor in the middle.
      guard round % 100 == 0 else { continue }
      let completion = engine.complete(text, cursor: text.count / 2)
      if completion.range.upperBound > text.count { outOfRange.append(text) }
    }

    #expect(outOfRange == [])
  }

  @Test func searchSurvivesRandomText() {
    let engine = QueryEngine.ofDex()
    var texts = RandomText(stream: 2)

    for _ in 0..<2000 {
      let text = texts.next()
      let answer = try? engine.run(text, in: QuerySettings(language: .japanese))
      #expect((answer?.ids.count ?? 0) <= 1351)
    }
  }
}
