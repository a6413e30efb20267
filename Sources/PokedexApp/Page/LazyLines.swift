internal import PokedexFeatures
internal import PokedexModel
internal import TerminalUI

/// The lines of a pane. Lines of a long table are built only when they are shown.
struct LazyLines: RandomAccessCollection, Sendable {
  /// A link or a page control, and the index of its line.
  struct Link: Sendable, Equatable {
    let line: Int
    let target: SpanTarget

    init(line: Int, target: SpanTarget) {
      self.line = line
      self.target = target
    }

    init(line: Int, _ destination: Destination) {
      self.init(line: line, target: .link(destination))
    }

    /// - Parameter game: game to show the subject in. Nil for the game of the page.
    init(line: Int, subject: Subject, game: Game? = nil) {
      self.init(line: line, Destination(subject, game: game))
    }

    /// The subject of the page that the link opens. Nil for any other target.
    var subject: Subject? { target.destination?.subject }
  }

  let endIndex: Int
  /// All links in reading order.
  let links: [Link]
  private let make: @Sendable (Int) -> Line

  var startIndex: Int { 0 }

  subscript(index: Int) -> Line { make(index) }

  init(_ lines: [Line]) {
    endIndex = lines.count
    var links: [Link] = []
    for (index, line) in lines.enumerated() {
      line.forEachLink { link in
        // The cast never fails, because every link on a page is a `TargetBox`.
        guard let target = (link as? TargetBox)?.target else { return }
        links.append(Link(line: index, target: target))
      }
    }
    self.links = links
    make = { lines[$0] }
  }

  /// Creates lazily built rows of a table, each with one link.
  ///
  /// - Parameters:
  ///   - links: the subjects that the rows link to, in order.
  ///   - make: closure that builds the row at an index.
  init(links: [Subject], _ make: @escaping @Sendable (Int) -> Line) {
    endIndex = links.count
    self.links = links.enumerated().map { Link(line: $0, subject: $1) }
    self.make = make
  }

  /// Returns the lines of `first`, then those of `second`.
  static func + (first: LazyLines, second: LazyLines) -> LazyLines {
    LazyLines(
      count: first.count + second.count,
      links: first.links
        + second.links.map { Link(line: first.count + $0.line, target: $0.target) }
    ) { $0 < first.count ? first[$0] : second[$0 - first.count] }
  }

  /// Creates lazily built lines, some of which have links.
  init(count: Int, links: [Link], _ make: @escaping @Sendable (Int) -> Line) {
    endIndex = count
    self.links = links
    self.make = make
  }
}

extension Line {
  /// Returns a line with a table's title, the column that it is sorted by, and the text of the
  /// filter. If there is little room, the title is clipped, because the filter must stay visible.
  ///
  /// - Parameter sorted: title of the column that the table is sorted by. Nil if it is shown
  ///   elsewhere.
  static func title(
    _ title: String, sorted: String? = nil, _ table: TableSettings, columns: Int
  ) -> Line {
    let order =
      table.column == 0 && !table.isReversed
      ? nil : sorted.map { " · \($0) \(table.isReversed ? "▴" : "▾")" }
    let typed = typed(table, columns: columns - 10)
    let room = max(8, columns - typed.columns)
    let heading = Span(TextFit.clip(title + (order ?? ""), to: room), .heading)
    return Line([heading] + typed)
  }

  /// Returns as much of the filter's text as fits. While the user types it, the part with the
  /// cursor is shown. Empty if there is no filter.
  private static func typed(_ table: TableSettings, columns: Int) -> [Span] {
    let box = table.filter
    if table.isFiltering {
      let shown = box.shown(in: max(3, columns))
      return [Span("  /", .key)] + box.spans(shown, cursor: .key) { _ in .key }
    }
    return box.isEmpty ? [] : [Span("  /" + TextFit.clip(box.text, to: columns), .key)]
  }
}
