internal import PokedexFeatures
package import PokedexModel
internal import PokedexText
internal import TerminalUI

extension AppState {
  /// Opens the selected entry. If the Pokémon is chosen for comparison, opens the comparison
  /// instead.
  mutating func openSelection() {
    guard let id = list.selectedItem?.id else { return }
    if let comparison, choices.compared.contains(id) { return open(comparison) }
    open(words.subject(ofVariety: id, named: list.search.text))
  }

  /// Goes to the list and shows the results of a query, as if the user had searched for it. If it
  /// has a mistake, the search box opens with it.
  mutating func list(_ query: String) {
    stack.goToList()
    // The dex that the list shows may lack Pokémon that match the query. Switch to the dex that the
    // query names, or to the National Dex if the query names none of the game's dexes.
    let named = rosters.first { roster in
      guard case .dex(let dex, _) = roster else { return false }
      return query.hasPrefix("dex:\(dex) ") || query.hasPrefix("dex:\(dex)-")
    }
    if game != nil { list.show(named ?? .national, in: listSource) }
    list.find(query, in: listSource)
    if list.search.mistake == nil { list.keep() } else { openSearch(with: query) }
  }
}

// Texts of types, and of columns that are shown only in a wide list.
extension Words {
  /// Returns base stats and their total as text, each as wide as its heading in `listHeadings`.
  package func listFigures(of stats: StatValues, in generation: Int?) -> String {
    // Generation I has a single stat, Special, instead of Special Attack and Special Defense.
    let values = Stat.allCases.map { generation == 1 && $0 == .specialDefense ? nil : stats[$0] }
    let figures = values + [values.reduce(0) { $0 + ($1 ?? 0) }]
    return zip(figures, listHeadings).map { figure, head in
      Self.padded(figure.map { String($0) } ?? "", like: head)
    }.joined()
  }

  /// Returns the name of an ability. The name of a hidden one is in parentheses.
  package func listName(of ability: PokemonAbility) -> String {
    let name = name(ofAbility: ability.slug)
    return ability.isHidden ? "(\(name))" : name
  }

  /// Returns the names of types, aligned with those in other rows. The blanks between two types
  /// have the first type's colour, because switching back to the default colour would take more
  /// bytes.
  func spans(of types: [PokemonType], in columns: Int) -> [Span] {
    if types.isEmpty { return [Span("—", .secondary)] }
    let names = names(of: types.prefix(2), in: columns)
    return zip(types, names.indices).map { type, index in
      let end = index + 1 < names.count ? names[index + 1].column : 0
      return Span(TextFit.pad(names[index].name, to: end - names[index].column), .type(type))
    }
  }

  /// Returns the heading for a base stat, or for the total, in a generation.
  func listHeading(_ index: Int, in generation: Int?) -> String {
    let head = listHeadings[index]
    guard generation == 1 else { return head }
    switch index {
    case 3: return Self.padded(self(.listSpecial), like: head)
    case 4: return Self.padded("", like: head)
    default: return head
    }
  }

  private static func padded(_ text: String, like head: String) -> String {
    TextFit.pad(text, to: TextWidth.of(head), atEnd: false)
  }
}
