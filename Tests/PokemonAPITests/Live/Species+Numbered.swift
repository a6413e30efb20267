import PokedexModel

extension Species {
  /// One of which no more is known than its number.
  static func numbered(_ number: Int) -> Species {
    Species(
      number: number, slug: "s\(number)", names: LocalizedText([:]), genera: LocalizedText([:]),
      generation: 1, evolvesFrom: nil, evolutionChain: nil, genderRate: .genderless,
      captureRate: 3, baseHappiness: nil, hatchCounter: nil, growthRate: "slow", eggGroups: [],
      isBaby: false, isLegendary: false, isMythical: false, varieties: [])
  }
}
