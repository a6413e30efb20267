package import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a wide list shows beside names and types.
extension Words {
  /// Base stats and their total, each as wide as its head in `listHeads`.
  package func listFigures(of stats: StatValues, in generation: Int?) -> String {
    // Generation I has one stat for both special ones.
    let values = Stat.allCases.map { generation == 1 && $0 == .specialDefense ? nil : stats[$0] }
    let figures = values + [values.reduce(0) { $0 + ($1 ?? 0) }]
    return zip(figures, listHeads).map { figure, head in
      Self.padded(figure.map { String($0) } ?? "", like: head)
    }.joined()
  }

  /// The name of an ability, in parentheses for a hidden one.
  package func listName(of ability: PokemonAbility) -> String {
    let name = name(ofAbility: ability.slug)
    return ability.isHidden ? "(\(name))" : name
  }

  /// Types at the columns at which those of all rows stand. The blanks between two have the colour of the first,
  /// which saves the bytes of going back to none.
  func spans(of types: [PokemonType], in columns: Int) -> [Span] {
    if types.isEmpty { return [Span("—", .secondary)] }
    let names = names(of: types.prefix(2), in: columns)
    return zip(types, names.indices).map { type, place in
      let end = place + 1 < names.count ? names[place + 1].column : 0
      return Span(TextFit.pad(names[place].name, to: end - names[place].column), .type(type))
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
