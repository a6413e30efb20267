internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// What a move does besides its damage, in figures.
extension TopicPage {
  /// A fact each; "—" where there is nothing.
  func effects(of move: Move) -> [Fact] {
    guard let effect = rules.effect(of: move) else { return [Fact("—")] }
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
    let facts = (parts.compactMap(\.self) + changes).map { Fact($0) }
    return facts.isEmpty ? [Fact("—")] : facts
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
