import PokedexModel

/// Items that go with a type: Bulbapedia, "Type-enhancing item", "Gem" and the berries' own entries.
enum TypeItems {
  /// They raise the power of moves of the type by a fifth; by a tenth before generation IV.
  static let boosted: [BattleItem: PokemonType] = [
    .pinkBow: .normal,
    .polkadotBow: .normal,
    .insectPlate: .bug,
    .silverPowder: .bug,
    .blackGlasses: .dark,
    .dreadPlate: .dark,
    .dracoPlate: .dragon,
    .dragonFang: .dragon,
    .magnet: .electric,
    .zapPlate: .electric,
    .fairyFeather: .fairy,
    .pixiePlate: .fairy,
    .blackBelt: .fighting,
    .fistPlate: .fighting,
    .charcoal: .fire,
    .flamePlate: .fire,
    .sharpBeak: .flying,
    .skyPlate: .flying,
    .spellTag: .ghost,
    .spookyPlate: .ghost,
    .meadowPlate: .grass,
    .miracleSeed: .grass,
    .roseIncense: .grass,
    .earthPlate: .ground,
    .softSand: .ground,
    .iciclePlate: .ice,
    .neverMeltIce: .ice,
    .silkScarf: .normal,
    .poisonBarb: .poison,
    .toxicPlate: .poison,
    .mindPlate: .psychic,
    .oddIncense: .psychic,
    .twistedSpoon: .psychic,
    .hardStone: .rock,
    .rockIncense: .rock,
    .stonePlate: .rock,
    .ironPlate: .steel,
    .metalCoat: .steel,
    .mysticWater: .water,
    .seaIncense: .water,
    .splashPlate: .water,
    .waveIncense: .water,
  ]

  /// The type that an item goes with in a generation. Generation II mixes up two items of dragons, and
  /// Sea Incense is weaker than others in III; the table has rows for them.
  static func type(boostedBy item: BattleItem, in generation: Int) -> PokemonType? {
    switch (item, generation) {
    case (.dragonFang, 2), (.seaIncense, 3): nil
    default: boosted[item]
    }
  }

  /// They raise the power of one move of the type.
  static let gems: [BattleItem: PokemonType] = [
    .bugGem: .bug,
    .darkGem: .dark,
    .dragonGem: .dragon,
    .electricGem: .electric,
    .fairyGem: .fairy,
    .fightingGem: .fighting,
    .fireGem: .fire,
    .flyingGem: .flying,
    .ghostGem: .ghost,
    .grassGem: .grass,
    .groundGem: .ground,
    .iceGem: .ice,
    .normalGem: .normal,
    .poisonGem: .poison,
    .psychicGem: .psychic,
    .rockGem: .rock,
    .steelGem: .steel,
    .waterGem: .water,
  ]

  /// They halve the damage of one super effective move of the type, and of any Normal one.
  static let resisted: [BattleItem: PokemonType] = [
    .babiriBerry: .steel,
    .chartiBerry: .rock,
    .chilanBerry: .normal,
    .chopleBerry: .fighting,
    .cobaBerry: .flying,
    .colburBerry: .dark,
    .habanBerry: .dragon,
    .kasibBerry: .ghost,
    .kebiaBerry: .poison,
    .occaBerry: .fire,
    .passhoBerry: .water,
    .payapaBerry: .psychic,
    .rindoBerry: .grass,
    .roseliBerry: .fairy,
    .shucaBerry: .ground,
    .tangaBerry: .bug,
    .wacanBerry: .electric,
    .yacheBerry: .ice,
  ]

  /// They give Multi-Attack its type.
  static let memories: [BattleItem: PokemonType] = [
    .bugMemory: .bug,
    .darkMemory: .dark,
    .dragonMemory: .dragon,
    .electricMemory: .electric,
    .fairyMemory: .fairy,
    .fightingMemory: .fighting,
    .fireMemory: .fire,
    .flyingMemory: .flying,
    .ghostMemory: .ghost,
    .grassMemory: .grass,
    .groundMemory: .ground,
    .iceMemory: .ice,
    .poisonMemory: .poison,
    .psychicMemory: .psychic,
    .rockMemory: .rock,
    .steelMemory: .steel,
    .waterMemory: .water,
  ]

  /// They give Techno Blast its type.
  static let drives: [BattleItem: PokemonType] = [
    .burnDrive: .fire,
    .chillDrive: .ice,
    .douseDrive: .water,
    .shockDrive: .electric,
  ]
}
