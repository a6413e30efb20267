public import PokedexBattle

extension Field {
  /// Creates the field that some words describe.
  ///
  /// - Parameter spikes: the number of layers of Spikes, 0 to 3.
  public init(_ words: Set<FieldWord>, spikes: Int, isDoubles: Bool) {
    self.init()
    self.spikes = spikes
    self.isDoubles = isDoubles
    for word in FieldWord.allCases where words.contains(word) { take(word) }
  }

  private mutating func take(_ word: FieldWord) {
    switch word {
    case .sun, .rain, .sand, .hail, .snow, .harshSun, .heavyRain, .strongWinds:
      weather = Weather(rawValue: word.rawValue)
    case .electricTerrain, .grassyTerrain, .mistyTerrain, .psychicTerrain:
      terrain = Terrain(rawValue: String(word.rawValue.prefix { $0 != "-" }))
    case .gravity: isGravity = true
    case .helpingHand: hasHelpingHand = true
    case .friendGuard: hasFriendGuard = true
    case .reflect: hasReflect = true
    case .lightScreen: hasLightScreen = true
    case .auroraVeil: hasAuroraVeil = true
    case .stealthRock: hasStealthRock = true
    }
  }
}

extension FieldWord {
  /// Generations in which the state exists, 1 to 9.
  package var generations: ClosedRange<Int> {
    switch self {
    case .reflect, .lightScreen: 1...9
    case .sun, .rain, .sand: 2...9
    case .hail: 3...8
    case .snow: 9...9
    case .helpingHand: 3...9
    case .gravity, .stealthRock: 4...9
    case .friendGuard: 5...9
    case .harshSun, .heavyRain, .strongWinds, .electricTerrain, .grassyTerrain, .mistyTerrain: 6...9
    case .psychicTerrain, .auroraVeil: 7...9
    }
  }

  /// All kinds of weather.
  package static let weathers: [FieldWord] = [
    .sun, .rain, .sand, .hail, .snow, .harshSun, .heavyRain, .strongWinds,
  ]
  /// All kinds of terrain.
  package static let terrains: [FieldWord] = [
    .electricTerrain, .grassyTerrain, .mistyTerrain, .psychicTerrain,
  ]
  /// States of one side of the field.
  package static let guards: [FieldWord] = [
    .reflect, .lightScreen, .auroraVeil, .stealthRock, .helpingHand, .friendGuard,
  ]
}
