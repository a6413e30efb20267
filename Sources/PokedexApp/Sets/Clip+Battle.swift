internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets

// Copies sets, teams and damage results as text, in English and with Showdown's spelling.
extension Clip {
  /// Returns the text to copy in a format for teams or duels. Nil for a format of other pages, or
  /// if there is nothing to copy.
  static func battleText(as format: CopyFormat, of state: AppState) -> String? {
    let (sets, duel, page) = (state.sets, state.duel, state.page)
    let generation = state.generationOfBattle
    let writer = SetWriter(names: state.setup.sets.names(in: .english), generation: generation)
    switch format {
    case .team: return sets.map { writer.export([$0.team]) }
    case .packed: return sets.map { writer.packed([$0.team]) }
    case .set:
      let set = sets.flatMap { team in team.selectedSet(on: page).map { team.team.sets[$0] } }
      return (set ?? duel.map { $0.state.sides[$0.selectedSide(on: page)].fighter.set })
        .map(writer.export)
    case .line:
      return state.selectedHit.map { hit in
        DamageLine(names: writer.names, rules: state.setup.sets, generation: generation)
          .text(of: hit)
      }
    case .name, .text, .json, .showdown: return nil
    }
  }
}

extension AppState {
  /// The selected move of a duel with its damage result, if a move is selected.
  var selectedHit: DuelHit? {
    guard let duel, case .hit(let side, let move)? = selectedTarget else { return nil }
    let page = DuelPage(
      duel.duelContent(in: self), text: SetWords(words, setup.sets), layout: layout)
    return page.report.hits?[side].first { $0.move.slug == move }
  }
}
