internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension EntryPage {
  static let moves = EntryPage(
    title: .tabMoves, parts: [.learnset],
    intents: [.nextGame, .previousGame]
  ) { input in
    let page = MovesPage(entry: input.entry, words: input.words, columns: input.columns)
    return Page(
      head: page.head, panes: [page.lines], games: page.games.map { Game($0) },
      game: page.shownGame,
      columns: page.games.isEmpty ? [] : page.sortColumns.map { input.words($0.title) })
  }
}

/// The learnset in a game as a table: the figures are those of that game.
struct MovesPage {
  /// In the order in which they are shown and sorted by.
  private enum ColumnKind: Int {
    case way, name, type, damageClass, power, accuracy, powerPoints, priority
  }

  struct Row: Sendable {
    let learned: LearnedMove
    let move: Move?
    let name: String
    let way: String
  }

  let entry: ScreenState.Entry
  let words: Words
  let columns: Int
  /// The games that have a learnset, those of the chosen generation only, in the order of release.
  let games: [String]
  /// The one that is shown, with the version that is wanted.
  let shownGame: Game?
  private var game: String? { shownGame?.group }

  init(entry: ScreenState.Entry, words: Words, columns: Int) {
    self.entry = entry
    self.words = words
    self.columns = columns
    games = Self.games(of: entry, among: words.rules.versionGroups)
    shownGame =
      entry.table.game(among: games.map { Game($0) }, of: words.rules.versionGroups)
      ?? games.last.map { Game($0) }
  }

  private static func games(
    of entry: ScreenState.Entry, among groups: [VersionGroup]
  ) -> [String] {
    var known: Set<String> = []
    var last: String?
    // A source has a game's moves one after the other.
    for learned in entry.learnset ?? [] where learned.versionGroup != last {
      known.insert(learned.versionGroup)
      last = learned.versionGroup
    }
    if let generation = entry.generation {
      return groups.filter { $0.generation == generation }.map(\.slug).filter(known.contains)
    }
    let ordered = groups.map(\.slug).filter(known.contains)
    // A game that came out since stands last.
    return ordered + known.subtracting(ordered).sorted()
  }

  private var table: TableSettings { entry.table }

  /// What stays while the rows are scrolled: the game and the names of the columns.
  var head: [Line] {
    guard let game else { return [] }
    return [.title(words.name(ofGame: game), table, columns: columns), Line(header)]
  }

  var lines: Lines {
    guard let learnset = entry.learnset else { return Lines([]) }
    guard let game else { return Lines(Line.wrapped(nothing, .secondary, columns: columns)) }
    let machines = words.rules.machines(in: game)
    let learned = inOrder(learnset.filter { $0.versionGroup == game }, machines)
    let columns = shown
    // In the order of the source a row is made when it is shown; else all are made to be sorted.
    if table.isPlain {
      return Lines(links: learned.map { .move($0.move) }) { index in
        let row = row(learned[index], in: game, machines)
        return Line(spans(columns) { $0.value(row) })
      }
    }
    let rows = table.arranged(
      learned.map { row($0, in: game, machines) }, by: sortColumns, texts: texts(of:))
    if rows.isEmpty { return Lines([Line([Span(words(.noMatch), .secondary)])]) }
    return Lines(links: rows.map { .move($0.learned.move) }) { index in
      Line(spans(columns) { $0.value(rows[index]) })
    }
  }

  /// With its machines by their numbers, which a source has by the moves' ids.
  private func inOrder(
    _ learned: [LearnedMove], _ machines: [String: String]
  ) -> [LearnedMove] {
    guard let first = learned.firstIndex(where: { $0.way == .machine }) else { return learned }
    let end = learned[first...].firstIndex { $0.way != .machine } ?? learned.endIndex
    let keys = learned[first..<end].map { Machine(machines[$0.move] ?? "~") }
    let sorted = zip(keys, learned[first..<end]).sorted { $0.0 < $1.0 }.map(\.1)
    return learned[..<first] + sorted + learned[end...]
  }

  private var nothing: String {
    entry.generation.map { words(.noMovesThen, words.generation($0)) } ?? words(.noMoves)
  }

  private func row(
    _ learned: LearnedMove, in game: String, _ machines: [String: String]
  ) -> Row {
    let move = words.rules.move(learned.move, in: game)
    return Row(
      learned: learned, move: move,
      name: move?.names[words.language] ?? SlugWords.title(learned.move),
      way: way(of: learned, machines))
  }

  /// The level, the machine's number, or the way in a word.
  private func way(of learned: LearnedMove, _ machines: [String: String]) -> String {
    switch learned.way {
    case .levelUp: learned.level.map { $0 == 0 ? words(.wayEvolution) : String($0) } ?? "—"
    case .machine:
      machines[learned.move]?.uppercased() ?? words(.wayMachine)
    case .egg: words(.wayEgg)
    case .tutor: words(.wayTutor)
    case .other: words(.wayOther)
    }
  }

