import PokedexModel

extension ModifierTable {
  static let attack: [Modifier] =
    attackAbilities + [
      .init(.attackersItem(.choiceBand), 3...9, .attack, 6144, .physical),
      .init(.attackersItem(.choiceSpecs), 4...9, .attack, 6144, .special),
      .init(.attackersItem(.soulDew), 3...6, .attack, 6144, .attackerIs(.latis), .special),
      .init(.attackersItem(.thickClub), 2...9, .attack, 8192, .attackerIs(.cubones), .physical),
      .init(
        .attackersItem(.deepSeaTooth), 3...9, .attack, 8192, .attackerIs(.clamperl), .special),
      .init(.attackersItem(.lightBall), 4...9, .attack, 8192, .attackerIs(.pikachu)),
    ]

  private static let attackAbilities: [Modifier] = [
    .init(.attackersAbility(.slowStart), 4...9, .attack, 2048, .physical, .abilityActive),
    .init(.attackersAbility(.defeatist), 5...9, .attack, 2048, .attackerHalfHP),
    .init(.attackersAbility(.solarPower), 4...9, .attack, 6144, .special, .sunny),
    .init(.attackersAbility(.plus), 3...9, .attack, 6144, .special, .abilityActive),
    .init(.attackersAbility(.minus), 3...9, .attack, 6144, .special, .abilityActive),
    .init(
      .attackersAbility(.flowerGift), 4...9, .attack, 6144, .physical, .sunny,
      .attackerIs(.cherrim)),
    .init(.attackersAbility(.orichalcumPulse), 9...9, .attack, 5461, .physical, .sunny),
    .init(.attackersAbility(.hadronEngine), 9...9, .attack, 5461, .special, .terrain(.electric)),
    .init(.attackersAbility(.protosynthesis), 9...9, .attack, 5325, .attackerParadoxBoost),
    .init(.attackersAbility(.quarkDrive), 9...9, .attack, 5325, .attackerParadoxBoost),
    .init(.attackersAbility(.guts), 3...9, .attack, 6144, .physical, .attackerAiling),
    .init(
      .attackersAbility(.flashFire), 5...9, .attack, 6144, .moveType(.fire), .abilityActive),
    .init(.attackersAbility(.stakeout), 7...9, .attack, 8192, .defenderEntering),
    .init(.attackersAbility(.overgrow), 5...9, .attack, 6144, .moveType(.grass), .pinch),
    .init(.attackersAbility(.blaze), 5...9, .attack, 6144, .moveType(.fire), .pinch),
    .init(.attackersAbility(.torrent), 5...9, .attack, 6144, .moveType(.water), .pinch),
    .init(.attackersAbility(.swarm), 5...9, .attack, 6144, .moveType(.bug), .pinch),
    .init(.attackersAbility(.steelworker), 7...9, .attack, 6144, .moveType(.steel)),
    .init(.attackersAbility(.dragonsMaw), 8...9, .attack, 6144, .moveType(.dragon)),
    .init(.attackersAbility(.fireMane), 9...9, .attack, 6144, .moveType(.fire)),
    .init(.attackersAbility(.rockyPayload), 9...9, .attack, 6144, .moveType(.rock)),
    .init(.attackersAbility(.gorillaTactics), 8...9, .attack, 6144, .physical),
    .init(.attackersAbility(.transistor), 8...8, .attack, 6144, .moveType(.electric)),
    .init(.attackersAbility(.transistor), 9...9, .attack, 5325, .moveType(.electric)),
    .init(.attackersAbility(.waterBubble), 7...9, .attack, 8192, .moveType(.water)),
    .init(.attackersAbility(.hugePower), 3...9, .attack, 8192, .physical),
    .init(.attackersAbility(.purePower), 3...9, .attack, 8192, .physical),
    .init(.defendersAbility(.thickFat), 5...9, .attack, 2048, .moveType(.fire)),
    .init(.defendersAbility(.thickFat), 5...9, .attack, 2048, .moveType(.ice)),
    .init(.defendersAbility(.waterBubble), 7...9, .attack, 2048, .moveType(.fire)),
    .init(.defendersAbility(.purifyingSalt), 9...9, .attack, 2048, .moveType(.ghost)),
    .init(.defendersAbility(.heatproof), 9...9, .attack, 2048, .moveType(.fire)),
    .init(
      .defendersAbility(.tabletsOfRuin), 9...9, .attack, 3072, .physical,
      .attackerLacks(.tabletsOfRuin)),
    .init(
      .defendersAbility(.vesselOfRuin), 9...9, .attack, 3072, .special,
      .attackerLacks(.vesselOfRuin)),
  ]

