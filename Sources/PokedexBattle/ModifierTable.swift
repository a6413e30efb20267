import PokedexModel

/// Modifiers, mainly of generations V to IX. The rows of a stage are in the order in which the
/// games multiply them.
///
/// Sources: Bulbapedia's articles on each ability, item and move; for the factors in 4096ths,
/// Smogon, "The complete damage formula".
enum ModifierTable {
  static let rows: [Modifier] = power + attack + defense + final + early

  private static let power: [Modifier] = abilityPower + itemPower + movePower + fieldPower

  private static let abilityPower: [Modifier] = [
    .init(.attackersAbility(.rivalry), 4...9, .power, 5120, .sameGender),
    .init(.attackersAbility(.rivalry), 4...9, .power, 3072, .oppositeGender),
    .init(.attackersAbility(.supremeOverlord), 9...9, .power, 4506, .faintedAllies(1)),
    .init(.attackersAbility(.supremeOverlord), 9...9, .power, 4915, .faintedAllies(2)),
    .init(.attackersAbility(.supremeOverlord), 9...9, .power, 5325, .faintedAllies(3)),
    .init(.attackersAbility(.supremeOverlord), 9...9, .power, 5734, .faintedAllies(4)),
    .init(.attackersAbility(.supremeOverlord), 9...9, .power, 6144, .faintedAllies(5)),
    .init(.attackersAbility(.reckless), 4...9, .power, 4915, .flag(.recoil)),
    .init(.attackersAbility(.ironFist), 4...9, .power, 4915, .flag(.punch)),
    .init(.attackersAbility(.sheerForce), 5...9, .power, 5325, .flag(.secondaryEffect)),
    .init(.attackersAbility(.sandForce), 5...9, .power, 5325, .weather(.sand), .moveType(.rock)),
    .init(.attackersAbility(.sandForce), 5...9, .power, 5325, .weather(.sand), .moveType(.ground)),
    .init(.attackersAbility(.sandForce), 5...9, .power, 5325, .weather(.sand), .moveType(.steel)),
    .init(.attackersAbility(.analytic), 5...9, .power, 5325, .movesLast),
    .init(.attackersAbility(.toughClaws), 6...9, .power, 5325, .contact),
    .init(.attackersAbility(.punkRock), 8...9, .power, 5325, .flag(.sound)),
    .init(.anyonesAbility(.darkAura), 6...9, .power, 5448, .moveType(.dark), .auraIntact),
    .init(.anyonesAbility(.darkAura), 6...9, .power, 3072, .moveType(.dark), .auraBroken),
    .init(.anyonesAbility(.fairyAura), 6...9, .power, 5448, .moveType(.fairy), .auraIntact),
    .init(.anyonesAbility(.fairyAura), 6...9, .power, 3072, .moveType(.fairy), .auraBroken),
    .init(.attackersAbility(.pixilate), 6...6, .power, 5325, .typeChanged),
    .init(.attackersAbility(.pixilate), 7...9, .power, 4915, .typeChanged),
    .init(.attackersAbility(.aerilate), 6...6, .power, 5325, .typeChanged),
    .init(.attackersAbility(.aerilate), 7...9, .power, 4915, .typeChanged),
    .init(.attackersAbility(.refrigerate), 6...6, .power, 5325, .typeChanged),
    .init(.attackersAbility(.refrigerate), 7...9, .power, 4915, .typeChanged),
    .init(.attackersAbility(.galvanize), 7...9, .power, 4915, .typeChanged),
    .init(.attackersAbility(.dragonize), 9...9, .power, 4915, .typeChanged),
    .init(.attackersAbility(.normalize), 7...9, .power, 4915, .typeChanged),
    .init(.attackersAbility(.technician), 4...9, .power, 6144, .power(upTo: 60)),
    .init(.attackersAbility(.flareBoost), 5...9, .power, 6144, .special, .attackerStatus(.burn)),
    .init(.attackersAbility(.toxicBoost), 5...9, .power, 6144, .physical, .attackerPoisoned),
    .init(.attackersAbility(.megaLauncher), 6...9, .power, 6144, .flag(.pulse)),
    .init(.attackersAbility(.strongJaw), 6...9, .power, 6144, .flag(.bite)),
    .init(.attackersAbility(.sharpness), 9...9, .power, 6144, .flag(.slicing)),
    .init(.attackersAbility(.steelySpirit), 8...9, .power, 6144, .moveType(.steel)),
    .init(.defendersAbility(.heatproof), 4...8, .power, 2048, .moveType(.fire)),
    .init(.defendersAbility(.drySkin), 4...9, .power, 5120, .moveType(.fire)),
  ]

