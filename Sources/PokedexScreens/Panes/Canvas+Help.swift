internal import PokedexText
internal import TerminalUI

// Every key that works.
extension Canvas {
  func drawHelp(scroll: Int, _ frame: inout Frame) {
    let pane = Rect(
      column: 1, row: 1, columns: layout.size.columns - 2, rows: layout.bodyRows)
    let lines = HelpPage(words: words, columns: pane.columns).lines
    draw(lines.dropFirst(scroll), in: pane, &frame)
    drawMore(of: lines.count, scroll: scroll, in: pane, &frame)
  }
}

/// The help before it is scrolled.
package struct HelpPage {
  let words: Words
  let columns: Int

  package init(words: Words, columns: Int) {
    self.words = words
    self.columns = columns
  }

  /// How many lines there are.
  package var lineCount: Int { lines.count }

  private static let keyColumns = 14

  var lines: [Line] {
    let notes = [.helpCount, .helpMouse, .helpClose].flatMap { (note: Sentence) in
      TextFit.wrap(words(note), to: columns)
    }
    return [heading(.helpInList)] + rows(in: .list) + [.blank, heading(.helpInEntry)]
      + rows(in: .entry) + [.blank, heading(.helpInBox)] + rows(in: .box) + [.blank, heading(.helpInPalette)]
      + rows(in: .palette) + [.blank] + notes.map { Line([Span($0)]) }
  }

  private func heading(_ sentence: Sentence) -> Line { Line([Span(words(sentence), .heading)]) }

  private func rows(in place: KeyBinding.Places) -> [Line] {
    (KeyTable.bindings + KeyTable.tabs).filter { $0.places.contains(place) }.map { binding in
      let width = TextWidth.of(binding.written)
      let gap = String(repeating: " ", count: max(1, Self.keyColumns - width))
      return Line([Span(binding.written + gap, .key), Span(words(binding.label))])
    }
  }
}
