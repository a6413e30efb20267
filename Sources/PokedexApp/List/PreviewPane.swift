internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// A part of what stands beside the list: the selected entry in short.
struct PreviewPane: Sendable, Equatable {
  /// Nil until it has come.
  let entry: EntryContent?
  /// Which of the panes beside the list it is, from 0.
  let place: Int
  /// Below the text; nil until it has come, and where it has no room.
  let picture: PictureInput?

  /// The least and the most rows that a picture below the text takes.
  private static let pictureRows = 8...18

  /// How large a picture there is room for below what is said of an entry; nil for none.
  static func pictureBox(
    of entry: EntryContent, words: Words, in layout: Layout
  ) -> Size? {
    guard layout.listPanes.count > 1, layout.listPanes[1].rows > 2 * pictureRows.lowerBound else {
      return nil
    }
    let rect = layout.listPanes[1]
    let canvas = Canvas(words: words, layout: layout, theme: .mono)
    let lines = EntryLines(entry: entry, words: words, columns: rect.columns)
    let rows = min(rect.rows - canvas.first(lines).count - 1, pictureRows.upperBound)
    return rows < pictureRows.lowerBound ? nil : Size(columns: min(rect.columns, 48), rows: rows)
  }
}

extension Canvas {
  func draw(_ preview: PreviewPane, in rect: Rect, _ frame: inout Frame) {
    guard let entry = preview.entry else { return }
    let lines = EntryLines(entry: entry, words: words, columns: rect.columns)
    draw(preview.place == 0 ? first(lines) : second(lines), in: rect, &frame)
    guard let picture = preview.picture,
      let box = PreviewPane.pictureBox(of: entry, words: words, in: layout)
    else { return }
    draw(picture.shown(in: box, of: entry.pokemon.species, words), below: rect, &frame)
  }

  /// A picture at the end of a pane.
  private func draw(_ picture: ShownPicture, below rect: Rect, _ frame: inout Frame) {
    let rows = min(picture.rows.count, rect.rows)
    let bottom = Rect(
      column: rect.column, row: rect.endRow - rows, columns: rect.columns, rows: rows)
    draw(Line.lines(of: picture), in: bottom, &frame)
  }

  /// What a wide list has beside each name is not said again.
  fileprivate func first(_ lines: EntryLines) -> [Line] {
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
      + (hasRoomForRearing ? [.blank] + rearing(lines) : [])
      + [.blank, title(.evolution)] + lines.evolution
  }

  /// Whether breeding and training have no pane of their own, but room in this one.
  private var hasRoomForRearing: Bool {
    layout.listPanes.count == 2 && layout.listPanes[1].rows >= 30
  }

  /// What a family has in common, which therefore costs nothing from one member to the next.
  private func rearing(_ lines: EntryLines) -> [Line] {
    let title = { Line([Span(words($0), .heading)]) }
    let breeding = lines.breeding
    return (breeding.isEmpty ? [] : [title(.breeding)] + breeding + [.blank])
      + [title(.training)] + lines.commonTraining
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
    let breeding = lines.breeding
    return (breeding.isEmpty ? [] : [title(.breeding)] + breeding + [.blank])
      + [title(.training)] + lines.training
      + (varieties.isEmpty ? [] : [.blank, title(.varieties)] + varieties)
  }
}
