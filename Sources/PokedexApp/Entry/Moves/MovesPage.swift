internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let moves = EntryPage(
    name: "moves", title: .tabMoves, parts: [.learnset], hasTable: true
  ) { input in
    MovesPage(entry: input.entry, words: input.words, layout: input.layout).page
  }
}

/// Page with the moves that a Pokémon learns in a game, grouped by learn method, or in one table if
/// the user has sorted it by another column. Values such as a move's power are those of the game.
struct MovesPage {
  let entry: EntryContent
  let words: Words
  let layout: Layout
  /// Games of the shown generation in which the Pokémon has a learnset, in order of release.
  let games: [String]
  /// Game whose learnset is shown, including the version if the user has chosen one.
  let shownGame: Game?
  private var game: String? { shownGame?.group }
  private let known: LearnsetGames

  init(entry: EntryContent, words: Words, layout: Layout) {
    self.entry = entry
    self.words = words
    self.layout = layout
    known = LearnsetGames(entry.parts.learnset ?? [])
    let games = known.released(among: words.rules.versionGroups, in: entry.generation)
    self.games = games
    shownGame =
      entry.table.game(among: games.map { Game($0) }, of: words.rules.versionGroups)
      ?? known.newest(of: games).map { Game($0) }
  }

  var page: Page {
    guard entry.parts.learnset != nil else { return Page(panes: [LazyLines([])]) }
    guard let game else {
      let lines = Line.wrapped(noMovesText, .secondary, columns: layout.pagePane.columns)
      return Page(panes: [LazyLines(lines)])
    }
    let earlier = words.rules.earlierMoves(ofVariety: entry.pokemon.id, in: game)
    let learnset = GameLearnset(
      entry: entry, game: game, learnset: known.moves(in: game) + earlier, words: words)
    let flow = LearnsetColumns(slots: learnset.slots)
    let columns = flow.columns(
      in: layout.pagePane.columns, rows: layout.pageRows - 2 - footRows)
    let panes = layout.pagePanes(columns.count)
    // If there are several panes, the last one is narrower, because the arrows at the window's edge
    // take up a column.
    let table = MoveTable(
      columns: panes.minimumColumns, entry.table, isOfThePast: TypeChart.isPast(entry.generation),
      words)
    let noMatch = LazyLines([Line([Span(words(.noMatch), .secondary)])])
    return Page(
      head: head(of: game, table.header, in: panes),
      panes: columns.isEmpty ? [noMatch] : columns.map { lines($0, table) },
      games: games.map { Game($0) }, game: shownGame,
      columns: MoveTable.sortColumns(words).map { words($0.title) }, foot: foot(of: game))
  }

  /// Returns the foot with the selected move's effect. Nil if the window is too low.
  private func foot(of game: String) -> Page.Foot? {
    if footRows == 0 { return nil }
    return Page.Foot(rows: footRows) { [footRows, columns = layout.pagePane.columns] target in
      guard case .move(let slug)? = target.destination?.subject,
        let effect = effect(ofMove: slug, in: game)
      else { return [] }
      let lines = TextFit.wrap(effect, to: columns)
      let last = TextFit.clip(lines.dropFirst(footRows - 1).joined(separator: " "), to: columns)
      return (lines.prefix(footRows - 1) + [last]).map { Line([Span($0, .secondary)]) }
    }
  }

  /// Returns the text of a move's effect. On a page of an older game, it is marked as today's
  /// effect.
  private func effect(ofMove slug: String, in game: String) -> String? {
    let generation = words.rules.versionGroups.first { $0.slug == game }?.generation
    let effect = words.effect(ofMove: slug)
    return TypeChart.isPast(generation) ? effect.map { words(.figureToday, $0) } : effect
  }

  /// All lines of the page. Each move's effect is below the move.
  var linesWithEffects: [Line] {
    let page = page
    guard let game else { return page.lines }
    return page.head
      + page.panes.flatMap { pane -> [Line] in
        let moves = Dictionary(pane.links.map { ($0.line, $0.subject) }) { first, _ in first }
        return pane.enumerated().flatMap { index, line -> [Line] in
          guard case .move(let slug)?? = moves[index],
            let effect = effect(ofMove: slug, in: game)
          else { return [line] }
          let columns = layout.pagePane.columns
          return [line]
            + Line.wrapped(effect, .secondary, indent: Self.effectIndent, columns: columns)
        }
      }
  }

  private static let effectIndent = "    "

  /// Height of the foot in rows. It has room for the longest effect, except in a low window.
  private var footRows: Int {
    min(layout.pageRows / 5, 1 + 110 / max(1, layout.pagePane.columns))
  }

  private var noMovesText: String {
    entry.generation.map { words(.noMovesThen, words.generation($0)) } ?? words(.noMoves)
  }

  /// Returns the fixed lines above the rows: the game, and the column titles of each pane.
  private func head(of game: String, _ header: [Span], in panes: [Rect]) -> [Line] {
    let columns = layout.pagePane.columns
    var title = Line.title(words.name(ofGame: game), entry.table, columns: columns)
    let legend = "\(MoveTable.ownType) \(words(.ownType))"
    let isFilterActive = entry.table.isFiltering || !entry.table.filter.isEmpty
    if !isFilterActive, title.leftColumns + TextWidth.of(legend) + 2 <= columns {
      title.right = [Span(legend, .secondary)]
    }
    return [title, .repeated(header, in: panes)]
  }

