internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let moves = EntryPage(
    title: .tabMoves, parts: [.learnset],
    intents: [.nextGame, .previousGame], hasTable: true
  ) { input in
    MovesPage(entry: input.entry, words: input.words, layout: input.layout).page
  }
}

/// The learnset in a game: a group for each way to learn a move, or one table where a person has sorted
/// it by something else. The figures are those of that game.
struct MovesPage {
  let entry: EntryContent
  let words: Words
  let layout: Layout
  /// The games that have a learnset, those of the chosen generation only, in the order of release.
  let games: [String]
  /// The one that is shown, with the version that is wanted.
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

  private var settings: TableSettings { entry.table }

  var page: Page {
    guard entry.parts.learnset != nil else { return Page(panes: [Lines([])]) }
    guard let game else {
      let lines = Line.wrapped(nothing, .secondary, columns: layout.pagePane.columns)
      return Page(panes: [Lines(lines)])
    }
    let learnset = GameLearnset(
      entry: entry, game: game, learnset: known.moves(in: game), words: words)
    let titles = MoveTable.sortColumns(words).map { words($0.title) }
    let shown = learnset.shown
    if shown.rows.isEmpty {
      let table = table(columns: layout.pagePane.columns)
      return Page(
        head: head(of: game, table.header, in: [layout.pagePane]), panes: [Lines([noMatch])],
        games: games.map { Game($0) }, game: shownGame, columns: titles)
    }
    let count = shown.flow.count(
      columns: layout.pagePane.columns, rows: layout.pageRows - 2, least: 36, good: 56)
    let ranges = shown.flow.columns(count)
    let panes = layout.pagePanes(ranges.count)
    // The arrows at the window's edge stand beside the last of several.
    let table = table(columns: panes.leastColumns)
    return Page(
      head: head(of: game, table.header, in: panes),
      panes: ranges.map { lines($0, of: shown, learnset, table) },
      games: games.map { Game($0) }, game: shownGame, columns: titles)
  }

  private func table(columns: Int) -> MoveTable {
    MoveTable(columns: columns, settings, isOfThen: entry.generation != nil, words)
  }

  private var noMatch: Line { Line([Span(words(.noMatch), .secondary)]) }

  private var nothing: String {
    entry.generation.map { words(.noMovesThen, words.generation($0)) } ?? words(.noMoves)
  }

  /// What stays while the rows are scrolled: the game, and the names of the columns above each pane.
  private func head(of game: String, _ header: [Span], in panes: [Rect]) -> [Line] {
    let columns = layout.pagePane.columns
    var title = Line.title(words.name(ofGame: game), settings, columns: columns)
    let legend = "\(MoveTable.ownType) \(words(.ownType))"
    let used = title.left.reduce(0) { $0 + TextWidth.of($1.text) }
    let isTyped = settings.isFiltering || !settings.filter.isEmpty
    if !isTyped, used + TextWidth.of(legend) + 2 <= columns {
      title.right = [Span(legend, .secondary)]
    }
    return [title, .repeated(header, in: panes)]
  }

  private func lines(
    _ range: Range<Int>, of shown: GameLearnset.Shown, _ learnset: GameLearnset,
    _ table: MoveTable
  ) -> Lines {
    var links: [Lines.Link] = []
    for place in range {
      if case .row(let row) = shown.flow.slots[place] {
        let move = shown.rows[row].learned.move
        links.append(Lines.Link(line: place - range.lowerBound, subject: .move(move)))
      }
    }
    return Lines(count: range.count, links: links) { line in
      switch shown.flow.slots[range.lowerBound + line] {
      case .blank: .blank
      case .heading(let group): shown.headings[group]
      case .row(let row): Line(table.spans(of: learnset.made(shown.rows[row])))
      }
    }
  }
}

/// The games that a learnset has moves of.
private struct LearnsetGames {
  private let learnset: [LearnedMove]
  /// In the order of the source, where a game's moves are, one after the other.
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

  /// What is learned in a game.
  func moves(in game: String) -> [LearnedMove] {
    runs.filter { $0.game == game }.flatMap { learnset[$0.moves] }
  }

  /// In the order of release, those of a generation only; a game that came out since stands last.
  func released(among groups: [VersionGroup], in generation: Int?) -> [String] {
    let known = groups.filter { group in runs.contains { $0.game == group.slug } }
    if let generation { return known.filter { $0.generation == generation }.map(\.slug) }
    let since = Set(runs.map(\.game)).subtracting(known.map(\.slug))
    return known.map(\.slug) + since.sorted()
  }

  /// The newest that has moves learned by level; a game without them has a bare list.
  func newest(of released: [String]) -> String? {
    let withLevels = released.last { slug in
      runs.contains { run in
        run.game == slug && learnset[run.moves].contains { $0.way == .levelUp }
      }
    }
    return withLevels ?? released.last
  }
}

/// How the lines of several groups stand in columns side by side: down one column, then the next.
struct ColumnFlow {
  /// What a line is.
  enum Slot: Sendable, Equatable {
    /// What a group is of; never the last line of a column.
    case heading(Int)
    /// A row, by its place among all.
    case row(Int)
    /// Between two groups; not where a column begins or ends.
    case blank
  }

  let slots: [Slot]

  /// The lines of each column, where so many lines at the most stand in one.
  func columns(ofHeight height: Int) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    var start = 0
    while let first = slots[start...].firstIndex(where: { $0 != .blank }) {
      var end = min(first + max(1, height), slots.count)
      if end < slots.count {
        while end > first + 1, slots[end - 1].isHeading { end -= 1 }
      }
      start = end
      while end > first, slots[end - 1] == .blank { end -= 1 }
      columns.append(first..<end)
    }
    return columns
  }

  /// The lines of so many columns at the most, as alike long as can be.
  func columns(_ count: Int) -> [Range<Int>] {
    var height = max(1, (slots.count + count - 1) / max(1, count))
    var columns = columns(ofHeight: height)
    while columns.count > count {
      height += 1
      columns = self.columns(ofHeight: height)
    }
    return columns
  }

  /// In how many columns all can be seen at once: the fewest that are enough, else as many as have room
  /// for whole rows.
  ///
  /// - Parameters:
  ///   - columns: how wide the window is.
  ///   - rows: how many lines of a column are in view.
  ///   - least: how wide a column is at the least.
  ///   - good: how wide it had better be.
  func count(columns: Int, rows: Int, least: Int, good: Int) -> Int {
    let most = columns < 100 ? 1 : max(1, min(4, (columns + 3) / (least + 3)))
    let enough = (1...most).first { self.columns(ofHeight: rows).count <= $0 }
    return enough ?? max(1, min(most, (columns + 3) / (good + 3)))
  }
}

extension ColumnFlow.Slot {
  fileprivate var isHeading: Bool {
    if case .heading = self { true } else { false }
  }
}
