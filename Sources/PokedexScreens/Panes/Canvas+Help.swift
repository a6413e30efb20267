internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

// Every key that works, and all that can be searched for.
extension Canvas {
  func drawHelp(scroll: Int, _ place: KeyBinding.Places, _ frame: inout Frame) {
    let pane = Rect(
      column: 1, row: 1, columns: layout.size.columns - 2, rows: layout.bodyRows)
    let lines = HelpPage(keys: keys, words: words, place: place, columns: pane.columns).lines
    draw(lines.dropFirst(scroll), in: pane, &frame)
    drawMore(of: lines.count, scroll: scroll, in: pane, &frame)
  }
}

/// The help before it is scrolled.
package struct HelpPage {
  let keys: KeyTable
  let words: Words
  /// Where it was called from, whose keys stand first.
  let place: KeyBinding.Places
  let columns: Int

  package init(keys: KeyTable, words: Words, place: KeyBinding.Places, columns: Int) {
    self.keys = keys
    self.words = words
    self.place = place
    self.columns = columns
  }

  /// How many lines there are.
  package var lineCount: Int { lines.count }

  private static let keyColumns = 14

  var lines: [Line] {
    let notes = [.helpCount, .helpMouse, .helpClose].flatMap { (note: Sentence) in
      TextFit.wrap(words(note), to: columns)
    }
    let keys = sections.flatMap { [heading($0.title)] + rows(in: $0.place) + [.blank] }
    return keys + notes.map { Line([Span($0)]) } + [.blank] + search
  }

  /// The places with their titles, the one that it was called from first.
  private var sections: [(place: KeyBinding.Places, title: Sentence)] {
    let all: [(place: KeyBinding.Places, title: Sentence)] = [
      (.list, .helpInList), (.entry, .helpInEntry), (.subject, .helpInPage), (.menu, .helpInMenu),
      (.box, .helpInBox), (.palette, .helpInPalette), (.picture, .keyPicture),
    ]
    // What is no entry has an entry's keys, but for some.
    let others = all.filter { $0.place != place && $0.place != .subject }
    return all.filter { $0.place == place } + others
  }

  /// The terms of the query language, from its one table.
  private var search: [Line] {
    let language = words.language.interface
    let figures = QueryTerm.all.filter { $0.figure != nil && $0.figure != .generation }
    let others = QueryTerm.all.filter { $0.figure == nil || $0.figure == .generation }
    let traits = Trait.allCases.map { ("is:\($0.rawValue)", words($0.about)) }
    return [heading(.helpSearch)] + text(.helpQuery) + [.blank]
      + others.flatMap { term($0.example, $0.about(in: language)) }
      + traits.flatMap(term) + [.blank] + text(.helpFigures) + [.blank]
      + figures.flatMap { term($0.example, $0.label(in: language)) }
  }

  private func text(_ sentence: Sentence) -> [Line] {
    TextFit.wrap(words(sentence), to: columns).map { Line([Span($0)]) }
  }

  private static let exampleColumns = 26

  /// An example and what it finds: beside it where there is room, else below it.
  private func term(_ example: String, _ about: String) -> [Line] {
    let isWide = columns >= 3 * Self.exampleColumns
    let indent = isWide ? Self.exampleColumns : 2
    let gap = String(repeating: " ", count: indent)
    var lines = TextFit.wrap(about, to: columns - indent).map { [Span(gap), Span($0)] }
    if isWide, !lines.isEmpty {
      lines[0][0] = Span(TextFit.pad(example, to: indent), .key)
    } else {
      lines.insert([Span(example, .key)], at: 0)
    }
    return lines.map { Line($0) }
  }

  private func heading(_ sentence: Sentence) -> Line { Line([Span(words(sentence), .heading)]) }

  private func rows(in place: KeyBinding.Places) -> [Line] {
    keys.all.filter { $0.places.contains(place) && !$0.written.isEmpty }.map { binding in
      let width = TextWidth.of(binding.written)
      let gap = String(repeating: " ", count: max(1, Self.keyColumns - width))
      return Line([Span(binding.written + gap, .key), Span(words(binding.label))])
    }
  }
}
