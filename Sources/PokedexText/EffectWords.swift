package import PokedexModel

/// Describes a move's effect in one language.
package struct EffectWords {
  private let language: Language
  private let name: (_ kind: String, _ slug: String) -> String

  /// - Parameter name: a closure that returns a name in that language, given a kind and a slug,
  ///   such as `stat` and `speed`.
  package init(
    language: Language, name: @escaping (_ kind: String, _ slug: String) -> String
  ) {
    self.language = language
    self.name = name
  }

  /// Returns the parts of an effect as one line that begins with a capital letter: "Burns target
  /// (10 %); priority +1".
  ///
  /// Returns nil if there are no parts.
  package func line(of parts: [EffectPart]) -> String? {
    let line = Sentence.effectPair.joining(parts.map(text), in: language)
    guard let first = line.first else { return nil }
    return first.uppercased() + line.dropFirst()
  }

  private func text(of part: EffectPart) -> String {
    switch part {
    case .damage: words(.effectDamage)
    case .hits(let hits): text(ofHits: hits)
    case .inflicts(let ailment, let chance):
      withChance(Self.ailments[ailment].map { words($0) } ?? name("ailment", ailment), chance)
    case .flinches(let chance): withChance(words(.effectFlinch), chance)
    case .changes(let changes, let affected, let chance):
      withChance(words(Self.stats(of: affected), text(of: changes)), chance)
    case .drains(let percent): words(.effectDrain, share(percent))
    case .recoils(let percent): words(.effectRecoil, share(percent))
    case .heals(let percent, let affected): words(Self.healing(of: affected), share(percent))
    case .costs(let percent): words(.effectCosts, share(percent))
    case .criticalStages: words(.effectCritical)
    case .alwaysCritical: words(.effectAlwaysCritical)
    case .oneHitKnockOut: words(.effectKnockOut)
    case .forcesSwitch: words(.effectForcesSwitch)
    case .charges: words(.effectCharges)
    case .recharges: words(.effectRecharges)
    case .priority(let priority): words(.effectPriority, Self.signed(priority))
    case .neverMisses: words(.effectNeverMisses)
    }
  }

  private func words(_ sentence: Sentence, _ arguments: String...) -> String {
    sentence.text(in: language, arguments)
  }

  private func withChance(_ text: String, _ chance: Int) -> String {
    chance == 100 ? text : words(.effectWithChance, text, String(chance))
  }

  private func text(ofHits hits: ClosedRange<Int>) -> String {
    let (minimum, maximum) = (String(hits.lowerBound), String(hits.upperBound))
    return minimum == maximum
      ? words(.effectHits, minimum) : words(.effectHitsBetween, minimum, maximum)
  }

  /// Returns the changes of stats as text. Stats that change by the same number of stages share
  /// that number: "Attack and Defense +1, Speed +2".
  private func text(of changes: [MoveEffect.StatChange]) -> String {
    let stages = changes.map(\.stages).reduce(into: [Int]()) { stages, stage in
      if !stages.contains(stage) { stages.append(stage) }
    }
    let groups = stages.map { stages in
      let names = changes.filter { $0.stages == stages }.map { text(ofStat: $0.stat) }
      let first = Sentence.effectStatPair.joining(names.dropLast(), in: language)
      let all = [first, names.last ?? ""].filter { !$0.isEmpty }
      let list = Sentence.effectLastPair.joining(all, in: language)
      return words(.effectStages, list, Self.signed(stages))
    }
    return Sentence.effectStatPair.joining(groups, in: language)
  }

  private func text(ofStat slug: String) -> String {
    Self.stats[slug].map { words($0) } ?? name("stat", slug)
  }

  /// Returns a percentage as text. A quarter, a third, a half and three quarters are written as
  /// fractions, such as "1/2".
  private func share(_ percent: Int) -> String {
    switch percent {
    case 25: "1/4"
    case 33: "1/3"
    case 50: "1/2"
    case 75: "3/4"
    default: words(.effectPercent, String(percent))
    }
  }

  private static func signed(_ number: Int) -> String {
    number < 0 ? "−\(number.magnitude)" : "+\(number)"
  }

  private static let ailments: [String: Sentence] = [
    "burn": .effectBurn, "freeze": .effectFreeze, "paralysis": .effectParalysis,
    "poison": .effectPoison, "sleep": .effectSleep, "confusion": .effectConfusion,
  ]

  /// The names of stats, keyed by slug. All pages use the same names.
  private static let stats: [String: Sentence] = [
    "attack": .statAttack, "defense": .statDefense, "special-attack": .statSpecialAttack,
    "special-defense": .statSpecialDefense, "speed": .statSpeed,
  ]

  private static func stats(of affected: EffectPart.AffectedPokemon) -> Sentence {
    switch affected {
    case .user: .effectOfUser
    case .target: .effectOfTarget
    case .userAndAllies: .effectOfTeam
    case .ally: .effectOfAlly
    case .everyone: .effectOfAll
    }
  }

  private static func healing(of affected: EffectPart.AffectedPokemon) -> Sentence {
    switch affected {
    case .user: .effectHealsUser
    case .target, .ally: .effectHealsTarget
    case .userAndAllies, .everyone: .effectHealsTeam
    }
  }
}
