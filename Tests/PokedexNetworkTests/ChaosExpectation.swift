import PokedexModel

extension Pokemon {
  /// The same in all but prose, of which the bundle has none.
  func described(by descriptions: [GameDescription]?) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: species.described(by: descriptions), isDefault: isDefault,
      label: label, types: types, stats: stats, effort: effort, abilities: abilities,
      heightDecimetres: heightDecimetres, weightHectograms: weightHectograms,
      baseExperience: baseExperience)
  }
}

extension Species {
  fileprivate func described(by descriptions: [GameDescription]?) -> Species {
    Species(
      number: number, slug: slug, names: names, genera: genera, generation: generation,
      evolvesFrom: evolvesFrom, evolutionChain: evolutionChain, genderRate: genderRate,
      captureRate: captureRate, baseHappiness: baseHappiness, hatchCounter: hatchCounter,
      growthRate: growthRate, eggGroups: eggGroups, isBaby: isBaby, isLegendary: isLegendary,
      isMythical: isMythical, varieties: varieties, descriptions: descriptions, color: color,
      shape: shape)
  }
}
