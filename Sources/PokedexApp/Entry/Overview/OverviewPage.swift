internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let overview = EntryPage(
    title: .tabOverview,
    intents: [.shiny, .side, .female, .artwork, .olderDescription, .newerDescription]
  ) { OverviewPage($0.entry, layout: $0.layout, words: $0.words).page }
}

extension Page {
  /// The page of an entry that is open.
  init(_ entry: EntryContent, layout: Layout, words: Words) {
    let input = EntryPage.Input(entry: entry, layout: layout, words: words)
    self = entry.comesWith == nil ? entry.tab.page.make(input) : Page(panes: [Self.notYet(input)])
  }

  /// What there is to say of an entry in a generation before its own.
  private static func notYet(_ input: EntryPage.Input) -> [Line] {
    let lines = EntryLines(entry: input.entry, words: input.words, columns: input.columns)
    return lines.title + [.blank] + lines.notYet
  }

  /// An entry's facts one below the other, as text for pipes.
  ///
  /// - Parameters:
  ///   - sections: what follows, which says more than the facts of that kind.
  ///   - columns: how wide its lines may be.
  init(
    textOf entry: EntryContent, with sections: EntrySections, words: Words, columns: Int
  ) {
    let lines = EntryLines(entry: entry, words: words, columns: columns)
    let text = TextSections(lines: lines, words: words, others: sections.wanted)
    self.init(panes: [text.about + text.kin + text.breeding + text.names])
  }
}

/// The first page of an entry: all of it in brief, so that as much as can be stands on one screen.
///
/// In one pane what is wanted most comes first. The picture has the room that is left.
struct OverviewPage {
  /// The lines of each pane, without the picture.
  private let panes: [[Line]]
  /// The lines that hold what a game says; nil where there are none.
  private let description: Range<Int>?
  private let picture: ShownPicture
  private let pictureRoom: Size?

  init(_ entry: EntryContent, layout: Layout, words: Words) {
    let count = layout.size.columns < 180 ? layout.paneCount : 4
    let columns = layout.pagePanes(count)[0].columns
    let pageRows = layout.pageRows
    let lines = EntryLines(entry: entry, words: words, columns: columns)
    let parts = OverviewParts(lines: lines, words: words, rows: pageRows)
    (panes, description) = count == 1 ? parts.onePane : parts.panes(count)
    guard let input = entry.picture else {
      (picture, pictureRoom) = (ShownPicture(), nil)
      return
    }
    let pane = Self.picturePane(of: panes)
    let rows = pageRows - panes[pane].count - 1
    pictureRoom = Self.box(rows: rows, columns: columns, isDrawing: input.file == nil)
    picture =
      pictureRoom.map { input.shown(in: $0, of: entry.pokemon.species, words) } ?? ShownPicture()
  }

  /// The fewest and the most rows of a picture, and of a drawing in its place.
  private static let pictureRows = (least: 6, most: 24, mostOfDrawing: 10)

  /// How large the picture may be; nil where all the room is taken.
  ///
  /// - Parameter isDrawing: whether it is a drawing, which says nothing of this Pokémon and stays small.
  private static func box(rows: Int, columns: Int, isDrawing: Bool) -> Size? {
    let most = isDrawing ? pictureRows.mostOfDrawing : pictureRows.most
    let rows = min(most, rows)
    return rows < pictureRows.least ? nil : Size(columns: min(columns, 60), rows: rows)
  }

  var page: Page {
    var panes = panes
    if !picture.isEmpty {
      let place = Self.picturePane(of: panes)
      panes[place] +=
        (panes[place].last?.isBlank == true ? [] : [.blank]) + Line.lines(of: picture)
    }
    var page = Page(panes: panes.map { Lines($0) }, description: description)
    page.pictureRoom = pictureRoom
    return page
  }

  /// The pane that ends with the picture, so that nothing moves when it comes: the last of several,
  /// else the one with the most room.
  private static func picturePane(of panes: [[Line]]) -> Int {
    if panes.count > 2 { return panes.count - 1 }
    return panes.count == 2 && panes[0].count < panes[1].count ? 0 : panes.count - 1
  }
}

/// The parts of the page, each of lines that stay together.
private struct OverviewParts {
  let lines: EntryLines
  let words: Words
  /// Rows of the window's page area.
  let rows: Int

  private var isLow: Bool { rows < 16 }

  /// The lines of several panes, and where the first has what a game says.
  func panes(_ count: Int) -> ([[Line]], Range<Int>?) {
    let about = part(lines.wholeHead) + part(stats) + part(abilities)
    let description = lines.description(namesGame: true)
    let first = about + part(description)
    let start = about.count
    let panes =
      switch count {
      case 2: [first, matchup + kin + raising + names]
      case 3: [first, matchup + kin + raising, names]
      default: [first, matchup + kin, raising, names]
      }
    return (panes, description.isEmpty ? nil : start..<start + description.count)
  }

  /// All in one pane: who it is and what hits it hard, how strong it is, then the rest.
  var onePane: ([[Line]], Range<Int>?) {
    let matchup = lines.matchup
    let blank: [Line] = isLow ? [] : [.blank]
    let groups = [
      lines.narrowHead, matchup.weak, blank, stats, blank, lines.abilitySummary, matchup.strong,
      blank, part(lines.family),
    ]
    let top = groups.flatMap { $0 }
    let description = lines.description(namesGame: true)
    let rest = part(lines.kind) + part(lines.otherVarieties) + raising + names
    let start = top.count
    return (
      [top + part(description) + rest],
      description.isEmpty ? nil : start..<start + description.count
    )
  }

  /// Lines and a blank one; nothing where there are none.
  private func part(_ lines: [Line]) -> [Line] { lines.isEmpty ? [] : lines + [.blank] }

  private func titled(_ title: Sentence, _ lines: [Line], right: [Span] = []) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)], right: right)] + lines
  }

  private var abilities: [Line] { titled(.abilities, lines.abilitiesWithEffects) }

  private var matchup: [Line] {
    let matchup = lines.matchup
    return part(matchup.weak + matchup.strong)
  }

  private var kin: [Line] { part(lines.family + lines.otherVarieties) }

  private var raising: [Line] { part(lines.breeding + lines.training) }

  private var names: [Line] { titled(.names, lines.names) }

  /// Bars with ranks, which are among today's; figures where rows are few.
  private var stats: [Line] {
    if isLow { return lines.briefStats }
    if lines.entry.generation != nil { return titled(.baseStats, lines.stats) }
    return titled(
      .baseStats, lines.rankedStats, right: [Span(lines.rankTitle, .secondary)])
  }
}

/// The sections of a text in groups that stay together.
private struct TextSections {
  let lines: EntryLines
  let words: Words
  let others: Set<EntrySections.Section>

  var about: [Line] {
    lines.head + [.blank] + section(.baseStats, lines.stats)
      + section(.abilities, lines.abilitiesWithEffects)
      // Scripts look for the plain title.
      + (description.isEmpty ? [] : description + [.blank])
  }

  private var description: [Line] { lines.description(namesGame: false) }

  var breeding: [Line] {
    section(.breeding, lines.breeding) + section(.training, lines.training)
  }

  var kin: [Line] {
    (others.contains(.evolution) ? [] : section(.evolution, lines.evolution))
      + (others.contains(.forms) ? [] : section(.varieties, lines.varieties))
  }

  var names: [Line] { section(.names, lines.names) }

  /// A title, its lines and a blank one; nothing where there are no lines.
  private func section(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)])] + lines + [.blank]
  }
}
