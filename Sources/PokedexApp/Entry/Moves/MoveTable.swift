internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Moves in rows, with the columns that a width has room for.
struct MoveTable: Sendable {
  /// What there is to say of a move that is learned.
  struct Row: Sendable {
    let slug: String
    /// With its figures in the game; nil for one that is newer than the tables.
    let move: Move?
    let name: String
    let way: String
    /// Whether it does damage and is of one of the learner's own types.
    let isOfOwnType: Bool
  }

  /// In the order in which they are shown and sorted by; the last has no order.
  private enum Kind: Int {
    case way, name, type, damageClass, power, accuracy, powerPoints, priority, effect
  }

  private struct Column: Sendable {
    let kind: Kind
    let title: Sentence
    var width: Int
    /// How many columns are blank behind it.
    var gap = 0
  }

  /// What stands before the type of a move of the learner's own types.
  static let ownType = "•"

  private let words: Words
  private let settings: TableSettings
  private let columns: [Column]
  private let classes: [(slug: String, name: String)]

  /// - Parameters:
  ///   - columns: how wide a row may be.
  ///   - isOfThen: whether a generation is chosen, as of which no effect is known.
  init(columns: Int, _ settings: TableSettings, isOfThen: Bool = false, _ words: Words) {
    self.words = words
    self.settings = settings
    let gap = columns >= 70 ? 2 : 1
    let effect: Sentence = isOfThen ? .moveEffectToday : .moveEffect
    self.columns = Self.columns(in: columns, gap: gap, settings, effect, words)
    classes = ["physical", "special", "status"].map { ($0, words.label("class", $0)) }
  }

  /// Those that have room beside a name, which is never cut. The first to go is the chance of an effect,
  /// then priority, PP, class, accuracy and power; never the one that is sorted by.
  private static func columns(
    in room: Int, gap: Int, _ settings: TableSettings, _ effect: Sentence, _ words: Words
  ) -> [Column] {
    let sorted = settings.column
    let type = min(words.typeColumns, room < 50 ? Words.shortColumns : 10) + 1
    let others = [
      Column(kind: .type, title: .moveType, width: type),
      Column(kind: .power, title: .columnPower, width: figure(.columnPower, words)),
      Column(kind: .accuracy, title: .columnAccuracy, width: figure(.columnAccuracy, words)),
      Column(kind: .damageClass, title: .moveClass, width: 8),
      Column(kind: .powerPoints, title: .movePoints, width: 4),
      Column(kind: .priority, title: .columnPriority, width: 5),
      Column(kind: .effect, title: effect, width: max(6, TextWidth.of(words(effect)))),
    ]
    let first = others.filter { $0.kind.rawValue == sorted }
    var shown = [Column(kind: .way, title: .columnWay, width: way(in: room, settings, words))]
    var left = room - shown[0].width - gap
    if let sorted = first.first, sorted.kind != .type, left - sorted.width - gap < leastName {
      (shown, left) = ([], room)
    }
    for var column in first + others.filter({ $0.kind.rawValue != sorted }) {
      // The mark before a type is gap enough.
      let gap = column.kind == .type && gap == 1 ? 0 : gap
      if column.kind == .type { column.width = max(leastType, min(type, left - gap - leastName)) }
      guard left - column.width - gap >= (room < 70 ? leastName : 18) else { break }
      shown.append(column)
      left -= column.width + gap
    }
    shown.append(Column(kind: .name, title: .columnMove, width: max(1, min(26, left))))
    shown.sort { $0.kind.rawValue < $1.kind.rawValue }
    for place in shown.indices.dropLast() {
      shown[place].gap = gap == 1 && shown[place + 1].kind == .type ? 0 : gap
    }
    return shown
  }

  /// As wide as the name of any move that can be learned.
  private static let leastName = 16
  /// A mark, and what types begin with.
  private static let leastType = 4

  /// How wide levels, machines and, where no heading says them, ways are.
  private static func way(in room: Int, _ settings: TableSettings, _ words: Words) -> Int {
    if room >= 50 { return 7 }
    let isGrouped = settings.column == 0 && !settings.isReversed
    return isGrouped ? max(5, TextWidth.of(words(.wayEvolution))) : 6
  }

  /// How wide a column of figures is, whose title has a mark when it is sorted by.
  private static func figure(_ title: Sentence, _ words: Words) -> Int {
    max(4, TextWidth.of(words(title)) + 1)
  }

  /// What the columns are called, the one that is sorted by with a mark.
  var header: [Span] {
    spans { column in
      let isSorted = !settings.isFixed && column.kind.rawValue == settings.column
      let mark = isSorted ? (settings.isReversed ? "▴" : "▾") : ""
      let title = (column.kind == .type ? " " : "") + words(column.title) + mark
      return Span(title, isSorted ? .key : .secondary)
    }
  }

  /// A cell for each column.
  func spans(of row: Row) -> [Span] { spans { cell($0.kind, of: row) } }

  private func cell(_ kind: Kind, of row: Row) -> Span {
    guard let move = row.move else {
      switch kind {
      case .way: return Span(row.way)
      case .name: return Span(row.name, link: .move(row.slug))
      default: return Span(kind == .type ? " —" : "—", .secondary)
      }
    }
    switch kind {
    case .way: return Span(row.way)
    case .name: return Span(row.name, link: .move(row.slug))
    case .type:
      let mark = row.isOfOwnType ? Self.ownType : " "
      return Span(mark + words.name(of: move.type), .type(move.type))
    case .damageClass:
      let known = classes.first { $0.slug == move.damageClass }?.name
      return Span(known ?? "—", .secondary)
    case .power: return Span(words.figure(move.power))
    case .accuracy: return Span(words.figure(move.accuracy))
    case .powerPoints: return Span(words.figure(move.powerPoints))
    case .priority: return Span(Figures.signed(move.priority))
    case .effect: return Span(words.rules.effect(of: move)?.chance.map { "\($0) %" } ?? "")
    }
  }

  private func spans(_ cell: (Column) -> Span) -> [Span] {
    columns.map { column in
      let span = cell(column)
      // What a type begins with tells it apart.
      let clipped =
        column.kind == .type
        ? TextFit.start(of: span.text, columns: column.width)
        : TextFit.clip(span.text, to: column.width)
      let text = TextFit.pad(
        clipped, to: column.width, atEnd: column.kind.rawValue < Kind.power.rawValue,
        gap: column.gap)
      return Span(text, span.role, link: span.link)
    }
  }
}

extension MoveEffect {
  /// The chance in percent that it does more than damage; nil where that is certain, and for nothing.
  fileprivate var chance: Int? {
    [ailmentChance, flinchChance, statChance].max().flatMap { $0 == 0 ? nil : $0 }
  }
}

// MARK: - Sorting

extension MoveTable {
  /// In the order of the columns.
  static func sortColumns(_ words: Words) -> [TableColumn<GameLearnset.Row>] {
    [
      TableColumn(.columnWay), TableColumn(.columnMove) { $0.made.map { .text($0.name) } },
      TableColumn(.moveType) { $0.made?.move.map { .text(words.name(of: $0.type)) } },
      TableColumn(.moveClass) {
        $0.made?.move.map { .text(words.label("class", $0.damageClass)) }
      },
      TableColumn(.columnPower) { $0.made?.move?.power.map { .figure($0) } },
      TableColumn(.columnAccuracy) { $0.made?.move?.accuracy.map { .figure($0) } },
      TableColumn(.movePoints) { $0.made?.move?.powerPoints.map { .figure($0) } },
      TableColumn(.columnPriority) { $0.made?.move.map { .figure($0.priority) } },
    ]
  }
}
