package import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectPage {
  /// Page with the type chart (if it fits), a list of all types, and the changes in each
  /// generation. The chart's column names stay visible when the page scrolls.
  var typeChartPage: Page {
    let chart = rules.typeChart(generation: generation ?? TypeChart.newestGeneration)
    let page = TypeChartPage(chart: chart, words: words, columns: columns)
    return Page(
      title: title(words.generation(chart.generation)), head: page.head,
      panes: [LazyLines(page.lines)])
  }
}

/// Lines of a generation's type chart.
struct TypeChartPage {
  let chart: TypeChart
  let words: Words
  let columns: Int

  private var grid: TypeChartGrid? { TypeChartGrid(chart: chart, words: words, columns: columns) }

  var head: [Line] { grid.map { [$0.head] } ?? [] }

  /// Lines of the page, with the list of types in two columns if they fit.
  var lines: [Line] {
    guard let grid else { return list + changes }
    let key = Line.wrapped(words(.typeChartKey), .secondary, columns: columns)
    return grid.rows + key + [.blank] + list + changes
  }

  /// List of all types with their factors.
  fileprivate var list: [Line] {
    let layout = Columns(2, of: 68..., in: columns, gap: 4)
    return layout.lines(chart.types.map { lines(of: $0, columns: layout.width) })
  }

  /// Returns the lines of a type, with every attack and defense factor other than 1.
  private func lines(of type: PokemonType, columns: Int) -> [Line] {
    let deals = chart.types.map { ($0, Double(chart.factor(of: type, on: $0))) }
    let takes = chart.types.map { ($0, Double(chart.factor(of: $0, on: type))) }
    let rows = [(words(.chartDeals), deals), (words(.chartTakes), takes)]
    let name = words.fact(of: type)
    let isWide = columns >= 60
    let table = Table(
      [
        Table.Column("", minimum: isWide ? 11 : 0),
        Table.Column("", minimum: rows.map { TextWidth.of($0.0) }.max() ?? 0),
        Table.Column("", minimum: 8, ideal: columns, fit: .wrap),
      ], in: columns, gap: 1)
    let lines = rows.enumerated().flatMap { index, row in
      table.lines([
        Flow(isWide && index == 0 ? [name] : []), Flow([Span(row.0, .secondary)]),
        Flow(words.facts(of: row.1.filter { $0.1 != 100 }) { Role(factor: Int($0)) }),
      ])
    }
    return isWide ? lines : [Line([name])] + lines
  }
}

// MARK: - Changes by generation

extension TypeChartPage {
  /// Changes to the type chart in each generation, found by comparing the charts of successive
  /// generations.
  private var changes: [Line] {
    let heading = [.blank, Line([Span(words(.typeChartChanges), .heading)])]
    return heading
      + (2...TypeChart.newestGeneration).flatMap { generation -> [Line] in
        let (before, after) = (chart(of: generation - 1), chart(of: generation))
        let new = after.types.filter { !before.types.contains($0) }
        let names = new.map(words.name(of:))
        let all =
          (new.isEmpty ? [] : [words(.typeChartNew, words.joined(names, by: .listPair))])
          + changes(from: before, to: after)
        let label = words.numeral(ofGeneration: generation)
        return Field(label, all.map { Span($0) }).lines(labelColumns: 5, columns: columns)
      }
  }

  private func chart(of generation: Int) -> TypeChart {
    words.rules.typeChart(generation: generation)
  }

  /// Returns the changed factors, such as "Ghost → Psychic ×0 → ×2".
  private func changes(from before: TypeChart, to after: TypeChart) -> [String] {
    before.types.flatMap { attacking in
      before.types.compactMap { defending in
        let factors = [before, after].map { $0.factor(of: attacking, on: defending) }
        guard factors[0] != factors[1] else { return nil }
        let figures = factors.map { words.figures.factor(Double($0)) }
        return "\(words.name(of: attacking)) → \(words.name(of: defending)) "
          + "\(figures[0]) → \(figures[1])"
      }
    }
  }
}

// MARK: - Grid

/// Grid of all types: a row for each attacking type, a column for each defending type.
package struct TypeChartGrid {
  let chart: TypeChart
  let words: Words
  private let table: Table
  private let hasWholeNames: Bool

  /// Creates a grid. Returns nil if it doesn't fit.
  ///
  /// - Parameter columns: available width in columns; nil for the grid's default width.
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
        [words.fact(of: attacking).with(name)]
          + chart.types.map { defending in
            let percent = chart.factor(of: attacking, on: defending)
            return Span(words.figures.short(percent), Role(factor: percent))
          })
    }
  }

  var lines: [Line] { [head] + rows }
}

