import EmbeddedTables
import PokedexText
import Testing

@testable import PokedexQuery

/// Tests of the table Resources/Text/query_words.tsv.
struct QueryWordTableTests {
  /// The families into which the table's rows are divided. Each family has a set of valid keys:
  /// names, signs or units of the query language.
  static let families: [(name: String, keys: Set<String>)] = [
    ("term", Set(TermTable.pokemon.all.map(\.name))),
    ("moves", Set(TermTable.moves.all.map(\.name))),
    ("abilities", Set(TermTable.abilities.all.map(\.name))),
    ("items", Set(TermTable.items.all.map(\.name))),
    ("natures", Set(TermTable.natures.all.map(\.name))),
    ("glossary", Set(TermTable.moves.all.map(\.name) + TermTable.items.all.map(\.name))),
    ("between", Set(QueryListKind.allCases.flatMap { $0.terms.all.map(\.name) })),
    ("trait", Set(Trait.allCases.map(\.rawValue))),
    ("bare-trait", Set(Trait.allCases.map(\.rawValue))),
    ("form-trait", Set(Trait.allCases.map(\.rawValue))),
    ("way", Set(QueryWords.ways.map(\.slug))),
    ("compare", [">", "<", ">=", "<=", "="]), ("operator", ["or", "and", "not"]),
    ("unit", ["m", "ft", "in", "kg", "lb"]),
    ("numeral", Set((1...9).map(String.init))),
  ]

  @Test(arguments: families)
  func everyRowHasAKnownKey(name: String, keys: Set<String>) {
    let rows = QueryWordTable.family(name)

    #expect(!rows.isEmpty)
    #expect(rows.map(\.key).filter { !keys.contains($0) } == [])
    #expect(rows.filter { $0.words.isEmpty }.map(\.key) == [])
  }

  /// The Japanese word that names several evolution terms. The value after it decides which one is
  /// meant.
  private static let shared = "進化"

  /// If two rows had the same word, one of them could never be selected.
  @Test(arguments: families.filter { $0.name != "between" })
  func noWordMeansTwoThings(name: String, keys: Set<String>) {
    // One row may have several spellings of the same word.
    let words = QueryWordTable.family(name).flatMap { row in
      Set(row.words.filter { $0 != Self.shared }.map { NormalizedName.letters($0) })
    }

    #expect(words.count == Set(words).count)
  }

  @Test func everyTermWordMeansItsTerm() {
    for (key, words) in QueryWordTable.family("term") {
      for word in words where word != Self.shared {
        #expect(TermTable.pokemon.named(word)?.name == key, "\(word)")
      }
    }
  }

  @Test(arguments: [
    "link", "noun", "type-ending", "listed-noun", "tier", "range", "times", "none",
    "order/ascending", "order/descending", "generation-form",
  ])
  func wordsUsedByTheReaderExist(key: String) {
    #expect(!QueryWordTable.words(key).isEmpty)
  }
}
