internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectPage {
  /// The whole chart where it fits, with the names of its columns in view; then every type by itself, and
  /// what changed with the generations.
  var typeChartPage: Page {
    let chart = rules.typeChart(generation: generation ?? TypeChart.newestGeneration)
    let page = TypeChartPage(chart: chart, words: words, columns: columns)
    let title = Line(
      [Span(words(.typeChart), .name)],
      right: [Span(words.generation(chart.generation), .secondary)])
    return Page(title: title, head: page.head, panes: [Lines(page.lines)])
  }
}

/// The chart of types of a generation in lines.
struct TypeChartPage {
  let chart: TypeChart
  let words: Words
  let columns: Int

  private var grid: TypeChartGrid? { TypeChartGrid(chart: chart, words: words, columns: columns) }

  var head: [Line] { grid.map { [$0.head] } ?? [] }

  /// Two columns of types where there is room for them.
  var lines: [Line] {
    let width = columns >= 140 ? (columns - 4) / 2 : columns
    let each = chart.types.map { lines(of: $0, columns: width) }
    let half = width < columns ? (each.count + 1) / 2 : each.count
    let left = Array(each.prefix(half).joined(by: .blank))
    let right = Array(each.dropFirst(half).joined(by: .blank))
    let list = right.isEmpty ? left : left.beside(right, at: width + 4)
    guard let grid else { return list + changes }
    let key = TextFit.wrap(words(.typeChartKey), to: columns).map { Line([Span($0, .secondary)]) }
    return grid.rows + key + [.blank] + list + changes
  }

  /// A type with all that it hits and takes otherwise than usual.
  private func lines(of type: PokemonType, columns: Int) -> [Line] {
    let types = chart.types
    let deals = types.map { ($0, chart.factor(of: type, on: $0)) }
    let takes = types.map { ($0, chart.factor(of: $0, on: type)) }
    let labels = [words(.chartDeals), words(.chartTakes)]
    let width = (labels.map(TextWidth.of).max() ?? 0) + 1
    let name = Span(words.name(of: type), .type(type), link: .type(type))
    let rows = zip(labels, [deals, takes]).map { label, factors in
      Line.flowing(
        [Span(TextFit.pad(label, to: width), .secondary)], Self.groups(factors, words),
        columns: columns - (columns >= 60 ? 12 : 1))
    }
    guard columns >= 60 else {
      return [Line([name])] + rows.joined().map { Line([Span(" ")] + $0.left) }
    }
    let gap = TextFit.spaces(12)
    return rows.joined().enumerated().map { place, line in
      place > 0
        ? Line([Span(gap)] + line.left)
        : Line([name, Span(String(gap.dropFirst(TextWidth.of(name.text))))] + line.left)
    }
  }

  /// Each factor with its types behind it.
  private static func groups(_ factors: [(PokemonType, Int)], _ words: Words) -> [[Span]] {
    [200, 50, 0].flatMap { percent -> [[Span]] in
      let types = factors.filter { $0.1 == percent }.map(\.0)
      return types.enumerated().map { place, type in
        let name = Span(words.name(of: type), .type(type), link: .type(type))
        let factor = Span(words.figures.factor(Double(percent)) + " ", Role(factor: percent))
        return place == 0 ? [factor, name] : [name]
      }
    }
  }
}

// MARK: - What changed

extension TypeChartPage {
  /// What each generation brought, from the charts themselves.
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
        if all.isEmpty { return [] }
        let label = TextFit.pad(words.numeral(ofGeneration: generation), to: 5)
        return TextFit.wrap(all.joined(separator: " · "), to: columns - 5).enumerated().map {
          Line([Span($0 == 0 ? label : "     ", .secondary), Span($1)])
        }
      }
  }

  private func chart(of generation: Int) -> TypeChart {
    words.rules.typeChart(generation: generation)
  }

  /// Such as "Ghost → Psychic ×2 (×0)".
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
