package import PokedexModel
package import TerminalUI

/// A page before it is scrolled: the lines of each of its panes.
package struct Page: Sendable {
  /// Where a link or a dial is.
  package struct Link: Sendable, Equatable {
    let pane: Int
    package let line: Int
    /// Which of the line's links it is, from 0.
    let place: Int
    /// A link with the page's game, unless it has one of its own.
    package let target: Target

    /// What it leads to; nil for a dial.
    package var destination: Destination? { target.destination }
    package var subject: Subject? { destination?.subject }
  }

  /// Lines about the selected link.
  struct Foot: Sendable {
    /// How many there is room for.
    let rows: Int
    let lines: @Sendable (Target) -> [Line]
  }

  /// What stands where an entry has the names of its pages; nil for an entry.
  let title: Line?
  /// What stays while the panes are scrolled.
  let head: [Line]
  let panes: [Lines]
  /// Lines below the panes about the selected thing; nil for none.
  let foot: Foot?
  /// In reading order, pane by pane.
  package let links: [Link]
  /// The lines of the first pane that hold what a game says; nil where there are none.
  package let description: Range<Int>?
  /// The games as of which it can be shown, the newest last; none where it is the same in all.
  package let games: [Game]
  /// That of them as of which it is shown; nil for none.
  package let game: Game?
  /// What its table can be sorted by, the first being its own order; none without a table.
  package let columns: [String]
  /// How many rows of what did not exist yet in the generation are left out.
  package let leftOut: Int
  /// How large a picture of the entry is on it, or will be; nil for none.
  var pictureRoom: Size?
  /// Whose pictures are on it, or will be, by PokeAPI's ids.
  var family: [Int] = []

  init(
    title: Line? = nil, head: [Line] = [], panes: [Lines], games: [Game] = [], game: Game? = nil,
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
            pane: pane, line: link.line, place: isSameLine ? (last?.place ?? 0) + 1 : 0,
            target: link.target.standing(in: game)))
      }
    }
    self.links = links
  }

  /// Whether it has a table whose rows can be filtered.
  package var isFilterable: Bool { !columns.isEmpty }

  init(head: [Line] = [], panes: [[Line]]) {
    self.init(head: head, panes: panes.map { Lines($0) })
  }

  /// The lines of the longest pane, without the blank one at its end.
  package var lineCount: Int {
    panes.map { $0.last?.isBlank == true ? $0.count - 1 : $0.count }.max() ?? 0
  }

  /// Where its panes are in a window, side by side.
  package func rects(in layout: Layout) -> [Rect] {
    layout.pagePanes(panes.count).map { $0.inset(top: head.count, bottom: foot?.rows ?? 0) }
  }

  /// The rows that are scrolled, at least one.
  package func rows(in layout: Layout) -> Int {
    max(1, layout.pageRows - head.count - (foot?.rows ?? 0))
  }

  /// Which link is at a cell of the window, when the panes are scrolled by so many lines; nil where
  /// none is.
  package func link(atColumn column: Int, row: Int, scroll: Int, in layout: Layout) -> Int? {
    let rects = rects(in: layout)
    guard let pane = rects.firstIndex(where: { $0.contains(column: column, row: row) }) else {
      return nil
    }
    let (lines, rect) = (panes[pane], rects[pane])
    let line = scroll + row - rect.row
    guard lines.indices ~= line else { return nil }
    let place = lines[line].link(at: column - rect.column, columns: rect.columns)
    return links.firstIndex { $0.pane == pane && $0.line == line && $0.place == place }
  }
}

extension Destination {
  /// The same in the game of its page, unless it has one of its own.
  func standing(in page: Game?) -> Destination {
    game == nil && page != nil ? Destination(subject, game: page) : self
  }
}

extension Rect {
  /// Without so many rows at its top and its bottom.
  fileprivate func inset(top: Int, bottom: Int) -> Rect {
    Rect(column: column, row: row + top, columns: columns, rows: max(0, rows - top - bottom))
  }
}
