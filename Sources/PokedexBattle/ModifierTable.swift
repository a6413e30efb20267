import PokedexModel

/// Rules of moves. Sources: Bulbapedia's articles on each move; for the factors in 4096ths, Smogon,
/// "The complete damage formula".
extension SpecialMove {
  /// Factors by which the move's own rules change its damage.
  var modifiers: [Modifier] { Self.modifiers[self] ?? [] }

  private static let modifiers: [SpecialMove: [Modifier]] = [
    .facade: [.init(.power, 8192, .ailing)],
    .knockOff: [.init(.power, 6144, .targetHoldsRemovableItem, since: 6)],
    .venoshock: [.init(.power, 8192, .targetPoisoned)],
    .barbBarrage: [.init(.power, 8192, .targetPoisoned)],
    .brine: [.init(.power, 8192, .targetHalfHP)],
    .solarBeam: [.init(.power, 2048, .dimWeather, since: 5)],
    .solarBlade: [.init(.power, 2048, .dimWeather)],
    .expandingForce: [.init(.power, 6144, .attackerGrounded, .psychicTerrain)],
    .mistyExplosion: [.init(.power, 6144, .attackerGrounded, .mistyTerrain)],
    .gravApple: [.init(.power, 6144, .gravity)],
    .psyblade: [.init(.power, 6144, .electricTerrain)],
    .collisionCourse: [.init(.screens, 5461, .superEffective)],
    .electroDrift: [.init(.screens, 5461, .superEffective)],
  ]
}

/// Rules of terrain, screens and help by allies. Sources: Bulbapedia's articles on each of them.
extension Field {
  static let modifiers: [Modifier] = [
    .init(.power, 8192, .charged, .moveType(.electric), since: 4),
    .init(.power, 5325, .battery, .special, since: 7),
    .init(.power, 5325, .powerSpot, since: 8),
    .init(.power, 6144, .steelySpirit, .moveType(.steel), since: 8),
    .init(.power, 6144, .helpingHand, since: 4),
    .init(.beforeChance, 6144, .helpingHand, since: 3, until: 3),
    .init(
      .power, 6144, .electricTerrain, .moveType(.electric), .attackerGrounded, since: 6, until: 7),
    .init(.power, 5325, .electricTerrain, .moveType(.electric), .attackerGrounded, since: 8),
    .init(.power, 6144, .grassyTerrain, .moveType(.grass), .attackerGrounded, since: 6, until: 7),
    .init(.power, 5325, .grassyTerrain, .moveType(.grass), .attackerGrounded, since: 8),
    .init(
      .power, 6144, .psychicTerrain, .moveType(.psychic), .attackerGrounded, since: 7, until: 7),
    .init(.power, 5325, .psychicTerrain, .moveType(.psychic), .attackerGrounded, since: 8),
    .init(.power, 2048, .mistyTerrain, .moveType(.dragon), .defenderGrounded, since: 6),
    .init(.power, 2048, .grassyTerrain, .earthquake, .defenderGrounded, since: 6),
    .init(.screens, 2703, .reflect, .physical, .doubles, .screensHold, since: 5, until: 5),
    .init(.screens, 2732, .reflect, .physical, .doubles, .screensHold, since: 6),
    .init(.screens, 2048, .reflect, .physical, .singles, .screensHold, since: 5),
    .init(.screens, 2703, .lightScreen, .special, .doubles, .screensHold, since: 5, until: 5),
    .init(.screens, 2732, .lightScreen, .special, .doubles, .screensHold, since: 6),
    .init(.screens, 2048, .lightScreen, .special, .singles, .screensHold, since: 5),
    .init(.screens, 2732, .auroraVeil, .doubles, .screensHold, .noOtherScreen, since: 7),
    .init(.screens, 2048, .auroraVeil, .singles, .screensHold, .noOtherScreen, since: 7),
    .init(.final, 3072, .friendGuard, since: 5),
  ]
}
