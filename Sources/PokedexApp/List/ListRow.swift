internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

/// One row of the list.
struct ListRow: Sendable, Equatable {
  /// The part of a row that doesn't depend on the search.
  struct ListRowText: Sendable, Equatable {
    /// The number in the listed dex, or a dot for a variety below its species, padded to the width of the
    /// column.
    let numbering: String
    let name: String
    /// Its types; nil while they are loading, empty if it has none.
    let types: [PokemonType]?
    /// Its base stats and their total, aligned with `Words.listHeadings`; empty if they are not shown.
    let stats: String
    /// Its abilities' names, the hidden one in parentheses; empty if they are not shown.
    let abilities: [String]
  }

  let content: ListRowText
  /// The value of the extra column; nil without such a column.
  let figure: String?
  /// Whether it is chosen for comparison.
  let isChosen: Bool
  /// The most important of the user's marks, if any.
  let mark: Mark?
  /// Offsets of the name's characters that match the search, ascending.
  let marks: [Int]
}

extension [Span] {
  /// Returns a name with some of its characters highlighted.
  ///
  /// - Parameter indices: offsets of the highlighted characters, ascending.
  static func marking(_ indices: [Int], in name: String) -> [Span] {
    if indices.isEmpty { return [Span(name)] }
    var spans: [Span] = []
    for (index, character) in name.enumerated() {
      let role: Role = indices.contains(index) ? .match : .text
      let text = spans.last?.role == role ? spans.removeLast().text : ""
      spans.append(Span(text + String(character), role))
    }
    return spans
  }
}

// MARK: - Rows of the list

/// The visible part of the list.
struct ListContent: Sendable, Equatable {
  let rows: [ListRow]
  /// Index of the first visible row.
  let first: Int
  let selection: Int
  let total: Int
  /// Whether the rows are the results of a query.
  let isSearchResult: Bool
  /// The column of the rows' figures; nil if they have none.
  let column: ListColumn?
  /// The generation that the rows are shown in; nil for the newest.
  let generation: Int?
}

extension AppState {
  func listContent(_ cache: PageCache) -> ListContent {
    let search = data.search
    return ListContent(
      rows: listRows(cache), first: list.firstRow, selection: data.list.selection,
      total: data.list.totalCount, isSearchResult: !search.text.isEmpty, column: search.column,
      generation: generation)
  }

  private func listRows(_ cache: PageCache) -> [ListRow] {
    let list = data.list
    let range = (self.list.firstRow..<self.list.firstRow + listRows)
      .clamped(to: 0..<list.rowCount)
    let isArranged = list.isArranged
    let rowTextKey = ListRowTextKey(
      language: language, generation: generation, roster: data.search.roster,
      isWide: layout.isListWide)
    var numberAbove = isArranged ? list[range.lowerBound - 1]?.number : nil
    return list.items(in: range).map { item in
      defer { numberAbove = item.number }
      // Sorted by number, a variety comes below its species. In another order it may be on its own.
      let isUnderSpecies = item.isVariety && (!isArranged || item.number == numberAbove)
      let number = data.search.regionalNumber(of: item.id)
      let content = cache.content(of: item, isUnderSpecies, rowTextKey) {
        self.content(of: item, number, isUnderSpecies, rowTextKey)
      }
      return row(of: item, content, isArranged)
    }
  }

  private func row(
    of item: PokemonListItem, _ content: ListRow.ListRowText, _ isArranged: Bool
  ) -> ListRow {
    let search = data.search
    let figure = isArranged ? search.column : nil
    return ListRow(
      content: content, figure: figure.map { words.text(of: search.figure($0, of: item.id), $0) },
      isChosen: choices.team.contains(item.id), mark: data.marks.marks(of: item.id).mostImportant,
      marks: isArranged ? search.marks(in: content.name) : [])
  }

  private func content(
    of item: PokemonListItem, _ regionalNumber: Int?, _ isUnderSpecies: Bool,
    _ rowTextKey: ListRowTextKey
  ) -> ListRow.ListRowText {
    let known = item.hasTypes ? nil : data.known[item.id]
    let battler =
      rowTextKey.isWide
      ? words.rules.battler(ofVariety: item.id, in: rowTextKey.generation)
        ?? known.map { Battler(stats: $0.stats, abilities: $0.abilities) } : nil
    let number = (regionalNumber ?? item.number).map(String.init) ?? ""
    return ListRow.ListRowText(
      numbering: TextFit.pad(isUnderSpecies ? "·" : number, to: 5, atEnd: false, gap: 1),
      name: words.name(ofRow: item, known: known?.name, isUnderSpecies: isUnderSpecies),
      types: words.types(of: item, in: rowTextKey.generation) ?? known?.types,
      stats: battler.map { words.listFigures(of: $0.stats, in: rowTextKey.generation) } ?? "",
      abilities: battler?.abilities.map(words.listName(of:)) ?? [])
  }
}

/// Everything that a row's text depends on, apart from the entry.
struct ListRowTextKey: Equatable {
  let language: Language
  let generation: Int?
  let roster: ListRoster
  let isWide: Bool
}

extension PokemonListItem {
  /// Whether it is a variety other than the default one of its species.
  fileprivate var isVariety: Bool { number.map { $0 != id } ?? false }
}

extension Words {
  /// Returns the types of a row in a generation, from the bundle or from the source's list. Returns
  /// nil if neither has them, and no types for a Pokémon that was introduced later. A nil
  /// generation stands for the newest.
  fileprivate func types(of item: PokemonListItem, in generation: Int?) -> [PokemonType]? {
    if generation == nil, item.hasTypes { return item.types }
    if rules.number(ofVariety: item.id) == nil { return item.hasTypes ? item.types : nil }
    return rules.types(ofVariety: item.id, in: generation)
  }
}
