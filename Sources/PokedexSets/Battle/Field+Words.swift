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
  /// Whether the state exists in a generation.
  package func exists(in generation: Int) -> Bool {
    switch self {
    case .reflect, .lightScreen: true
    case .sun, .rain, .sand: generation >= 2
    case .hail: 3...8 ~= generation
    case .helpingHand: generation >= 3
    case .gravity, .stealthRock: generation >= 4
    case .friendGuard: generation >= 5
    case .harshSun, .heavyRain, .strongWinds, .electricTerrain, .grassyTerrain, .mistyTerrain:
      generation >= 6
    case .psychicTerrain, .auroraVeil: generation >= 7
    case .snow: generation >= 9
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
