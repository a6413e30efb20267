internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// An entry's page before it is scrolled: the lines of each of its panes.
struct EntryPage {
  /// What stays while the panes are scrolled.
  let head: [Line]
  let panes: [[Line]]

  /// The page that is open.
  init(_ entry: ScreenState.Entry, layout: Layout, words: Words) {
    let columns = layout.pagePane.columns
    if entry.tab == .overview {
      self.init(overviewOf: entry, layout: layout, words: words)
    } else if entry.tab == .moves {
      let moves = MovesPage(entry: entry, words: words, columns: columns)
      self.init(head: moves.head, panes: [moves.lines])
    } else {
      self.init(head: [], panes: [Self.lines(of: entry, words: words, columns: columns)])
    }
  }

  private init(head: [Line], panes: [[Line]]) {
    self.head = head
    self.panes = panes
  }

  private static func lines(of entry: ScreenState.Entry, words: Words, columns: Int) -> [Line] {
    switch entry.tab {
    case .overview, .moves: []
    case .evolution: EvolutionPage(entry: entry, words: words, columns: columns).lines
    case .matchups: MatchupsPage(pokemon: entry.pokemon, words: words, columns: columns).lines
    case .places: PlacesPage(entry: entry, words: words, columns: columns).lines
    case .forms: FormsPage(entry: entry, words: words, columns: columns).lines
    case .raising: RaisingPage(entry: entry, words: words, columns: columns).lines
    }
  }

  /// - Parameter columns: how wide its lines may be; the panes' width unless given.
  init(
    overviewOf entry: ScreenState.Entry, layout: Layout, words: Words, columns: Int? = nil
  ) {
    let columns = columns ?? layout.entryPanes.map(\.columns).min() ?? 0
    let lines = EntryLines(entry: entry, words: words, columns: columns)
    let family = entry.evolutionLine?.members.count ?? 0
    let sections = Sections(lines: lines, words: words, firstVariety: family > 1 ? family : 0)
    let panes =
      switch layout.paneCount {
      case 1:
        [
          sections.about + sections.kin + sections.raising + sections.names + sections.picture
        ]
      // Links come first below a picture: what was below them may be out of view.
      case 2 where !entry.picture.isEmpty:
        [sections.about, sections.picture + sections.kin + sections.raising + sections.names]
      case 2: [sections.about, sections.raising + sections.kin + sections.names]
      default: [sections.about, sections.picture + sections.raising, sections.kin + sections.names]
      }
    self.init(head: [], panes: panes)
  }

  /// The lines of the longest pane, without the blank one at its end.
  var lineCount: Int {
    panes.map { $0.last?.isBlank == true ? $0.count - 1 : $0.count }.max() ?? 0
  }

  /// The line that a link is in.
  func line(ofLink link: Int) -> Int? {
    panes.lazy.compactMap { lines in lines.firstIndex { $0.link == link } }.first
  }
}

/// The sections of a page in groups that stay together.
private struct Sections {
  let lines: EntryLines
  let words: Words
  let firstVariety: Int

  var about: [Line] {
    lines.head + [.blank] + section(.baseStats, lines.stats) + section(.abilities, lines.abilities)
      + section(.description, lines.description)
  }

  /// The picture and a blank line; nothing where there is none.
  var picture: [Line] {
    lines.entry.picture.isEmpty ? [] : lines.entry.picture.map(Line.init(cells:)) + [.blank]
  }

  var raising: [Line] {
    section(.breeding, lines.breeding) + section(.training, lines.training)
  }

  var kin: [Line] {
    section(.evolution, lines.evolution(firstLink: 0))
      + section(.varieties, lines.varieties(firstLink: firstVariety))
  }

  var names: [Line] { section(.names, lines.names) }

  /// A title, its lines and a blank one; nothing where there are no lines.
  private func section(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)])] + lines + [.blank]
  }
}
