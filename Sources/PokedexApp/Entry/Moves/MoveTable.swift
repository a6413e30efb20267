internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Table of moves, with as many columns as fit into the width.
struct MoveTable: Sendable {
  /// Row for a move that the Pokémon learns.
  struct MoveTableRow: Sendable {
    let slug: String
    /// Move with its power, accuracy and PP in the game. Nil for a move newer than the bundled
    /// tables.
    let move: Move?
    let name: String
    let way: String
    /// Whether the move does damage and has one of the learner's types.
    let isOfOwnType: Bool
  }

  /// Columns in order of display. The table can't be sorted by effect.
  private enum MoveTableColumn: Int, CaseIterable {
    case way, name, type, damageClass, power, accuracy, powerPoints, priority, effect
  }

  private static let titles: [Sentence] = [
    .columnWay, .columnMove, .moveType, .moveClass, .columnPower, .columnAccuracy, .movePoints,
    .columnPriority,
  ]

  /// Priorities of the columns. If space is short, columns of low priority are dropped first, so
  /// that names of moves are never cut.
  private static let priorities = [7, Table.Column.always, 6, 3, 5, 4, 2, 1, 0]

  /// Mark before the type of a move that has one of the learner's types.
  static let ownType = "•"

  private let words: Words
  private let table: Table
  private let classes: [(slug: String, name: String)]

  /// - Parameters:
  ///   - room: width of a row.
  ///   - isOfThePast: whether an older generation is shown. If so, the title of the effect column
  ///     says that the effects are today's, because older ones are unknown.
  init(columns room: Int, _ settings: TableSettings, isOfThePast: Bool = false, _ words: Words) {
    self.words = words
    classes = ["physical", "special", "status"].map { ($0, words.label("class", $0)) }
    let titles = Self.titles + [isOfThePast ? .moveEffectToday : .moveEffect]
    let gap = room >= 70 ? 2 : 1
    var columns = MoveTableColumn.allCases.map { kind in
      let title = words(titles[kind.rawValue])
      let width = Self.width(of: kind, title, in: room, settings, words)
      return Table.Column(
        Self.span(title, of: kind, settings),
        kind.rawValue < MoveTableColumn.power.rawValue ? .left : .right,
        minimum: width, ideal: kind == .name ? 26 : width,
        priority: kind.rawValue == settings.column ? 8 : Self.priorities[kind.rawValue])
    }
    Self.narrowType(in: &columns, room, gap, sorted: settings.column)
    table = Table(columns, in: room, gap: gap)
  }

  /// Makes the type column so narrow that move names fit completely, even if types are cut. In a
  /// narrow table, no gap precedes the types, because the column for the mark before a type
  /// separates them enough.
  private static func narrowType(
    in columns: inout [Table.Column], _ room: Int, _ gap: Int, sorted: Int
  ) {
    let type = MoveTableColumn.type.rawValue
    columns[type].fit = .cut
    columns[type].gap = gap == 1 ? 0 : gap
    let wanted = Set([MoveTableColumn.way.rawValue, MoveTableColumn.name.rawValue, sorted])
      .subtracting([type])
    let used = wanted.reduce((wanted.count - 1) * gap) { $0 + columns[$1].minimum }
    let width = max(
      minimumTypeColumns, min(columns[type].minimum, room - used - (columns[type].gap ?? gap)))
    (columns[type].minimum, columns[type].ideal) = (width, width)
  }

  /// Width of the longest name of any move that can be learned.
  private static let minimumNameColumns = 16
  /// Width needed for the mark and the first letters of a type.
  private static let minimumTypeColumns = 4

  /// Returns the minimum width of a column.
  private static func width(
    of kind: MoveTableColumn, _ title: String, in room: Int, _ settings: TableSettings,
    _ words: Words
  ) -> Int {
    switch kind {
    case .way:
      if room >= 50 { return 7 }
      // In a grouped table, this column shows mostly levels and machines, because headings name the
      // other learn methods.
      return settings.isGrouped ? max(5, TextWidth.of(words(.wayEvolution))) : 6
    case .name: return room < 70 ? minimumNameColumns : 18
    case .type: return min(words.typeColumns, room < 50 ? Words.shortColumns : 10) + 1
    case .damageClass: return 8
    case .power, .accuracy: return max(4, TextWidth.of(title) + 1)
    case .powerPoints: return 4
    case .priority: return 5
    case .effect: return max(6, TextWidth.of(title))
    }
  }

  /// Returns a column's title, with a mark if the table is sorted by that column.
  private static func span(_ title: String, of kind: MoveTableColumn, _ settings: TableSettings)
    -> Span
  {
    let isSorted = !settings.isReadOnly && kind.rawValue == settings.column
    let mark = isSorted ? (settings.isReversed ? "▴" : "▾") : ""
    return Span((kind == .type ? " " : "") + title + mark, isSorted ? .key : .secondary)
  }

  var header: [Span] { table.header.left }

  /// Returns the spans of a row, which has a cell for each column.
  func spans(of row: MoveTableRow) -> [Span] {
    // A word that doesn't fit is left out: cut, it says nothing.
    let way = TextWidth.of(row.way) <= table.width(of: 0) ? row.way : ""
    let first = [Span(way), Span(row.name, link: .move(row.slug))]
    guard let move = row.move else {
      let none = MoveTableColumn.allCases.dropFirst(first.count).map {
        Span($0 == .type ? " —" : "—", .secondary)
      }
      return table.line(first + none).left
    }
    let mark = row.isOfOwnType ? Self.ownType : " "
    let damageClass = classes.first { $0.slug == move.damageClass }?.name ?? "—"
    let hasEffect = table.shows(MoveTableColumn.effect.rawValue)
    let chance = hasEffect ? words.rules.effect(of: move)?.chance : nil
    return table.line(
      first + [
        Span(mark + words.name(of: move.type), .type(move.type)), Span(damageClass, .secondary),
        Span(words.figure(move.power)), Span(words.figure(move.accuracy)),
        Span(words.figure(move.powerPoints)), Span(Figures.signed(move.priority)),
        Span(chance.map { "\($0) %" } ?? ""),
      ]
    ).left
  }
}

extension MoveEffect {
  /// Chance in percent that an additional effect happens. Nil if the effect is certain, or if there
  /// is none.
  fileprivate var chance: Int? {
    [ailmentChance, flinchChance, statChance].max().flatMap { $0 == 0 ? nil : $0 }
  }
}

extension TableSettings {
  /// Whether moves are in groups by learn method.
  var isGrouped: Bool { column == 0 && !isReversed }
}

// MARK: - Sorting

extension MoveTable {
  /// Returns the columns to sort by, in order of display.
  static func sortColumns(_ words: Words) -> [TableSortColumn<MoveTableRow>] {
    let values: [(MoveTableRow) -> TableSortColumn<MoveTableRow>.SortValue?] = [
      { _ in nil }, { .text($0.name) }, { $0.move.map { .text(words.name(of: $0.type)) } },
      { $0.move.map { .text(words.label("class", $0.damageClass)) } },
      { $0.move?.power.map { .figure($0) } }, { $0.move?.accuracy.map { .figure($0) } },
      { $0.move?.powerPoints.map { .figure($0) } }, { $0.move.map { .figure($0.priority) } },
    ]
    return zip(titles, values).map { TableSortColumn($0, $1) }
  }
}
