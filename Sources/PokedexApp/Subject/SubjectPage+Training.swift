internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Tables to look things up in: all natures, all growth rates.
extension SubjectPage {
  /// All natures, by what they raise and lower.
  var naturesPage: Page {
    if let page = notYet(.nounNature, Nature.firstGeneration) { return page }
    let natures = NatureLines(words: words, columns: columns).lines
    return Page(title: title(.nounNature), panes: [Lines(natures)])
  }

  /// Experience at some levels by every growth rate, the fastest first.
  var growthRatesPage: Page {
    let rates = GrowthRate.all(in: generation).map { slug in
      (words.growthRate(slug), rules.experience(ofGrowthRate: slug) ?? [])
    }
    let layout = Columns(
      rates.count, of: Self.rateColumns..., most: Self.rateColumns, in: columns,
      after: Self.levelColumns + 1, gap: 1)
    let tables = layout.groups.map { table(of: Array(rates[$0])) }
    return Page(title: title(.growth), panes: [Lines(tables.joined(by: .blank) + [.blank])])
  }

  private static let levelColumns = 8
  private static let rateColumns = 11

  private func table(of rates: [(name: String, experience: [Int])]) -> [Line] {
    let table = Table(
      [Table.Column("", minimum: Self.levelColumns)]
        + rates.map { Table.Column($0.name, .right, minimum: Self.rateColumns) },
      in: columns, gap: 1)
    let levels = [1, 2, 3, 4] + stride(from: 5, through: 100, by: 5)
    return [table.header]
      + levels.map { level in
        table.line(
          [Span(words(.levels, String(level)), .secondary)]
            + rates.map { _, experience in
              Span(experience.indices ~= level - 1 ? String(experience[level - 1]) : "—")
            })
      }
  }
}
