import PokedexModel

/// The damage of one use of a move.
enum UseOutcome {
  /// The move can't harm the target, or its damage is unknown.
  case nothing
  /// The move takes all of the target's HP.
  case all
  /// The move takes half of the target's HP.
  case half
  /// The move lowers the target's HP to this number. HP below it stays unchanged.
  case down(to: Int)
  /// The equally likely rolls of each hit. The number of hits is the one that is shown: a knock-out
  /// chance from other numbers would contradict the damage beside it.
  case hits([[Int]])
  /// A number of hits that all do the damage of the same roll, as in generation I.
  case sameHits(Int, [Int])
}

extension ResolvedAttack {
  /// The damage of one use of the move.
  var outcome: UseOutcome {
    if doesNothing { return .nothing }
    switch move.special {
    case .fissure, .guillotine, .hornDrill, .sheerCold:
      return varyingDamage?.damage == 0...0 ? .nothing : .all
    case .superFang, .naturesMadness, .ruination: return .half
    case .endeavor: return .down(to: currentHP(.attacker))
    case .psywave: return .hits([psywaveRolls])
    case .magnitude: return .hits([magnitudeRolls])
    default: break
    }
    let rolls = rolls
    // In generation I, all hits of one use do the same damage.
    if generation == 1, let roll = rolls.first, rolls.count > 1 {
      return .sameHits(rolls.count, roll)
    }
    return .hits(rolls)
  }

  /// The damage values that Psywave can do, all equally likely.
  var psywaveRolls: [Int] {
    let level = attacker.battleLevel
    switch generation {
    case 5...: return (50...150).map { max(1, level * $0 / 100) }
    case 3...4: return (5...15).map { max(1, level * $0 / 10) }
    default: return Array(1...max(1, level * 3 / 2 - 1))
    }
  }

  /// Magnitude's rolls. Each power's rolls are repeated according to its probability in twentieths,
  /// so that all rolls are equally likely.
  private var magnitudeRolls: [Int] {
    let powers = [(10, 1), (30, 2), (50, 4), (70, 6), (90, 4), (110, 2), (150, 1)]
    return powers.flatMap { power, twentieths in
      let rolls = rolls(ofPower: power).first ?? [0]
      return Array(repeating: rolls, count: twentieths).flatMap(\.self)
    }
  }

  /// Returns the rolls of each hit if the move had another power.
  func rolls(ofPower power: Int) -> [[Int]] {
    var plain = move
    plain.power = power
    return ResolvedAttack(
      attacker: attacker, defender: defender, move: plain, field: field, chart: chart
    ).formulaRolls
  }
}

extension BattleMove {
  /// The user's attacking stat that every use is certain to raise or lower, and the number of
  /// stages. Nil if the move has no such effect.
  var userStageChange: (Stat, Int)? {
    switch slug {
    case "overheat", "draco-meteor", "leaf-storm", "psycho-boost", "fleur-cannon":
      (.specialAttack, -2)
    case "superpower": (.attack, -1)
    case "power-up-punch": (.attack, 1)
    case "torch-song": (.specialAttack, 1)
    default: nil
    }
  }
}

extension ResolvedAttack {
  /// PokeAPI's slugs of everything that isn't taken into account when the move is used repeatedly.
  var notCountedOfKnockOut: [String] {
    var found = notCounted
    let isGrowing =
      switch move.slug {
      case "rollout", "ice-ball", "fury-cutter", "echoed-voice", "present", "rage": true
      // The power of these depends on the target's HP.
      case "brine", "crush-grip", "wring-out", "hard-press": true
      // The accuracy of these is checked at each hit.
      case "triple-kick", "triple-axel", "population-bomb": true
      default: move.special?.varyingCause == .damageTaken || move.special == .spitUp
      }
    let isUnknown = isGrowing || move.special == .trumpCard
    if isUnknown, !found.contains(move.slug) { found.append(move.slug) }
    if attacker.teraType == .stellar, !attacker.variety.hasPrefix("terapagos") {
      found.append("stellar")
    }
    if let item = defender.otherItem, KnockOutSlugs.items.contains(item) { found.append(item) }
    if let ability = defender.otherAbility, KnockOutSlugs.abilities.contains(ability) {
      found.append(ability)
    }
    return found
  }
}

/// PokeAPI's slugs of items and abilities that aren't taken into account when a move is used
/// repeatedly.
private enum KnockOutSlugs {
  /// Berries that heal, and items that may save their holder or are used up when it is hit.
  static let items: Set = [
    "aguav-berry", "berry", "berry-juice", "enigma-berry", "figy-berry", "focus-band",
    "gold-berry", "iapapa-berry", "kee-berry", "mago-berry", "maranga-berry", "oran-berry",
    "sitrus-berry", "weakness-policy", "wiki-berry", "eject-button", "apicot-berry",
    "ganlon-berry", "luminous-moss",
  ]
  /// Abilities that take effect when their owner is hit, mostly by changing its stages.
  static let abilities: Set = [
    "anger-shell", "color-change", "cotton-down", "emergency-exit", "sand-spit", "seed-sower",
    "stamina", "water-compaction", "weak-armor", "wimp-out",
  ]
}
