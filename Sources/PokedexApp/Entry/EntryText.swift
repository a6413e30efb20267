internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// An entry as plain text, for pipes.
package enum EntryText {
  /// How wide the lines of facts are, at the most.
  private static let mostColumns = 72

  /// All its facts, one under the other; no line ends with a space, the last ends with a newline.
  package static func text(of entry: EntryContent, words: Words) -> String {
    text(of: entry, with: .none, words: words, columns: mostColumns)
  }

  /// The same for the shell, then what its pages say.
  ///
  /// - Parameter columns: how wide lines may be.
  package static func text(
    of entry: EntryContent, with sections: EntrySections, words: Words, columns: Int
  ) -> String {
    let width = min(columns, mostColumns)
    let page = Page(textOf: entry, with: sections, words: words, columns: width)
    let more = sections.lines(of: entry, words: words, columns: columns)
    let text = text(of: page.panes.joined(), columns: width)
    return more.isEmpty ? text : text + "\n" + self.text(of: more, columns: columns)
  }

  fileprivate static func text(of lines: some Sequence<Line>, columns: Int = mostColumns) -> String
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
  /// All of it as text, one pane below the other.
  package var text: String {
    EntryText.text(of: (title.map { [$0] } ?? []) + head + panes.joined())
  }
}

/// What an entry's pages say, as sections of a text.
package struct EntrySections: Sendable {
  /// One for each page but the overview, in the order in which they stand; what wild ones hold is part of
  /// the places where these are wanted as well.
  package enum Section: Sendable, CaseIterable {
    case evolution, matchups, moves, places, held, forms
  }

  let wanted: Set<Section>
  /// The slug of the version group whose moves, places and held items are wanted; nil for the newest's
  /// moves, and all places and held items.
  let game: String?

  package init(_ wanted: Set<Section> = [], game: String? = nil) {
    self.wanted = wanted
    self.game = game
  }

  /// Nothing but the facts.
  package static let none = EntrySections()

  /// The lines of all that are wanted, with a blank one between two.
  func lines(of entry: EntryContent, words: Words, columns: Int) -> [Line] {
    var entry = entry
    entry.table.isFixed = true
    entry.table.game = game.map { Game($0) }
    let maker = SectionLines(entry: entry, words: words, columns: columns, game: game)
    return Section.allCases.filter(isShown).map { section in
      var lines = maker.lines(of: section, withHeld: wanted.contains(.held))
      while lines.last?.isBlank == true { lines.removeLast() }
      return lines
    }.joined(by: .blank)
  }

  private func isShown(_ section: Section) -> Bool {
    wanted.contains(section) && !(section == .held && wanted.contains(.places))
  }
}

private struct SectionLines {
  let entry: EntryContent
  let words: Words
  let columns: Int
  let game: String?

  func lines(of section: EntrySections.Section, withHeld: Bool) -> [Line] {
    switch section {
    case .evolution:
      titled(
        .tabEvolution, EvolutionPage(entry: entry, words: words, columns: columns).tree)
    case .matchups: titled(.tabMatchups, matchups)
    case .moves: titled(.tabMoves, moves)
    case .places: titled(.tabPlaces, places(withHeld: withHeld))
    case .held: titled(.heldTitle, placesPage(ofGame).held)
    case .forms:
      titled(.tabForms, lines(of: EntryPage.forms.make(input)))
    }
  }

  private func titled(_ title: Sentence, _ lines: [Line]) -> [Line] {
    [Line([Span(words(title), .heading)])] + lines
  }

  /// A window that is as wide and never too low.
  private var input: EntryPage.Input {
    let size = Size(columns: columns + 3, rows: 1 << 20)
    return EntryPage.Input(entry: entry, layout: Layout(size: size), words: words)
  }

  private func lines(of page: Page) -> [Line] { page.head + page.panes.joined() }

  private var matchups: [Line] {
    let page = MatchupsPage(entry: entry, words: words, columns: columns)
    return Array(page.panes(2).joined())
  }

  private var moves: [Line] {
    let page = MovesPage(entry: entry, words: words, layout: input.layout)
    if let game, !page.games.contains(game) {
      return Line.wrapped(words(.noMovesInGame, words.name(ofGame: game)), columns: columns)
    }
    return lines(of: page.page)
  }

  private func places(withHeld: Bool) -> [Line] {
    var entry = ofGame
    if !withHeld { entry.parts.heldItems = [] }
    return lines(of: placesPage(entry).page)
  }

  private func placesPage(_ entry: EntryContent) -> PlacesPage {
    PlacesPage(entry: entry, words: words, layout: input.layout, onlyGame: game)
  }

  /// The entry with what it is met in and holds in the game only.
  private var ofGame: EntryContent {
    guard let group = words.rules.versionGroups.first(where: { $0.slug == game }) else {
      return entry
    }
    var entry = entry
    entry.parts.encounters = entry.parts.encounters?.filter { group.versions.contains($0.version) }
    entry.parts.heldItems = entry.parts.heldItems?.filter { group.versions.contains($0.version) }
    return entry
  }
}
