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

  /// A switch by the defender this turn: Stakeout asks for entering, Pursuit for leaving.
  public enum Switch: String, Sendable {
    case entering, leaving
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

  /// Whether gravity holds everyone on the ground.
  public var isGravity = false
  /// Whether the attacker's ally has Battery.
  public var hasBattery = false
  /// Whether the attacker's ally has Power Spot.
  public var hasPowerSpot = false
  /// Whether the attacker's ally has Steely Spirit.
  public var hasSteelySpirit = false
  /// Whether a tailwind blows for the attacker.
  public var hasAttackersTailwind = false
  /// Whether a tailwind blows for the defender.
  public var hasDefendersTailwind = false
  /// Nil if the defender stays in.
  public var defenderSwitch: Switch?

  /// A single battle without anything else.
  public init() {}

  /// Whether anything but weather, gravity and hazards can change damage.
  var isModifying: Bool {
    terrain != nil || hasReflect || hasLightScreen || hasAuroraVeil || hasFriendGuard
      || hasHelpingHand || hasBattery || hasPowerSpot || hasSteelySpirit
  }
}
