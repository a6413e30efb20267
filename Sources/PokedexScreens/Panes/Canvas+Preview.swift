internal import PokedexText
internal import TerminalUI

// What stands beside the list: the selected entry in short.
extension Canvas {
  func drawPreview(of entry: ScreenState.Entry?, _ frame: inout Frame) {
    let panes = layout.listPanes.dropFirst()
    for pane in panes { drawRule(before: pane, &frame) }
    guard let entry else { return }
    for (place, pane) in panes.enumerated() {
      let lines = EntryLines(entry: entry, words: words, columns: pane.columns)
      draw(place == 0 ? first(lines) : second(lines), in: pane, &frame)
    }
  }

  private func first(_ lines: EntryLines) -> [Line] {
    if lines.entry.comesWith != nil { return lines.title + [.blank] + lines.notYet }
    let facts = lines.head + [.blank] + lines.stats + [.blank] + lines.abilitySummary
    if layout.paneCount == 3 { return facts + lines.evolutionSummary }
    return facts + lines.eggGroups + lines.gender + lines.evolutionSummary
  }

  private func second(_ lines: EntryLines) -> [Line] {
    if lines.entry.comesWith != nil { return [] }
    let title = { Line([Span(words($0), .heading)]) }
    let varieties = lines.varieties
    return [title(.breeding)] + lines.breeding + [.blank, title(.training)] + lines.training
      + (varieties.isEmpty ? [] : [.blank, title(.varieties)] + varieties)
  }
}
