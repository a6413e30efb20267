public import PokedexModel
internal import PokedexQuery

/// The bundled dex: every species and variety, read from the embedded tables.
public struct Dex: GameData {
  /// Creates a dex. Nothing is read until the first query.
  public init() {}

  /// Number of varieties.
  public var varietyCount: Int { Tables.pokemon.count }

  /// Number of species; also the highest national number.
  public var speciesCount: Int { Tables.species.count }

  /// Returns every variety, sorted by national number, then id.
  ///
  /// - Parameter urlPrefix: part of an item's URL before the id.
  public func listItems(urlPrefix: String) -> [PokemonListItem] {
    Varieties.all.map { $0.listItem(urlPrefix: urlPrefix) }
  }

  /// Returns a range of the varieties sorted by id.
  ///
  /// - Parameters:
  ///   - indices: indices within `0..<varietyCount`.
  ///   - urlPrefix: part of an item's URL before the id.
  package func listItems(inOrderOfID indices: Range<Int>, urlPrefix: String) -> [PokemonListItem] {
    Varieties.sortedByID[indices].map { $0.listItem(urlPrefix: urlPrefix) }
  }

  /// Returns the variety with an id, if there is one.
  public func pokemon(id: Int) -> Pokemon? { Varieties.variety(id)?.pokemon(in: nil) }

  /// Returns a variety as it is in an edition. Nil if the id is unknown or the variety was
  /// introduced later.
  package func pokemon(id: Int, in edition: Edition?) -> Pokemon? {
    Varieties.variety(id, in: edition)?.pokemon(in: edition)
  }

  /// Whether there is a variety with an id.
  package func has(variety id: Int) -> Bool { Varieties.index(ofID: id) != nil }

  /// Returns the variety with this slug, this name in any language, or a name that contains these
  /// words. A species' name returns its default variety, a form's name the variety in that form.
  public func pokemon(named name: String) -> Pokemon? {
    if let id = Varieties.ids[NameKey.key(name)] { return pokemon(id: id) }
    guard let id = pokemonNames.resolve(name)?.id, let pokemon = pokemon(id: id) else { return nil }
    return form(ofVariety: id, named: name).map(pokemon.inForm) ?? pokemon
  }

  /// Slugs of all varieties, and of all species whose slug differs from those of their varieties.
  package var slugs: [String] { Array(Varieties.ids.keys) }

  /// Returns the evolution line of a species, starting with the line's first species. Nil if the
  /// number is unknown.
  public func evolutionLine(of number: Int) -> EvolutionLine? {
    AllSpecies.species(number).map { species in
      let members = species.family
      var root = species
      while let parent = members.first(where: { $0.slug == root.evolvesFrom }) { root = parent }
      return Self.line(from: root, among: members)
    }
  }

  private static func line(from root: SpeciesRow, among members: [SpeciesRow]) -> EvolutionLine {
    EvolutionLine(
      number: root.number, slug: root.slug,
      evolvesTo: members.filter { $0.evolvesFrom == root.slug }
        .map { line(from: $0, among: members) })
  }

  package func varieties(ofSpecies number: Int) -> [VarietyReference] {
    Varieties.ofSpecies(number).map(\.reference)
  }

  package func number(ofVariety id: Int) -> Int? { Varieties.variety(id)?.number }
}
