internal import Pictures
package import TerminalUI

/// Summary of an entry with its picture: identity, stats, weaknesses and a description, then the
/// chosen sections.
///
/// The picture is beside the text, or above it if there is no room.
package struct EntryCard {
  private let entry: EntryContent
  private let sections: EntrySections
  private let words: Words
  private let columns: Int

  /// Maximum width: longer lines are hard to read.
  private static let maximumColumns = 120
  private static let maximumTextColumns = 72
  /// Minimum width for picture and text side by side.
  private static let minimumColumnsBeside = 64
  private static let gap = 3

  /// Creates the card of an entry.
  ///
  /// - Parameter columns: available width, at least 1.
  package init(
    _ entry: EntryContent, with sections: EntrySections, words: Words, columns: Int
  ) {
    self.entry = entry
    self.sections = sections
    self.words = words
    self.columns = max(1, min(columns, Self.maximumColumns))
  }

  /// Returns a frame with as many rows as needed.
  ///
  /// - Parameter picture: a PNG file, if there is one. A damaged file is ignored.
  package func frame(picture: [UInt8]?, theme: Theme) -> Frame {
    let file = picture.flatMap(PictureFile.init(png:))
    let isBeside = file != nil && columns >= Self.minimumColumnsBeside
    let (facts, prose) = text(columns: isBeside ? columns - pictureColumns - Self.gap : columns)
    let text = facts + (prose.isEmpty ? [] : [.blank] + prose)
    // The picture's size must not depend on the description, which may be missing.
    let box = Size(
      columns: pictureColumns, rows: isBeside ? max(8, min(facts.count, 20)) : 12)
    let picture = file.map {
      PictureCells.picture(of: $0, at: PictureCells.PictureBox(box: box)).rows
    }
    let cells = (picture ?? []).map(Line.init(cells:))
    let more = sections.lines(of: entry, words: words, columns: columns)
    let start = isBeside || cells.isEmpty ? 0 : cells.count + 1
    let card = max(start + text.count, cells.count)
    var frame = Frame(
      size: Size(columns: columns, rows: card + (more.isEmpty ? 0 : 1 + more.count)))
    let column = isBeside ? pictureColumns + Self.gap : 0
    let width = min(columns - column, Self.maximumTextColumns)
    let blocks = [
      (cells, 0, 0, columns), (text, column, start, width), (more, 0, card + 1, columns),
    ]
    for (lines, column, row, width) in blocks {
      for (index, line) in lines.enumerated() {
        line.write(
          to: &frame, column: column, row: row + index, columns: width, styles: theme.styles)
      }
    }
    return frame
  }

  private var pictureColumns: Int {
    columns >= Self.minimumColumnsBeside ? min(40, columns * 2 / 5) : min(columns, 40)
  }

  private func text(columns: Int) -> (facts: [Line], prose: [Line]) {
    let columns = min(columns, Self.maximumTextColumns)
    let lines = EntryLines(entry: entry, words: words, columns: columns)
    let matchup = lines.matchup
    let facts =
      lines.head.flatMap { $0.broken(to: columns) } + [.blank] + lines.withBlankLine(lines.ways)
      + lines.stats + [.blank]
      + lines.abilitySummary + matchup.weak + matchup.strong + lines.evolutionSummary
    return (facts, lines.description(namesGame: true))
  }
}
