internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Tables to look things up in: all natures, all growth rates.
extension SubjectPage {
  /// All natures, by what they raise and lower.
  var naturesPage: Page {
    if let page = notYet(.nounNature, Nature.firstGeneration) { return page }
    let natures = NatureLines(words: words, columns: columns, isLinked: true).lines
    return Page(title: title(.nounNature), panes: [Lines(natures)])
  }

  /// Experience at some levels by every growth rate, the fastest first.
  var growthRatesPage: Page {
    let rates = GrowthRate.all(in: generation).map { slug in
      (words.growthRate(slug), rules.experience(ofGrowthRate: slug) ?? [])
    }
    let count = min(rates.count, max(1, (columns - Self.levelColumns) / Self.rateColumns))
    let tables = stride(from: 0, to: rates.count, by: count).flatMap { first in
      table(of: Array(rates[first..<min(first + count, rates.count)]))
    }
    return Page(title: title(.growth), panes: [Lines(tables)])
  }

  private static let levelColumns = 8
  private static let rateColumns = 12

  private func table(of rates: [(name: String, experience: [Int])]) -> [Line] {
    let head = rates.map { cell($0.name, .secondary) }
    let levels = [1, 2, 3, 4] + stride(from: 5, through: 100, by: 5)
    return [Line([Span(TextFit.pad("", to: Self.levelColumns))] + head)]
      + levels.map { level in
        let label = TextFit.pad(words(.levels, String(level)), to: Self.levelColumns)
        return Line(
          [Span(label, .secondary)]
            + rates.map { _, experience in
              cell(experience.indices ~= level - 1 ? String(experience[level - 1]) : "—", .text)
            })
      } + [.blank]
  }

  private func cell(_ text: String, _ role: Role) -> Span {
    let text = TextFit.clip(text, to: Self.rateColumns - 1)
    return Span(TextFit.pad(text, to: Self.rateColumns, atEnd: false), role)
  }
}
