internal import PokedexBattle
package import PokedexModel
package import PokedexSets

/// A set of a team, with the bundled data about it in a generation.
package struct SetMember: Sendable {
  package let set: PokemonSet
  package let lines: SetLines
  /// The Pokémon as it is in the generation. Nil if its name is unknown, or if it doesn't exist in
  /// the generation.
  package let pokemon: Pokemon?
  package let generation: Int
  let gameData: any SetGameData

  package init(_ set: PokemonSet, _ lines: SetLines, generation: Int, gameData: any SetGameData) {
    (self.set, self.lines, self.generation, self.gameData) = (set, lines, generation, gameData)
    pokemon = Fighter(set).form(rules: gameData).flatMap {
      gameData.pokemon(ofSet: $0, in: generation)
    }
  }

  /// The Pokémon as it is in the newest generation. Nil if its name is unknown or it isn't in that
  /// generation's data.
  var pokemonToday: Pokemon? {
    self.set.pokemon?.slug.flatMap { gameData.pokemon(ofSet: $0, in: TypeChart.newestGeneration) }
  }

  /// The Pokémon's types; empty if it is unknown.
  package var types: [PokemonType] { pokemon?.types ?? [] }

  /// Returns the factors of the damage that the member takes from each type before
  /// terastallization. They include the effect of the set's ability, or of the Pokémon's ability if
  /// it can have only one.
  package func takes(in chart: TypeChart) -> [Matchups.Factor] { takes(types, in: chart) }

  /// Returns the factors of the damage that the member takes from each type after terastallization.
  /// Nil if the set has no Tera type, or if its Tera type is Stellar, which doesn't change the
  /// damage taken.
  package func takesTerastallized(in chart: TypeChart) -> [Matchups.Factor]? {
    guard let tera = set.teraType, tera.hasMembers else { return nil }
    return takes([tera], in: chart)
  }

  private func takes(_ types: [PokemonType], in chart: TypeChart) -> [Matchups.Factor] {
    let abilities = set.ability?.slug.map { [$0] } ?? pokemon?.abilities.map(\.slug) ?? []
    return Matchups(types: types, abilities: abilities, chart: chart).damageWithOnlyAbility
  }

  /// The Pokémon's level. If none is given, it is 100, as on Showdown.
  package var level: Int { self.set.level ?? 100 }

  /// All six stats at the set's level. An effort value that isn't given is 0; an individual value
  /// that isn't given is 31.
  package var stats: StatValues? {
    Fighter(self.set).combatant(in: generation, level: level, rules: gameData)?
      .finalStats(in: generation)
  }
}

extension SetMember {
  /// The types of the set's attacking moves, without duplicates. Moves with fixed damage are left
  /// out.
  package var attacks: [PokemonType] {
    var types: [PokemonType] = []
    for move in set.moves.flatMap(\.alternatives) {
      if let type = type(of: move), !types.contains(type) { types.append(type) }
    }
    return types
  }

  private func type(of move: SetMove) -> PokemonType? {
    guard let slug = move.name.slug, !Self.fixedDamageMoves.contains(slug),
      let known = gameData.battleMove(slug, in: generation), known.damageClass != .status
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
    return set.ability?.slug.flatMap(BattleEffect.ability)?.typeOfNormalMoves ?? type
  }

  /// Slugs of moves whose damage isn't affected by type effectiveness, except for immunities.
  private static let fixedDamageMoves: Set<String> = [
    "bide", "comeuppance", "counter", "dragon-rage", "endeavor", "final-gambit", "fissure",
    "guardian-of-alola", "guillotine", "horn-drill", "metal-burst", "mirror-coat",
    "natures-madness", "night-shade", "psywave", "ruination", "seismic-toss", "sheer-cold",
    "sonic-boom", "super-fang",
  ]
}
