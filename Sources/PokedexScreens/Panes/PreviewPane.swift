internal import PokedexText
internal import TerminalUI

/// A part of what stands beside the list: the selected entry in short.
struct PreviewPane: Sendable, Equatable {
  /// Nil until it has come.
  let entry: ScreenState.Entry?
  /// Which of the panes beside the list it is, from 0.
  let place: Int
}

extension Canvas {
  func draw(_ preview: PreviewPane, in rect: Rect, _ frame: inout Frame) {
    guard let entry = preview.entry else { return }
    let lines = EntryLines(entry: entry, words: words, columns: rect.columns)
    draw(preview.place == 0 ? first(lines) : second(lines), in: rect, &frame)
  }

  /// What a wide list has beside each name is not said again.
  private func first(_ lines: EntryLines) -> [Line] {
    if lines.entry.comesWith != nil { return lines.title + [.blank] + lines.notYet }
    if layout.isListWide { return brief(lines) }
    return lines.head + [.blank] + lines.briefStats + [.blank] + abilities(lines)
      + lines.evolutionSummary + [.blank] + lines.eggGroups + lines.gender
  }

  /// What changes least comes first, and what takes more lines for some than for others last: a key
  /// then writes little.
  private func brief(_ lines: EntryLines) -> [Line] {
    let title = { Line([Span(words($0), .heading)]) }
    let abilities = lines.abilities
    let padding = Array(repeating: Line.blank, count: max(0, 3 - abilities.count))
    return lines.briefTitle + [.blank, title(.abilities)] + abilities + padding
      + [.blank, title(.evolution)] + lines.evolution
  }

  /// Room for two at least, so that what is below them stays where it is from entry to entry.
  private func abilities(_ lines: EntryLines) -> [Line] {
    let abilities = lines.abilitySummary
    return abilities.count < 2 ? abilities + [.blank] : abilities
  }

  private func second(_ lines: EntryLines) -> [Line] {
    if lines.entry.comesWith != nil { return [] }
    let title = { Line([Span(words($0), .heading)]) }
    let varieties = lines.varieties
    return [title(.breeding)] + lines.breeding + [.blank, title(.training)] + lines.training
      + (varieties.isEmpty ? [] : [.blank, title(.varieties)] + varieties)
  }
}
