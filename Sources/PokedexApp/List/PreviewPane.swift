internal import PokedexModel
internal import PokedexText
internal import TerminalUI

/// A pane beside the list that summarizes the selected entry.
struct PreviewPane: Sendable, Equatable {
  /// The selected entry. Nil until it is loaded.
  let entry: EntryContent?
  /// This pane's index among the panes beside the list, from 0.
  let index: Int
  /// Picture below the text. Nil until it is loaded, or if there is no room for it.
  let picture: PictureInput?

  /// Minimum and maximum height of a picture below the text, in rows.
  private static let pictureRows = 8...18

  /// Returns the room for a picture below an entry's text. Nil if there is too little.
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
    draw(preview.index == 0 ? first(lines) : second(lines), in: rect, &frame)
    guard let picture = preview.picture,
      let box = PreviewPane.pictureBox(of: entry, words: words, in: layout)
    else { return }
    draw(picture.shown(in: box, of: entry.pokemon.species, words), below: rect, &frame)
  }

  /// Draws a picture at the bottom of a pane.
  private func draw(_ picture: ShownPicture, below rect: Rect, _ frame: inout Frame) {
    let rows = min(picture.rows.count, rect.rows)
    let bottom = Rect(
      column: rect.column, row: rect.endRow - rows, columns: rect.columns, rows: rows)
    draw(Line.lines(of: picture), in: bottom, &frame)
  }

  /// Returns the lines of the first pane beside the list. Facts that a wide list shows in columns
  /// are left out.
  fileprivate func first(_ lines: EntryLines) -> [Line] {
    if lines.entry.introducedLater != nil { return lines.title + [.blank] + lines.notYet }
    if layout.isListWide { return brief(lines) }
    return lines.head + [.blank] + lines.briefStats + [.blank] + abilities(lines)
      + lines.evolutionSummary + [.blank] + lines.eggGroups + lines.gender
  }

  /// Returns the lines in an order that keeps redrawing to a minimum when the selection moves:
  /// lines that rarely change come first, and sections that vary in height come last.
  private func brief(_ lines: EntryLines) -> [Line] {
    let title = { Line([Span(words($0), .heading)]) }
    let abilities = lines.abilities
    let padding = Array(repeating: Line.blank, count: max(0, 3 - abilities.count))
    return lines.briefTitle + [.blank, title(.abilities)] + abilities + padding
      + (hasRoomForBreedingAndTraining ? [.blank] + breedingAndTraining(lines) : [])
      + [.blank, title(.evolution)] + lines.evolution
  }

  /// Whether the first pane is the only one beside the list and has room for breeding and training.
  private var hasRoomForBreedingAndTraining: Bool {
    layout.listPanes.count == 2 && layout.listPanes[1].rows >= 30
  }

  /// Returns the lines on breeding and training. They are the same for a whole family, so they need
  /// no redrawing when the selection moves to another member.
  private func breedingAndTraining(_ lines: EntryLines) -> [Line] {
    let title = { Line([Span(words($0), .heading)]) }
    let breeding = lines.breeding
    return (breeding.isEmpty ? [] : [title(.breeding)] + breeding + [.blank])
      + [title(.training)] + lines.commonTraining
  }

  /// Returns lines about the abilities. There are at least two, so that the lines below start in
  /// the same row for most entries.
  private func abilities(_ lines: EntryLines) -> [Line] {
    let abilities = lines.abilitySummary
    return abilities.count < 2 ? abilities + [.blank] : abilities
  }

  private func second(_ lines: EntryLines) -> [Line] {
    if lines.entry.introducedLater != nil { return [] }
    let title = { Line([Span(words($0), .heading)]) }
    let varieties = lines.varieties
    let breeding = lines.breeding
    return (breeding.isEmpty ? [] : [title(.breeding)] + breeding + [.blank])
      + [title(.training)] + lines.training
      + (varieties.isEmpty ? [] : [.blank, title(.varieties)] + varieties)
  }
}
