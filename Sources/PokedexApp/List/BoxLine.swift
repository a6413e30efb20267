internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// The input line below the list: a query, a note or a team's name.
struct BoxContent: Sendable, Equatable {
  let line: TextBox
  let found: Int
  let total: Int
  var mistake: QueryMistake?
  /// The letters that complete the last word. Empty if there are none.
  var ending = ""
  /// Completions to choose from. Empty until the user requests them.
  var choices: [String] = []
  var chosen: Int?
  /// A message other than a mistake or an interpretation. Empty if none exists.
  var note = ""
  /// The interpretation of the query. Empty if it adds nothing to the query itself.
  var reading = ""
  /// The text before the input (`prompt`), and the context whose key bindings apply (`context`).
  var prompt = "/"
  var context = KeyContexts.search
}

extension NoteBox {
  fileprivate var prompt: Sentence {
    switch purpose {
    case .note: .notePrompt
    case .teamName: .teamNamePrompt
    }
  }

  /// Maximum length of the text, in Unicode scalars.
  fileprivate var limit: Int {
    switch purpose {
    case .note: TextBox.limit
    case .teamName: SavedTeam.longestName
    }
  }
}

extension AppState {
  /// The line that is being typed, if any.
  var boxContent: BoxContent? {
    switch input {
    case .search(let box):
      BoxContent(
        line: box.line, found: list.rowCount, total: list.search.totalCount,
        mistake: list.search.mistake, ending: box.ending,
        choices: box.completion?.choices.map(\.text) ?? [],
        chosen: box.chosen, note: box.note, reading: reading,
        context: box.isFromPage ? .pageSearch : .search)
    case .note(let box):
      BoxContent(
        line: box.line, found: box.line.text.unicodeScalars.count, total: box.limit,
        prompt: words(box.prompt) + " ", context: .note)
    case nil: nil
    }
  }

  /// A text that tells the user how the query was understood: which names were guessed, and what
  /// the terms mean. If one part of the query alone rules out every result, the text is about that
  /// part instead. Empty without a query.
  var reading: String {
    let search = list.search
    if let part = search.emptyingPart { return part.sentence(in: words.language.interface) }
    let reading = search.reading.isEmpty ? [] : ["→ " + search.reading]
    let slips = search.slips.map { words(.meantAs, $0.typed, $0.meant) }
    return (slips + search.guesses.map(words.guess) + reading).joined(separator: " · ")
  }
}

extension Words {
  /// Returns a message that a typed word was interpreted as the names of certain Pokémon. It lists
  /// at most three of them.
  package func guess(_ word: String, ids: [Int]) -> String {
    guess(word, names: ids.prefix(4).map { name(of: .pokemon($0)) })
  }

  /// Returns a message that a typed word was interpreted as certain names. It lists at most three
  /// of them.
  package func guess(_ word: String, names: [String]) -> String {
    let names = names.prefix(3) + (names.count > 3 ? ["…"] : [])
    return self(.meantAs, word, joined(Array(names), by: .listPair))
  }
}

extension BoxContent {
  /// Whether there is a message to show about the input.
  var hasMessage: Bool { mistake != nil || !choices.isEmpty || !note.isEmpty || !reading.isEmpty }

  /// Returns the text for `found` and `total`. For a query, these are the number of results and of
  /// all rows; for a note or a name, the current and maximum length. The total is left out if there
  /// is little room.
  fileprivate func count(in words: Words, columns: Int) -> String {
    let count = words(.searchCount, String(found), String(total))
    return columns < TextWidth.of(count) + Self.minimumInputColumns ? String(found) : count
  }

  /// Minimum width of the input in columns.
  private static let minimumInputColumns = 16

  /// Returns the range of the input's characters that fit into a window of `columns` columns.
  fileprivate func shown(in words: Words, columns: Int) -> Range<Int> {
    let count = TextWidth.of(count(in: words, columns: columns))
    return line.shown(in: max(3, columns - start - count - 3))
  }

  /// The column of the input's first character.
  fileprivate var start: Int { 1 + TextWidth.of(prompt) }

  /// Returns the column of a character. If it isn't visible, returns the column of the nearest
  /// visible one.
  fileprivate func column(of index: Int, in shown: Range<Int>) -> Int {
    let index = max(shown.lowerBound, min(index, shown.upperBound))
    let before = line.characters[shown.lowerBound..<index].reduce(0) { $0 + TextWidth.of($1) }
    return start + (shown.lowerBound > 0 ? 1 : 0) + before + (index > line.cursor ? 1 : 0)
  }
}

