package import PokedexModel
internal import TerminalUI

/// All types against all: a row for each that attacks, a column for each that takes.
package struct TypeChartGrid {
  let chart: TypeChart
  let words: Words
  private let table: Table
  private let hasWholeNames: Bool

  /// Nil if it doesn't fit.
  ///
  /// - Parameter columns: how wide it may be; nil for its usual width.
  package init?(chart: TypeChart, words: Words, columns: Int?) {
    let types = chart.types
    let short = types.map { TextWidth.of(words.abbreviation(of: $0)) }.max() ?? 0
    let whole = types.map { TextWidth.of(words.name(of: $0)) }.max() ?? 0
    let room = columns ?? .max
    guard types.count * (short + 1) + short <= room else { return nil }
    hasWholeNames = whole + types.count * (short + 1) <= room
    let label = hasWholeNames ? whole : short
    let widest = columns == nil ? short + 1 : short + 3
    let cell = min(widest, (room - label) / types.count)
    let cells = types.map { type in
      Table.Column(
        Span(words.abbreviation(of: type), .type(type)), .center, minimum: short, gap: cell - short)
    }
    table = Table([Table.Column("", minimum: label)] + cells, in: room)
    self.chart = chart
    self.words = words
  }

  var head: Line { table.header }

  var rows: [Line] {
    chart.types.map { attacking in
      let name = hasWholeNames ? words.name(of: attacking) : words.abbreviation(of: attacking)
      return table.line(
        [Span(name, .type(attacking), link: .type(attacking))]
          + chart.types.map { defending in
            let percent = chart.factor(of: attacking, on: defending)
            return Span(words.figures.short(percent), Role(factor: percent))
          })
    }
  }

  /// The whole as plain text, line by line.
  package var text: String { ([head] + rows).plainText }
}

extension Figures {
  /// A factor in percent in one column: "2", "½", "0"; a dot for 1.
  func short(_ percent: Int) -> String {
    percent == 100 ? "·" : String(factor(Double(percent)).dropFirst())
  }
}
