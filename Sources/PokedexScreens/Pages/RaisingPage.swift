internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// Breeding and training in figures: growth, catching, and the stats at levels 50 and 100.
struct RaisingPage {
  let entry: ScreenState.Entry
  let words: Words
  let columns: Int

  private var pokemon: Pokemon { entry.pokemon }

  var lines: [Line] {
    let facts = EntryLines(entry: entry, words: words, columns: columns)
    return section(.breeding, facts.breeding) + section(.training, facts.training)
      + section(.growthTitle, growth) + section(.statsTitle, stats)
      + section(.catchTitle, catching)
  }

  private func section(_ title: Sentence, _ lines: [Line]) -> [Line] {
    lines.isEmpty ? [] : [Line([Span(words(title), .heading)])] + lines + [.blank]
  }

  /// Experience in all at every tenth level.
  private var growth: [Line] {
    let experience = words.rules.experience(ofGrowthRate: pokemon.species.growthRate) ?? []
    return stride(from: 10, through: 100, by: 10).compactMap { level in
      guard experience.indices ~= level - 1 else { return nil }
      return row(words(.levels, String(level)), [String(experience[level - 1])])
    }
  }

  /// The least and the most a stat can be, and with a nature that helps.
  private var stats: [Line] {
    // In the smallest windows there is no room for the natures that help.
    let titles = columns < 37 ? ["50", "100"] : ["50", "50+", "100", "100+"]
    let widths = columns < 37 ? [8, 8] : [8, 5, 8, 5]
    let head = row("", titles, narrow: widths)
    return [Line(head.left.map { Span($0.text, .secondary) })]
      + Stat.allCases.map { stat in
        let ranges = [50, 100].flatMap { level -> [String] in
          let base = pokemon.stats[stat]
          let (least, most) = StatFormula.range(of: stat, base: base, level: level)
          let best = StatFormula.value(of: stat, base: base, level: level, percent: 110)
          let range = least == most ? "\(least)" : "\(least)–\(most)"
          return columns < 37 ? [range] : [range, stat == .hp ? "—" : String(best)]
        }
        return row(words(Label(stat).sentence), ranges, narrow: widths)
      }
  }

  /// The chance of a throw, by ball and by how much HP is left.
  private var catching: [Line] {
    let widths = CatchFormula.remaining.map { _ in 7 }
    let head = row("", CatchFormula.remaining.map { "\($0) %" }, narrow: widths)
    return [Line(head.left.map { Span($0.text, .secondary) })]
      + CatchFormula.balls.map { ball in
        let chances = CatchFormula.remaining.map { remaining in
          let permille = CatchFormula.permille(
            rate: pokemon.species.captureRate, ball: ball.tenths, percentOfHP: remaining)
          return permille == 1000 ? "100 %" : "\(Figures.tenths(permille)) %"
        }
        return row(words.name(ofItem: ball.slug), chances, narrow: widths)
      }
  }

  /// A label and figures in columns.
  ///
  /// - Parameter narrow: how wide the columns are under 50 columns.
  private func row(_ label: String, _ figures: [String], narrow: [Int] = [9]) -> Line {
    let widths = columns < 50 ? narrow : figures.map { _ in 9 }
    let room = min(14, columns - widths.reduce(0, +))
    let cells = zip(figures, widths).map { Span(TextFit.pad($0, to: $1, atEnd: false)) }
    return Line([Span(TextFit.pad(TextFit.clip(label, to: room), to: room), .secondary)] + cells)
  }
}
