import DexData
import Foundation
import PokedexModel
import PokedexQuery
import PokedexText
import Testing

@testable import PokedexApp

/// Realistic searches in three languages with their expected results, from `Searches.tsv` beside
/// this file. The author of that file had not read the code. A note explains each result that
/// differs from the author's first expectation.
@Suite("Searches", .timeLimit(.minutes(5)))
struct SearchesTests {
  struct Search: CustomTestStringConvertible, Sendable {
    let language: Language
    let text: String
    /// The query's expected interpretation as terms. Empty if it is identical to the text.
    let reading: String
    let outcome: String
    let value: String

    var testDescription: String { text }

    init(line: Substring) throws {
      let cells = line.split(separator: "\t").map { $0 == "-" ? "" : String($0) }
      try #require(cells.count == 6)
      language = try #require(Language(code: cells[0]))
      (text, reading, outcome, value) = (cells[1], cells[2], cells[3], cells[4])
    }

    /// The ids in `value`, which is a text such as "1-3 6".
    var ids: [Int] {
      value.split(separator: " ").flatMap { run -> [Int] in
        let ends = run.split(separator: "-").compactMap { Int($0) }
        return ends.first.flatMap { first in ends.last.map { Array(first...$0) } } ?? []
      }
    }
  }

  nonisolated static let searches: [Search] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Searches.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.dropFirst().compactMap { try? Search(line: $0) }
  }()

  private static let engine = QueryEngine.ofDex()

  @Test func searchCountsPerLanguageAreAsExpected() {
    let counts = Dictionary(grouping: Self.searches, by: \.language).mapValues(\.count)

    #expect(counts == [.english: 260, .japanese: 80, .german: 80])
  }

  @Test(arguments: searches.filter { $0.outcome != "page" })
  func searchReturnsExpectedResult(search: Search) throws {
    let settings = QuerySettings(language: search.language)
    do throws(QueryMistake) {
      let answer = try Self.engine.run(search.text, in: settings)
      let part = Self.engine.emptyingPart(of: answer.query, in: search.text, settings)
      switch search.outcome {
      case "first": #expect(Array(answer.ids.prefix(search.ids.count)) == search.ids)
      case "says": #expect(part?.sentence(in: search.language) == search.value)
      case "nothing": #expect(answer.ids.isEmpty)
      default: #expect(answer.ids.sorted() == search.ids)
      }
      if search.outcome == "ids" || search.outcome == "first" {
        #expect(answer.query.text() == (search.reading.isEmpty ? search.text : search.reading))
      }
    } catch {
      #expect("says " + error.sentence(in: search.language) == search.outcome + " " + search.value)
    }
  }

  @Test(arguments: searches.filter { $0.outcome == "page" })
  func questionOpensExpectedPage(search: Search) throws {
    let question = try #require(Self.engine.question(in: search.text, language: search.language))
    let words = [question.topic.rawValue] + question.pokemon.map(String.init)

    #expect((words + [question.version].compactMap(\.self)).joined(separator: " ") == search.value)
  }
}
