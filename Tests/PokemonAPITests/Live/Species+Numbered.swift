import PokedexModel

extension Species {
  /// Returns a species with this number. Its other values are placeholders.
  static func numbered(_ number: Int) -> Species {
    Species(
      number: number, slug: "s\(number)", names: LocalizedText([:]), genera: LocalizedText([:]),
      generation: 1, evolvesFrom: nil, evolutionChain: nil, genderRate: .genderless,
      captureRate: 3, baseHappiness: nil, hatchCounter: nil, growthRate: "slow", eggGroups: [],
      isBaby: false, isLegendary: false, isMythical: false, varieties: [])
  }
}
