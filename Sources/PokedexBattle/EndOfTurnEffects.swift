import PokedexModel

/// HP that a Pokémon loses to hazards when it enters. Source: Bulbapedia, "Entry hazard".
struct Hazards {
  private(set) var damage = 0
  private(set) var counted: [String] = []

  init(_ exchange: ResolvedAttack) {
    let maximumHP = exchange.defenderStats[.hp]
    let defender = exchange.defender
    let isSafe =
      exchange.defenderHas(.safeFromHazards)
      || exchange.defendersLastingAbility.has(.preventsIndirectDamage)
    guard !isSafe else { return }
    if exchange.field.hasStealthRock, exchange.generation >= 4 {
      let factor = exchange.chart.factor(of: .rock, on: defender.defendingTypes)
      note("stealth-rock", factor == 0 ? 0 : max(1, maximumHP * factor / 800))
    }
    let layers = min(exchange.generation == 2 ? 1 : 3, exchange.field.spikes)
    if layers > 0, exchange.generation >= 2, exchange.isGrounded(.defender) {
      note("spikes", max(1, maximumHP * [0, 3, 4, 6][layers] / 24))
    }
  }

  private mutating func note(_ slug: String, _ hp: Int) {
    damage += hp
    counted.append(slug)
  }
}

/// HP that a Pokémon gains and loses at the end of a turn. Sources: Bulbapedia's articles on each
/// weather, condition, ability and item.
struct EndOfTurnEffects {
  /// HP changes at the end of every turn except those by bad poison, in the order in which they
  /// happen.
  private var changes: [(slug: String, hp: Int)] = []
  /// Bad poison: the HP by which its damage grows each turn, and the number of turns for which it
  /// has already hurt the Pokémon.
  private var toxic: (hp: Int, turns: Int)?

  /// Slugs of everything that changes HP at the end of a turn, without repeats.
  var counted: [String] { changes.map(\.slug) + (toxic == nil ? [] : ["toxic"]) }

  /// Returns the HP changes at the end of a turn, in order.
  ///
  /// - Parameter turn: the turn's number, starting at 1.
  func changes(turn: Int) -> [Int] {
    changes.map(\.hp) + (toxic.map { [-$0.hp * min(15, $0.turns + turn)] } ?? [])
  }

  init(_ exchange: ResolvedAttack) {
    let subject = EndOfTurnSubject(exchange)
    if exchange.generation > 2 { noteWeather(subject) }
    noteHealing(subject)
    noteAilments(subject)
    if exchange.generation == 2 { noteWeather(subject) }
  }

  private mutating func note(_ slug: String, _ hp: Int) {
    if hp != 0 { changes.append((slug, hp)) }
  }

  private mutating func noteWeather(_ it: EndOfTurnSubject) {
    switch it.exchange.weather {
    case .sand where it.isHurtBySand: note("sandstorm", -it.hpFraction(it.generation == 2 ? 8 : 16))
    case .hail where it.isHurtByHail: note("hail", -it.hpFraction(16))
    default: break
    }
    guard let ability = it.ability else { return }
    for modifier in ability.always
    where modifier.stage == .turnEnd && it.exchange.applies(modifier, for: .defender) {
      let hp = it.hpFraction(FixedPoint.one / abs(modifier.factor))
      note(ability.slug, modifier.factor < 0 ? -hp : hp)
    }
  }

  private mutating func noteHealing(_ it: EndOfTurnSubject) {
    if it.exchange.field.terrain == .grassy, it.exchange.isGrounded(.defender), it.generation >= 6 {
      note("grassy-terrain", it.hpFraction(16))
    }
    switch it.item {
    case "leftovers" where it.generation >= 2: note("leftovers", it.hpFraction(16))
    case "black-sludge" where it.exchange.defender.has(.poison):
      note("black-sludge", it.hpFraction(16))
    case "black-sludge" where !it.hasMagicGuard: note("black-sludge", -it.hpFraction(8))
    default: break
    }
  }

  private mutating func noteAilments(_ it: EndOfTurnSubject) {
    if it.exchange.defender.isSeeded, !it.hasMagicGuard, !it.exchange.defender.has(.grass) {
      note("leech-seed", -it.hpFraction(it.generation == 1 ? 16 : 8))
    }
    if it.exchange.defender.isPoisoned, it.ability.has(.healedByPoison) {
      note("poison-heal", it.hpFraction(8))
    } else if !it.hasMagicGuard {
      switch it.exchange.defender.status {
      case .burn: note("burn", -it.burn)
      case .poison: note("poison", -it.hpFraction(it.generation == 1 ? 16 : 8))
      case .toxic: toxic = (it.hpFraction(16), max(0, it.exchange.defender.toxicTurns))
      default: break
      }
    }
    if it.exchange.move.traps, it.generation >= 2, !it.hasMagicGuard {
      let hasBindingBand = it.exchange.attacker.otherItem == "binding-band"
      let share = it.generation >= 6 ? (hasBindingBand ? 6 : 8) : (hasBindingBand ? 8 : 16)
      note("trapping", -it.hpFraction(share))
    }
  }
}

/// The defending Pokémon at the end of a turn.
private struct EndOfTurnSubject {
  let exchange: ResolvedAttack
  let generation: Int
  let ability: BattleEffect?
  /// PokeAPI's slug of an item that heals or hurts. Nil if Klutz disables the item or Knock Off has
  /// removed it.
  let item: String?

  init(_ exchange: ResolvedAttack) {
    self.exchange = exchange
    generation = exchange.generation
    // Don't use `exchange.defenderAbility`, which is nil if the move ignores the ability, as with
    // Mold Breaker. By the end of the turn, the ability works again, unless Neutralizing Gas
    // suppresses it.
    ability = exchange.defendersLastingAbility
    item =
      ability.has(.disablesItem) || exchange.removesItem ? nil : exchange.defender.otherItem
  }

  /// Whether Magic Guard protects the Pokémon from all damage except that of moves.
  var hasMagicGuard: Bool { ability.has(.preventsIndirectDamage) }

  /// Returns a fraction of the maximum HP, rounded down but at least 1.
  func hpFraction(_ divisor: Int) -> Int { max(1, exchange.defenderStats[.hp] / divisor) }

  /// Damage of a burn at the end of a turn. Heatproof halves it.
  var burn: Int {
    let share = generation == 1 || generation >= 7 ? 16 : 8
    return hpFraction(ability.has(.halvesBurn) ? 2 * share : share)
  }

  var isHurtBySand: Bool {
    let isRockOrGround = exchange.defender.has(.rock) || exchange.defender.has(.ground)
    if isRockOrGround || exchange.defender.has(.steel) { return false }
    return !ability.has(.safeInSandstorm) && isHurtByWeather
  }

  var isHurtByHail: Bool {
    !exchange.defender.has(.ice) && !ability.has(.safeInHail) && isHurtByWeather
  }

  private var isHurtByWeather: Bool {
    !hasMagicGuard && exchange.defender.otherItem != "safety-goggles"
  }
}

extension BattleMove {
  /// Whether the move binds the target for some turns. Source: Bulbapedia, "Bound".
  var traps: Bool {
    switch slug {
    case "bind", "wrap", "fire-spin", "clamp", "whirlpool", "sand-tomb", "magma-storm",
      "infestation", "snap-trap", "thunder-cage":
      true
    default: false
    }
  }
}