  /// What a filter looks in.
  private func texts(of row: Row) -> [String] {
    [row.name] + (row.move.map { [words.name(of: $0.type)] } ?? [])
  }
}

// MARK: - Sorting

extension MovesPage {
  /// In the order of `ColumnKind`.
  var sortColumns: [TableColumn<Row>] {
    [
      TableColumn(.columnWay), TableColumn(.columnMove) { .text($0.name) },
      TableColumn(.moveType) { $0.move.map { .text(words.name(of: $0.type)) } },
      TableColumn(.moveClass) { $0.move.map { .text(words.label("class", $0.damageClass)) } },
      TableColumn(.columnPower) { $0.move?.power.map { .figure($0) } },
      TableColumn(.columnAccuracy) { $0.move?.accuracy.map { .figure($0) } },
      TableColumn(.movePoints) { $0.move?.powerPoints.map { .figure($0) } },
      TableColumn(.columnPriority) { $0.move.map { .figure($0.priority) } },
    ]
  }
}

// MARK: - Columns

extension MovesPage {
  private struct Column: Sendable {
    let column: ColumnKind
    let title: Sentence
    let width: Int
    let isFigure: Bool
    let value: @Sendable (Row) -> Span
  }

  /// The columns that fit: the class is dropped under 70 columns, accuracy, PP and priority under 50,
  /// power under 34, lest nothing be left of the names.
  private var shown: [Column] {
    let others = fitting.filter { $0.column != .name }
    let room = columns - others.reduce(0) { $0 + $1.width + 2 }
    return fitting.map { column in
      guard column.column == .name else { return column }
      return Column(
        column: .name, title: .columnMove, width: max(1, min(26, room)), isFigure: false,
        value: column.value)
    }
  }

  private var fitting: [Column] {
    let classes = Dictionary(
      uniqueKeysWithValues: ["physical", "special", "status"].map {
        ($0, words.label("class", $0))
      })
    let figure = { @Sendable (value: Int?) in Span(words.figure(value)) }
    let all = [
      Column(column: .way, title: .columnWay, width: 7, isFigure: false) { Span($0.way) },
      Column(column: .name, title: .columnMove, width: 26, isFigure: false) {
        Span($0.name, link: .move($0.learned.move))
      },
      Column(column: .type, title: .moveType, width: words.typeColumns, isFigure: false) { row in
        row.move.map { Span(words.name(of: $0.type), .type($0.type)) } ?? Span("—", .secondary)
      },
      Column(column: .damageClass, title: .moveClass, width: 8, isFigure: false) { row in
        Span(row.move.flatMap { classes[$0.damageClass] } ?? "—", .secondary)
      },
      Column(column: .power, title: .columnPower, width: 5, isFigure: true) {
        figure($0.move?.power)
      },
      Column(column: .accuracy, title: .columnAccuracy, width: 5, isFigure: true) {
        figure($0.move?.accuracy)
      },
      Column(column: .powerPoints, title: .movePoints, width: 3, isFigure: true) {
        figure($0.move?.powerPoints)
      },
      Column(column: .priority, title: .columnPriority, width: 5, isFigure: true) {
        Span($0.move.map { Figures.signed($0.priority) } ?? "—")
      },
    ]
    return all.filter { column in
      switch column.column {
      case .damageClass: columns >= 70
      case .accuracy, .powerPoints, .priority: columns >= 50
      case .power: columns >= 34
      default: true
      }
    }
  }

  private var header: [Span] {
    spans(shown) { column in
      let isSorted = column.column.rawValue == table.column
      let mark = isSorted ? (table.isReversed ? "▴" : "▾") : ""
      return Span(words(column.title) + mark, isSorted ? .key : .secondary)
    }
  }

  /// A cell for each column, two spaces apart.
  private func spans(_ columns: [Column], _ cell: (Column) -> Span) -> [Span] {
    columns.enumerated().map { index, column in
      let span = cell(column)
      let text = TextFit.pad(
        TextFit.clip(span.text, to: column.width), to: column.width, atEnd: !column.isFigure)
      return Span(text + (index < columns.count - 1 ? "  " : ""), span.role, link: span.link)
    }
  }
}

/// A machine by its kind and number: TM before TR and HM, 2 before 10.
private struct Machine: Comparable {
  let kind: String
  let number: Int

  init(_ slug: String) {
    let letters = slug.prefix { !$0.isNumber }
    kind = letters == "hm" ? "z" : String(letters)
    number = Int(slug.dropFirst(letters.count)) ?? .max
  }

  static func < (a: Machine, b: Machine) -> Bool {
    (a.kind, a.number) < (b.kind, b.number)
  }
}
