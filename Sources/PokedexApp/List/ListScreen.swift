internal import PokedexFeatures
package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Scroll state of the list.
struct ListScreen: Sendable {
  /// Index of the row at the top of the window.
  var firstRow = 0

  /// Scrolls just far enough to bring the selection into view.
  mutating func show(selection: Int, of rowCount: Int, in rows: Int) {
    let last = max(0, rowCount - rows)
    firstRow = max(selection - rows + 1, min(firstRow, selection, last))
  }
}

// MARK: - Keys

extension AppState {
  mutating func moveList(_ intent: Intent, _ cache: PageCache) -> [Effect] {
    let times = count ?? 1
    switch intent {
    case .moveDown: return [.list(.move(by: times))]
    case .moveUp: return [.list(.move(by: -times))]
    case .pageDown: return scrollList(byPages: times)
    case .pageUp: return scrollList(byPages: -times)
    case .first, .last: return goTo(intent)
    case .open: openSelection(cache)
    case .sort: return Array(repeating: .search(.sortByNextColumn), count: repeats)
    case .reverse: return Array(repeating: .search(.reverse), count: repeats)
    case .scope: return switchScope()
    case .roster: return switchRoster()
    default: break
    }
    return []
  }

  /// Selects the first or last row. If the user typed a count, selects the species with that number
  /// in the dex that the list shows.
  private func goTo(_ intent: Intent) -> [Effect] {
    if let count {
      guard case .dex = data.search.roster else { return [.list(.selectSpecies(number: count))] }
      let row = (0..<data.list.rowCount).first { row in
        data.list[row].flatMap { data.search.regionalNumber(of: $0.id) } == count
      }
      return row.map { [.list(.select(row: $0))] } ?? []
    }
    return [.list(intent == .first ? .selectFirst : .selectLast)]
  }

  /// Scrolls the list by pages and moves the selection along, so that the selected row keeps its
  /// position on the screen.
  mutating func scrollList(byPages pages: Int) -> [Effect] {
    let rows = pages * listRows
    list.firstRow = max(0, min(list.firstRow + rows, data.list.rowCount - listRows))
    return [.list(.move(by: rows))]
  }

  /// Opens the selected entry. If the Pokémon is chosen for comparison, opens the comparison
  /// instead.
  mutating func openSelection(_ cache: PageCache) {
    guard let id = data.list.selectedItem?.id else { return }
    if let team, choices.team.contains(id) { return open(team, cache) }
    open(words.subject(ofVariety: id, named: data.search.text), cache)
  }

  /// Switches between listing every variety and listing only species, and shows a notice about it.
  private mutating func switchScope() -> [Effect] {
    guard repeats % 2 == 1 else { return [] }
    notice = words(data.search.scope == .varieties ? .speciesShown : .varietiesShown)
    return [.search(.switchScope)]
  }

  /// Clears one thing per call: the search, or else the choice of Pokémon for comparison, or else
  /// the sort order.
  mutating func showAll() -> [Effect] {
    if !data.search.text.isEmpty { return [.search(.clear(selecting: nil))] }
    if clearComparison() { return [] }
    return [.search(.resetOrder)]
  }

  /// Goes to the list and shows the results of a query, as if the user had searched for it.
  mutating func list(_ query: String) -> [Effect] {
    stack.goToList()
    let found: [Effect] = [.search(.show(query))]
    guard game != nil else { return found }
    // The dex that the list shows may lack Pokémon that match the query. Switch to the dex that the
    // query names, or to the National Dex if the query names none of the game's dexes.
    let named = rosters.first { roster in
      guard case .dex(let dex, _) = roster else { return false }
      return query.hasPrefix("dex:\(dex) ") || query.hasPrefix("dex:\(dex)-")
    }
    return [.choose(edition, named ?? .national)] + found
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
