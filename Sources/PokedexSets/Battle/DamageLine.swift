import PokedexBattle
import PokedexModel

/// The line in which players quote a result, in English and in Showdown's spelling:
/// "252+ Atk Choice Band Garchomp Dragon Claw vs. 252 HP / 252+ Def Dragonite: 260-308 (67.3 - 79.7%)".
public struct DamageLine: Sendable {
  private let names: any SetNames
  private let rules: any BattleRules
  private let generation: Int

  /// - Parameters:
  ///   - names: the spelling of everything in it.
  ///   - rules: what natures do.
  public init(names: any SetNames, rules: any BattleRules, generation: Int) {
    (self.names, self.rules, self.generation) = (names, rules, generation)
  }

  /// The whole line. It names only what was counted.
  public func text(of hit: DuelHit) -> String {
    let attack = hit.move.stat(isAttacker: true)
    let defense = hit.move.stat(isAttacker: false)
    var parts: [String] = []
    parts += head(hit.attacker, hit.attackingCombatant, stats: [attack], hit)
    parts.append(spelling(hit.move.slug, .move))
    if hit.move.hits > 1 { parts.append("(\(hit.move.hits) hits)") }
    parts.append("vs.")
    parts += head(hit.defender, hit.defendingCombatant, stats: [.hp, defense], hit)
    parts += circumstances(hit)
    let range = hit.result.range
    return parts.joined(separator: " ")
      + ": \(range.lowerBound)-\(range.upperBound) (\(Self.tenths(hit.percent.lowerBound)) - "
      + "\(Self.tenths(hit.percent.upperBound))%)" + Self.text(of: hit.knockOut)
  }

  /// " -- guaranteed 2HKO", " -- 12.5% chance to 3HKO after Stealth Rock"; empty without a chance in four uses.
  private static func text(of knockOut: KnockOut) -> String {
    guard let uses = knockOut.fewest, uses <= 4 || knockOut.certain == uses else { return "" }
    let name = uses == 1 ? "OHKO" : "\(uses)HKO"
    if knockOut.certain == uses { return " -- guaranteed \(name)" }
    let thousandths = max(1, Int((knockOut.chance * 1000).rounded()))
    return " -- \(tenths(min(thousandths, 999)))% chance to \(name)"
  }

  private func spelling(_ slug: String, _ kind: SetNameKind) -> String {
    names.spelling(of: slug, as: kind) ?? slug
  }

  /// Tenths of a percent: 673 as "67.3", 700 as "70".
  private static func tenths(_ number: Int) -> String {
    number % 10 == 0 ? String(number / 10) : "\(number / 10).\(number % 10)"
  }

  private func head(
    _ fighter: Fighter, _ combatant: Combatant, stats: [Stat], _ hit: DuelHit
  ) -> [String] {
    var parts: [String] = []
    let stages = stats.last.map { combatant.stages[$0] } ?? 0
    if stages != 0 { parts.append(stages > 0 ? "+\(stages)" : "\(stages)") }
    if combatant.level != 100 { parts.append("Lvl \(combatant.level)") }
    if generation >= 3 {
      parts.append(stats.map { effort($0, combatant) }.joined(separator: " / "))
    }
    if combatant.status == .burn, stats == [.attack] { parts.append("burned") }
    if let ability = fighter.set.ability?.slug, hit.counts(ability) {
      parts.append(spelling(ability, .ability))
    }
    if let item = fighter.set.item?.slug, hit.counts(item) { parts.append(spelling(item, .item)) }
    if let tera = combatant.teraType { parts.append("Tera \(SlugWords.title(tera.rawValue))") }
    parts.append(fighter.set.pokemon?.slug.map { spelling($0, .pokemon) } ?? "")
    return parts
  }

  /// "252+ Atk", "0 HP 13 IVs".
  private func effort(_ stat: Stat, _ combatant: Combatant) -> String {
    let sign = stat == combatant.raisedStat ? "+" : stat == combatant.loweredStat ? "-" : ""
    let isNeutral = combatant.raisedStat == combatant.loweredStat
    let text = "\(combatant.effort[stat])\(isNeutral ? "" : sign) \(SetWriter.shortName(of: stat))"
    let individual = combatant.individual[stat]
    return individual == 31 ? text : "\(text) \(individual) IVs"
  }

  private func circumstances(_ hit: DuelHit) -> [String] {
    let field = hit.field
    var parts: [String] = []
    if let weather = field.weather { parts.append("in \(SlugWords.title(weather.rawValue))") }
    if let terrain = field.terrain {
      parts.append("in \(SlugWords.title(terrain.rawValue)) Terrain")
    }
    let isSpecial = hit.move.damageClass == .special
    if field.hasReflect, !isSpecial { parts.append("through Reflect") }
    if field.hasLightScreen, isSpecial { parts.append("through Light Screen") }
    if field.hasAuroraVeil { parts.append("with an ally's Aurora Veil") }
    if field.hasFriendGuard { parts.append("with an ally's Friend Guard") }
    if hit.move.isCritical { parts.append("on a critical hit") }
    return parts
  }
}
