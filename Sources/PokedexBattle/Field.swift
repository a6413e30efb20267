/// The state of a battle, apart from the two Pokémon and the move.
public struct Field: Sendable, Equatable {
  /// Weather that affects all Pokémon.
  public enum Weather: String, Sendable {
    case sun, rain, sand, hail, snow
    case harshSun = "harsh-sun"
    case heavyRain = "heavy-rain"
    case strongWinds = "strong-winds"
  }

  /// Terrain that affects all Pokémon on the ground.
  public enum Terrain: String, Sendable {
    case electric, grassy, misty, psychic
  }

  /// A switch of the defender this turn. Stakeout is stronger if the defender enters, Pursuit if it
  /// leaves.
  public enum Switch: String, Sendable {
    case entering, leaving
  }

  /// The weather, if any.
  public var weather: Weather?
  /// The terrain, if any.
  public var terrain: Terrain?
  /// Whether this is a double battle. If so, screens and moves that hit several Pokémon are weaker.
  public var isDoubles = false
  /// Whether Reflect protects the defender's side.
  public var hasReflect = false
  /// Whether Light Screen protects the defender's side.
  public var hasLightScreen = false
  /// Whether Aurora Veil protects the defender's side.
  public var hasAuroraVeil = false
  /// Whether Stealth Rock hurt the defender when it entered.
  public var hasStealthRock = false
  /// Layers of Spikes that hurt the defender when it entered, 0 to 3.
  public var spikes = 0
  /// Whether the defender's ally has Friend Guard.
  public var hasFriendGuard = false
  /// Whether the attacker's ally used Helping Hand.
  public var hasHelpingHand = false

  /// Whether Gravity keeps all Pokémon on the ground.
  public var isGravity = false
  /// Whether the attacker's ally has Battery.
  public var hasBattery = false
  /// Whether the attacker's ally has Power Spot.
  public var hasPowerSpot = false
  /// Whether the attacker's ally has Steely Spirit.
  public var hasSteelySpirit = false
  /// Whether the attacker's side has a tailwind.
  public var hasAttackersTailwind = false
  /// Whether the defender's side has a tailwind.
  public var hasDefendersTailwind = false
  /// The defender's switch this turn; nil if it stays in.
  public var defenderSwitch: Switch?

  /// Creates a single battle without any effects.
  public init() {}

  /// Whether terrain, a screen or an ally's ability or move is in effect.
  var hasModifiers: Bool {
    terrain != nil || hasReflect || hasLightScreen || hasAuroraVeil || hasFriendGuard
      || hasHelpingHand || hasBattery || hasPowerSpot || hasSteelySpirit
  }
}
