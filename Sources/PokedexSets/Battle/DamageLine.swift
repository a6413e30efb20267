import PokedexBattle
import PokedexModel

/// Writes the line that players quote for a damage calculation, in English and in Showdown's
/// spelling: "252+ Atk Choice Band Garchomp Dragon Claw vs. 252 HP / 252+ Def Dragonite: 260-308
/// (67.3 - 79.7%)".
public struct DamageLine: Sendable {
  private let names: any SetNames
  private let rules: any BattleRules
  private let generation: Int

  /// - Parameters:
  ///   - names: the object that finds the spelling of all names in the line.
  ///   - rules: the data for calculating the damage again, to find out which conditions affected
  ///     it.
  public init(names: any SetNames, rules: any BattleRules, generation: Int) {
    (self.names, self.rules, self.generation) = (names, rules, generation)
  }

  /// Returns the whole line. It mentions a condition, such as the weather, only if it affected the
  /// result.
  public func text(of hit: DuelHit) -> String {
    let (attack, defense) = hit.stats
    var parts: [String] = []
    parts += head(hit.attacker, hit.attackingCombatant, stats: [attack], hit)
    if hit.field.hasHelpingHand, matters(hit, { $0.field.hasHelpingHand = false }) {
      parts.append("Helping Hand")
    }
    parts.append(spelling(hit.move.slug, .move))
    if hit.move.slug == SetMove.hiddenPower {
      parts.append(SlugWords.title(hit.move.type.rawValue))
    }
    if hit.move.hits > 1 {
      // Skill Link and Loaded Dice raise the number.
      parts.append("(\(max(hit.move.hits, hit.result.rolls.count)) hits)")
    }
    parts.append("vs.")
    parts += head(hit.defender, hit.defendingCombatant, stats: [.hp, defense], hit)
    parts += circumstances(hit)
    return parts.joined(separator: " ") + figures(of: hit)
  }

  /// Returns the damage and the chance to knock out, such as ": 260-308 (67.3 - 79.7%) --
  /// guaranteed 2HKO". Returns an empty text if the damage depends on something that the calculator
  /// doesn't know.
  private func figures(of hit: DuelHit) -> String {
    if let varying = hit.result.varying, varying.damage == nil { return "" }
    let (range, percent) = (hit.result.range, hit.percent)
    return ": \(range.lowerBound)-\(range.upperBound) (\(Self.tenths(percent.lowerBound)) - "
      + "\(Self.tenths(percent.upperBound))%)"
      + (hit.result.varying == nil ? Self.text(of: hit.knockOut) + hazards(of: hit) : "")
  }

  /// Returns the chance to knock out, such as " -- guaranteed 2HKO" or " -- 12.5% chance to 3HKO".
  /// Returns an empty text if a knock-out takes more than four uses and isn't certain.
  private static func text(of knockOut: KnockOut) -> String {
    guard let uses = knockOut.minimumUses, uses <= 4 || knockOut.guaranteedUses == uses else {
      return ""
    }
    let name = uses == 1 ? "OHKO" : "\(uses)HKO"
    if knockOut.guaranteedUses == uses { return " -- guaranteed \(name)" }
    let thousandths = max(1, Int((knockOut.chance * 1000).rounded()))
    return " -- \(tenths(min(thousandths, 999)))% chance to \(name)"
  }

  /// Returns the hazards that make the knock-out more likely, such as " after Stealth Rock and 2
  /// layers of Spikes". Returns an empty text if none does.
  private func hazards(of hit: DuelHit) -> String {
    let known = hit.knockOut
    guard known.minimumUses != nil, hit.field.hasStealthRock || hit.field.spikes > 0 else {
      return ""
    }
    func matters(_ change: (inout Field) -> Void) -> Bool {
      var field = hit.field
      change(&field)
      let other = hit.calculator.knockOut(
        attacker: hit.attackingCombatant, defender: hit.defendingCombatant, move: hit.move,
        field: field)
      return other.minimumUses != known.minimumUses || other.chance != known.chance
    }
    let layers = hit.field.spikes
    let hazards = [
      hit.field.hasStealthRock && matters { $0.hasStealthRock = false } ? "Stealth Rock" : nil,
      layers > 0 && matters { $0.spikes = 0 }
        ? (layers == 1 ? "1 layer of Spikes" : "\(layers) layers of Spikes") : nil,
    ].compactMap(\.self)
    return hazards.isEmpty ? "" : " after " + hazards.joined(separator: " and ")
  }

