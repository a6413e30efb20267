package import PokedexModel
internal import TerminalUI

/// All types against all: a row for each that attacks, a column for each that takes.
package struct TypeChartGrid {
  let chart: TypeChart
  let words: Words
  /// How wide the names of the rows are, the gap behind them included.
  let labelColumns: Int
  /// How wide a column is, the gap before it included.
  let cellColumns: Int
  private let hasWholeNames: Bool

  /// - Parameters:
  ///   - columns: how wide it may be; nil for as wide as is usual.
  ///
  /// - Returns: nil where it does not fit.
  package init?(chart: TypeChart, words: Words, columns: Int?) {
    let types = chart.types
    let short = types.map { TextWidth.of(words.abbreviation(of: $0)) }.max() ?? 0
    let whole = types.map { TextWidth.of(words.name(of: $0)) }.max() ?? 0
    let room = columns ?? .max
    let count = types.count
    guard count * (short + 1) + short <= room else { return nil }
    hasWholeNames = whole + count * (short + 1) <= room
    labelColumns = hasWholeNames ? whole : short
    let most = columns == nil ? short + 1 : short + 3
    cellColumns = min(most, (room - labelColumns) / count)
    self.chart = chart
    self.words = words
  }

  /// How wide it is.
  var columns: Int { labelColumns + chart.types.count * cellColumns }

  var head: Line {
    Line(
      [Span(TextFit.spaces(labelColumns))]
        + chart.types.map { type in
          let name = words.abbreviation(of: type)
          return Span(TextFit.pad(name, to: cellColumns, atEnd: false), .type(type))
        })
  }

  var rows: [Line] {
    chart.types.map { attacking in
      let name = hasWholeNames ? words.name(of: attacking) : words.abbreviation(of: attacking)
      let gap = TextFit.spaces(max(0, labelColumns - TextWidth.of(name)))
      return Line(
        [Span(name, .type(attacking), link: .type(attacking)), Span(gap)]
          + chart.types.map { cell(chart.factor(of: attacking, on: $0), under: $0) })
    }
  }

  /// A factor in the middle of its column.
  private func cell(_ percent: Int, under type: PokemonType) -> Span {
    let width = TextWidth.of(words.abbreviation(of: type))
    let before = TextFit.spaces(cellColumns - width + (width - 1) / 2)
    return Span(
      TextFit.pad(before + words.figures.short(percent), to: cellColumns), Role(factor: percent))
  }

  /// The whole as plain text, line by line.
  package var text: String { ([head] + rows).plainText }
}

extension Figures {
  /// A factor in percent in one column: "2", "½", "0"; a dot for what is as usual.
  func short(_ percent: Int) -> String {
    percent == 100 ? "·" : String(factor(Double(percent)).dropFirst())
  }
}
