internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a move does besides its damage, in figures.
extension SubjectFacts {
  /// The source knows them as they are today only.
  func effect(of move: Move) -> SubjectFact {
    let effect = rules.effect(of: move)
    let facts = effect.map(facts) ?? []
    return SubjectFact(
      generation == nil ? .moveEffect : .moveEffectToday,
      .parts(facts.isEmpty ? [Span("—")] : facts), key: "effect_figures",
      value: effect.map(JSONValue.init) ?? .null)
  }

  private func facts(of effect: MoveEffect) -> [Span] {
    let parts = [
      effect.hits.map { words(.effectHits, text(of: $0)) },
      effect.ailment.map { withChance(words.label("ailment", $0), effect.ailmentChance) },
      effect.flinchChance > 0 ? withChance(words(.effectFlinch), effect.flinchChance) : nil,
      share(effect.drain, gain: .effectDrain, loss: .effectRecoil),
      share(effect.healing, gain: .effectHeals, loss: .effectCosts),
      effect.criticalStages > 0
        ? words(.effectCritical, "+\(effect.criticalStages)") : nil,
      effect.turns.map { words(.effectTurns, text(of: $0)) },
    ]
    let changes = effect.statChanges.map { change in
      let sign = change.stages > 0 ? "+" : "−"
      let name = words.label("stat", change.stat)
      return withChance("\(name) \(sign)\(change.stages.magnitude)", effect.statChance)
    }
    return (parts.compactMap(\.self) + changes).map { Span($0) }
  }

  private func withChance(_ text: String, _ percent: Int) -> String {
    percent > 0 ? "\(text) \(percent) %" : text
  }

  private func share(_ percent: Int, gain: Sentence, loss: Sentence) -> String? {
    percent == 0 ? nil : words(percent > 0 ? gain : loss, String(percent.magnitude))
  }

  private func text(of range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }
}

extension JSONValue {
  /// PokéAPI's figures under PokéAPI's names.
  fileprivate init(_ effect: MoveEffect) {
    self = .object([
      "ailment": .optional(effect.ailment), "ailment_chance": .integer(effect.ailmentChance),
      "crit_rate": .integer(effect.criticalStages), "drain": .integer(effect.drain),
      "healing": .integer(effect.healing), "flinch_chance": .integer(effect.flinchChance),
      "min_hits": .optional(effect.hits?.lowerBound),
      "max_hits": .optional(effect.hits?.upperBound),
      "min_turns": .optional(effect.turns?.lowerBound),
      "max_turns": .optional(effect.turns?.upperBound),
      "stat_chance": .integer(effect.statChance),
      "stat_changes": .objects(
        effect.statChanges.map { ["stat": .text($0.stat), "change": .integer($0.stages)] }),
    ])
  }
}
