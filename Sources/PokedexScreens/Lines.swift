internal import PokedexModel

/// The lines of a pane. Those of a long table are made when they are shown.
struct Lines: RandomAccessCollection, Sendable {
  /// A link and the line it stands in.
  struct Link: Sendable, Equatable {
    let line: Int
    let destination: Destination

    init(line: Int, _ destination: Destination) {
      self.line = line
      self.destination = destination
    }

    /// - Parameter game: the game that the link stands in; nil for that of its page.
    init(line: Int, subject: Subject, game: Game? = nil) {
      self.init(line: line, Destination(subject, game: game))
    }

    var subject: Subject { destination.subject }
  }

  let endIndex: Int
  /// In reading order.
  let links: [Link]
  private let make: @Sendable (Int) -> Line

  var startIndex: Int { 0 }

  subscript(index: Int) -> Line { make(index) }

  init(_ lines: [Line]) {
    endIndex = lines.count
    links = lines.enumerated().flatMap { index, line in
      line.links.map { Link(line: index, $0) }
    }
    make = { lines[$0] }
  }

  /// The rows of a table.
  ///
  /// - Parameters:
  ///   - links: what each row leads to.
  ///   - make: makes a row.
  init(links: [Subject], _ make: @escaping @Sendable (Int) -> Line) {
    endIndex = links.count
    self.links = links.enumerated().map { Link(line: $0, subject: $1) }
    self.make = make
  }

  /// These lines, then others.
  static func + (first: Lines, second: Lines) -> Lines {
    Lines(
      count: first.count + second.count,
      links: first.links
        + second.links.map { Link(line: first.count + $0.line, $0.destination) }
    ) { $0 < first.count ? first[$0] : second[$0 - first.count] }
  }

  /// Lines of which some lead somewhere.
  init(count: Int, links: [Link], _ make: @escaping @Sendable (Int) -> Line) {
    endIndex = count
    self.links = links
    self.make = make
  }
}
