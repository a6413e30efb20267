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
  }

  private(set) var shown: [ScreenState.Row] = []
  private var content: Content?
  /// Whether some lack what is known only once an entry has come.
  private var isComplete = false
  private var made: [Int: ScreenState.Row] = [:]
  /// What the rows in `made` were made for.
  private var look: (language: Language, generation: Int?)?

  /// Makes the rows of some places in the list.
  ///
  /// - Parameter known: an entry that has come, by PokeAPI's id; nil for one that has not.
  @MainActor
  mutating func show(
    _ range: Range<Int>, of list: PokemonListViewModel, as generation: Int?, in words: Words,
    known: (Int) -> Pokemon?
  ) {
    let range = range.clamped(to: 0..<list.rowCount)
    let content = Content(range: range, language: words.language, generation: generation)
    if content == self.content, isComplete { return }
    if look?.language != words.language || look?.generation != generation {
      made = [:]
      look = (words.language, generation)
    }
    self.content = content
    let items = list.items(in: range)
    isComplete = items.allSatisfy(\.hasTypes)
    shown = items.map { item in
      if let row = made[item.id] { return row }
      let row = words.row(of: item, as: generation, known: item.hasTypes ? nil : known(item.id))
      if item.hasTypes { made[item.id] = row }
      return row
    }
  }
}

extension Words {
  /// The row of an item.
  ///
  /// - Parameter known: its entry, where the list does not know all of it.
  fileprivate func row(
    of item: PokemonListItem, as generation: Int?, known: Pokemon?
  ) -> ScreenState.Row {
    let isVariety = item.number.map { $0 != item.id } ?? false
    return ScreenState.Row(
      number: isVariety ? nil : item.number,
      name: name(ofRow: item, known: known?.name, isUnderSpecies: isVariety),
      isVariety: isVariety, types: types(of: item, in: generation) ?? known?.types ?? item.types)
  }

  /// Its types in an earlier generation, none for one that came later; nil where today's are wanted and
  /// where it is not in the bundle.
  private func types(of item: PokemonListItem, in generation: Int?) -> [PokemonType]? {
    guard let generation, rules.number(ofVariety: item.id) != nil else { return nil }
    return rules.types(ofVariety: item.id, in: generation)
  }
}
