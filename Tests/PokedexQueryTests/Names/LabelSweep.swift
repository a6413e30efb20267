import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

@Suite("Every label finds its own", .needs(.facts), .seeded)
struct LabelSweep {
  private let search = Dex().pokemonNames

  @Test(arguments: Language.allCases)
  func labelTypedWholeFindsItsOwnFirst(language: Language) throws {
    let labels = try Labels()
    let varieties = Sweep.some(labels.varieties, oneIn: 7, stream: language.rawValue)

    var lost: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      let own = labels.sharing(variety, in: language)
      let found = search.matches(label, language: language).first?.id ?? 0
      if !own.contains(found) { lost.append("\(variety.id) \(label) → \(found)") }
    }

    #expect(lost == [])
  }

  @Test(arguments: Language.allCases)
  func labelWithALetterLeftOutFindsItsOwnAmongFive(language: Language) throws {
    let labels = try Labels()
    let varieties = Sweep.some(labels.varieties, oneIn: 20, stream: 20 + language.rawValue)

    var lost: [String] = []
    for variety in varieties {
      let label = variety.labels[language.rawValue]
      let own = labels.sharing(variety, in: language)
      for place in label.indices where label[place].isLetter || label[place].isNumber {
        var typed = label
        typed.remove(at: place)
        if typed.isEmpty { continue }
        let found = search.matches(typed, language: language).prefix(5).map(\.id)
        if own.isDisjoint(with: found) { lost.append("\(label) − \(label[place]): \(typed)") }
      }
    }

    #expect(lost == [])
  }
}
