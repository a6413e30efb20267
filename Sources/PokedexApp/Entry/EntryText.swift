internal import PokedexFeatures
package import PokedexModel
package import PokedexSets
internal import PokedexText
internal import TerminalUI

/// Converts an entry to plain text, for output to a pipe.
package enum EntryText {
  /// Maximum width of the lines of facts.
  package static let maximumColumns = 72

  /// Returns an entry's facts, then the chosen sections. Facts that also appear in a chosen section
  /// are left out. No line ends with a space; the last one ends with a newline.
  ///
  /// - Parameter columns: maximum width of the lines.
  package static func text(
    of entry: EntryContent, with sections: EntrySections = .none, words: Words,
    columns: Int = maximumColumns
  ) -> String {
    let width = min(columns, maximumColumns)
    let lines = EntryLines(entry: entry, words: words, columns: width)
    var facts = lines.withBlankLine(lines.head) + lines.withBlankLine(lines.ways)
    facts += lines.section(.baseStats, lines.stats)
    facts += lines.section(.abilities, lines.abilitiesWithEffects)
    // The title doesn't name the game, because scripts search for the plain title.
    facts += lines.withBlankLine(lines.description(namesGame: false))
    if !sections.wanted.contains(.evolution) {
      facts += lines.section(.evolution, lines.evolution)
    }
    if !sections.wanted.contains(.forms) { facts += lines.section(.varieties, lines.varieties) }
    facts += lines.section(.breeding, lines.breeding) + lines.section(.training, lines.training)
    facts += lines.section(.names, lines.names)
    let more = sections.lines(of: entry, words: words, columns: columns)
    let text = text(of: facts, columns: width)
    return more.isEmpty ? text : text + "\n" + self.text(of: more, columns: columns)
  }

  fileprivate static func text(of lines: some Sequence<Line>, columns: Int = maximumColumns)
    -> String
  {
    var lines = lines.flatMap { $0.broken(to: columns) }.map { text(of: $0, columns: columns) }
    while lines.last == "" { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(of line: Line, columns: Int) -> String {
    let left = line.left.map(\.text).joined()
    let right = line.right.map(\.text).joined()
    let gap = max(1, columns - TextWidth.of(left) - TextWidth.of(right))
    var text = right.isEmpty ? left : left + TextFit.spaces(gap) + right
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Page {
  /// Whole page as text, one pane below the other.
  package var text: String { EntryText.text(of: (title.map { [$0] } ?? []) + lines) }

  /// Lines of the head, followed by those of all panes.
  var lines: [Line] { head + panes.joined() }
}

/// Chosen sections of an entry's text, and how they are shown.
package struct EntrySections: Sendable {
  /// Sections in order of appearance. If both places and held items are chosen, the held items are
  /// part of the places section.
  package enum Section: Sendable, CaseIterable {
    case evolution, matchups, moves, places, held, forms, history
  }

  let wanted: Set<Section>
  /// Slug of the version group whose moves, places and held items are shown. If nil, the moves of
  /// the newest game and the places and held items of all games are shown.
  let game: String?
  /// Whether each move is shown with its effect.
  let showsEffects: Bool
  /// The data of battles, from which it is calculated what beats the Pokémon. Nil to leave that out.
  let sets: (any SetGameData)?

  package init(
    _ wanted: Set<Section> = [], game: String? = nil, showsEffects: Bool = false,
    sets: (any SetGameData)? = nil
  ) {
    self.sets = sets
    self.wanted = wanted
    self.game = game
    self.showsEffects = showsEffects
  }

  /// No sections, so that the text has only the facts.
  package static let none = EntrySections()

  /// Returns the lines of the chosen sections, separated by blank lines.
  func lines(of entry: EntryContent, words: Words, columns: Int) -> [Line] {
    var entry = entry
    entry.table.isReadOnly = true
    entry.table.game = game.map { Game($0) }
    // In a window of this size, the page has the wanted width and enough rows for everything.
    let layout = Layout(size: Size(columns: columns + 3, rows: 1 << 20))
    let input = EntryPage.Input(entry: entry, layout: layout, words: words, sets: sets)
    let pages = Section.allCases.filter(isShown).map { section in
      let (title, content) = content(of: section, input, columns)
      var lines = [Line([Span(words(title), .heading)])] + content
      while lines.last?.isBlank == true { lines.removeLast() }
      return lines
    }
    return pages.joined(by: .blank)
  }

  private func isShown(_ section: Section) -> Bool {
    wanted.contains(section) && !(section == .held && wanted.contains(.places))
  }

  private func content(
    of section: Section, _ input: EntryPage.Input, _ columns: Int
  ) -> (title: Sentence, lines: [Line]) {
    let (entry, words) = (input.entry, input.words)
    switch section {
    case .evolution:
      let page = EvolutionPage(entry: entry, words: words, columns: columns)
      return (.tabEvolution, page.tree)
    case .matchups:
      let page = MatchupsPage(
        entry: entry, words: words, columns: columns, sets: input.sets)
      return (.tabMatchups, Array(page.panes(2).joined()))
    case .moves:
      let page = MovesPage(entry: entry, words: words, layout: input.layout)
      if let game, !page.games.contains(game) {
        let sentence = words(.noMovesInGame, words.name(ofGame: game))
        return (.tabMoves, Line.wrapped(sentence, columns: columns))
      }
      return (.tabMoves, showsEffects ? page.linesWithEffects : page.page.lines)
    case .places: return (.tabPlaces, places(input).page.lines)
    case .held: return (.heldTitle, places(input).held)
    case .forms: return (.tabForms, EntryPage.forms.make(input).lines)
    case .history:
      return (.historyTitle, EntryLines(entry: entry, words: words, columns: columns).history)
    }
  }

  /// Returns the page of places and held items, restricted to the chosen game or version, if any.
  private func places(_ input: EntryPage.Input) -> PlacesPage {
    var entry = input.entry
    if let group = input.words.rules.versionGroups.first(where: { $0.slug == game }) {
      let versions = Set(group.versions)
      entry.parts.encounters?.removeAll { !versions.contains($0.version) }
      entry.parts.heldItems?.removeAll { !versions.contains($0.version) }
    }
    if !wanted.contains(.held) { entry.parts.heldItems = [] }
    return PlacesPage(
      entry: entry, words: input.words, layout: input.layout, onlyGame: game,
      onlyVersion: entry.version)
  }
}

/// Descriptions of a species, starting with the newest game. Each is in the user's language if
/// available, otherwise in a fallback language. Games with the same text are merged into a group.
package struct Descriptions: Sendable {
  private struct DescriptionGroup: Sendable {
    /// Slugs of the versions, the newest first.
    let versions: [String]
    let text: String
  }

  private let descriptionGroups: [DescriptionGroup]
  /// Index of the group with the newest description in the user's language. If none exists, index
  /// of the group with the newest description in a fallback language.
  private let newest: Int
  private let words: Words

  package init(_ descriptions: [GameDescription], words: Words) {
    let ordered = descriptions.newestFirst(among: words.rules.versionGroups)
    let translated = ordered.compactMap { description in
      description.texts[words.language].map { (version: description.version, text: $0) }
    }
    descriptionGroups = translated.grouped(by: \.text).map { text, translated in
      DescriptionGroup(versions: translated.map(\.version), text: text)
    }
    let text = ordered[words.language]
    newest = descriptionGroups.firstIndex { $0.text == text } ?? 0
    self.words = words
  }

  package var isEmpty: Bool { descriptionGroups.isEmpty }

  /// Returns the description for the first of the given versions that has one, and the names of its
  /// games in order of release. Falls back to the newest description if none of these versions has
  /// one. Nil if no game has a description.
  func selectedDescription(of versions: [String]) -> (games: String, text: String)? {
    guard !descriptionGroups.isEmpty else { return nil }
    let selectedDescription = descriptionGroups[index(of: versions)]
    let names = selectedDescription.versions.reversed().map(words.name(ofVersion:)).unique
    return (names.joined(separator: " / "), selectedDescription.text)
  }

  /// Returns the versions that share the description `count` steps after the one for `versions`,
  /// wrapping around.
  package func versions(after versions: [String], by count: Int) -> [String] {
    guard !descriptionGroups.isEmpty else { return [] }
    let index = (index(of: versions) + count) % descriptionGroups.count
    return descriptionGroups[index < 0 ? index + descriptionGroups.count : index].versions
  }

  private func index(of versions: [String]) -> Int {
    versions.lazy.compactMap { version in
      descriptionGroups.firstIndex { $0.versions.contains(version) }
    }.first ?? newest
  }
}