  private static let itemPower: [Modifier] =
    [
      .init(.attackersTypeItem, 4...9, .power, 4915),
      .init(.attackersGem, 5...5, .power, 6144),
      .init(.attackersGem, 6...9, .power, 5325),
      .init(.attackersItem(.muscleBand), 4...9, .power, 4505, .physical),
      .init(.attackersItem(.wiseGlasses), 4...9, .power, 4505, .special),
      .init(.attackersItem(.punchingGlove), 9...9, .power, 4506, .flag(.punch)),
      .init(.attackersItem(.wellspringMask), 9...9, .power, 4915, .attackerIs(.wellspringMask)),
      .init(.attackersItem(.hearthflameMask), 9...9, .power, 4915, .attackerIs(.hearthflameMask)),
      .init(.attackersItem(.cornerstoneMask), 9...9, .power, 4915, .attackerIs(.cornerstoneMask)),
    ] + speciesPower(.griseousOrb, 4...9, .giratina, .ghost, .dragon)
    + speciesPower(.griseousCore, 9...9, .giratina, .ghost, .dragon)
    + speciesPower(.lustrousOrb, 4...9, .palkia, .water, .dragon)
    + speciesPower(.lustrousGlobe, 9...9, .palkia, .water, .dragon)
    + speciesPower(.adamantOrb, 4...9, .dialga, .steel, .dragon)
    + speciesPower(.adamantCrystal, 9...9, .dialga, .steel, .dragon)
    + speciesPower(.soulDew, 7...9, .latis, .psychic, .dragon)

  /// Returns the rows of an item that strengthens its holder's moves of some types by a fifth, if
  /// the holder belongs to a certain species.
  private static func speciesPower(
    _ item: BattleItem, _ generations: ClosedRange<Int>, _ species: Modifier.SpeciesCondition,
    _ types: PokemonType...
  ) -> [Modifier] {
    types.map {
      .init(
        .attackersItem(item), generations, .power, 4915, .attackerIs(species), .moveType($0))
    }
  }

  private static let movePower: [Modifier] = [
    .init(.move(.facade), 3...9, .power, 8192, .attackerAiling),
    .init(.move(.knockOff), 6...9, .power, 6144, .defenderHoldsRemovableItem),
    .init(.move(.venoshock), 5...9, .power, 8192, .defenderPoisoned),
    .init(.move(.barbBarrage), 8...9, .power, 8192, .defenderPoisoned),
    .init(.move(.brine), 4...9, .power, 8192, .defenderHalfHP),
    .init(.move(.solarBeam), 5...9, .power, 2048, .dimWeather),
    .init(.move(.solarBlade), 7...9, .power, 2048, .dimWeather),
    .init(
      .move(.expandingForce), 8...9, .power, 6144, .attackerGrounded, .terrain(.psychic)),
    .init(
      .move(.mistyExplosion), 8...9, .power, 6144, .attackerGrounded, .terrain(.misty)),
    .init(.move(.gravApple), 8...9, .power, 6144, .gravity),
    .init(.move(.psyblade), 9...9, .power, 6144, .terrain(.electric)),
    .init(.move(.collisionCourse), 9...9, .final, 5461, .superEffective),
    .init(.move(.electroDrift), 9...9, .final, 5461, .superEffective),
  ]

  private static let fieldPower: [Modifier] = [
    .init(.charge, 4...9, .power, 8192, .moveType(.electric)),
    .init(.battery, 7...9, .power, 5325, .special),
    .init(.powerSpot, 8...9, .power, 5325),
    .init(.steelySpirit, 8...9, .power, 6144, .moveType(.steel)),
    .init(.helpingHand, 4...9, .power, 6144),
    .init(.helpingHand, 3...3, .beforeChance, 6144),
    .init(.terrain(.electric), 6...7, .power, 6144, .moveType(.electric), .attackerGrounded),
    .init(.terrain(.electric), 8...9, .power, 5325, .moveType(.electric), .attackerGrounded),
    .init(.terrain(.grassy), 6...7, .power, 6144, .moveType(.grass), .attackerGrounded),
    .init(.terrain(.grassy), 8...9, .power, 5325, .moveType(.grass), .attackerGrounded),
    .init(.terrain(.psychic), 7...7, .power, 6144, .moveType(.psychic), .attackerGrounded),
    .init(.terrain(.psychic), 8...9, .power, 5325, .moveType(.psychic), .attackerGrounded),
    .init(.terrain(.misty), 6...9, .power, 2048, .moveType(.dragon), .defenderGrounded),
    .init(.terrain(.grassy), 6...9, .power, 2048, .move(.earthquake), .defenderGrounded),
    .init(.terrain(.grassy), 6...9, .power, 2048, .move(.bulldoze), .defenderGrounded),
    .init(.terrain(.grassy), 6...9, .power, 2048, .move(.magnitude), .defenderGrounded),
  ]
}
