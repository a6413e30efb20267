public import PokedexModel

/// Items that are tied to a type. Sources: Bulbapedia, "Type-enhancing item" and "Gem", and its
/// article on each berry.
public enum TypeItems {
  /// Returns the type whose moves an item strengthens: by a fifth, or before generation IV by a
  /// tenth. Two items are left out here and have their own rows in the modifier table. One is
  /// Dragon Fang in generation II, where a bug gives its effect to Dragon Scale. The other is Sea
  /// Incense in generation III, where it is weaker than other items.
  static func type(boostedBy item: BattleItem, in generation: Int) -> PokemonType? {
    switch item {
    case .dragonFang where generation == 2: nil
    case .seaIncense where generation == 3: nil
    case .insectPlate, .silverPowder: .bug
    case .blackGlasses, .dreadPlate: .dark
    case .dracoPlate, .dragonFang: .dragon
    case .magnet, .zapPlate: .electric
    case .fairyFeather, .pixiePlate: .fairy
    case .blackBelt, .fistPlate: .fighting
    case .charcoal, .flamePlate: .fire
    case .sharpBeak, .skyPlate: .flying
    case .spellTag, .spookyPlate: .ghost
    case .meadowPlate, .miracleSeed, .roseIncense: .grass
    case .earthPlate, .softSand: .ground
    case .iciclePlate, .neverMeltIce: .ice
    case .pinkBow, .polkadotBow, .silkScarf: .normal
    case .poisonBarb, .toxicPlate: .poison
    case .mindPlate, .oddIncense, .twistedSpoon: .psychic
    case .hardStone, .rockIncense, .stonePlate: .rock
    case .ironPlate, .metalCoat: .steel
    case .mysticWater, .seaIncense, .splashPlate, .waveIncense: .water
    default: nil
    }
  }

  /// Returns the type whose moves a Gem strengthens.
  static func type(ofGem item: BattleItem) -> PokemonType? {
    switch item {
    case .bugGem: .bug
    case .darkGem: .dark
    case .dragonGem: .dragon
    case .electricGem: .electric
    case .fairyGem: .fairy
    case .fightingGem: .fighting
    case .fireGem: .fire
    case .flyingGem: .flying
    case .ghostGem: .ghost
    case .grassGem: .grass
    case .groundGem: .ground
    case .iceGem: .ice
    case .normalGem: .normal
    case .poisonGem: .poison
    case .psychicGem: .psychic
    case .rockGem: .rock
    case .steelGem: .steel
    case .waterGem: .water
    default: nil
    }
  }

  /// Returns the type of the moves whose damage a berry halves. The move must be super effective,
  /// unless the type is Normal.
  static func type(resistedBy item: BattleItem) -> PokemonType? {
    switch item {
    case .tangaBerry: .bug
    case .colburBerry: .dark
    case .habanBerry: .dragon
    case .wacanBerry: .electric
    case .roseliBerry: .fairy
    case .chopleBerry: .fighting
    case .occaBerry: .fire
    case .cobaBerry: .flying
    case .kasibBerry: .ghost
    case .rindoBerry: .grass
    case .shucaBerry: .ground
    case .yacheBerry: .ice
    case .chilanBerry: .normal
    case .kebiaBerry: .poison
    case .payapaBerry: .psychic
    case .chartiBerry: .rock
    case .babiriBerry: .steel
    case .passhoBerry: .water
    default: nil
    }
  }

  /// Returns the type that a Memory gives to Multi-Attack.
  /// Returns the type that an item gives to Arceus (plates) or Silvally (memories).
  ///
  /// - Parameter species: slug of the item's holder.
  public static func type(of species: String, holding item: String) -> PokemonType? {
    guard let item = BattleItem(rawValue: item) else { return nil }
    switch species {
    case "arceus": return item.rawValue.hasSuffix("-plate") ? type(boostedBy: item, in: 9) : nil
    case "silvally": return type(ofMemory: item)
    default: return nil
    }
  }

  static func type(ofMemory item: BattleItem) -> PokemonType? {
    switch item {
    case .bugMemory: .bug
    case .darkMemory: .dark
    case .dragonMemory: .dragon
    case .electricMemory: .electric
    case .fairyMemory: .fairy
    case .fightingMemory: .fighting
    case .fireMemory: .fire
    case .flyingMemory: .flying
    case .ghostMemory: .ghost
    case .grassMemory: .grass
    case .groundMemory: .ground
    case .iceMemory: .ice
    case .poisonMemory: .poison
    case .psychicMemory: .psychic
    case .rockMemory: .rock
    case .steelMemory: .steel
    case .waterMemory: .water
    default: nil
    }
  }

  /// Returns the type that a Drive gives to Techno Blast.
  static func type(ofDrive item: BattleItem) -> PokemonType? {
    switch item {
    case .shockDrive: .electric
    case .burnDrive: .fire
    case .chillDrive: .ice
    case .douseDrive: .water
    default: nil
    }
  }
}
