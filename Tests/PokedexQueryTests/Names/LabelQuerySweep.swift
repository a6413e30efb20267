import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

/// Uses each displayed name as a query. The query must find the name's variety, although its words
/// could also be read as a type, a term or a value.
@Suite("Every label is a name in a query", .needs(.facts), .seeded)
struct LabelQuerySweep {
  private static let engine = QueryEngine.ofDex()

  @Test(arguments: Language.allCases)
  func wholeLabelFindsItsVarietyFirst(language: Language) throws {
    let labels = try Labels()
    let settings = QuerySettings(language: language)
    let varieties = Sweep.some(labels.varieties, oneIn: 7, stream: 40 + language.rawValue)

    var misses: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      var own = labels.sharing(variety, in: language)
      // This label looks like `zygarde-50`, the slug of another variety, so that variety is
      // accepted, too.
      if label == "Zygarde (50%)" { own.insert(718) }
      let found = try Self.engine.run(label, in: settings).ids.first ?? 0
      if !own.contains(found) { misses.append("\(label) → \(found)") }
    }

    #expect(misses == [])
  }

  /// Leaving out a letter of a label may produce a word of the query language: a type, a game, a
  /// move, or the beginning of a term. Such a word takes precedence over names.
  @Test(arguments: Language.allCases)
  func labelMissingALetterFindsItsVarietyInTopFive(language: Language) throws {
    let labels = try Labels()
    let dex = Dex()
    let settings = QuerySettings(language: language)
    let words = PokemonType.allCases.compactMap { DexVocabulary().type($0)?[language] }
    // Labels with one letter left out that aren't read as a single name, because they contain a
    // colour, a game or a superlative next to a name.
    let termTexts = [
      "Meeno (Blau)", "Meteno (Violet)", "Pitrouille Min", "Pitrouille Max", "Banshitrouye Min",
      "Banshitrouye Max",
      "Pikachu Casquette Mond",
    ]
    let others = Set(words + ["Type:", "Burmadame (and)"] + termTexts)
    let varieties = Sweep.some(labels.varieties, oneIn: 20, stream: 60 + language.rawValue)

    var misses: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      guard dex.pokemon(id: variety.id)?.displayName(in: language) == label else { continue }
      let own = labels.sharing(variety, in: language)
      for position in label.indices where label[position].isLetter || label[position].isNumber {
        var typed = label
        typed.remove(at: position)
        if typed.isEmpty || others.contains(typed) { continue }
        let limit = LabelSweep.ambiguous[typed] ?? 5
        let answer = try? Self.engine.run(typed, in: settings)
        if let answer, answer.query.words.isEmpty { continue }
        let found = answer?.ids ?? []
        if own.isDisjoint(with: found.prefix(limit)) { misses.append("\(label): \(typed)") }
      }
    }

    #expect(misses == [])
  }
}
