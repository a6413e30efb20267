package import PokedexModel
package import PokedexSets
internal import PokedexText

extension SetTeam {
  /// Creates the team of a trainer's battle.
  ///
  /// - Parameters:
  ///   - name: the team's name.
  ///   - generation: the generation of the battle's game.
  package init(of battle: Trainer, name: String, generation: Int) {
    self.init(
      name: name, format: "gen\(generation)",
      sets: battle.party.map { PokemonSet($0, generation: generation) })
  }
}

extension PokemonSet {
  fileprivate init(_ member: TrainerPokemon, generation: Int) {
    self.init(untrained: member.pokemon.slug)
    level = member.level
    item = member.item.map(SetName.slug)
    ability = member.ability.map(SetName.slug)
    nature = member.nature.map(SetName.slug)
    teraType = member.teraType
    moves = member.moves.map { MoveSlot([SetMove(.slug($0))]) }
    // Trainers' Pokémon have no stat experience, which is at its maximum by default.
    if generation <= 2 {
      effortValues = StatSpread(.init(uniqueKeysWithValues: Stat.allCases.map { ($0, 0) }))
    }
    switch member.genes {
    case nil: break
    case .individual(let value):
      individualValues = StatSpread(.init(uniqueKeysWithValues: Stat.allCases.map { ($0, value) }))
    case .determinant(let attack, let defense, let speed, let special):
      let health = [attack, defense, speed, special].reduce(0) { $0 << 1 | $1 & 1 }
      let values = [
        Stat.hp: health, .attack: attack, .defense: defense, .speed: speed, .specialAttack: special,
        .specialDefense: special,
      ]
      individualValues = StatSpread(values.mapValues { $0 * 2 })
    }
  }
}

extension AppState {
  /// Opens the team of a trainer as sets.
  mutating func openTeam(ofBattle battle: String, in version: String) {
    guard let game = words.rules.versionGroups.game(ofVersion: version),
      let generation = words.rules.versionGroups.first(where: { $0.slug == game.group })?
        .generation,
      let trainer = words.rules.trainers(ofVersion: version).first(where: { $0.battle == battle })
    else { return }
    let name = words.name(ofTrainer: trainer.slug)
    stack.open(SetsScreen(SetTeam(of: trainer, name: name, generation: generation)))
  }
}
