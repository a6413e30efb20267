internal import PokedexModel
internal import TerminalUI

/// Grid of types in as many columns as fit. Each type has a note, such as a damage factor.
struct TypeGrid {
  private typealias GridCell = (name: Span, note: Span)

  let words: Words
  let columns: Int

  /// Returns types with their damage factors. In a grid of one or two columns, types are sorted:
  /// those with the highest factors come first and neutral ones last. In a wider grid, each type
  /// has the same cell on every page.
  ///
  /// - Parameters:
  ///   - more: role of factors over 100 %.
  ///   - less: role of factors under 100 %.
  func lines(of factors: [Matchups.Factor], more: Role, less: Role) -> [Line] {
    let notes = factors.map { words.figures.briefFactor($0.percent) }
    let width = notes.reduce(2) { max($0, TextWidth.of($1)) }
    let rows = layout(of: factors.count, noteColumns: width).groups
    let isNarrow = (rows.first?.count ?? 0) < 3
    let shown = isNarrow ? factors.sorted { Self.rank($0) < Self.rank($1) } : factors
    let cells = shown.map { factor -> GridCell in
      let role = factor.percent == 100 ? .secondary : factor.percent > 100 ? more : less
      return (words.fact(of: factor.type), Span(words.figures.briefFactor(factor.percent), role))
    }
    return lines(of: cells, noteColumns: width)
  }

  private static func rank(_ factor: Matchups.Factor) -> (Int, Double) {
    factor.percent > 100 ? (0, -factor.percent) : (factor.percent < 100 ? 1 : 2, factor.percent)
  }

  /// Returns lines with a page control for each type. Chosen types have a mark.
  func lines(of settings: [(type: PokemonType, setting: ControlSetting)]) -> [Line] {
    let cells = settings.map { type, setting -> GridCell in
      let isChosen = setting.value == 1
      let name = (isChosen ? "✓" : "·") + words.name(of: type)
      return (Span(name, isChosen ? .type(type) : .secondary, pageControl: setting), Span(""))
    }
    return lines(of: cells, noteColumns: 2)
  }

  /// Returns the arrangement of `count` types in rows. Each element of its `groups` is one row.
  private func layout(of count: Int, noteColumns: Int) -> Columns {
    let width = words.typeColumns + 1 + noteColumns
    return Columns(count, of: width..., maximum: width, in: columns)
  }

  private func lines(of cells: [GridCell], noteColumns: Int) -> [Line] {
    let rows = layout(of: cells.count, noteColumns: noteColumns).groups
    let across = rows.first?.count ?? 0
    let pair = [
      Table.Column("", minimum: words.typeColumns + 1),
      Table.Column("", .right, minimum: noteColumns, gap: 0),
    ]
    let table = Table(Array(repeating: pair, count: across).flatMap { $0 }, in: columns)
    return rows.map { row in
      let spans = cells[row].flatMap { [$0.name, $0.note] }
      return table.line(spans + Array(repeating: Span(""), count: 2 * across - spans.count))
    }
  }
}

extension Figures {
  /// Returns a factor, given in percent, as text of at most three columns, such as "×2", "½" or
  /// "0". A factor of 100 % is a dot.
  func briefFactor(_ percent: Double) -> String {
    Self.briefFactors[percent] ?? factor(percent)
  }

  private static let briefFactors = [
    0: "0", 12.5: "⅛", 25: "¼", 50: "½", 62.5: "⅝", 75: "¾", 100: "·", 125: "×1¼", 150: "×1½",
  ]
}
