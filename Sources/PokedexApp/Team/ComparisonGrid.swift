package import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Some Pokémon side by side, with the best of each figure marked.
package struct ComparisonGrid {
  /// As they are in the generation.
  let team: [Pokemon]
  /// Nil for today.
  let generation: Int?
  let words: Words

  /// What stands behind the best figure of a row.
  private static let mark = "*"
  /// A figure of three digits, the mark, and a share such as "99 %".
  private static let figureColumns = 10

  package init(team: [Pokemon], generation: Int?, words: Words) {
    self.team = team
    self.generation = generation
    self.words = words
  }

  /// The whole as plain text, line by line.
  ///
  /// - Parameter columns: how wide it may be; it needs 22.
  package func text(columns: Int) -> String { lines(columns: columns).plainText }

  func lines(columns: Int) -> [Line] {
    let layout = TeamColumns(
      count: team.count, columns: columns, label: words.labelColumns, least: Self.figureColumns,
      most: 18)
    let figures = figureRows
    return layout.blocks.flatMap { block -> [Line] in
      let members = Array(team[block])
      let rows = figures.flatMap { label, cells in
        layout.lines(self.label(label), cells[block].map { [$0] })
      }
      return head(of: members, layout) + rows + tail(of: members, layout) + [.blank]
    } + note(columns: columns)
  }

  private func head(of members: [Pokemon], _ layout: TeamColumns) -> [Line] {
    layout.lines(
      Span(""),
      members.map { layout.wrap(words.name(of: $0), .name, link: .pokemon($0.id)) })
      + layout.lines(
        label(.columnNumber), members.map { [[Span("#" + String($0.species.number))]] })
      + layout.lines(label(.moveType), members.map { layout.flow(types($0.types)) })
  }

  private func tail(of members: [Pokemon], _ layout: TeamColumns) -> [Line] {
    let takes = members.map { member in
      Matchups(types: member.types, abilities: [], chart: chart).takes
    }
    let abilities = members.map { member in
      member.abilities.isEmpty
        ? [[Span("—", .secondary)]]
        : member.abilities.flatMap { ability in
          let name = words.name(ofAbility: ability.slug)
          let shown = ability.isHidden ? words(.hidden, name) : name
          return layout.wrap(shown, link: .ability(ability.slug))
        }
    }
    let factors: [(Sentence, Role, (Double) -> Bool)] = [
      (.weakTo, .worse, { $0 > 100 }), (.resists, .better, { 0 < $0 && $0 < 100 }),
      (.immuneTo, .better, { $0 == 0 }),
    ]
    return layout.lines(label(.abilities), abilities)
      + factors.flatMap { sentence, role, isWanted in
        layout.lines(
          label(sentence),
          takes.map { takes in
            let wanted = takes.filter { isWanted($0.percent) }
            if wanted.isEmpty { return [[Span("—", .secondary)]] }
            return layout.flow(wanted.map { span(of: $0, role) })
          })
      }
  }

  private func types(_ types: [PokemonType]) -> [Span] {
    types.map { Span(words.name(of: $0), .type($0), link: .type($0)) }
  }

  /// A type, and the factor where it is another than is usual for the row.
  private func span(of factor: Matchups.Factor, _ role: Role) -> Span {
    let name = words.name(of: factor.type)
    let isUsual = [0, 50, 200].contains(factor.percent)
    return Span(
      isUsual ? name : name + " " + words.figures.factor(factor.percent), role,
      link: .type(factor.type))
  }

  private var chart: TypeChart {
    words.rules.typeChart(generation: generation ?? TypeChart.newestGeneration)
  }

  private func label(_ sentence: Sentence) -> Span { Span(words(sentence), .secondary) }

  private func note(columns: Int) -> [Line] {
    let generation = words.generation(generation ?? TypeChart.newestGeneration)
    return Line.wrapped(
      words(.comparisonNote, Self.mark, generation), .secondary, columns: columns)
  }
}

// MARK: - Figures

extension ComparisonGrid {
  /// Each figure's label, and the cell of each Pokémon.
  private var figureRows: [(label: Sentence, cells: [[Span]])] {
    let ranks = words.rules.rankedStats(in: generation)
    let stats = Stat.all(in: generation)
    let rows = stats.map { stat in
      let label =
        stat.isSpecial(in: generation) ? Sentence.statSpecial : Label(stat).sentence
      return (label, cells(of: team.map { $0.stats[stat] }) { ranks.percentBelow($0, of: stat) })
    }
    let totals = team.map { member in stats.reduce(0) { $0 + member.stats[$1] } }
    // In generation I the sum of five can't be compared with those of six.
    let total = cells(of: totals) { generation == 1 ? nil : ranks.percentBelow(total: $0) }
    return rows + [
      (.statTotal, total),
      (.height, sizes(\.heightDecimetres) { words.height($0 ?? 0) }),
      (.weight, sizes(\.weightHectograms, words.weight)),
    ]
  }

  private func cells(of figures: [Int], _ percentBelow: (Int) -> Int?) -> [[Span]] {
    let best = BestFigures.places(of: figures)
    return figures.enumerated().map { place, figure in
      let isBest = best.contains(place)
      let share = percentBelow(figure).map { "\($0) %" } ?? ""
      let text = TextFit.pad(String(figure), to: 3, atEnd: false) + (isBest ? Self.mark : " ")
      return [
        Span(text, isBest ? .better : .text),
        Span(TextFit.pad(share, to: 6, atEnd: false), .secondary),
      ]
    }
  }

  private func sizes(_ size: (Pokemon) -> Int?, _ text: (Int?) -> String) -> [[Span]] {
    let sizes = team.map(size)
    let best = BestFigures.places(of: sizes)
    return sizes.enumerated().map { place, size in
      let isBest = best.contains(place)
      return [Span(text(size) + (isBest ? Self.mark : ""), isBest ? .better : .text)]
    }
  }
}
