internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// Finder of the targets that a text in the palette may mean.
struct PaletteFinder {
  let index: PaletteIndex
  let state: AppState
  /// Whether a text is a query with terms only, without names, and has results in the list.
  let isQueryWithResults: (String) -> Bool

  /// Returns the targets of a text. A page that answers the text as a question comes first, then
  /// targets that the text names. Without either, these are targets of a kind that the text names,
  /// else a search followed by guesses.
  ///
  /// Saved teams come after the first of these. They come before it if the text is a team's whole
  /// name but not the name of the first target.
  @MainActor
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

  @MainActor
  private func findingWithoutTeams(_ text: String) -> PaletteFinding {
    let found = hits(named: text)
    let finding = PaletteFinding(hits: found.hits, count: found.count)
    if let question = index.question(text) {
      return (found.isGoodMatch ? finding : PaletteFinding()).with(.question(question))
    }
    if found.isGoodMatch { return finding }
    if let ofKind = hitsOfKind(text) { return PaletteFinding(hits: ofKind, count: ofKind.count) }
    if !isQueryWithResults(text) { return finding }
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

  @MainActor
  private func hits(named text: String) -> PaletteIndex.PaletteMatch {
    index.hits(
      named: NamePattern(text), in: state.language, game: state.choices.game,
      where: state.isUsable)
  }

  /// Returns targets whose kind the text names before or after their name: "type fire", "surf move".
  @MainActor
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
  /// Whether it is the saved team with a name.
  fileprivate func isTeam(named name: String) -> Bool {
    if case .savedTeam(let own) = self { SavedTeam.key(own) == SavedTeam.key(name) } else { false }
  }
}
