internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What the stats become.
struct StatLines {
  let pokemon: Pokemon
  let words: Words
  let columns: Int

  private static let levels = [50, 100]
  /// The natures' effects in percent, that order in the table.
  private static let effects = [90, 100, 110]

  /// Where both levels do not fit side by side, one stands below the other.
  private var isWide: Bool { columns >= 12 + 8 * 7 }
  private var labelColumns: Int { isWide ? 12 : min(12, columns - 4 * figureColumns) }
  private var figureColumns: Int { columns < 4 * 7 + 9 ? 5 : 7 }

  /// The least and, for each effect of a nature, the most a stat can be at levels 50 and 100.
  var table: [Line] {
    let tables =
      isWide ? self.table(of: Self.levels) : Self.levels.flatMap { self.table(of: [$0]) }
    return tables + Line.wrapped(words(.statsNote), .secondary, columns: columns)
  }

  private func table(of levels: [Int]) -> [Line] {
    let most = words(.statMost)
    let titles = [words(.statLeast), most + "−", most, most + "+"]
    let above = levels.map { level in
      Span(
        TextFit.pad(words(.levels, String(level)), to: figureColumns * titles.count, atEnd: false))
    }
    return [Line([label("")] + above), row("", levels.flatMap { _ in titles })]
      + Stat.allCases.map { stat in
        row(words(Label(stat).sentence), levels.flatMap { figures(of: stat, level: $0) })
      }
  }

  private func figures(of stat: Stat, level: Int) -> [String] {
    let base = pokemon.stats[stat]
    let least = StatFormula.least(of: stat, base: base, level: level)
    return [String(least)]
      + Self.effects.map { percent in
        // No nature changes HP.
        stat == .hp && percent != 100
          ? "—" : String(StatFormula.value(of: stat, base: base, level: level, percent: percent))
      }
  }

  private func row(_ name: String, _ figures: [String]) -> Line {
    Line([label(name)] + figures.map { Span(TextFit.pad($0, to: figureColumns, atEnd: false)) })
  }

  private func label(_ text: String) -> Span {
    Span(TextFit.pad(TextFit.clip(text, to: labelColumns), to: labelColumns), .secondary)
  }
}
