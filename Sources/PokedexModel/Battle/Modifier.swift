/// A factor by which an ability, an item, a move or the field multiplies one quantity of the damage
/// calculation, and the conditions under which it does.
package struct Modifier: Sendable {
  /// The quantity that a modifier multiplies. Modifiers of the same quantity are applied in this
  /// order: the attacker's ability, the defender's ability, the attacker's item, the defender's
  /// item, the move, the field. Where the games use another order, a quantity has several stages,
  /// which are applied one after the other.
  package enum Stage: Sendable {
    case power, latePower
    case attack, lateAttack
    /// The attacking stat, rounded on its own.
    case roundedAttack
    case defense
    /// Damage after the random factor. Screens come first, most items last.
    case screens, final, lateFinal
    /// Damage before the formula's constant 2, and before the random factor. Both are used only in
    /// generations II to IV.
    case beforeConstant, beforeChance
    case speed, lateSpeed, weight
    /// HP that the owner gains at the end of a turn, as a share of its maximum HP. Negative for a
    /// loss.
    case turnEnd
  }

  /// A condition of an attack or of the Pokémon that owns a rule. Moves belong to the attacker.
  package enum Condition: Sendable, Equatable {
    case moveType(PokemonType)
    /// The move is Earthquake, Bulldoze or Magnitude.
    case earthquake
    case physical, special
    /// `onDefense`: the defending stat is Defense. `onSpecialDefense`: it is Special Defense.
    case onDefense, onSpecialDefense
    case flag(MoveFlags)
    /// The move makes contact, and no ability or item of the attacker prevents it.
    case contact
    case superEffective, notVeryEffective
    /// The move isn't super effective. Typeless moves don't count.
    case notSuperEffective
    /// The move's power before modifiers is at most this number.
    case power(upTo: Int)
    /// The attacker's ability changed the move's type.
    case typeChanged
    case critical
    /// The move goes before others, such as Quick Attack.
    case raisedPriority
    /// The move makes its user explode.
    case explosion
    /// The attacker is not faster than the defender.
    case movesLast
    /// The defender has full HP before the hit.
    case fullHP
    /// The owner has at most a third (`pinch`) or half of its HP.
    case pinch, halfHP
    case targetHalfHP
    case ailing, burnt, poisoned
    case targetPoisoned
    /// The owner's `isAbilityActive` is set.
    case active
    case canEvolve
    /// Protosynthesis or Quark Drive is active, and the owner's highest stat is the one that the
    /// attack uses, or Speed.
    case paradoxBoost, paradoxSpeedBoost
    /// The other Pokémon doesn't have the same ability.
    case onlyOwner
    /// `sameGender`: both Pokémon have the same gender. `oppositeGender`: one is male, one female.
    case sameGender, oppositeGender
    /// Exact number of fainted members of the attacker's team. More than five are treated as five.
    case faintedAllies(Int)
    case targetEntering
    case targetHoldsRemovableItem
    /// The defender eats its berry against the move's type. `ripened`: its ability doubles the
    /// effect.
    case berryEaten, ripened
    /// `auraBroken`: one of the two Pokémon has Aura Break. `auraIntact`: neither has it.
    case auraBroken, auraIntact
    case sunny, rainy, sandy, snowy
    /// Rain, sand, hail or snow.
    case dimWeather
    case electricTerrain, grassyTerrain, mistyTerrain, psychicTerrain
    case attackerGrounded, defenderGrounded
    case gravity
    case singles, doubles
    case reflect, lightScreen, auroraVeil, friendGuard, helpingHand
    /// An ally of the attacker has the ability that the case is named after.
    case battery, powerSpot, steelySpirit
    /// The attacker has used Charge.
    case charged
    /// The hit is not critical, and neither the move nor Infiltrator bypasses screens.
    case screensHold
    /// For a physical move, Reflect isn't up; for a special move, Light Screen isn't. If that
    /// screen is up, Aurora Veil doesn't weaken the move further.
    case noOtherScreen
  }

  package let stage: Stage
  /// The factor in 4096ths, as in the games since generation V.
  package let factor: Int
  /// Conditions that must all be met.
  package let conditions: [Condition]
  /// First and last generation with this factor.
  package let generations: ClosedRange<Int>

  /// - Parameter until: the last generation with this factor, if later games have another.
  package init(
    _ stage: Stage, _ factor: Int, _ conditions: Condition..., since: Int = 1, until: Int = .max
  ) {
    self.init(stage, factor, conditions, since: since, until: until)
  }

  package init(
    _ stage: Stage, _ factor: Int, _ conditions: [Condition], since: Int = 1, until: Int = .max
  ) {
    self.stage = stage
    self.factor = factor
    self.conditions = conditions
    generations = since...until
  }

  /// The factor in percent, which generations II to IV use.
  package var percent: Int { (factor * 100 + 2048) / 4096 }
}
