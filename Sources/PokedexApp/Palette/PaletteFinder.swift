internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// Finds the targets that a text in the palette may mean.
struct PaletteFinder {
  let index: PaletteIndex
  let state: AppState

  /// Returns the targets for a text. If the text asks a question, the page that answers it comes
  /// first, followed by targets whose names match well. If there is neither a question nor a good
  /// match, returns targets of a kind that the text mentions. If there are none of these either,
  /// returns guesses. If the text is a query with results, a search in the list comes before the
  /// guesses.
  ///
  /// Saved teams come after the first target. They come first if the text is a team's whole name
  /// but not the name of the first target.
  func finding(_ text: String) -> PaletteFinding {
    let teams = savedTeams(named: text)
    var finding = findingWithoutTeams(text)
    if teams.isEmpty { return finding }
    let isWhole = teams.contains { $0.target.isTeam(named: text) }
    let isName = finding.hits.first.map { state.words.name(of: $0.target) } == text
    finding.hits.insert(
      contentsOf: teams, at: isWhole && !isName ? 0 : min(1, finding.hits.count))
    finding.count += teams.count
    return finding
  }

  private func findingWithoutTeams(_ text: String) -> PaletteFinding {
    let found = hits(named: text)
    let finding = PaletteFinding(hits: found.hits, count: found.count)
    if let question = state.listSource.engine.question(in: text, language: state.language) {
      return (found.isGoodMatch ? finding : PaletteFinding())
        .with(.question(question.about(state.choices.game)))
    }
    if found.isGoodMatch { return finding }
    if let ofKind = hitsOfKind(text) { return PaletteFinding(hits: ofKind, count: ofKind.count) }
    let settings = state.listSource.settings(state.list.search.roster)
    if let rows = index.rows(text, in: settings) { return rows }
    if !state.list.isQueryWithResults(text, in: state.listSource) { return finding }
    return finding.with(
      .search(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
  }

  /// Returns the saved teams whose names contain a text.
  private func savedTeams(named text: String) -> [PaletteHit] {
    let key = NameKey.key(text)
    if key.isEmpty { return [] }
    return state.data.marks.teams.filter { NameKey.key($0.name).contains(key) }
      .map { PaletteHit(target: .savedTeam($0.name)) }
  }

  private func hits(named text: String) -> PaletteIndex.PaletteMatch {
    index.hits(
      named: text, in: state.language, game: state.choices.game,
      where: { $0.isUsable(in: state) })
  }

  /// Returns the targets of one kind, for a text that consists of a name and a kind in either
  /// order, such as "type fire" or "surf move". Nil if there are none.
  private func hitsOfKind(_ text: String) -> [PaletteHit]? {
    let parts = text.split(whereSeparator: \.isWhitespace)
    // Names of kinds have one or two words.
    for count in 1...2 where parts.count > count {
      let (first, last) = (parts.prefix(count), parts.suffix(count))
      for (kind, name) in [(first, parts.dropFirst(count)), (last, parts.dropLast(count))] {
        guard let kind = self.kind(named: kind.joined(separator: " ")) else { continue }
        let found = hits(named: name.joined(separator: " ")).hits.filter { $0.target.kind == kind }
        if !found.isEmpty { return found }
      }
    }
    return nil
  }

  private func kind(named name: String) -> Sentence? {
    let letters = FoldedName(name).letters
    return PaletteTarget.kinds.first { FoldedName(state.words($0)).letters == letters }
  }
}

extension PaletteTarget {
  /// Whether the target is the saved team with this name.
  fileprivate func isTeam(named name: String) -> Bool {
    if case .savedTeam(let own) = self { SavedTeam.key(own) == SavedTeam.key(name) } else { false }
  }
}
