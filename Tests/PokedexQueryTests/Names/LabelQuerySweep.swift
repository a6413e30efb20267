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

  /// Names of types that are labels with a letter left out: of 風妖精.
  private static let types = ["妖精"]

  /// Whether a label with a letter left out is a term with a value, as it is of Type:0, French for Type: Null.
  private static func readsAsATerm(_ label: String) -> Bool {
    label.contains(":") && !label.contains(": ")
  }

  @Test(arguments: Language.allCases)
  func labelWithALetterLeftOutFindsItsOwnAmongFive(language: Language) throws {
    let labels = try Labels()
    let settings = QuerySettings(language: language)
    let varieties = Sweep.some(labels.varieties, oneIn: 60, stream: 60 + language.rawValue)

    var lost: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      guard Dex().pokemon(id: variety.id)?.displayName(in: language) == label,
        !Self.readsAsATerm(label)
      else { continue }
      let own = labels.sharing(variety, in: language)
      for place in label.indices where label[place].isLetter || label[place].isNumber {
        var typed = label
        typed.remove(at: place)
        if typed.isEmpty || Self.types.contains(typed) { continue }
        let found = (try? Self.engine.run(typed, in: settings).ids.prefix(5)) ?? []
        if own.isDisjoint(with: found) { lost.append("\(label): \(typed)") }
      }
    }

    #expect(lost == [])
  }
}
