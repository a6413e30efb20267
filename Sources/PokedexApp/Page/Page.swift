package import PokedexModel
internal import PokedexText
package import TerminalUI

/// A page before scrolling, with the lines of each pane.
package struct Page: Sendable {
  /// A link or a page control, with its place on the page and its target.
  package struct Link: Sendable, Equatable {
    let pane: Int
    package let line: Int
    /// Index among the links of its line, from 0.
    let indexInLine: Int
    /// The link's target. It opens in the page's game unless it names another game.
    package let target: SpanTarget

    /// The page that the link opens. Nil for any other target.
    package var destination: Destination? { target.destination }
    package var subject: Subject? { destination?.subject }
  }

  /// Lines about the selected link.
  struct Foot: Sendable {
    /// Number of rows reserved for the lines.
    let rows: Int
    let lines: @Sendable (SpanTarget) -> [Line]
  }

  /// Title line. It is in the row where an entry has its tabs, so it is nil for an entry.
  let title: Line?
  /// Lines above the panes, which don't scroll.
  private(set) var head: [Line]
  let panes: [LazyLines]
  /// Lines about the selected link, shown below the panes. Nil if the page has none.
  let foot: Foot?
  /// All links in reading order, pane by pane.
  package let links: [Link]
  /// The range of lines in the first pane that show the Pokémon's description from a game. Nil if
  /// there is none.
  package let description: Range<Int>?
  /// The games that the page can be shown for, the newest last. Empty if the page is the same for
  /// all games.
  package let games: [Game]
  /// The game that the page is shown for, which is one of `games`.
  package let game: Game?
  /// Titles of the columns by which the page's table can be sorted. The first is the default order.
  /// Empty if the page has no table.
  package let columns: [String]
  /// Number of rows that are not shown because their Pokémon did not exist yet in the generation.
  package let leftOut: Int
  /// Size available for the entry's picture, whether or not it is loaded. Nil if the page has no
  /// picture.
  var pictureRoom: Size?
  /// PokeAPI's ids of the family members whose pictures are on the page, whether or not they are
  /// loaded.
  var family: [Int] = []

  init(
    title: Line? = nil, head: [Line] = [], panes: [LazyLines], games: [Game] = [],
    game: Game? = nil,
    columns: [String] = [], leftOut: Int = 0,
    description: Range<Int>? = nil, foot: Foot? = nil
  ) {
    self.title = title
    self.head = head
    self.panes = panes
    self.foot = foot
    self.games = games
    self.game = game
    self.columns = columns
    self.leftOut = leftOut
    self.description = description
    var links: [Link] = []
    for (pane, lines) in panes.enumerated() {
      for link in lines.links {
        let last = links.last
        let isSameLine = last?.pane == pane && last?.line == link.line
        links.append(
          Link(
            pane: pane, line: link.line, indexInLine: isSameLine ? (last?.indexInLine ?? 0) + 1 : 0,
            target: link.target.resolved(in: game)))
      }
    }
    self.links = links
  }

  /// Returns the page with a line about the game that it is shown for, if the user plays another
  /// one.
  ///
  /// - Parameter played: game that the user plays.
  func namingGame(unless played: Game?, _ words: Words, columns: Int) -> Page {
    let groups = words.rules.versionGroups
    guard let game, let played, game.group != played.group,
      let shown = groups.first(where: { $0.slug == game.group }),
      let own = groups.first(where: { $0.slug == played.group }), !own.isBase(of: shown)
    else { return self }
    let names = (
      words.name(ofGame: shown.slug), words.title(ofGame: played.version ?? played.group)
    )
    let sentence = words(
      games.contains { $0.group == played.group } ? .otherGameShown : .otherGameOnly, names.0,
      names.1)
    var page = self
    page.head = Line.wrapped(sentence, .secondary, columns: columns) + head
    return page
  }

  /// Returns the link with this index; nil if there is none.
  func link(_ index: Int) -> Link? { links.indices ~= index ? links[index] : nil }

  /// Whether the page has a table whose rows can be filtered.
  package var isFilterable: Bool { !columns.isEmpty }

  init(head: [Line] = [], panes: [[Line]]) {
    self.init(head: head, panes: panes.map { LazyLines($0) })
  }

  /// Number of lines of the longest pane, not counting a blank line at its end.
  package var lineCount: Int {
    panes.map { $0.last?.isBlank == true ? $0.count - 1 : $0.count }.max() ?? 0
  }

  /// Returns the rectangles of the page's panes in a window. The panes are side by side.
  package func rects(in layout: Layout) -> [Rect] {
    layout.pagePanes(panes.count).map { $0.inset(top: head.count, bottom: foot?.rows ?? 0) }
  }

  /// Returns the height of the page's scrolling part in rows, at least 1.
  package func rows(in layout: Layout) -> Int {
    max(1, layout.pageRows - head.count - (foot?.rows ?? 0))
  }

  /// Returns the index of the link at a position in the window, given that the panes are scrolled
  /// by `scroll` lines.
  package func link(atColumn column: Int, row: Int, scroll: Int, in layout: Layout) -> Int? {
    let rects = rects(in: layout)
    guard let pane = rects.firstIndex(where: { $0.contains(column: column, row: row) }) else {
      return nil
    }
    let (lines, rect) = (panes[pane], rects[pane])
    let line = scroll + row - rect.row
    guard lines.indices ~= line else { return nil }
    let index = lines[line].link(at: column - rect.column, columns: rect.columns)
    return links.firstIndex { $0.pane == pane && $0.line == line && $0.indexInLine == index }
  }
}

extension Destination {
  /// Returns the destination with a game to open it in: its own game, or else `page`, the game of
  /// the page that it is on.
  func resolved(in page: Game?) -> Destination {
    game == nil && page != nil ? Destination(subject, game: page) : self
  }
}

extension Rect {
  /// Returns the rectangle without some rows at its top and bottom.
  fileprivate func inset(top: Int, bottom: Int) -> Rect {
    Rect(column: column, row: row + top, columns: columns, rows: max(0, rows - top - bottom))
  }
}
