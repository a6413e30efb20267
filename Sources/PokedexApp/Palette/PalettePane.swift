internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// The visible content of the palette.
struct PaletteContent: Sendable, Equatable {
  /// A row that shows a target.
  struct PaletteRow: Sendable, Equatable {
    let name: String
    /// The name of the target's kind.
    let kind: String
    /// The key that has the same effect, or a text that distinguishes the target from similar ones.
    /// Empty if there is neither.
    var note = ""
    /// Whether the note is a key.
    var isKey = false
    /// The name that matches the typed text if a different name is shown; otherwise empty.
    var typed = ""
    /// Offsets of the characters in the name that match the typed text, in ascending order.
    let marks: [Int]
  }

  let line: TextBox
  /// The visible rows.
  let rows: [PaletteRow]
  /// Index of the selected row in `rows`.
  let selected: Int
  /// Total number of targets.
  let count: Int
}

extension PaletteContent {
  init(_ palette: PaletteState, _ state: AppState) {
    let pattern = NamePattern(palette.line.text)
    line = palette.line
    rows = palette.shown(in: state.layout.paletteRows).map { PaletteRow($0, pattern, state) }
    selected = palette.selected - palette.first
    count = palette.found.count
  }
}

extension PaletteContent.PaletteRow {
  fileprivate init(_ hit: PaletteHit, _ pattern: NamePattern, _ state: AppState) {
    let words = state.words
    let name = Self.answer(to: hit.target, in: state) ?? words.name(of: hit.target)
    self.name = name
    kind = words(hit.target.kind)
    marks = pattern.marks(in: name)
    if case .subject(let subject) = hit.target, let language = hit.language,
      language != words.language, words.canShow(language)
    {
      let typed = words.withLanguage(language).name(of: subject)
      self.typed = typed == name ? "" : typed
    }
    switch hit.target {
    case .command(let name):
      note = state.keys.commands.first { $0.name == name }?.displayText ?? ""
      isKey = true
    case .page: note = state.currentPokemonID.map { words.name(of: .pokemon($0)) } ?? ""
    case .subject(.place(let slug)):
      // Show the region, because place names such as Route 4 exist in several regions.
      note = words.rules.region(of: slug).map { words.label("region", $0) } ?? ""
    case .subject(.item(let slug)): note = words.generations(ofMachine: slug)
    case .question(let question): note = question.version.map(words.name(ofVersion:)) ?? ""
    case .language(let language):
      let called = words.name(of: language)
      if called != name { note = called }
    case .subject, .sortOrder, .search, .generation, .game, .savedTeam: break
    }
  }

  private static func answer(to target: PaletteTarget, in state: AppState) -> String? {
    guard case .question(let question) = target else { return nil }
    return state.words.answer(
      to: question, state.listSource.engine, in: state.listSource.edition)
  }
}

extension Words {
  /// Returns the generations in which an item teaches moves, as text. Empty if the item is not a
  /// machine.
  fileprivate func generations(ofMachine slug: String) -> String {
    guard let span = rules.generations(ofMachine: slug) else { return "" }
    if span.count == 1 { return generation(span.lowerBound) }
    let ends = [span.lowerBound, span.upperBound].map(numeral(ofGeneration:))
    return self(.generationSpan, ends[0], ends[1])
  }
}

extension Layout {
  /// Number of targets visible below the input line.
  package var paletteRows: Int { max(1, bodyRows - 1) }
}

extension Canvas {
  func draw(_ palette: PaletteContent, in rect: Rect, _ frame: inout Frame) {
    draw([line(of: palette, columns: rect.columns)], in: rect, &frame)
    let room = rect.columns - 3
    var lines = palette.rows.map { line(of: $0, columns: room) }
    if lines.isEmpty {
      lines = TextFit.wrap(words(.paletteNothing), to: room).map { Line([Span($0)]) }
    }
    let body = Rect(column: 2, row: layout.menuRow, columns: room, rows: rect.rows - 1)
    draw(lines, in: body, &frame)
    if palette.rows.indices ~= palette.selected, palette.selected < body.rows {
      let row = body.row + palette.selected
      drawBar(in: layout.line(row), row: row, &frame)
    }
  }

  /// Returns the input line. While it is empty, it shows a hint.
  private func line(of palette: PaletteContent, columns: Int) -> Line {
    let line = palette.line
    let count = line.isEmpty ? "" : String(palette.count)
    let shown = line.shown(in: max(3, columns - 5 - count.count))
    let hint = line.isEmpty ? TextFit.clip(words(.paletteHint), to: columns - 5) : ""
    return Line(
      [Span(" :", .key)] + line.spans(shown, cursor: .key) + [Span(hint, .secondary)],
      right: [Span(count + " ", .secondary)])
  }

  /// Returns the line for a row: the shown name, the matching name if it fits completely, the kind,
  /// and the note. In a wide row, the kind starts in the middle unless it needs more room; in a
  /// narrow row, it is at the end. The name gets at least a third of the row.
  private func line(of row: PaletteContent.PaletteRow, columns: Int) -> Line {
    let gap = row.note.isEmpty ? "" : "  "
    let notes = [Span(row.kind + gap, .secondary), Span(row.note, row.isKey ? .key : .secondary)]
    let needed = (row.isKey ? notes : [notes[0]]).columns
    let table = Table(
      [
        Table.Column(
          "", minimum: columns / 3,
          ideal: layout.paneCount > 1 && TextWidth.of(row.name) <= Self.paletteName
            ? Self.paletteName : columns),
        Table.Column("", minimum: needed, ideal: columns),
      ], in: columns, gap: 1)
    let typed = row.typed.isEmpty ? "" : "  " + row.typed
    let hasRoom = TextWidth.of(row.name + typed) <= table.width(of: 0)
    let name = [Span].marking(row.marks, in: row.name) + (hasRoom ? [Span(typed, .secondary)] : [])
    return table.lines([Flow([name]), Flow([notes])])[0]
  }

  private static let paletteName = 41
}
