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

  private func first(_ lines: EntryLines) -> [Line] {
    if lines.entry.comesWith != nil { return lines.title + [.blank] + lines.notYet }
    let facts = lines.head + [.blank] + lines.stats + [.blank] + abilities(lines)
    if layout.paneCount == 3 { return facts + lines.evolutionSummary }
    return facts + lines.eggGroups + lines.gender + lines.evolutionSummary
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
