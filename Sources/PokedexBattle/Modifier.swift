import PokedexModel

/// One row of the table of modifiers: who multiplies which quantity by how much, and when.
struct Modifier: Sendable {
  /// Whose ability, item or doing it is.
  enum Owner: Sendable, Equatable {
    case attackersAbility(BattleAbility)
    case defendersAbility(BattleAbility)
    /// Of either: auras and ruin abilities work on both sides.
    case anyonesAbility(BattleAbility)
    case attackersItem(BattleItem)
    case defendersItem(BattleItem)
    /// An item of the attacker's for moves of one type.
    case attackersTypeItem, attackersGem
    /// A berry of the defender's against moves of one type.
    case defendersBerry
    case move(SpecialMove)
    case terrain(Field.Terrain)
    /// The attacker's Charge.
    case charge
    /// An ally's ability.
    case battery, powerSpot, steelySpirit
    case helpingHand, reflect, lightScreen, auroraVeil, friendGuard
  }

  /// The quantity that it multiplies. Modifiers of one stage are chained in the table's order.
  enum Stage: Int, CaseIterable, Sendable {
    case power, attack, defense, final
    /// Damage before chance, in generations II to IV.
    case beforeChance
  }

  /// Everything that a row can ask for.
  enum Condition: Sendable, Equatable {
    case moveType(PokemonType)
    case move(SpecialMove)
    case physical, special
    /// The stat that the move is defended with.
    case onDefense, onSpecialDefense
    case flag(BattleMove.Flags)
    /// With contact that nothing prevents.
    case contact
    case superEffective, notVeryEffective
    /// The defender has all its HP.
    case fullHP
    /// The attacker has a third of its HP or less.
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
    /// The move's power before modifiers is at most this.
    case power(upTo: Int)
    /// Protosynthesis or Quark Drive works, and the stat that counts is the highest.
    case attackerExcels, defenderExcels
    case attackerIs(Species), defenderIs(Species)
    case defenderCanEvolve
    /// The attacker's ability changed the move's type.
    case typeChanged
    case critical
    case singles, doubles
    /// No critical hit, and nothing that passes or breaks screens.
    case screensHold
    /// No other screen works against the move.
    case noOtherScreen
    /// The attacker is not the faster one.
    case movesLast
    case defenderHoldsRemovableItem
    case attackerLacks(BattleAbility), defenderLacks(BattleAbility), defenderHas(BattleAbility)
    /// The attacker's `isAbilityActive` is set.
    case abilityActive
    /// Both are of one gender, or of two.
    case sameGender, otherGender
    /// Number of fainted members of the attacker's team, at most five.
    case faintedAllies(Int)
    case defenderEntering, gravity
    /// One of the two has Aura Break, or neither has.
    case auraBroken, auraWhole
  }

  /// Pokémon with an item of their own.
  enum Species: Sendable {
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
  /// In 4096ths from generation V on, which chains them; before that, the percentage is what counts.
  let factor: Int
  /// All of them must hold.
  let conditions: [Condition]

  init(
    _ owner: Owner, _ generations: ClosedRange<Int>, _ stage: Stage, _ factor: Int,
    _ conditions: Condition...
  ) {
    self.owner = owner
    self.generations = generations
    self.stage = stage
    self.factor = factor
    self.conditions = conditions
  }
}