extension TypeChart {
  /// Returns the chart as plain text: a grid, or a list of types if the grid doesn't fit.
  ///
  /// - Parameter columns: available width in columns; nil for the grid's default width.
  package func text(in words: Words, columns: Int?) -> String {
    let grid = TypeChartGrid(chart: self, words: words, columns: columns)
    return (grid?.lines ?? TypeChartPage(chart: self, words: words, columns: columns ?? 80).list)
      .plainText
  }
}

extension Figures {
  /// Returns a factor, given in percent, as a text one column wide: "2", "½" or "0", and a dot for
  /// 1.
  func short(_ percent: Int) -> String {
    percent == 100 ? "·" : String(factor(Double(percent)).dropFirst())
  }
}

/// Table of all natures by raised and lowered stat: a grid, or lists if the grid is too wide.
struct NatureLines {
  let words: Words
  let columns: Int

  private static let raised = Stat.allCases.filter { $0 != .hp }
  private static let labelColumns = 13
  private static let cellColumns = 11
  private static let gridColumns = labelColumns + raised.count * (cellColumns + 1)

  var lines: [Line] {
    let natures = words.rules.natures
    let neutral = natures.filter { $0.increased == nil }
    return (columns > Self.gridColumns ? grid(of: natures) : lists(of: natures))
      + lines(words(.natureNeutral), neutral)
  }

  private func grid(of natures: [Nature]) -> [Line] {
    let label = Table.Column("", minimum: Self.labelColumns - 1)
    let lowered = Self.raised.map {
      Table.Column("− " + words(Label($0).sentence), minimum: Self.cellColumns)
    }
    let table = Table([label] + lowered, in: columns, gap: 1)
    return [table.header]
      + Self.raised.map { raised in
        let row = Self.raised.map { lowered in
          let nature = natures.first { $0.increased == raised && $0.decreased == lowered }
          return nature.map(link) ?? Span("—")
        }
        return table.line([Span("+ " + words(Label(raised).sentence), .secondary)] + row)
      }
  }

  private func lists(of natures: [Nature]) -> [Line] {
    Self.raised.flatMap { stat -> [Line] in
      let title = words(Label(stat).sentence)
      return lines("+ " + title, natures.filter { $0.increased == stat })
        + lines("− " + title, natures.filter { $0.decreased == stat })
    }
  }

  private func lines(_ label: String, _ natures: [Nature]) -> [Line] {
    Field(label, natures.map(link)).lines(labelColumns: Self.labelColumns, columns: columns)
  }

  private func link(_ nature: Nature) -> Span {
    Span(words.name(ofNature: nature.slug), link: .nature(nature.slug))
  }
}

extension Words {
  /// Returns a unique abbreviation of a type, two or three columns wide: its first letters, or in
  /// Japanese the character that players use.
  package func abbreviation(of type: PokemonType) -> String {
    if language.isInterfaceLanguage {
      let letters = self(.typeLetters).split(separator: "|")
      if letters.indices ~= type.ordinal { return String(letters[type.ordinal]) }
    }
    let name = name(of: type)
    return name.first.map(TextWidth.of) == 2 ? String(name.prefix(1)) : String(name.prefix(3))
  }
}

extension Words {
  /// Returns a type's name as a link to its page.
  func fact(of type: PokemonType) -> Span { Span(name(of: type), .type(type), link: .type(type)) }

  /// Returns the types sorted by their factor in percent, the greatest first. Each factor is
  /// written once, before the first type that has it.
  func facts(
    of factors: [(type: PokemonType, percent: Double)], role: (Double) -> Role = { _ in .secondary }
  ) -> [[Span]] {
    factors.grouped(by: \.percent).sorted { $0.key > $1.key }.flatMap { percent, factors in
      factors.enumerated().map { index, factor in
        let sign = Span(figures.factor(percent) + " ", role(percent))
        return index == 0 ? [sign, fact(of: factor.type)] : [fact(of: factor.type)]
      }
    }
  }

  /// Returns a variety's name as a link to its page.
  func fact(of pokemon: VarietyReference, _ role: Role = .text) -> Span {
    Span(name(ofPokemon: pokemon.id, slug: pokemon.slug), role, link: .pokemon(pokemon.id))
  }
}

extension Role {
  /// Creates the role for a factor, given in percent. High factors count as better, as for the
  /// attacker.
  init(factor percent: Int) {
    self =
      switch percent {
      case 0: .none
      case ..<100: .worse
      case 100: .secondary
      default: .better
      }
  }
}
