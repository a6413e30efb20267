internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

// Every key that works, and all that can be searched for.
extension Canvas {
  func draw(_ help: HelpState, _ frame: inout Frame) {
    let page = HelpPage(help, keys: keys, words: words, columns: layout.size.columns - 2)
    let body = Rect(column: 1, row: 1, columns: page.columns, rows: layout.bodyRows)
    let pane = Rect(
      column: 1, row: body.endRow - page.rows(of: body.rows), columns: body.columns,
      rows: page.rows(of: body.rows))
    draw(page.title, in: body, &frame)
    let lines = page.lines
    draw(lines.dropFirst(help.scroll), in: pane, &frame)
    drawMore(of: lines.count, scroll: help.scroll, in: pane, &frame)
  }
}

/// The help before it is scrolled.
struct HelpPage {
  let keys: KeyTable
  let words: Words
  /// Where it was called from, whose keys stand first.
  let place: KeyBinding.Places
  /// The entry's page that it was called from; nil for anything else.
  let tab: EntryTab?
  /// Only what has this in it is shown.
  let filter: TableSettings
  let columns: Int

  init(_ help: HelpState, keys: KeyTable, words: Words, columns: Int) {
    self.keys = keys
    self.words = words
    self.columns = columns
    place = help.place
    tab = help.tab
    filter = help.filter
  }

  /// How many lines there are.
  var lineCount: Int { lines.count }

  /// How many of so many rows are scrolled: what is typed stays in view above them.
  func rows(of rows: Int) -> Int { max(1, rows - title.count) }

  /// What is typed; nothing where nothing is.
  var title: [Line] {
    filter.isFiltering || !filter.filter.isEmpty
      ? [.title(words(.helpTitle), filter, columns: columns)] : []
  }

  private static let keyColumns = 14

  var lines: [Line] { filter.filter.isEmpty ? all : found }

  private var all: [Line] {
    let notes = [.helpCount, .helpMouse, .helpClose].flatMap { (note: Sentence) in
      TextFit.wrap(words(note), to: columns)
    }
    let keys = sections.flatMap { [heading($0.title)] + beside(rows(in: $0.place)) + [.blank] }
    return keys + notes.map { Line([Span($0)]) } + [.blank] + search
  }

  /// The places with their titles, the one that it was called from first.
  private var sections: [(place: KeyBinding.Places, title: Sentence)] {
    let all: [(place: KeyBinding.Places, title: Sentence)] = [
      (.list, .helpInList), (.entry, .helpInEntry), (.subject, .helpInPage), (.menu, .helpInMenu),
      (.box, .helpInBox), (.note, .helpInNote), (.palette, .helpInPalette), (.picture, .keyPicture),
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

  /// What has in it what is typed: keys by place, then terms.
  private var found: [Line] {
    let keys = sections.flatMap { place, title -> [Line] in
      let rows = bindings(in: place).filter { has($0.written, words($0.label)) }
      return rows.isEmpty ? [] : [heading(title)] + rows.map(row) + [.blank]
    }
    let language = words.language.interface
    let terms =
      QueryTerm.all.map { ($0.example, $0.about(in: language)) }
      + Trait.allCases.map { ("is:\($0.rawValue)", words($0.about)) }
    let rows = terms.filter { has($0.0, $0.1) }.flatMap { term($0.0, $0.1) }
    let lines = keys + (rows.isEmpty ? [] : [heading(.helpSearch)] + rows)
    return lines.isEmpty ? text(.noMatch) : lines
  }

  private func has(_ texts: String...) -> Bool {
    let typed = filter.filter.text
    let key = NameKey.key(typed)
    // A sign such as ? is part of no name.
    return texts.contains { key.isEmpty ? $0.contains(typed) : NameKey.key($0).contains(key) }
  }

  private func text(_ sentence: Sentence) -> [Line] {
    TextFit.wrap(words(sentence), to: columns).map { Line([Span($0)]) }
  }

  private static let exampleColumns = 26

  /// An example and what it finds: beside it where there is room, else below it.
  private func term(_ example: String, _ about: String) -> [Line] {
    let isWide = columns >= 3 * Self.exampleColumns
    let indent = isWide ? Self.exampleColumns : 2
    let gap = TextFit.spaces(indent)
    var lines = TextFit.wrap(about, to: columns - indent).map { [Span(gap), Span($0)] }
    if isWide, !lines.isEmpty {
      lines[0][0] = Span(TextFit.pad(example, to: indent), .key)
    } else {
      lines.insert([Span(example, .key)], at: 0)
    }
    return lines.map { Line($0) }
  }

  private func heading(_ sentence: Sentence) -> Line { Line([Span(words(sentence), .heading)]) }

  /// Of an entry's page, its own keys first, without those that do nothing on it.
  private func rows(in place: KeyBinding.Places) -> [Line] {
    let all = bindings(in: place)
    guard place == .entry, let tab else { return all.map(row) }
    let there = all.filter { tab.has($0.intent) }
    return (there.filter { tab.isOwn($0.intent) } + there.filter { !tab.isOwn($0.intent) }).map(row)
  }

  /// Rows in two columns, where there is room for them.
  private func beside(_ rows: [Line]) -> [Line] {
    let columns = Columns(2, of: 50..., in: columns, gap: 4)
    if columns.groups.count > 1 { return rows }
    let half = (rows.count + 1) / 2
    return columns.lines([Array(rows[..<half]), Array(rows[half...])])
  }

  private func bindings(in place: KeyBinding.Places) -> [KeyBinding] {
    keys.all.filter { $0.places.contains(place) && !$0.written.isEmpty }
  }

  private func row(_ binding: KeyBinding) -> Line {
    let written = words.keys(binding.written)
    let gap = TextFit.spaces(max(1, Self.keyColumns - TextWidth.of(written)))
    return Line([Span(written + gap, .key), Span(words(binding.label(on: tab)))])
  }
}
