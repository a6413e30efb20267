internal import PokedexFeatures
package import PokedexModel
internal import TerminalUI

/// One row of the list.
package struct ListRow: Sendable, Equatable {
  /// What it says whatever is searched for.
  package let content: Content
  /// What stands in place of the last type; nil for the type.
  package let figure: String?
  /// Whether it was chosen to stand beside others.
  package var isChosen = false
  /// What a person has marked it as, before all else; nil for nothing.
  package let mark: Mark?
  /// What is searched for in the content's text, as pairs of columns: the first, and the one after the last.
  let marks: [Int]

  /// - Parameter marks: the places of the name's characters that are searched for, rising.
  package init(
    _ content: Content, marks: [Int] = [], figure: String? = nil, mark: Mark? = nil
  ) {
    self.content = content
    self.figure = figure
    self.mark = mark
    self.marks = Self.columns(of: marks, in: content.name, from: content.nameColumn)
  }

  package static func == (a: ListRow, b: ListRow) -> Bool {
    (a.content === b.content || a.content == b.content) && a.marks == b.marks
      && a.figure == b.figure && a.isChosen == b.isChosen && a.mark == b.mark
  }
}

extension ListRow {
  /// What a row says whatever is searched for: shared, so that a row that comes again costs no copy.
  package final class Content: Sendable, Equatable {
    /// The national number; nil for a variety under its species, and where it is not known.
    package let number: Int?
    package let name: String
    package let types: [PokemonType]
    /// Whether its types have not come yet: then there are none here, which is not to say that it has none.
    package let isAwaited: Bool
    /// Its base stats and their total under the heads of `Words.listHeads`; empty where they are not shown.
    package let stats: String
    /// Its abilities' names, the hidden one in parentheses; none where they are not shown.
    package let abilities: [String]
    /// Number and name as the list shows them, and how many columns they take.
    let text: String
    let columns: Int
    /// The column in `text` where the name begins.
    let nameColumn: Int

    /// - Parameter isVariety: whether it stands under its species.
    package init(
      number: Int?, name: String, isVariety: Bool, types: [PokemonType], isAwaited: Bool = false,
      stats: String = "", abilities: [String] = []
    ) {
      self.number = number
      self.name = name
      self.types = types
      self.isAwaited = isAwaited
      self.stats = stats
      self.abilities = abilities
      let number = number.map(String.init) ?? (isVariety ? "·" : "")
      let start = TextFit.pad(number, to: 5, atEnd: false) + " "
      text = start + name
      nameColumn = TextWidth.of(start)
      columns = TextWidth.of(text)
    }

    package static func == (a: Content, b: Content) -> Bool {
      a.text == b.text && a.types == b.types && a.isAwaited == b.isAwaited
        && a.stats == b.stats && a.abilities == b.abilities
    }
  }

  /// The columns of marked characters in a name that begins at a column, as pairs.
  ///
  /// - Parameter marks: their places in the name, rising.
  static func columns(of marks: [Int], in name: String, from start: Int = 0) -> [Int] {
    if marks.isEmpty { return [] }
    var columns: [Int] = []
    func add(_ column: Int, to end: Int) {
      if columns.last == column { columns.removeLast() } else { columns.append(column) }
      columns.append(end)
    }
    var column = start
    // Of ASCII, as most names are, each takes one.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      for place in marks { add(column + place, to: column + place + 1) }
      return columns
    }
    for (place, character) in name.enumerated() {
      let end = column + TextWidth.of(character)
      if marks.contains(place) { add(column, to: end) }
      column = end
    }
    return columns
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
    let look = RowLook(language: language, generation: generation, isWide: layout.isListWide)
    var numberAbove = isArranged ? list[range.lowerBound - 1]?.number : nil
    return list.items(in: range).map { item in
      defer { numberAbove = item.number }
      // By number a variety stands below its species; elsewhere it may stand by itself.
      let isUnderSpecies = item.isVariety && (!isArranged || item.number == numberAbove)
      let content = cache.content(of: item, isUnderSpecies, look) {
        self.content(of: item, isUnderSpecies, look)
      }
      return row(of: item, content, isArranged)
    }
  }

  private func row(
    of item: PokemonListItem, _ content: ListRow.Content, _ isArranged: Bool
  ) -> ListRow {
    let search = data.search
    let figure = isArranged ? search.column : nil
    var row = ListRow(
      content, marks: isArranged ? search.marks(in: content.name) : [],
      figure: figure.map { words.text(of: search.figure($0, of: item.id), $0) },
      mark: data.marks.marks(of: item.id).foremost)
    row.isChosen = choices.team.contains(item.id)
    return row
  }

  private func content(
    of item: PokemonListItem, _ isUnderSpecies: Bool, _ look: RowLook
  ) -> ListRow.Content {
    let known = item.hasTypes ? nil : data.known[item.id]
    let types = words.types(of: item, in: look.generation) ?? known?.types
    let battler =
      look.isWide
      ? words.rules.battler(ofVariety: item.id, in: look.generation)
        ?? known.map { Battler(stats: $0.stats, abilities: $0.abilities) } : nil
    return ListRow.Content(
      number: isUnderSpecies ? nil : item.number,
      name: words.name(ofRow: item, known: known?.name, isUnderSpecies: isUnderSpecies),
      isVariety: isUnderSpecies, types: types ?? item.types,
      isAwaited: types == nil && !item.hasTypes,
      stats: battler.map { words.listFigures(of: $0.stats, in: look.generation) } ?? "",
      abilities: battler?.abilities.map(words.listName(of:)) ?? [])
  }
}

/// What a row's text depends on besides its entry.
struct RowLook: Equatable {
  let language: Language
  let generation: Int?
  let isWide: Bool
}

extension PokemonListItem {
  /// Whether it is a variety besides the default one of its species.
  fileprivate var isVariety: Bool { number.map { $0 != id } ?? false }
}

extension Words {
  /// Its types in an earlier generation, none for one that came later; nil where today's are wanted and
  /// where it is not in the bundle.
  fileprivate func types(of item: PokemonListItem, in generation: Int?) -> [PokemonType]? {
    guard let generation, rules.number(ofVariety: item.id) != nil else { return nil }
    return rules.types(ofVariety: item.id, in: generation)
  }
}