extension Canvas {
  func draw(_ box: BoxContent, _ frame: inout Frame) {
    let columns = layout.size.columns
    let shown = box.shown(in: words, columns: columns)
    let typed = box.line.spans(shown, cursor: .key) { index in
      box.mistake?.range.contains(index) == true ? .mistake : .text
    }
    let ending = shown.upperBound == box.line.characters.count ? box.ending : ""
    let spans = [Span(" " + box.prompt, .key)] + typed + [Span(ending, .secondary)]
    Line(spans, right: [Span(box.count(in: words, columns: columns) + " ", .secondary)]).write(
      to: &frame, column: 0, row: layout.status, columns: columns, styles: theme.styles)
  }

  func drawNote(on box: BoxContent, _ frame: inout Frame) {
    if !box.choices.isEmpty {
      drawNote(choices(of: box, in: layout.size.columns - 2), &frame)
    } else if let mistake = box.mistake, box.note.isEmpty {
      draw(mistake, in: box, &frame)
    } else {
      drawNote([Span(box.note.isEmpty ? box.reading : box.note, .secondary)], &frame)
    }
  }

  /// - Parameter column: column where the text starts. The text ends one column before the window's
  ///   edge.
  private func drawNote(_ spans: [Span], at column: Int = 1, _ frame: inout Frame) {
    let room = layout.size.columns - 1 - column
    Line(spans.clipped(to: room)).write(
      to: &frame, column: column, row: layout.keyBar, columns: room, styles: theme.styles)
  }

  /// Draws a ▴ below the mistake, with the sentence about the mistake to its right or left,
  /// wherever there is room. If neither side has room, draws only the sentence, shortened if
  /// necessary.
  private func draw(_ mistake: QueryMistake, in box: BoxContent, _ frame: inout Frame) {
    let columns = layout.size.columns
    let sentence = withKey(mistake, room: columns - 2)
    let shown = box.shown(in: words, columns: columns)
    let index = box.column(of: mistake.range.lowerBound, in: shown)
    let width = TextWidth.of(sentence)
    if index + 2 + width < columns {
      drawNote([Span("▴ " + sentence, .error)], at: index, &frame)
    } else if width + 2 <= index {
      drawNote([Span(sentence + " ▴", .error)], at: index - width - 1, &frame)
    } else {
      drawNote([Span(shortened(sentence, to: columns - 2), .error)], &frame)
    }
  }

  /// Returns the sentence about a mistake. If a correction is suggested and there is room, adds the
  /// key that inserts the correction.
  private func withKey(_ mistake: QueryMistake, room: Int) -> String {
    let sentence = mistake.sentence(in: words.language.interface)
    let hinted = sentence + " [" + words.keys(keys.displayText(of: .completeWord)) + "]"
    return mistake.closest.isEmpty || TextWidth.of(hinted) > room ? sentence : hinted
  }

  /// Returns the completions, starting with the first visible one.
  private func choices(of box: BoxContent, in room: Int) -> [Span] {
    let first = firstChoice(of: box, in: room)
    let choices = box.choices.indices.dropFirst(first).map { index in
      Span(box.choices[index], index == box.chosen ? .selection : .secondary)
    }
    return (first > 0 ? [Span("… ", .secondary)] : []) + Flow(choices, separator: .spaces(2)).spans
  }

  /// Returns the index of the first completion to show, so that the chosen one is completely
  /// visible.
  private func firstChoice(of box: BoxContent, in room: Int) -> Int {
    var first = box.chosen ?? 0
    var used = TextWidth.of(box.choices[first]) + 5
    while first > 0, used + TextWidth.of(box.choices[first - 1]) + 2 <= room {
      first -= 1
      used += TextWidth.of(box.choices[first]) + 2
    }
    return first
  }

  /// Returns the sentence about a mistake. If it is too long, returns only the hint at its end.
  private func shortened(_ sentence: String, to columns: Int) -> String {
    if TextWidth.of(sentence) <= columns { return sentence }
    // Not every dot ends a sentence: an example may have a range, such as "number:1..9".
    let indices = sentence.indices.dropLast(2)
    let end = indices.last { offset in
      sentence[offset] == "。"
        || sentence[offset] == "." && sentence[sentence.index(after: offset)] == " "
    }
    let hint = end.map { sentence[sentence.index(after: $0)...].drop { $0 == " " } } ?? ""
    return hint.isEmpty ? sentence : String(hint)
  }
}
