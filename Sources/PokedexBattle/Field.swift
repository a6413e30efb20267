/// Everything about a battle besides the two Pokémon and the move.
public struct Field: Sendable, Equatable {
  /// The weather, if any, for all.
  public enum Weather: String, Sendable {
    case sun, rain, sand, hail, snow
    case harshSun = "harsh-sun"
    case heavyRain = "heavy-rain"
    case strongWinds = "strong-winds"
  }

  /// The terrain for all that stand on the ground.
  public enum Terrain: String, Sendable {
    case electric, grassy, misty, psychic
  }

  /// Nil for none.
  public var weather: Weather?
  /// Nil for none.
  public var terrain: Terrain?
  /// Whether each side has two Pokémon: screens are weaker, and so are moves that hit several.
  public var isDoubles = false
  /// Whether Reflect guards the defender's side.
  public var hasReflect = false
  /// Whether Light Screen guards the defender's side.
  public var hasLightScreen = false
  /// Whether Aurora Veil guards the defender's side.
  public var hasAuroraVeil = false
  /// Whether Stealth Rock hurt the defender when it came in.
  public var hasStealthRock = false
  /// Layers of Spikes that hurt the defender when it came in, 0 to 3.
  public var spikes = 0
  /// Whether the defender's ally has Friend Guard.
  public var hasFriendGuard = false
  /// Whether the attacker's ally used Helping Hand.
  public var hasHelpingHand = false

  /// A single battle without anything else.
  public init() {}
}
