package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Comparison of several Pokémon side by side, with the best value of each row marked.
package struct ComparisonGrid {
  /// Pokémon to compare, as they were in the generation.
  let team: [Pokemon]
  /// Generation to compare in; nil for the current one.
  let generation: Int?
  let words: Words

  /// Mark after the best number of a row.
  private static let mark = "*"
  /// Width of a three-digit number, the mark, and a share such as "99 %".
  private static let figureColumns = 10

  package init(team: [Pokemon], generation: Int?, words: Words) {
    self.team = team
    self.generation = generation
    self.words = words
  }

  /// Returns the comparison as plain text.
  ///
  /// - Parameter columns: available width in columns; at least 22.
  package func text(columns: Int) -> String { lines(columns: columns).plainText }

  func lines(columns: Int) -> [Line] {
    let layout = Columns(
      team.count, of: Self.figureColumns..., maximum: 18, in: columns, after: words.labelColumns)
    let rows = headRows + figureRows + tailRows
    return layout.groups.flatMap { group -> [Line] in
      let members = group.map { index in
        Table.Column(
          "", minimum: layout.width, fit: .wrap, gap: index == group.lowerBound ? 0 : 2)
      }
      let table = Table([Table.Column("", minimum: words.labelColumns)] + members, in: columns)
      return rows.flatMap { label, cells in
        table.lines([Flow([Span(label, .secondary)])] + cells[group])
      } + [.blank]
    } + note(columns: columns)
  }

  private typealias ComparisonRow = (label: String, cells: [Flow])

  private var headRows: [ComparisonRow] {
    [
      ("", team.map { Flow([Span(words.name(of: $0), .name, link: .pokemon($0.id))]) }),
      (words(.columnNumber), team.map { Flow([Span("#" + String($0.species.number))]) }),
      (
        words(.moveType), team.map { Flow($0.types.map(words.fact(of:)), separator: Span(" ")) }
      ),
    ]
  }

  private var tailRows: [ComparisonRow] {
    let takes = team.map { Matchups(of: $0, chart: chart).damageWithOnlyAbility }
    func row(_ label: Sentence, _ role: Role, where isWanted: (Double) -> Bool) -> ComparisonRow {
      let cells = takes.map { takes in
        let wanted = takes.filter { isWanted($0.percent) }.map { span(of: $0, role) }
        return Flow(wanted.isEmpty ? [Self.dash] : wanted, separator: Span(" "))
      }
      return (words(label), cells)
    }
    return abilityRows + [
      row(.weakTo, .worse) { $0 > 100 },
      row(.resists, .better) { 0 < $0 && $0 < 100 }, row(.immuneTo, .better) { $0 == 0 },
    ]
  }

  private static let dash = Span("—", .secondary)

  /// Rows of abilities. The first row has the first ability of each Pokémon, the next row the
  /// second, and so on.
  private var abilityRows: [ComparisonRow] {
    let count = team.map(\.abilities.count).max() ?? 0
    return (0..<max(1, count)).map { index in
      let cells = team.map { member -> Flow in
        guard index < member.abilities.count else { return Flow(index == 0 ? [Self.dash] : []) }
        let ability = member.abilities[index]
        let name = words.name(ofAbility: ability.slug)
        return Flow([
          Span(ability.isHidden ? words(.hidden, name) : name, link: .ability(ability.slug))
        ])
      }
      return (index == 0 ? words(.abilities) : "", cells)
    }
  }

  /// Returns the name of a type. Appends the factor unless it is 2, ½ or 0, which readers assume
  /// from the label of the row (weak to, resists, immune to).
  private func span(of factor: Matchups.Factor, _ role: Role) -> Span {
    let name = words.name(of: factor.type)
    let isDefaultFactor = [0, 50, 200].contains(factor.percent)
    return Span(
      isDefaultFactor ? name : name + " " + words.figures.factor(factor.percent), role,
      link: .type(factor.type))
  }

  private var chart: TypeChart {
    words.rules.typeChart(generation: generation ?? TypeChart.newestGeneration)
  }

  private func note(columns: Int) -> [Line] {
    let generation = words.generation(generation ?? TypeChart.newestGeneration)
    return Line.wrapped(
      words(.comparisonNote, Self.mark, generation), .secondary, columns: columns)
  }
}

// MARK: - Figures

extension ComparisonGrid {
  /// Rows of stats, total, height and weight.
  private var figureRows: [ComparisonRow] {
    let ranks = words.rules.rankedStats(in: generation)
    let stats = Stat.all(in: generation)
    let digits = { (figure: Int?) in TextFit.pad(words.figure(figure), to: 3, atEnd: false) }
    let rows = stats.map { stat -> ComparisonRow in
      let label =
        stat.isSpecial(in: generation) ? Sentence.statSpecial : Label(stat).sentence
      return (
        words(label),
        cells(of: team.map { $0.stats[stat] }, digits) { ranks.percentBelow($0, of: stat) }
      )
    }
    let totals = team.map { member in stats.reduce(0) { $0 + member.stats[$1] } }
    // In generation I the sum of five stats can't be compared with sums of six.
    let total = cells(of: totals, digits) {
      generation == 1 ? nil : ranks.percentBelow(total: $0)
    }
    return rows + [
      (words(.statTotal), total),
      (words(.height), cells(of: team.map(\.heightDecimetres)) { words.height($0 ?? 0) }),
      (words(.weight), cells(of: team.map(\.weightHectograms), words.weight)),
    ]
  }

  /// Returns the cells of a row: each Pokémon's value, with the best one marked, and the share of
  /// fully evolved species whose value is lower.
  private func cells(
    of figures: [Int?], _ text: (Int?) -> String, share: (Int) -> Int? = { _ in nil }
  ) -> [Flow] {
    let best = BestFigures.indices(of: figures)
    return figures.enumerated().map { index, figure in
      let isBest = best.contains(index)
      let marked = Span(text(figure) + (isBest ? Self.mark : " "), isBest ? .better : .text)
      let share = figure.flatMap(share).map {
        Span(TextFit.pad("\($0) %", to: 6, atEnd: false), .secondary)
      }
      return Flow([[marked] + (share.map { [$0] } ?? [])])
    }
  }
}
