import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

@Suite("Every label finds its entry", .needs(.facts), .seeded)
struct LabelSweep {
  private let dex = Dex()
  private let search = Dex().pokemonNames

  @Test(arguments: Language.allCases)
  func wholeLabelFindsItsVarietyFirst(language: Language) throws {
    let labels = try Labels()
    let varieties = Sweep.some(labels.varieties, oneIn: 7, stream: language.rawValue)

    var misses: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      var own = labels.sharing(variety, in: language)
      // This label looks like `zygarde-50`, the slug of another variety, so that variety is
      // accepted, too.
      if ["Zygarde (50%)", "Zygarde Forme 50 %"].contains(label) { own.insert(718) }
      // Apart from its accents and spaces, this label is "Tête de Gel", that of the other form.
      if label == "Bekaglaçon Tête Dégel" { own.insert(875) }
      for reader in [language, .english, .japanese] {
        let found = search.matches(label, language: reader).first?.id ?? 0
        if !own.contains(found) { misses.append("\(label) → \(found) in \(reader.code)") }
      }
    }

    #expect(misses == [])
  }

  /// A label with one letter left out must still find its variety among the first five results.
  /// `ambiguous` lists the texts for which five results aren't enough, because more than five
  /// labels match them.
  @Test(arguments: Language.allCases)
  func labelMissingALetterFindsItsVarietyInTopFive(language: Language) throws {
    let labels = try Labels()
    let varieties = Sweep.some(labels.varieties, oneIn: 20, stream: 20 + language.rawValue)

    var misses: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      // Skip labels that the screen doesn't show. If the fact tables lack a name, the test uses the
      // English one, but the screen shows another text.
      guard dex.pokemon(id: variety.id)?.displayName(in: language) == label else { continue }
      let own = labels.sharing(variety, in: language)
      for position in label.indices where label[position].isLetter || label[position].isNumber {
        var typed = label
        typed.remove(at: position)
        if typed.isEmpty { continue }
        let found = search.matches(typed, language: language).prefix(Self.ambiguous[typed] ?? 5)
        if own.isDisjoint(with: found.map(\.id)) { misses.append("\(label): \(typed)") }
      }
    }

    #expect(misses == [])
  }

  /// Texts that match more than five labels, either exactly or with one letter of the label left
  /// out, and the number of labels that they match. The labels are 데구리, 딱구리, 탕구리, 텅구리, 왕구리, 직구리;
  /// 伊布, 水伊布, 雷伊布, 火伊布, 叶伊布, 冰伊布.
  static let ambiguous = ["구리": 6, "伊布": 6]

  @Test(arguments: ambiguous.keys.sorted())
  func ambiguousTextMatchesThatManyLabels(text: String) throws {
    let labels = try Labels()

    let greatestCount = Language.allCases.map { language in
      let matching = labels.varieties.filter { variety in
        let label = variety.labels[language.rawValue]
        return label == text
          || label.indices.contains { position in
            label[..<position] + label[label.index(after: position)...] == text
          }
      }
      return matching.count
    }.max()

    #expect(greatestCount == Self.ambiguous[text])
  }

  /// Labels that two varieties share in a language. A search for them may find either variety
  /// first.
  @Test func sharedLabelsAreKnown() throws {
    let labels = try Labels()

    let shared = labels.varieties.flatMap { variety in
      Language.allCases.filter { labels.sharing(variety, in: $0).count > 1 }
        .map { variety.labels[$0.rawValue] }
    }

    #expect(
      Set(shared) == [
        "10% Zygarde", "Zygarde Forme 10 %", "Zygarde (10%)", "Magearna", "Mega Meowstic",
        "Méga-Mistigrix",
      ])
  }
}
