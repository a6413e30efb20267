import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

/// Types each displayed name of a variety, in the search for names and as a query. `Labels` has the
/// names.
@Suite("Every label finds its entry", .seeded)
struct LabelSweep {
  private let search = Dex().pokemonNames
  private static let engine = QueryEngine.ofDex()

  /// Names that the other of two varieties may have: `zygarde-50` is a slug, and apart from its
  /// accents and spaces, "Tête Dégel" is "Tête de Gel".
  private static let doubles = [
    "Zygarde (50%)": 718, "Zygarde Forme 50 %": 718, "Bekaglaçon Tête Dégel": 875,
  ]

  @Test(arguments: Language.allCases)
  func wholeLabelFindsItsVarietyFirst(language: Language) throws {
    var misses: [String] = []
    for (id, label) in Sweep.some(Labels.all(in: language), oneIn: 7, stream: language.rawValue) {
      let own = [id, Self.doubles[label] ?? id]
      for reader in [language, .english, .japanese] {
        let found = search.matches(label, language: reader).first?.id ?? 0
        if !own.contains(found) { misses.append("\(label) → \(found) in \(reader.code)") }
      }
      let found = try Self.engine.run(label, in: QuerySettings(language: language)).ids.first ?? 0
      if !own.contains(found) { misses.append("\(label) → \(found) in a query") }
    }

    #expect(misses == [])
  }

  /// Leaving out a letter of a label may produce a word of the query language: a type, a game, a
  /// move, or the beginning of a term. Such a word takes precedence over names.
  @Test(arguments: Language.allCases)
  func labelMissingALetterFindsItsVarietyInTopFive(language: Language) {
    let settings = QuerySettings(language: language)
    // Texts with a colour, a game, a move or a superlative next to a name.
    let terms = [
      "Type:", "Burmadame (and)", "Meeno (Blau)", "Meteno (Violet)", "Pitrouille Min",
      "Pitrouille Max", "Banshitrouye Min", "Banshitrouye Max", "Pikachu Casquette Mond",
      "Roto Corte", "Roto Taglio", "Pumpkaboo Min", "Pumpkaboo Max", "Gourgeist Min",
      "Gourgeist Max",
    ]
    let words = PokemonType.allCases.compactMap { DexVocabulary().type($0)?[language] } + terms

    var misses: [String] = []
    let labels = Sweep.some(Labels.all(in: language), oneIn: 20, stream: 20 + language.rawValue)
    for (id, label) in labels {
      for position in label.indices where label[position].isLetter || label[position].isNumber {
        var typed = label
        typed.remove(at: position)
        if typed.isEmpty { continue }
        let limit = Self.ambiguous[typed] ?? 5
        let found = search.matches(typed, language: language).prefix(limit)
        if !found.map(\.id).contains(id) { misses.append("\(label): \(typed)") }
        // A query reads a wide parenthesis as its own, so it forgives no error in such a name.
        if label.contains("（") { continue }
        let answer = try? Self.engine.run(typed, in: settings)
        if words.contains(typed) || answer?.query.words.isEmpty == true { continue }
        if answer?.ids.prefix(limit).contains(id) != true { misses.append("\(typed) in a query") }
      }
    }

    #expect(misses == [])
  }

  /// Texts that match more than five labels with one letter left out, and the number of these
  /// labels: 데구리, 딱구리, 탕구리, 텅구리, 왕구리, 직구리; 伊布, 水伊布, 雷伊布, 火伊布, 叶伊布, 冰伊布; the seven
  /// colours of Minior's core.
  private static let ambiguous = ["구리": 6, "伊布": 6, "小陨星（色核心）": 7, "小隕星（色核心）": 7]
}

/// The displayed names of all varieties.
private enum Labels {
  static func all(in language: Language) -> [(id: Int, label: String)] {
    let dex = Dex()
    return dex.listItems(urlPrefix: "").compactMap { item in
      dex.pokemon(id: item.id).map { (item.id, $0.displayName(in: language)) }
    }
  }
}
