public import PokedexBattle
internal import PokedexModel
internal import PokedexQuery
public import PokedexSets

extension Dex: BattleRules {
  /// Returns the untrained Pokémon with this slug, with its values in a generation. The slug may be
  /// a variety's, or that of a form with separate battle values. Nil if the slug is unknown or the
  /// Pokémon was introduced later.
  public func combatant(_ slug: String, in generation: Int) -> Combatant? {
    pokemon(ofSet: slug, in: generation).map { combatant($0, in: generation) }
  }

  /// Returns the form of Arceus or Silvally that its plate or memory gives it. Other items that
  /// change a form, such as Mega Stones, do so only in battle, or make a separate variety.
  public func form(of slug: String, holding item: String?) -> String {
    guard let item,
      let species = variety(ofSet: slug).flatMap(Varieties.species(ofVariety:))?.slug,
      let type = BattleEffect.type(of: species, holding: item)
    else { return slug }
    return type == .normal ? species : "\(species)-\(type.rawValue)"
  }

  /// Whether a Pokémon can learn a move in any game, itself or before it evolved.
  public func canLearn(_ move: String, _ pokemon: String) -> Bool {
    self.pokemon(ofSet: pokemon, in: TypeChart.newestGeneration).map {
      unlearnable([move], by: $0, in: nil, nil).isEmpty
    } ?? false
  }

  /// Returns the untrained variety with this PokeAPI id, with its values in a generation. Nil if
  /// the id is unknown or the variety was introduced later.
  func combatant(id: Int, in generation: Int) -> Combatant? {
    pokemon(id: id, in: edition(generation: generation)).map { combatant($0, in: generation) }
  }

  private func combatant(_ pokemon: Pokemon, in generation: Int) -> Combatant {
    var stats = pokemon.stats
    // Generation 1 has a single stat Special. It is stored as Special Attack.
    if generation == 1 {
      stats = StatValues(of: { stats[$0 == .specialDefense ? .specialAttack : $0] })
    }
    var combatant = Combatant(variety: pokemon.slug, baseStats: stats, types: pokemon.types)
    combatant.weight = pokemon.weightHectograms ?? 0
    combatant.canEvolve = canEvolve(pokemon.id, in: generation)
    let abilities = Set(pokemon.abilities.map(\.slug))
    combatant.equip(ability: abilities.count == 1 ? abilities.first : nil, item: nil)
    return combatant
  }

  private func canEvolve(_ id: Int, in generation: Int) -> Bool {
    let evolving = QueryEvolutions.evolving[min(TypeChart.newestGeneration, generation)]
    return Varieties.index(ofID: id).map(evolving.contains) ?? false
  }
}
