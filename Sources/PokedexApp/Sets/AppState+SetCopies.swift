internal import PokedexBattle
internal import PokedexModel
internal import PokedexSets

// Copies sets, teams and damage results as text, in English and with Showdown's spelling.
extension AppState {
  /// Returns the text to copy in a format for teams or duels. Nil for a format of other pages, or
  /// if there is nothing to copy.
  func battleText(as format: CopyFormat) -> String? {
    let writer = SetWriter(
      names: setup.sets.names(in: .english), generation: generationOfBattle)
    switch format {
    case .team: return sets.map { writer.export([$0.team]) }
    case .packed: return sets.map { writer.packed([$0.team]) }
    case .set:
      let set = sets.flatMap { team in team.selectedSet(on: page).map { team.team.sets[$0] } }
      return (set ?? duel.map { $0.state.sides[$0.selectedSide(on: page)].fighter.set })
        .map(writer.export)
    case .line:
      return selectedHit.map { hit in
        DamageLine(names: writer.names, rules: setup.sets, generation: generationOfBattle)
          .text(of: hit)
      }
    case .name, .text, .json, .showdown: return nil
    }
  }

  /// Returns the selected move of a duel with its damage result, if a move is selected.
  var selectedHit: DuelHit? {
    guard let duel, case .hit(let side, let move)? = selectedTarget else { return nil }
    let page = DuelPage(
      duel.duelContent(in: self), text: SetWords(words, setup.sets), layout: layout)
    return page.report.hits?[side].first { $0.move.slug == move }
  }
}
