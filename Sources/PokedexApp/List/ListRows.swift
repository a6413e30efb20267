internal import PokedexFeatures
internal import PokedexModel

/// The rows of the list in view, made again only when others come into view or say something else.
struct ListRows {
  /// What the rows follow from.
  private struct Content: Equatable {
    let range: Range<Int>
    let look: Look
    /// PokeAPI's ids.
    let chosen: [Int]
    /// How often the list was arranged anew.
    let arrangements: Int
    /// How often something was marked.
    let marks: Int

    /// Whether a row that both have looks alike in both.
    func looksLike(_ other: Content) -> Bool {
      look == other.look && chosen == other.chosen && arrangements == other.arrangements
        && marks == other.marks
    }
  }

  /// What a row's content follows from, besides its entry.
  private struct Look: Equatable {
    let language: Language
    let generation: Int?
    let isWide: Bool
  }

  private(set) var shown: [ScreenState.Row] = []
  private var content: Content?
  /// Whether some lack what is known only once an entry has come.
  private var isComplete = false
  private var made: [Int: ScreenState.Row] = [:]
  /// By PokeAPI's id, twice, and one more below its species: while one types, rows go and come again.
  private var contents: [Int: ScreenState.Row.Content] = [:]
  /// What the rows in `contents` were made for.
  private var look: Look?
  /// As a wide list has them.
  private var abilityNames: [PokemonAbility: String] = [:]
  /// How many items of the list `prepare` has been through.
  private var preparedCount = 0

  /// So many are kept: all of the bundle's, each with and without its species above it.
  private static let mostContents = 3000
  /// So many are made ahead between two looks for a key.
  private static let contentsAtOnce = 16

  /// Makes the rows of some places in the list.
  ///
  /// - Parameters:
  ///   - isWide: whether they show base stats and abilities.
  ///   - known: an entry that has come, by PokeAPI's id; nil for one that has not.
  @MainActor
  mutating func show(
    _ range: Range<Int>, of list: PokemonListViewModel, found search: SearchState,
    marked marks: MarksViewModel, as generation: Int?, chosen: [Int], in words: Words,
    isWide: Bool, known: (Int) -> Pokemon?
  ) {
    let range = range.clamped(to: 0..<list.rowCount)
    let look = Look(language: words.language, generation: generation, isWide: isWide)
    let content = Content(
      range: range, look: look, chosen: chosen, arrangements: list.arrangements,
      marks: marks.revision)
    if content == self.content, isComplete { return }
    if self.content?.looksLike(content) != true { made.removeAll(keepingCapacity: true) }
    begin(look)
    self.content = content
    let items = list.items(in: range)
    isComplete = items.allSatisfy(\.hasTypes)
    let isArranged = list.isArranged
    let figures = isArranged ? search.column : nil
    var numberAbove = isArranged ? list[range.lowerBound - 1]?.number : nil
    shown = items.map { item in
      defer { numberAbove = item.number }
      if let row = made[item.id] { return row }
      // By number a variety stands below its species; elsewhere it may stand by itself.
      let isUnderSpecies = item.isVariety && (!isArranged || item.number == numberAbove)
      let content = self.content(
        of: item, isUnderSpecies, in: words, known: item.hasTypes ? nil : known(item.id))
      var row = ScreenState.Row(
        content, marks: isArranged ? search.marks(in: content.name) : [],
        figure: figures.map { words.text(of: search.figure($0, of: item.id), $0) },
        mark: marks.marks(of: item.id).foremost)
      row.isChosen = chosen.contains(item.id)
      if item.hasTypes { made[item.id] = row }
      return row
    }
  }

  /// Makes what rows of a list say whatever a search finds, until a key is waiting; as the rows in view
  /// show it, and of no more than are kept.
  ///
  /// - Returns: whether all is made.
  @MainActor
  mutating func prepare(
    for list: PokemonListViewModel, in words: Words, unless isBusy: () -> Bool
  ) -> Bool {
    guard look != nil, let items = list.pokemonList?.results,
      2 * items.count <= Self.mostContents
    else { return true }
    while preparedCount < items.count {
      if isBusy() { return false }
      let end = min(preparedCount + Self.contentsAtOnce, items.count)
      for item in items[preparedCount..<end] where item.hasTypes {
        _ = content(of: item, false, in: words, known: nil)
        if item.isVariety { _ = content(of: item, true, in: words, known: nil) }
      }
      preparedCount = end
    }
    return true
  }

  /// Begins anew where rows say something else from now on, or too many are kept.
  private mutating func begin(_ look: Look) {
    if look == self.look, contents.count <= Self.mostContents { return }
    (contents, abilityNames) = ([:], [:])
    preparedCount = 0
    self.look = look
  }

  private mutating func content(
    of item: PokemonListItem, _ isUnderSpecies: Bool, in words: Words, known: Pokemon?
  ) -> ScreenState.Row.Content {
    let key = 2 * item.id + (isUnderSpecies ? 1 : 0)
    if let content = contents[key] { return content }
    let (stats, abilities) =
      contents[key ^ 1].map { ($0.stats, $0.abilities) } ?? detail(of: item.id, in: words, known)
    let types = words.types(of: item, in: look?.generation) ?? known?.types
    let content = ScreenState.Row.Content(
      number: isUnderSpecies ? nil : item.number,
      name: words.name(ofRow: item, known: known?.name, isUnderSpecies: isUnderSpecies),
      isVariety: isUnderSpecies,
      types: types ?? item.types, isAwaited: types == nil && !item.hasTypes,
      stats: stats, abilities: abilities)
    if item.hasTypes { contents[key] = content }
    return content
  }

  /// What a wide list shows of a row besides its types.
  private mutating func detail(
    of id: Int, in words: Words, _ known: Pokemon?
  ) -> (stats: String, abilities: [String]) {
    guard let look, look.isWide,
      let battler = words.rules.battler(ofVariety: id, in: look.generation)
        ?? known.map({ Battler(stats: $0.stats, abilities: $0.abilities) })
    else { return ("", []) }
    let abilities = battler.abilities.map { ability in
      if let name = abilityNames[ability] { return name }
      let name = words.listName(of: ability)
      abilityNames[ability] = name
      return name
    }
    return (words.listFigures(of: battler.stats, in: look.generation), abilities)
  }
}

extension PokemonListItem {
  /// Whether it is one of its species besides the default one.
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
