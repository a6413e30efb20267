import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

/// Labels in the whole language, where a word may also mean a type, a term or a thing.
@Suite("Every label is a name in a query", .needs(.facts), .seeded)
struct LabelQuerySweep {
  private static let engine = QueryEngine.ofDex()

  @Test(arguments: Language.allCases)
  func labelTypedWholeFindsItsOwnFirst(language: Language) throws {
    let labels = try Labels()
    let settings = QuerySettings(language: language)
    let varieties = Sweep.some(labels.varieties, oneIn: 7, stream: 40 + language.rawValue)

    var lost: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      var own = labels.sharing(variety, in: language)
      // That is also how the slug of another one reads, `zygarde-50`.
      if label == "Zygarde (50%)" { own.insert(718) }
      let found = try Self.engine.run(label, in: settings).ids.first ?? 0
      if !own.contains(found) { lost.append("\(label) → \(found)") }
    }

    #expect(lost == [])
  }
}
