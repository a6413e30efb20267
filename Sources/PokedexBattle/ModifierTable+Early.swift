import PokedexModel

extension ModifierTable {
  /// Modifiers of generations II to IV that differ from later ones. They are applied in percent,
  /// and each product is rounded down. Sources: Bulbapedia's articles on the abilities and items,
  /// and the disassemblies of Crystal and Emerald.
  static let early: [Modifier] = [
    .init(.attackersTypeItem, 2...2, .beforeChance, 4506),
    .init(.attackersItem(.dragonScale), 2...2, .beforeChance, 4506, .moveType(.dragon)),
    .init(.attackersTypeItem, 3...3, .attack, 4506),
    .init(.attackersItem(.seaIncense), 3...3, .attack, 4301, .moveType(.water)),
    .init(.attackersItem(.lightBall), 2...3, .attack, 8192, .attackerIs(.pikachu), .special),
    .init(
      .defendersItem(.metalPowder), 2...4, .defense, 6144, .defenderIs(.ditto), .onDefense),
    .init(.attackersItem(.lifeOrb), 4...4, .beforeChance, 5325),
    .init(.attackersAbility(.overgrow), 3...4, .power, 6144, .moveType(.grass), .pinch),
    .init(.attackersAbility(.blaze), 3...4, .power, 6144, .moveType(.fire), .pinch),
    .init(.attackersAbility(.torrent), 3...4, .power, 6144, .moveType(.water), .pinch),
    .init(.attackersAbility(.swarm), 3...4, .power, 6144, .moveType(.bug), .pinch),
    .init(.defendersAbility(.thickFat), 3...3, .attack, 2048, .moveType(.fire)),
    .init(.defendersAbility(.thickFat), 3...3, .attack, 2048, .moveType(.ice)),
    .init(.defendersAbility(.thickFat), 4...4, .power, 2048, .moveType(.fire)),
    .init(.defendersAbility(.thickFat), 4...4, .power, 2048, .moveType(.ice)),
  ]
}
