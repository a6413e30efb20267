internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

/// One row of the list.
struct ListRow: Sendable, Equatable {
  /// What it says whatever is searched for.
  struct Content: Sendable, Equatable {
    /// The number in the dex that is listed, or the dot of a variety under its species, in columns that all rows have.
    let numbering: String
    let name: String
    /// Nil while they have not come, which is not to say that it has none.
    let types: [PokemonType]?
    /// Its base stats and their total under the heads of `Words.listHeads`; empty where they are not shown.
    let stats: String
    /// Its abilities' names, the hidden one in parentheses; none where they are not shown.
    let abilities: [String]
  }

  let content: Content
  /// Of the column that the list shows besides; nil for none.
  let figure: String?
  /// Whether it was chosen to stand beside others.
  let isChosen: Bool
  /// What a person has marked it as, before all else; nil for nothing.
  let mark: Mark?
  /// The places of the name's characters that are searched for, rising.
  let marks: [Int]
}

extension [Span] {
  /// A name whose characters at some places stand out.
  ///
  /// - Parameter places: rising.
  static func marking(_ places: [Int], in name: String) -> [Span] {
    if places.isEmpty { return [Span(name)] }
    var spans: [Span] = []
    for (place, character) in name.enumerated() {
      let role: Role = places.contains(place) ? .match : .text
      let text = spans.last?.role == role ? spans.removeLast().text : ""
      spans.append(Span(text + String(character), role))
    }
    return spans
  }
}

// MARK: - Rows of the list

/// The part of the list that is in view.
struct ListContent: Sendable, Equatable {
  let rows: [ListRow]
  /// The row of the list that `rows` begins with.
  let first: Int
  let selection: Int
  let total: Int
  /// Whether the rows are what a query found.
  let isFound: Bool
  /// What the rows' figures are; nil where they have none.
  let column: ListColumn?
  /// The generation as of which the rows are; nil for today's.
  let generation: Int?
}

extension AppState {
  /// The part of the list that is in view.
  func listContent(_ cache: PageCache) -> ListContent {
    let search = data.search
    return ListContent(
      rows: listRows(cache), first: list.firstRow, selection: data.list.selection,
      total: data.list.totalCount, isFound: !search.text.isEmpty, column: search.column,
      generation: generation)
  }

  private func listRows(_ cache: PageCache) -> [ListRow] {
    let list = data.list
    let range = (self.list.firstRow..<self.list.firstRow + listRows)
      .clamped(to: 0..<list.rowCount)
    let isArranged = list.isArranged
    let look = RowLook(
      language: language, generation: generation, roster: data.search.roster,
      isWide: layout.isListWide)
    var numberAbove = isArranged ? list[range.lowerBound - 1]?.number : nil
    return list.items(in: range).map { item in
      defer { numberAbove = item.number }
      // By number a variety stands below its species; elsewhere it may stand by itself.
      let isUnderSpecies = item.isVariety && (!isArranged || item.number == numberAbove)
      let number = data.search.regionalNumber(of: item.id)
      let content = cache.content(of: item, isUnderSpecies, look) {
        self.content(of: item, number, isUnderSpecies, look)
      }
      return row(of: item, content, isArranged)
    }
  }

  private func row(
    of item: PokemonListItem, _ content: ListRow.Content, _ isArranged: Bool
  ) -> ListRow {
    let search = data.search
    let figure = isArranged ? search.column : nil
    return ListRow(
      content: content, figure: figure.map { words.text(of: search.figure($0, of: item.id), $0) },
      isChosen: choices.team.contains(item.id), mark: data.marks.marks(of: item.id).foremost,
      marks: isArranged ? search.marks(in: content.name) : [])
  }

  private func content(
    of item: PokemonListItem, _ regionalNumber: Int?, _ isUnderSpecies: Bool, _ look: RowLook
  ) -> ListRow.Content {
    let known = item.hasTypes ? nil : data.known[item.id]
    let battler =
      look.isWide
      ? words.rules.battler(ofVariety: item.id, in: look.generation)
        ?? known.map { Battler(stats: $0.stats, abilities: $0.abilities) } : nil
    let number = (regionalNumber ?? item.number).map(String.init) ?? ""
    return ListRow.Content(
      numbering: TextFit.pad(isUnderSpecies ? "·" : number, to: 5, atEnd: false, gap: 1),
      name: words.name(ofRow: item, known: known?.name, isUnderSpecies: isUnderSpecies),
      types: words.types(of: item, in: look.generation) ?? known?.types,
      stats: battler.map { words.listFigures(of: $0.stats, in: look.generation) } ?? "",
      abilities: battler?.abilities.map(words.listName(of:)) ?? [])
  }
}

/// What a row's text depends on besides its entry.
struct RowLook: Equatable {
  let language: Language
  let generation: Int?
  let roster: ListRoster
  let isWide: Bool
}

extension PokemonListItem {
  /// Whether it is a variety besides the default one of its species.
  fileprivate var isVariety: Bool { number.map { $0 != id } ?? false }
}

extension Words {
  /// Types of a row in a generation, nil for today: from the bundle, or else from the source's list; nil if
  /// neither knows them. Empty for a Pokémon that came later.
  fileprivate func types(of item: PokemonListItem, in generation: Int?) -> [PokemonType]? {
    if generation == nil, item.hasTypes { return item.types }
    if rules.number(ofVariety: item.id) == nil { return item.hasTypes ? item.types : nil }
    return rules.types(ofVariety: item.id, in: generation)
  }
}
