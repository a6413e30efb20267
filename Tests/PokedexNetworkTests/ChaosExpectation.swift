import PokedexModel

extension Pokemon {
  /// Returns the Pokémon that the data source is expected to return for this bundled one. Form
  /// names and genera are omitted in languages in which the source has none. The abilities of
  /// cosplay Pikachu are the source's, because the bundle corrects these. The descriptions are the
  /// source's.
  func asFetched(from source: Pokemon) -> Pokemon {
    Pokemon(
      id: id, slug: slug, species: species.asFetched(from: source.species), isDefault: isDefault,
      label: label.map {
        VarietyLabel(form: $0.form, names: $0.names.inLanguages(of: source.label?.names))
      },
      types: types, stats: stats, effort: source.effort,
      abilities: 10080...10085 ~= id ? source.abilities : abilities,
      heightDecimetres: heightDecimetres, weightHectograms: weightHectograms,
      baseExperience: source.baseExperience)
  }
}

extension LocalizedText {
  fileprivate func inLanguages(of source: LocalizedText?) -> LocalizedText {
    let languages = source?.all.map(\.language) ?? []
    let own = languages.compactMap { language in self[exactly: language].map { (language, $0) } }
    return LocalizedText(Dictionary(uniqueKeysWithValues: own))
  }
}

extension Species {
  fileprivate func asFetched(from source: Species) -> Species {
    Species(
      number: number, slug: slug, names: names, genera: genera.inLanguages(of: source.genera),
      generation: generation,
      evolvesFrom: evolvesFrom, evolutionChain: evolutionChain, genderRate: source.genderRate,
      captureRate: source.captureRate, baseHappiness: source.baseHappiness,
      hatchCounter: source.hatchCounter, growthRate: source.growthRate,
      eggGroups: source.eggGroups, isBaby: isBaby, isLegendary: isLegendary,
      isMythical: isMythical, varieties: varieties, descriptions: source.descriptions,
      color: color, shape: shape)
  }
}
