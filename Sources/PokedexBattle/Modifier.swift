import PokedexModel

/// One row of the modifier table: the owner of an effect, the quantity that the effect multiplies,
/// the factor, and the conditions.
struct Modifier: Sendable {
  /// The ability, item, move or field effect that the modifier belongs to.
  enum Owner: Sendable, Equatable {
    case attackersAbility(BattleAbility)
    case defendersAbility(BattleAbility)
    /// An ability of either Pokémon. Auras and ruin abilities affect both sides.
    case anyonesAbility(BattleAbility)
    case attackersItem(BattleItem)
    case defendersItem(BattleItem)
    /// The attacker's type-boosting item or Gem, which strengthens moves of one type.
    case attackersTypeItem, attackersGem
    /// The defender's berry that weakens moves of one type.
    case defendersBerry
    case move(SpecialMove)
    case terrain(Field.Terrain)
    /// The attacker has used Charge.
    case charge
    /// An ally of the attacker has the ability that the case is named after.
    case battery, powerSpot, steelySpirit
    case helpingHand, reflect, lightScreen, auroraVeil, friendGuard
  }

  /// The quantity that a modifier multiplies. Modifiers of the same quantity are applied in the
  /// order of the table.
  enum Stage: Int, CaseIterable, Sendable {
    case power, attack, defense, final
    /// Damage before the random factor, in generations II to IV.
    case beforeChance
  }

  /// A condition that must be met for a row to apply.
  enum ModifierCondition: Sendable, Equatable {
    case moveType(PokemonType)
    case move(SpecialMove)
    case physical, special
    /// `onDefense`: the defending stat is Defense. `onSpecialDefense`: it is Special Defense.
    case onDefense, onSpecialDefense
    case flag(BattleMove.Flags)
    /// The move makes contact, and no ability or item of the attacker prevents it.
    case contact
    case superEffective, notVeryEffective
    /// The defender has full HP.
    case fullHP
    /// The attacker has at most a third of its HP.
    case pinch
    case attackerHalfHP, defenderHalfHP
    case attackerStatus(Combatant.Status)
    case attackerAiling, defenderAiling, attackerPoisoned, defenderPoisoned
    case weather(Field.Weather)
    case sunny
    /// Rain, sand, hail or snow.
    case dimWeather
    case terrain(Field.Terrain)
    case attackerGrounded, defenderGrounded
    /// The move's power before modifiers is at most this number.
    case power(upTo: Int)
    /// Protosynthesis or Quark Drive is active, and the stat that the move uses is the Pokémon's
    /// highest.
    case attackerParadoxBoost, defenderParadoxBoost
    case attackerIs(SpeciesCondition), defenderIs(SpeciesCondition)
    case defenderCanEvolve
    /// The attacker's ability changed the move's type.
    case typeChanged
    case critical
    case singles, doubles
    /// The hit is not critical, and neither the move nor Infiltrator bypasses screens.
    case screensHold
    /// For a physical move, Reflect isn't up; for a special move, Light Screen isn't. If that
    /// screen is up, Aurora Veil doesn't weaken the move further.
    case noOtherScreen
    /// The attacker is not faster than the defender.
    case movesLast
    case defenderHoldsRemovableItem
    case attackerLacks(BattleAbility), defenderLacks(BattleAbility), defenderHas(BattleAbility)
    /// The attacker's `isAbilityActive` is set.
    case abilityActive
    /// `sameGender`: both Pokémon have the same gender. `oppositeGender`: one is male, one female.
    case sameGender, oppositeGender
    /// Exact number of fainted members of the attacker's team. More than five are treated as five.
    case faintedAllies(Int)
    case defenderEntering, gravity
    /// `auraBroken`: one of the two Pokémon has Aura Break. `auraIntact`: neither has it.
    case auraBroken, auraIntact
  }

  /// Varieties that benefit from an item or ability that is specific to them.
  enum SpeciesCondition: Sendable {
    case cherrim, clamperl, cubones, dialga, ditto, giratina, latis, palkia, pikachu
    case wellspringMask, hearthflameMask, cornerstoneMask

    func contains(_ variety: String) -> Bool {
      switch self {
      case .cherrim: variety.hasPrefix("cherrim")
      case .clamperl: variety == "clamperl"
      case .cubones: variety == "cubone" || variety.hasPrefix("marowak")
      case .dialga: variety.hasPrefix("dialga")
      case .ditto: variety == "ditto"
      case .giratina: variety.hasPrefix("giratina")
      case .latis: variety.hasPrefix("latias") || variety.hasPrefix("latios")
      case .palkia: variety.hasPrefix("palkia")
      case .pikachu: variety.hasPrefix("pikachu")
      case .wellspringMask: variety.hasPrefix("ogerpon-wellspring")
      case .hearthflameMask: variety.hasPrefix("ogerpon-hearthflame")
      case .cornerstoneMask: variety.hasPrefix("ogerpon-cornerstone")
      }
    }
  }

  let owner: Owner
  let generations: ClosedRange<Int>
  let stage: Stage
  /// The factor in 4096ths, as in the games since generation V. The percentages that earlier games
  /// use are calculated from it.
  let factor: Int
  /// Conditions that must all be met.
  let conditions: [ModifierCondition]

  init(
    _ owner: Owner, _ generations: ClosedRange<Int>, _ stage: Stage, _ factor: Int,
    _ conditions: ModifierCondition...
  ) {
    self.owner = owner
    self.generations = generations
    self.stage = stage
    self.factor = factor
    self.conditions = conditions
  }
}
