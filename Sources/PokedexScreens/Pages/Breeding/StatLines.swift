internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// What the stats become, and how natures change them.
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

// MARK: - Natures

extension StatLines {
  private static let raised = Stat.allCases.filter { $0 != .hp }
  private static let gridColumns = 12

  /// All natures by what they raise and lower: as a grid, or as lists where that is too wide.
  var natures: [Line] {
    let natures = words.rules.natures
    let neutral = natures.filter { $0.increased == nil }.map(name)
    let isGrid = columns >= 14 + Self.gridColumns * Self.raised.count
    return (isGrid ? grid(of: natures) : lists(of: natures))
      + Line.labelled(natureLabel(words(.natureNeutral)), neutral, columns: columns)
  }

  private func grid(of natures: [Nature]) -> [Line] {
    let head = Self.raised.map { cell("− " + words(Label($0).sentence), .secondary) }
    return [Line([natureLabel("")] + head)]
      + Self.raised.map { raised in
        let row = Self.raised.map { lowered in
          let nature = natures.first { $0.increased == raised && $0.decreased == lowered }
          return cell(nature.map { name(of: $0).text } ?? "—", .text)
        }
        return Line([natureLabel("+ " + words(Label(raised).sentence))] + row)
      }
  }

  private func lists(of natures: [Nature]) -> [Line] {
    Self.raised.flatMap { stat -> [Line] in
      let title = words(Label(stat).sentence)
      return [("+ ", \Nature.increased), ("− ", \Nature.decreased)].flatMap { sign, effect in
        Line.labelled(
          natureLabel(sign + title), natures.filter { $0[keyPath: effect] == stat }.map(name),
          columns: columns)
      }
    }
  }

  private func name(of nature: Nature) -> Fact {
    Fact(nature.names[words.language] ?? SlugWords.title(nature.slug))
  }

  private func natureLabel(_ text: String) -> Span {
    Span(TextFit.pad(TextFit.clip(text, to: 12), to: 13), .secondary)
  }

  private func cell(_ text: String, _ role: Role) -> Span {
    Span(TextFit.pad(TextFit.clip(text, to: Self.gridColumns - 1), to: Self.gridColumns), role)
  }
}
