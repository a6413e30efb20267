public import PokedexBattle

extension Field {
  /// The field that words describe.
  ///
  /// - Parameter spikes: layers, 0 to 3.
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