  static let defense: [Modifier] = [
    .init(.defendersAbility(.marvelScale), 3...9, .defense, 6144, .onDefense, .defenderAiling),
    .init(
      .defendersAbility(.flowerGift), 4...9, .defense, 6144, .onSpecialDefense, .sunny,
      .defenderIs(.cherrim)),
    .init(
      .defendersAbility(.grassPelt), 6...9, .defense, 6144, .onDefense, .terrain(.grassy)),
    .init(.defendersAbility(.protosynthesis), 9...9, .defense, 5325, .defenderParadoxBoost),
    .init(.defendersAbility(.quarkDrive), 9...9, .defense, 5325, .defenderParadoxBoost),
    .init(.defendersAbility(.furCoat), 6...9, .defense, 8192, .onDefense),
    .init(
      .attackersAbility(.swordOfRuin), 9...9, .defense, 3072, .onDefense,
      .defenderLacks(.swordOfRuin)),
    .init(
      .attackersAbility(.beadsOfRuin), 9...9, .defense, 3072, .onSpecialDefense,
      .defenderLacks(.beadsOfRuin)),
    .init(.defendersItem(.eviolite), 5...9, .defense, 6144, .defenderCanEvolve),
    .init(.defendersItem(.assaultVest), 6...9, .defense, 6144, .onSpecialDefense),
    .init(.defendersItem(.soulDew), 3...6, .defense, 6144, .defenderIs(.latis), .onSpecialDefense),
    .init(
      .defendersItem(.deepSeaScale), 3...9, .defense, 8192, .defenderIs(.clamperl),
      .onSpecialDefense),
    .init(.defendersItem(.metalPowder), 5...9, .defense, 8192, .defenderIs(.ditto), .onDefense),
  ]

  static let final: [Modifier] =
    [
      .init(.reflect, 5...5, .final, 2703, .physical, .doubles, .screensHold),
      .init(.reflect, 6...9, .final, 2732, .physical, .doubles, .screensHold),
      .init(.reflect, 5...9, .final, 2048, .physical, .singles, .screensHold),
      .init(.lightScreen, 5...5, .final, 2703, .special, .doubles, .screensHold),
      .init(.lightScreen, 6...9, .final, 2732, .special, .doubles, .screensHold),
      .init(.lightScreen, 5...9, .final, 2048, .special, .singles, .screensHold),
      .init(.auroraVeil, 7...9, .final, 2732, .doubles, .screensHold, .noOtherScreen),
      .init(.auroraVeil, 7...9, .final, 2048, .singles, .screensHold, .noOtherScreen),
      .init(.attackersAbility(.neuroforce), 7...9, .final, 5120, .superEffective),
      .init(.attackersAbility(.sniper), 5...9, .final, 6144, .critical),
      .init(.attackersAbility(.tintedLens), 4...9, .final, 8192, .notVeryEffective),
      .init(.defendersAbility(.multiscale), 5...9, .final, 2048, .fullHP),
      .init(.defendersAbility(.shadowShield), 7...9, .final, 2048, .fullHP),
      .init(.defendersAbility(.fluffy), 7...9, .final, 2048, .contact),
      .init(.defendersAbility(.punkRock), 8...9, .final, 2048, .flag(.sound)),
      .init(.defendersAbility(.iceScales), 8...9, .final, 2048, .special),
      .init(.defendersAbility(.filter), 4...9, .final, 3072, .superEffective),
      .init(.defendersAbility(.solidRock), 4...9, .final, 3072, .superEffective),
      .init(.defendersAbility(.prismArmor), 7...9, .final, 3072, .superEffective),
      .init(.friendGuard, 5...9, .final, 3072),
      .init(.defendersAbility(.fluffy), 7...9, .final, 8192, .moveType(.fire)),
      .init(.attackersItem(.expertBelt), 4...9, .final, 4915, .superEffective),
      .init(.attackersItem(.lifeOrb), 5...9, .final, 5324),
      .init(.defendersBerry, 4...9, .final, 2048),
      .init(.defendersBerry, 8...9, .final, 2048, .defenderHas(.ripen)),
    ]
}
