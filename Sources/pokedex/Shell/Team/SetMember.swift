internal import DexData
internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets

/// A set of a team with what the dex has about it in a generation.
struct SetMember {
  let set: PokemonSet
  let lines: SetLines
  /// As it is in the generation; nil for an unknown name, and for one that did not exist yet.
  let pokemon: Pokemon?
  let generation: Int

  init(_ set: PokemonSet, _ lines: SetLines, generation: Int) {
    (self.set, self.lines, self.generation) = (set, lines, generation)
    pokemon = set.pokemon?.slug.flatMap { Self.pokemon($0, in: generation) }
  }

  private static func pokemon(_ slug: String, in generation: Int) -> Pokemon? {
    let dex = Dex()
    guard let id = dex.variety(ofSet: slug), let pokemon = dex.pokemon(id: id) else { return nil }
    guard TypeChart.isPast(generation) else { return pokemon }
    return dex.pastValues(ofVariety: id).flatMap {
      pokemon.inGeneration(generation, past: $0)
    }
  }

  /// Of today's National Dex; nil for an unknown name.
  var pokemonToday: Pokemon? {
    self.set.pokemon?.slug.flatMap { Dex().variety(ofSet: $0) }.flatMap { Dex().pokemon(id: $0) }
  }

  /// Its types. Forms of Arceus and Silvally are of the type that they are called after.
  var types: [PokemonType] {
    guard let pokemon else { return [] }
    if ["arceus", "silvally"].contains(pokemon.species.slug), let slug = set.pokemon?.slug,
      let type = PokemonType(rawValue: String(slug.dropFirst(pokemon.species.slug.count + 1)))
    {
      return [type]
    }
    return pokemon.types
  }

  /// What it takes before it terastallizes: with its ability, or with the only one that it may have.
  func takes(in chart: TypeChart) -> [Matchups.Factor] { takes(types, in: chart) }

  /// What it takes as its Tera type; nil without one, and for Stellar, which changes nothing.
  func takesTerastallized(in chart: TypeChart) -> [Matchups.Factor]? {
    guard let tera = set.teraType, tera.hasMembers else { return nil }
    return takes([tera], in: chart)
  }

  private func takes(_ types: [PokemonType], in chart: TypeChart) -> [Matchups.Factor] {
    let abilities = set.ability?.slug.map { [$0] } ?? pokemon?.abilities.map(\.slug) ?? []
    return Matchups(types: types, abilities: abilities, chart: chart).takesSurely
  }

  /// Showdown's default is 100.
  var level: Int { self.set.level ?? 100 }

  /// All six at its level. Nothing trained where the set says nothing; 31 of each individual value.
  var stats: StatValues? {
    guard let pokemon else { return nil }
    var combatant = Combatant(variety: pokemon.slug, baseStats: pokemon.stats, types: types)
    combatant.level = level
    combatant.effort = StatValues(Stat.allCases.map { set.efforts[$0] ?? 0 })
    combatant.individual = StatValues(Stat.allCases.map { set.individuals[$0] ?? 31 })
    let nature = set.nature?.slug.flatMap { Dex().nature($0) }
    (combatant.raisedStat, combatant.loweredStat) = (nature?.increased, nature?.decreased)
    return combatant.finalStats(in: generation)
  }
}

extension SetMember {
  /// The types that its moves attack with, each once. Moves of fixed damage are of none.
  var attacks: [PokemonType] {
    var types: [PokemonType] = []
    for move in set.moves.flatMap(\.alternatives) {
      if let type = type(of: move), !types.contains(type) { types.append(type) }
    }
    return types
  }

  private func type(of move: SetMove) -> PokemonType? {
    guard let slug = move.name.slug, !Self.fixed.contains(slug),
      let game = Dex().versionGroups.last(where: { $0.generation == generation }),
      let known = Dex().move(slug, in: game.slug), known.damageClass != "status"
    else { return nil }
    let type: PokemonType
    switch slug {
    case SetMove.hiddenPower: return move.hiddenPowerType ?? set.hiddenPowerType
    case "tera-blast": type = set.teraType ?? known.type
    case "judgment", "multi-attack", "revelation-dance": type = types.first ?? known.type
    case "ivy-cudgel", "raging-bull": type = types.last ?? known.type
    default: type = known.type
    }
    if set.ability?.slug == "normalize" { return .normal }
    guard type == .normal, slug == known.slug, slug != "tera-blast" else {
      return type.hasMembers ? type : nil
    }
    return set.ability?.slug.flatMap { Self.changing[$0] } ?? type
  }

  /// What abilities make of moves of type Normal.
  private static let changing: [String: PokemonType] = [
    "aerilate": .flying, "galvanize": .electric, "pixilate": .fairy, "refrigerate": .ice,
  ]

  /// Moves whose damage no type changes, but for immunity.
  private static let fixed: Set<String> = [
    "bide", "comeuppance", "counter", "dragon-rage", "endeavor", "final-gambit", "fissure",
    "guardian-of-alola", "guillotine", "horn-drill", "metal-burst", "mirror-coat",
    "natures-madness", "night-shade", "psywave", "ruination", "seismic-toss", "sheer-cold",
    "sonic-boom", "super-fang",
  ]
}
