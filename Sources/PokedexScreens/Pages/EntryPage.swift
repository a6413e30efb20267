internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension Page {
  /// The page of an entry that is open.
  init(_ entry: ScreenState.Entry, layout: Layout, words: Words) {
    let columns = layout.pagePane.columns
    if entry.tab == .overview {
      self.init(overviewOf: entry, layout: layout, words: words)
    } else if entry.tab == .moves {
      let moves = MovesPage(entry: entry, words: words, columns: columns)
      self.init(head: moves.head, panes: [moves.lines], games: moves.games)
    } else {
      self.init(panes: [Self.lines(of: entry, words: words, columns: columns)])
    }
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
    let rects = layout.paneCount == 1 ? [layout.pagePane] : layout.entryPanes
    // Text for pipes, which alone is given a width, has no ranks.
    let isRanked = columns == nil
    let columns = columns ?? rects.map(\.columns).min() ?? 0
    let sections = Sections(
      lines: EntryLines(entry: entry, words: words, columns: columns), words: words,
      isRanked: isRanked)
    let panes =
      switch layout.paneCount {
      case 1: [sections.about + sections.kin + sections.raising + sections.names]
      case 2: [sections.about, sections.raising + sections.kin + sections.names]
      default: [sections.about, sections.raising, sections.kin + sections.names]
      }
    self.init(panes: panes)
  }
}

/// The sections of a page in groups that stay together.
private struct Sections {
  let lines: EntryLines
  let words: Words
  let isRanked: Bool

  var about: [Line] {
    lines.head + [.blank] + stats + section(.abilities, lines.abilities)
      + section(.description, lines.description)
  }

  private var stats: [Line] {
    var lines = section(.baseStats, isRanked ? lines.rankedStats : lines.stats)
    if isRanked { lines[0].right = [Span(self.lines.rankTitle, .secondary)] }
    return lines
  }

  var raising: [Line] {
    section(.breeding, lines.breeding) + section(.training, lines.training)
  }

  var kin: [Line] {
    section(.evolution, lines.evolution)
      + section(.varieties, lines.varieties)
  }

  var names: [Line] { section(.names, lines.names) }

  /// A title, its lines and a blank one; nothing where there are no lines.
  private func section(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)])] + lines + [.blank]
  }
}
