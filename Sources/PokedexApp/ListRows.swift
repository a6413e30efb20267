internal import PokedexFeatures
internal import PokedexModel
internal import PokedexScreens

/// The rows of the list in view, made again only when others come into view or say something else.
struct ListRows {
  /// What the rows follow from.
  private struct Content: Equatable {
    let range: Range<Int>
    let language: Language
    let generation: Int?
    let isWide: Bool
    /// PokeAPI's ids.
    let chosen: [Int]
    /// How often the list was arranged anew.
    let arrangements: Int
    /// How often something was marked.
    let marks: Int

    /// Whether a row that both have looks alike in both.
    func looksLike(_ other: Content) -> Bool {
      hasDetails(of: other) && chosen == other.chosen && arrangements == other.arrangements
        && marks == other.marks
    }

    /// Whether an entry's details are alike in both.
    func hasDetails(of other: Content) -> Bool {
      language == other.language && generation == other.generation && isWide == other.isWide
    }
  }

  private(set) var shown: [ScreenState.Row] = []
  private var content: Content?
  /// Whether some lack what is known only once an entry has come.
  private var isComplete = false
  private var made: [Int: ScreenState.Row] = [:]
  /// By PokeAPI's id: while one types, rows go and come again.
  private var details: [Int: Words.Detail] = [:]
  /// So many are kept: those of some windows.
  private static let mostDetails = 400
  /// What the rows in `made` were made for, besides their places.
  private var look: Content?

  /// Makes the rows of some places in the list.
  ///
  /// - Parameters:
  ///   - isWide: whether they show base stats and abilities.
  ///   - known: an entry that has come, by PokeAPI's id; nil for one that has not.
  @MainActor
  mutating func show(
    _ range: Range<Int>, of list: PokemonListViewModel, found search: SearchViewModel,
    marked marks: MarksViewModel, as generation: Int?, chosen: [Int], in words: Words,
    isWide: Bool, known: (Int) -> Pokemon?
  ) {
    let range = range.clamped(to: 0..<list.rowCount)
    let content = Content(
      range: range, language: words.language, generation: generation, isWide: isWide,
      chosen: chosen, arrangements: list.arrangements, marks: marks.revision)
    if content == self.content, isComplete { return }
    if look?.looksLike(content) != true {
      if look?.hasDetails(of: content) != true || details.count > Self.mostDetails { details = [:] }
      made.removeAll(keepingCapacity: true)
      look = content
    }
    self.content = content
    let items = list.items(in: range)
    isComplete = items.allSatisfy(\.hasTypes)
    let isArranged = list.isArranged
    var numberAbove = isArranged ? list[range.lowerBound - 1]?.number : nil
    shown = items.map { item in
      defer { numberAbove = item.number }
      if let row = made[item.id] { return row }
      let known = item.hasTypes ? nil : known(item.id)
      let isVariety = item.number.map { $0 != item.id } ?? false
      // By number a variety stands below its species; elsewhere it may stand by itself.
      let isUnderSpecies = isVariety && (!isArranged || item.number == numberAbove)
      let detail = isWide ? detail(of: item, in: words, generation, known: known) : Words.noDetail
      let mark = marks.marks(of: item.id).foremost
      var row =
        isArranged
        ? words.row(
          of: item, found: search, isUnderSpecies, as: generation, known: known, detail, mark)
        : words.row(of: item, isUnderSpecies, as: generation, known: known, detail, mark)
      row.isChosen = chosen.contains(item.id)
      if item.hasTypes { made[item.id] = row }
      return row
    }
  }

  private mutating func detail(
    of item: PokemonListItem, in words: Words, _ generation: Int?, known: Pokemon?
  ) -> Words.Detail {
    if let detail = details[item.id] { return detail }
    let detail = words.detail(of: item.id, in: generation, known: known)
    if item.hasTypes { details[item.id] = detail }
    return detail
  }
}

extension Words {
  /// The row of an item.
  ///
  /// - Parameter known: its entry, where the list does not know all of it.
  fileprivate func row(
    of item: PokemonListItem, _ isUnderSpecies: Bool, as generation: Int?, known: Pokemon?,
    _ detail: Detail, _ mark: Mark?
  ) -> ScreenState.Row {
    ScreenState.Row(
      number: isUnderSpecies ? nil : item.number,
      name: name(ofRow: item, known: known?.name, isUnderSpecies: isUnderSpecies),
      isVariety: isUnderSpecies,
      types: types(of: item, in: generation) ?? known?.types ?? item.types,
      stats: detail.stats, abilities: detail.abilities, mark: mark)
  }

  /// The same with what was searched for: marks in the name, and the figure that it is about.
  @MainActor
  fileprivate func row(
    of item: PokemonListItem, found search: SearchViewModel, _ isUnderSpecies: Bool,
    as generation: Int?, known: Pokemon?, _ detail: Detail, _ mark: Mark?
  ) -> ScreenState.Row {
    let name = name(ofRow: item, known: known?.name, isUnderSpecies: isUnderSpecies)
    let figure = search.column.map { text(of: search.figure($0, of: item.id), $0) }
    return ScreenState.Row(
      number: isUnderSpecies ? nil : item.number, name: name, isVariety: isUnderSpecies,
      types: types(of: item, in: generation) ?? known?.types ?? item.types,
      marks: search.marks(in: name, of: item.id), figure: figure, stats: detail.stats,
      abilities: detail.abilities, mark: mark)
  }

  /// What a wide list shows of a row besides its types.
  typealias Detail = (stats: String, abilities: [String])

  fileprivate static let noDetail: Detail = ("", [])

  fileprivate func detail(of id: Int, in generation: Int?, known: Pokemon?) -> Detail {
    let battler =
      rules.battler(ofVariety: id, in: generation)
      ?? known.map { Battler(stats: $0.stats, abilities: $0.abilities) }
    guard let battler else { return Self.noDetail }
    return (
      listFigures(of: battler.stats, in: generation), listAbilities(battler.abilities)
    )
  }

  /// Its types in an earlier generation, none for one that came later; nil where today's are wanted and
  /// where it is not in the bundle.
  private func types(of item: PokemonListItem, in generation: Int?) -> [PokemonType]? {
    guard let generation, rules.number(ofVariety: item.id) != nil else { return nil }
    return rules.types(ofVariety: item.id, in: generation)
  }
}