  private func spelling(_ slug: String, _ kind: SetNameKind) -> String {
    names.spelling(of: slug, as: kind, in: generation) ?? slug
  }

  /// Returns tenths of a percent as text: "67.3" for 673, "70" for 700.
  private static func tenths(_ number: Int) -> String {
    number % 10 == 0 ? String(number / 10) : "\(number / 10).\(number % 10)"
  }

  private func head(
    _ fighter: Fighter, _ combatant: Combatant, stats: [Stat], _ hit: DuelHit
  ) -> [String] {
    var parts: [String] = []
    let isAttacker = stats.count == 1
    let stages = stats.last.map { combatant.stages[$0] } ?? 0
    if stages != 0, matters(hit, { $0.resetStage(stats[stats.count - 1], isAttacker: isAttacker) })
    {
      parts.append(stages > 0 ? "+\(stages)" : "\(stages)")
    }
    let levels = (hit.attackingCombatant.level, hit.defendingCombatant.level)
    // Level 50 on both sides is as common as level 100, so the line doesn't mention it.
    if combatant.level != 100, levels.0 != 50 || levels.1 != 50 {
      parts.append("Lvl \(combatant.level)")
    }
    if generation >= 3 {
      parts.append(stats.map { effort($0, combatant) }.joined(separator: " / "))
    }
    if isAttacker, combatant.status == .burn, matters(hit, { $0.attacker.status = nil }) {
      parts.append("burned")
    }
    let (ability, item) = (fighter.set.ability?.slug, fighter.set.item?.slug)
    let other = (isAttacker ? hit.defender : hit.attacker).set
    if let ability, hit.appliedEffects.contains(ability),
      // Both Pokémon may have the same ability or item. If so, mentions it only on the side where
      // it affects the damage.
      ability != other.ability?.slug
        || matters(hit, { $0[isAttacker].equip(ability: nil, item: item) })
    {
      parts.append(spelling(ability, .ability))
    }
    if let item, hit.appliedEffects.contains(item),
      item != other.item?.slug
        || matters(hit, { $0[isAttacker].equip(ability: ability, item: nil) })
    {
      parts.append(spelling(item, .item))
    }
    if let tera = combatant.teraType { parts.append("Tera \(SlugWords.title(tera.rawValue))") }
    parts.append(fighter.form(rules: rules).map { spelling($0, .pokemon) } ?? "")
    return parts
  }

  /// Returns the effort values of a stat, with the sign of the nature, and its individual values
  /// unless they are 31: "252+ Atk" or "0 HP 13 IVs".
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
    if let weather = field.weather, matters(hit, { $0.field.weather = nil }) {
      parts.append("in \(SlugWords.title(weather.rawValue))")
    }
    if let terrain = field.terrain, matters(hit, { $0.field.terrain = nil }) {
      parts.append("in \(SlugWords.title(terrain.rawValue)) Terrain")
    }
    if field.hasReflect, matters(hit, { $0.field.hasReflect = false }) {
      parts.append("through Reflect")
    }
    if field.hasLightScreen, matters(hit, { $0.field.hasLightScreen = false }) {
      parts.append("through Light Screen")
    }
    if field.hasFriendGuard, matters(hit, { $0.field.hasFriendGuard = false }) {
      parts.append("with an ally's Friend Guard")
    }
    if field.hasAuroraVeil, matters(hit, { $0.field.hasAuroraVeil = false }) {
      parts.append("with an ally's Aurora Veil")
    }
    if hit.move.isCritical { parts.append("on a critical hit") }
    return parts
  }

  /// Whether a change of the circumstances, such as removing the weather, would change the damage.
  private func matters(_ hit: DuelHit, _ change: (inout Circumstances) -> Void) -> Bool {
    var other = Circumstances(
      attacker: hit.attackingCombatant, defender: hit.defendingCombatant, field: hit.field)
    change(&other)
    let result = Calculator(chart: rules.typeChart(generation: generation)).damage(
      attacker: other.attacker, defender: other.defender, move: hit.move, field: other.field)
    return result.rolls != hit.result.rolls
  }

  private struct Circumstances {
    var attacker: Combatant
    var defender: Combatant
    var field: Field

    subscript(isAttacker: Bool) -> Combatant {
      get { isAttacker ? attacker : defender }
      set { if isAttacker { attacker = newValue } else { defender = newValue } }
    }

    mutating func resetStage(_ stat: Stat, isAttacker: Bool) {
      let stages = self[isAttacker].stages
      self[isAttacker].stages = StatValues(of: { $0 == stat ? 0 : stages[$0] })
    }
  }
}
