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

  /// What is left of a label may be a whole word of the language, which it then is: a type, a game, a move, or a term
  /// that goes on.
  @Test(arguments: Language.allCases)
  func labelWithALetterLeftOutFindsItsOwnAmongFive(language: Language) throws {
    let labels = try Labels()
    let dex = Dex()
    let settings = QuerySettings(language: language)
    let words = PokemonType.allCases.compactMap { DexVocabulary().type($0)?[language] }
    // A color, a game or a superlative beside a name.
    let besides = [
      "Meeno (Blau)", "Meteno (Violet)", "Pitrouille Min", "Pitrouille Max", "Banshitrouye Min",
      "Banshitrouye Max",
      "Pikachu Casquette Mond",
    ]
    let others = Set(words + ["Type:", "Burmadame (and)"] + besides)
    let varieties = Sweep.some(labels.varieties, oneIn: 20, stream: 60 + language.rawValue)

    var lost: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      guard dex.pokemon(id: variety.id)?.displayName(in: language) == label else { continue }
      let own = labels.sharing(variety, in: language)
      for place in label.indices where label[place].isLetter || label[place].isNumber {
        var typed = label
        typed.remove(at: place)
        if typed.isEmpty || others.contains(typed) { continue }
        let most = LabelSweep.ambiguous[typed] ?? 5
        let answer = try? Self.engine.run(typed, in: settings)
        if let answer, answer.query.words.isEmpty { continue }
        let found = answer?.ids ?? []
        if own.isDisjoint(with: found.prefix(most)) { lost.append("\(label): \(typed)") }
      }
    }

    #expect(lost == [])
  }
}
