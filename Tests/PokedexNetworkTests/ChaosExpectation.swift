import PokedexModel

extension Pokemon {
  /// The same as the source has it: with its prose, of which the bundle has none, and without the names of
  /// forms in languages that only the bundle has.
  func asFetched(_ descriptions: [GameDescription]?, named source: LocalizedText?) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: species.described(by: descriptions), isDefault: isDefault,
      label: label?.inLanguages(of: source), types: types, stats: stats, effort: effort,
      abilities: abilities,
      heightDecimetres: heightDecimetres, weightHectograms: weightHectograms,
      baseExperience: baseExperience)
  }
}

extension VarietyLabel {
  fileprivate func inLanguages(of source: LocalizedText?) -> VarietyLabel {
    let languages = source?.all.map(\.language) ?? []
    let own = languages.compactMap { language in names[exactly: language].map { (language, $0) } }
    return VarietyLabel(form: form, names: LocalizedText(Dictionary(uniqueKeysWithValues: own)))
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
