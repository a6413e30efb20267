internal import PokedexModel
internal import TerminalUI

/// Grid of types in as many columns as fit, each with a note.
struct TypeGrid {
  private typealias GridCell = (name: Span, note: Span)

  let words: Words
  let columns: Int

  /// Returns factors beside their types. In a narrow grid of at most two types per row, the highest factors
  /// come first and neutral ones last; in a wider one each type has the same cell on every page.
  ///
  /// - Parameters:
  ///   - more: role of a factor over 100 %.
  ///   - less: role of a factor under 100 %.
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

  /// Returns a page control for each type, marked if the type is chosen.
  func lines(of settings: [(type: PokemonType, setting: ControlSetting)]) -> [Line] {
    let cells = settings.map { type, setting -> GridCell in
      let isChosen = setting.value == 1
      let name = (isChosen ? "✓" : "·") + words.name(of: type)
      return (Span(name, isChosen ? .type(type) : .secondary, pageControl: setting), Span(""))
    }
    return lines(of: cells, noteColumns: 2)
  }

  /// Returns the layout, whose groups are the rows.
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
  /// Returns a factor in percent in at most three columns: "×2", "½", "0", or a dot for 100 %.
  func briefFactor(_ percent: Double) -> String {
    Self.briefFactors[percent] ?? factor(percent)
  }

  private static let briefFactors = [
    0: "0", 12.5: "⅛", 25: "¼", 50: "½", 62.5: "⅝", 75: "¾", 100: "·", 125: "×1¼", 150: "×1½",
  ]
}
