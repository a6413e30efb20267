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
    case .set: return setToCopy.map(writer.export)
    case .line:
      return selectedHit.map { hit in
        DamageLine(names: writer.names, rules: setup.sets, generation: generationOfBattle)
          .text(of: hit)
      }
    case .name, .text, .json, .showdown: return nil
    }
  }

  /// Returns the set to copy. On a team's page, that is the open or selected set; in a duel, the
  /// set of the side that has the selection.
  private var setToCopy: PokemonSet? {
    if let screen = sets { return selectedSet(of: screen).map { screen.team.sets[$0] } }
    let side: Int
    switch selectedTarget {
    case .hit(let index, _): side = index
    case .pageControl(let setting):
      if case .set(let index, _) = setting.pageControl { side = index } else { side = 0 }
    default: side = 0
    }
    return duel?.state.sides[side].fighter.set
  }

  /// Returns the selected move of a duel with its damage result, if a move is selected.
  var selectedHit: DuelHit? {
    guard let duel, case .hit(let side, let move)? = selectedTarget else { return nil }
    let page = DuelPage(content(of: duel), text: SetWords(words, setup.sets), layout: layout)
    return page.hits(of: side)?.first { $0.move.slug == move }
  }

  private var selectedTarget: SpanTarget? {
    let links = page?.links ?? []
    return links.indices ~= view.selectedLink ? links[view.selectedLink].target : nil
  }
}
