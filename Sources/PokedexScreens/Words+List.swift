package import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a wide list shows beside names and types.
extension Words {
  /// Base stats and their total, each as wide as its head in `listHeads`.
  package func listFigures(of stats: StatValues, in generation: Int?) -> String {
    var text = ""
    var total = 0
    for (stat, head) in zip(Stat.allCases, listHeads) {
      // Generation I has one stat for both special ones.
      let isNone = generation == 1 && stat == .specialDefense
      let value = stats[stat]
      if !isNone { total += value }
      text += Self.padded(isNone ? "" : String(value), like: head)
    }
    return text + Self.padded(String(total), like: listHeads[listHeads.count - 1])
  }

  /// The names of abilities, the hidden one in parentheses.
  package func listAbilities(_ abilities: [PokemonAbility]) -> [String] {
    abilities.map { ability in
      let name = name(ofAbility: ability.slug)
      return ability.isHidden ? "(\(name))" : name
    }
  }

  /// The head of a stat, or of their total, in a generation.
  func listHead(_ place: Int, in generation: Int?) -> String {
    let head = listHeads[place]
    guard generation == 1 else { return head }
    switch place {
    case 3: return Self.padded(self(.listSpecial), like: head)
    case 4: return Self.padded("", like: head)
    default: return head
    }
  }

  private static func padded(_ text: String, like head: String) -> String {
    TextFit.pad(text, to: TextWidth.of(head), atEnd: false)
  }
}
