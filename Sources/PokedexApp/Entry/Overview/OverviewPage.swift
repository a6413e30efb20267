internal import PokedexFeatures
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let overview = EntryPage(
    name: "overview", title: .tabOverview,
    addContent: { content, screen, state in
      content.version = state.choices.game
      content.descriptionVersions = screen.shownVersions(in: state)
      if state.showsPictures { content.picture = PictureInput(of: content.pokemon.id, in: state) }
    }
  ) { OverviewPage($0.entry, layout: $0.layout, words: $0.words).page }
}

extension Page {
  /// Creates the page for the open tab of an entry. If the Pokémon was introduced after the chosen
  /// generation, the page only says so.
  init(
    _ entry: EntryContent, layout: Layout, words: Words, sets: (any SetGameData)? = nil
  ) {
    let input = EntryPage.Input(entry: entry, layout: layout, words: words, sets: sets)
    self =
      entry.introducedLater == nil ? entry.tab.page.make(input) : Page(panes: [Self.notYet(input)])
  }

  /// Returns the lines for a Pokémon that was introduced after the chosen generation.
  private static func notYet(_ input: EntryPage.Input) -> [Line] {
    let lines = EntryLines(entry: input.entry, words: input.words, columns: input.columns)
    return lines.title + [.blank] + lines.notYet
  }
}

/// First page of an entry: a summary that shows as much as possible on one screen.
///
/// A single pane begins with the most important facts. The picture gets the remaining room.
struct OverviewPage {
  private let lines: EntryLines
  private let layout: Layout
  private let paneCount: Int

  init(_ entry: EntryContent, layout: Layout, words: Words) {
    self.layout = layout
    paneCount = layout.size.columns < 180 ? layout.paneCount : 4
    let columns = layout.pagePanes(paneCount)[0].columns
    lines = EntryLines(entry: entry, words: words, columns: columns, showsChanges: true)
  }

  var page: Page {
    let start = paneCount == 1 ? brief : detailedTop
    let description = lines.description(namesGame: true)
    var panes = panes(start + lines.withBlankLine(description))
    let room = addPicture(to: &panes)
    var page = Page(
      panes: panes.map { LazyLines($0) },
      description: description.isEmpty ? nil : start.count..<start.count + description.count)
    page.pictureRoom = room
    return page
  }

  private func panes(_ first: [Line]) -> [[Line]] {
    let (weak, strong) = lines.matchup
    let family = lines.withBlankLine(lines.evolutionSummary + lines.otherVarieties)
    let matchupsAndFamily = lines.withBlankLine(weak + strong) + family
    let breedingAndTraining = lines.withBlankLine(lines.breeding + lines.training)
    let names = lines.section(.names, lines.names)
    return switch paneCount {
    case 1:
      [
        first + lines.withBlankLine(lines.kind) + lines.withBlankLine(lines.otherVarieties)
          + breedingAndTraining + names
      ]
    case 2: [first, matchupsAndFamily + breedingAndTraining + names]
    case 3: [first, matchupsAndFamily + breedingAndTraining, names]
    default: [first, matchupsAndFamily, breedingAndTraining, names]
    }
  }

  private var detailedTop: [Line] {
    lines.withBlankLine(lines.head.flatMap { $0.broken(to: lines.columns) })
      + lines.withBlankLine(lines.ways)
      + lines.withBlankLine(stats)
      + lines.section(.abilities, lines.abilitiesWithEffects + lines.changedAbilities)
  }

  /// Top of the page in a single pane: names and weaknesses, then base stats, then the rest.
  private var brief: [Line] {
    let (weak, strong) = lines.matchup
    let blank: [Line] = isLow ? [] : [.blank]
    let ways = lines.ways.isEmpty ? [] : blank + lines.ways
    return lines.narrowHead + weak + ways + blank + stats + blank + lines.abilitySummary
      + lines.changedAbilities + strong + blank
      + lines.withBlankLine(lines.evolutionSummary)
  }

  private var isLow: Bool { layout.pageRows < 16 }

  /// Lines with the base stats as bars. If the stats are today's, each is shown with the share of
  /// Pokémon that have a lower value. In a low window, only the numbers are shown.
  private var stats: [Line] {
    if isLow { return lines.briefStats }
    let isRanked = lines.entry.generation == nil
    let title = Line(
      [Span(lines.words(.baseStats), .heading)],
      right: isRanked ? [Span(lines.rankTitle, .secondary)] : [])
    return [title] + (isRanked ? lines.rankedStats : lines.stats) + lines.changedStats
  }
}

// MARK: - The picture

extension OverviewPage {
  /// Minimum and maximum height of a picture, and maximum height of a placeholder drawing, in rows.
  private static let pictureRows = (minimumRows: 6, maximumRows: 24, maximumDrawingRows: 10)

  /// Adds the picture at the end of a pane, so that no text moves when the picture arrives. If
  /// there are two panes and the first is shorter, the picture goes there; otherwise it goes into
  /// the last pane.
  ///
  /// - Returns: the size that the picture may have. Nil if there is too little room or pictures are
  ///   off.
  private func addPicture(to panes: inout [[Line]]) -> Size? {
    guard let picture = lines.entry.picture else { return nil }
    let isFirstShorter = panes.count == 2 && panes[0].count < panes[1].count
    let pane = isFirstShorter ? 0 : panes.count - 1
    // A placeholder drawing is not specific to this Pokémon, so it stays small.
    let maximumRows =
      picture.file == nil ? Self.pictureRows.maximumDrawingRows : Self.pictureRows.maximumRows
    let rows = min(maximumRows, layout.pageRows - panes[pane].count)
    if rows < Self.pictureRows.minimumRows { return nil }
    let room = Size(columns: min(lines.columns, 60), rows: rows)
    let shown = picture.shown(in: room, of: lines.species, lines.words)
    if !shown.isEmpty { panes[pane] += Line.lines(of: shown) }
    return room
  }
}
