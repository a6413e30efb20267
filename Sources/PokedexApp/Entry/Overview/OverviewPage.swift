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
}

/// The first page of an entry: all of it in brief, so that as much as can be stands on one screen.
///
/// In one pane what is wanted most comes first. The picture has the room that is left.
struct OverviewPage {
  private let lines: EntryLines
  private let layout: Layout
  private let paneCount: Int

  init(_ entry: EntryContent, layout: Layout, words: Words) {
    self.layout = layout
    paneCount = layout.size.columns < 180 ? layout.paneCount : 4
    let columns = layout.pagePanes(paneCount)[0].columns
    lines = EntryLines(entry: entry, words: words, columns: columns)
  }

  var page: Page {
    let start = paneCount == 1 ? brief : about
    let description = lines.description(namesGame: true)
    var panes = panes(start + lines.part(description))
    let room = addPicture(to: &panes)
    var page = Page(
      panes: panes.map { Lines($0) },
      description: description.isEmpty ? nil : start.count..<start.count + description.count)
    page.pictureRoom = room
    return page
  }

  private func panes(_ first: [Line]) -> [[Line]] {
    let (weak, strong) = lines.matchup
    let family = lines.part(lines.evolutionSummary + lines.otherVarieties)
    let kin = lines.part(weak + strong) + family
    let raising = lines.part(lines.breeding + lines.training)
    let names = lines.section(.names, lines.names)
    return switch paneCount {
    case 1:
      [first + lines.part(lines.kind) + lines.part(lines.otherVarieties) + raising + names]
    case 2: [first, kin + raising + names]
    case 3: [first, kin + raising, names]
    default: [first, kin, raising, names]
    }
  }

  private var about: [Line] {
    lines.part(lines.head.flatMap { $0.broken(to: lines.columns) }) + lines.part(lines.ways)
      + lines.part(stats)
      + lines.section(.abilities, lines.abilitiesWithEffects)
  }

  /// The page in one pane: names and weaknesses, then base stats, then the rest.
  private var brief: [Line] {
    let (weak, strong) = lines.matchup
    let blank: [Line] = isLow ? [] : [.blank]
    let ways = lines.ways.isEmpty ? [] : blank + lines.ways
    return lines.narrowHead + weak + ways + blank + stats + blank + lines.abilitySummary + strong
      + blank
      + lines.part(lines.evolutionSummary)
  }

  private var isLow: Bool { layout.pageRows < 16 }

  /// Bars with ranks, which are among today's; figures where rows are few.
  private var stats: [Line] {
    if isLow { return lines.briefStats }
    let isRanked = lines.entry.generation == nil
    let title = Line(
      [Span(lines.words(.baseStats), .heading)],
      right: isRanked ? [Span(lines.rankTitle, .secondary)] : [])
    return [title] + (isRanked ? lines.rankedStats : lines.stats)
  }
}

// MARK: - The picture

extension OverviewPage {
  /// The fewest and the most rows of a picture, and of a drawing in its place.
  private static let pictureRows = (least: 6, most: 24, mostOfDrawing: 10)

  /// Adds the picture to the pane that ends with it, so that nothing moves when it comes: the last of
  /// several, else the one with the most room.
  ///
  /// - Returns: how large it may be; nil for none, and where all the room is taken.
  private func addPicture(to panes: inout [[Line]]) -> Size? {
    guard let picture = lines.entry.picture else { return nil }
    let isFirstShorter = panes.count == 2 && panes[0].count < panes[1].count
    let pane = isFirstShorter ? 0 : panes.count - 1
    // A drawing says nothing of this Pokémon and stays small.
    let most = picture.file == nil ? Self.pictureRows.mostOfDrawing : Self.pictureRows.most
    let rows = min(most, layout.pageRows - panes[pane].count)
    if rows < Self.pictureRows.least { return nil }
    let room = Size(columns: min(lines.columns, 60), rows: rows)
    let shown = picture.shown(in: room, of: lines.species, lines.words)
    if !shown.isEmpty { panes[pane] += Line.lines(of: shown) }
    return room
  }
}
