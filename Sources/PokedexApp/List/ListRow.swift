internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

/// One row of the list.
struct ListRow: Sendable, Equatable {
  /// The texts of a row that don't depend on the search.
  struct ListRowText: Sendable, Equatable {
    /// The Pokémon's number in the dex that the list shows, or a dot for a variety below its
    /// species. The text is padded to the width of the column.
    let numbering: String
    let name: String
    /// The Pokémon's types. Nil while they are loading; empty if the Pokémon didn't exist yet.
    let types: [PokemonType]?
    /// The Pokémon's base stats and their total, aligned with `Words.listHeadings`. Empty if they
    /// are not shown.
    let stats: String
    /// The names of the Pokémon's abilities, the hidden one in parentheses. Empty if they are not
    /// shown.
    let abilities: [String]
  }

  let content: ListRowText
  /// The text in the column that the list is sorted by. Nil if there is no such column.
  let figure: String?
  /// Whether the row's Pokémon is chosen for comparison.
  let isChosen: Bool
  /// The most important of the user's marks on the Pokémon, if any.
  let mark: Mark?
  /// Offsets of the characters in the name that match the search, in ascending order.
  let marks: [Int]
}

extension [Span] {
  /// Returns a name with some of its characters highlighted.
  ///
  /// - Parameter indices: offsets of the highlighted characters, in ascending order.
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
  /// The column that the list is sorted by, if its values are shown. Nil if no values are shown.
  let column: ListColumn?
  /// The generation that the rows are shown in. Nil for the newest.
  let generation: Int?
}

extension ListContent {
  init(_ state: AppState, _ texts: inout ListRowTexts) {
    let (list, search) = (state.list, state.list.search)
    texts.key = ListRowTexts.Key(
      language: state.language, generation: search.generation, roster: search.roster,
      isWide: state.layout.isListWide)
    let range = (list.firstRow..<list.firstRow + state.listRows).clamped(to: 0..<list.rowCount)
    let isArranged = list.isArranged
    var numberAbove = isArranged ? list[range.lowerBound - 1]?.number : nil
    rows = list.items(in: range).map { item in
      defer { numberAbove = item.number }
      // If the list is sorted by number, a variety is below its species. In any other order, its
      // species may be elsewhere.
      let isUnderSpecies = item.isVariety && (!isArranged || item.number == numberAbove)
      let content = texts.text(of: item, isUnderSpecies) { key in
        ListRow.ListRowText(of: item, isUnderSpecies: isUnderSpecies, key, state)
      }
      let figure = isArranged ? search.column : nil
      return ListRow(
        content: content,
        figure: figure.map { state.words.text(of: search.figure($0, of: item.id), $0) },
        isChosen: state.choices.compared.contains(item.id),
        mark: state.data.marks.marks(of: item.id).mostImportant,
        marks: isArranged ? search.marks(in: content.name) : [])
    }
    first = list.firstRow
    selection = list.selection
    total = list.totalCount
    isSearchResult = !search.text.isEmpty
    column = search.column
    generation = search.generation
  }
}

extension ListRow.ListRowText {
  fileprivate init(
    of item: PokemonListItem, isUnderSpecies: Bool, _ key: ListRowTexts.Key, _ state: AppState
  ) {
    let words = state.words
    let known = item.hasTypes ? nil : state.data.known[item.id]
    let battler =
      key.isWide
      ? words.rules.battler(ofVariety: item.id, in: key.generation)
        ?? known.map { Battler(stats: $0.stats, abilities: $0.abilities) } : nil
    let number = state.list.search.regionalNumber(of: item.id) ?? item.number
    numbering = TextFit.pad(
      isUnderSpecies ? "·" : number.map(String.init) ?? "", to: 5, atEnd: false, gap: 1)
    name = words.name(ofRow: item, known: known?.name, isUnderSpecies: isUnderSpecies)
    types = words.types(of: item, in: key.generation) ?? known?.types
    stats = battler.map { words.listFigures(of: $0.stats, in: key.generation) } ?? ""
    abilities = battler?.abilities.map(words.listName(of:)) ?? []
  }
}

/// The texts of list rows drawn so far.
///
/// Compared with a minimal curses program that scrolls the same list, a key press executes 1.1 times
/// as many instructions with these texts kept, and 1.9 times as many without. The limit is 1.4.
struct ListRowTexts: Sendable {
  /// Everything that the texts depend on, apart from the Pokémon.
  struct Key: Sendable, Equatable {
    var language = Language.english
    var generation: Int?
    var roster = ListRoster.national
    var isWide = false
  }

  var key = Key() { didSet { if key != oldValue { rows = [:] } } }
  private var rows: [Int: ListRow.ListRowText] = [:]

  /// Returns the text of a row, and makes it if it was not drawn before. The text depends on the
  /// Pokémon, and on whether the row is below the row of the Pokémon's species.
  mutating func text(
    of item: PokemonListItem, _ isUnderSpecies: Bool, make: (Key) -> ListRow.ListRowText
  ) -> ListRow.ListRowText {
    // The text of a Pokémon whose types aren't loaded yet will change.
    guard item.hasTypes else { return make(key) }
    let index = 2 * item.id + (isUnderSpecies ? 1 : 0)
    if let text = rows[index] { return text }
    let text = make(key)
    rows[index] = text
    return text
  }
}

extension PokemonListItem {
  /// Whether the row is for a variety other than its species' default one.
  fileprivate var isVariety: Bool { number.map { $0 != id } ?? false }
}

extension Words {
  /// Returns a Pokémon's types in a generation, from the bundled tables or from the list of the
  /// data source. Nil if neither has the types; empty if the Pokémon was introduced later. If
  /// `generation` is nil, uses the newest one.
  fileprivate func types(of item: PokemonListItem, in generation: Int?) -> [PokemonType]? {
    if generation == nil, item.hasTypes { return item.types }
    if rules.number(ofVariety: item.id) == nil { return item.hasTypes ? item.types : nil }
    return rules.types(ofVariety: item.id, in: generation)
  }
}