  private func lines(_ slots: [LearnsetColumns.Slot], _ table: MoveTable) -> LazyLines {
    let links = slots.enumerated().compactMap { line, slot in
      slot.row.map { LazyLines.Link(line: line, subject: .move($0.slug)) }
    }
    return LazyLines(count: slots.count, links: links) { line in
      switch slots[line] {
      case .blank: .blank
      case .heading(let heading): heading
      case .row(let row): Line(table.spans(of: row))
      }
    }
  }
}

/// Finds the games for which a learnset has moves.
private struct LearnsetGames {
  private let learnset: [LearnedMove]
  /// Ranges of consecutive moves that belong to the same game, in the order of the data source.
  private var runs: [(game: String, moves: Range<Int>)] = []

  init(_ learnset: [LearnedMove]) {
    self.learnset = learnset
    var start = 0
    while start < learnset.count {
      let game = learnset[start].versionGroup
      var end = start + 1
      while end < learnset.count, learnset[end].versionGroup == game { end += 1 }
      runs.append((game, start..<end))
      start = end
    }
  }

  /// Returns the moves learned in a game.
  func moves(in game: String) -> [LearnedMove] {
    runs.filter { $0.game == game }.flatMap { learnset[$0.moves] }
  }

  /// Returns the games in order of release. If a generation is given, returns only that
  /// generation's games. Otherwise, games newer than the bundled tables come last.
  func released(among groups: [VersionGroup], in generation: Int?) -> [String] {
    let known = groups.filter { group in runs.contains { $0.game == group.slug } }
    if let generation { return known.filter { $0.generation == generation }.map(\.slug) }
    let newerGames = Set(runs.map(\.game)).subtracting(known.map(\.slug))
    return known.map(\.slug) + newerGames.sorted()
  }

  /// Returns the newest game with level-up moves. A game without them is used only if no game has
  /// any, because its learnset doesn't say at which levels moves are learned.
  func newest(of released: [String]) -> String? {
    let withLevels = released.last { slug in
      runs.contains { run in
        run.game == slug && learnset[run.moves].contains { $0.way == .levelUp }
      }
    }
    return withLevels ?? released.last
  }
}

/// Layout of groups of moves in columns side by side. Rows fill the first column, then the next.
struct LearnsetColumns {
  enum Slot: Sendable {
    /// Heading of a group. Never the last line of a column.
    case heading(Line)
    case row(MoveTable.MoveTableRow)
    /// Blank line between two groups. Never at the top or bottom of a column.
    case blank

    var row: MoveTable.MoveTableRow? { if case .row(let row) = self { row } else { nil } }
    fileprivate var isBlank: Bool { if case .blank = self { true } else { false } }
  }

  let slots: [Slot]

  /// Range of a column's width. At the upper bound, nothing in a row is cut.
  private static let widths = 36...56
  private static let gap = 3

  /// Returns the slots in columns of about equal length. Uses the fewest columns that make all
  /// slots visible without scrolling. If even the maximum number of columns is too few for that,
  /// uses as many as fit without cutting rows. A window narrower than 100 columns has room for only
  /// one column.
  ///
  /// - Parameters:
  ///   - columns: width of the window.
  ///   - rows: number of visible lines per column.
  func columns(in columns: Int, rows: Int) -> [[Slot]] {
    let room = columns + Self.gap
    let maximumCount = columns < 100 ? 1 : min(4, room / (Self.widths.lowerBound + Self.gap))
    let enough = (1...maximumCount).first { self.columns(ofHeight: rows).count <= $0 }
    let count = enough ?? max(1, min(maximumCount, room / (Self.widths.upperBound + Self.gap)))
    var height = max(1, (slots.count + count - 1) / count)
    while true {
      let columns = self.columns(ofHeight: height)
      if columns.count <= count { return columns }
      height += 1
    }
  }

  private func columns(ofHeight height: Int) -> [[Slot]] {
    var columns: [[Slot]] = []
    var rest = slots[...]
    while let first = rest.firstIndex(where: { !$0.isBlank }) {
      var column = slots[first...].prefix(max(1, height))
      rest = slots[column.endIndex...]
      // A heading at the bottom of a column moves to the next column, together with its rows.
      while !rest.isEmpty, column.count > 1, case .heading? = column.last {
        column.removeLast()
        rest = slots[column.endIndex...]
      }
      while column.last?.isBlank == true { column.removeLast() }
      columns.append(Array(column))
    }
    return columns
  }
}

extension [Rect] {
  /// Width of the narrowest pane. The last of several panes loses a column to the arrows at the
  /// window's edge.
  var minimumColumns: Int {
    let last = (last?.columns ?? 1) - (count > 1 ? 1 : 0)
    return dropLast().reduce(last) { Swift.min($0, $1.columns) }
  }
}

extension Line {
  /// Returns a line above panes that are side by side, in which each pane has the same spans at its
  /// left edge.
  static func repeated(_ spans: [Span], in panes: [Rect]) -> Line {
    guard panes.count > 1 else { return Line(spans) }
    return Line(
      panes.indices.flatMap { index in
        let gap = index + 1 < panes.count ? panes[index].columns - spans.columns + 3 : 0
        return spans + [.spaces(max(0, gap))]
      })
  }
}
