internal import PokedexFeatures
internal import PokedexModel
internal import PokedexQuery
internal import PokedexText
internal import TerminalUI

/// A line that is being typed below the list: a query or a note.
struct BoxContent: Sendable, Equatable {
  let line: TextBox
  let found: Int
  let total: Int
  var mistake: QueryMistake?
  /// How it may go on; none unless a person asked.
  var choices: [String] = []
  var chosen: Int?
  /// What else there is to say; empty for nothing.
  var note = ""
  /// How a query was understood; empty where it says the same.
  var reading = ""
  /// What stands before what is typed, and the place whose keys work.
  var prompt = "/"
  var place = KeyBinding.Places.box
}

extension NoteBox {
  fileprivate var prompt: Sentence {
    switch purpose {
    case .note: .notePrompt
    case .teamName: .teamNamePrompt
    }
  }

  /// Scalars that fit.
  fileprivate var limit: Int {
    switch purpose {
    case .note: TextBox.limit
    case .teamName: SavedTeam.longestName
    }
  }
}

extension AppState {
  /// The line that is being typed; nil for none.
  var boxContent: BoxContent? {
    switch input {
    case .search(let box): content(of: box)
    case .note(let box):
      BoxContent(
        line: box.line, found: box.line.text.unicodeScalars.count, total: box.limit,
        prompt: words(box.prompt) + " ", place: .note)
    case nil: nil
    }
  }

  private func content(of box: SearchBox) -> BoxContent {
    BoxContent(
      line: box.line, found: data.list.rowCount, total: data.search.totalCount,
      mistake: data.search.mistake, choices: box.completion?.choices.map(\.text) ?? [],
      chosen: box.chosen,
      note: box.note, reading: reading)
  }

  /// How the query was understood and which names were guessed, or which part of it leaves nothing.
  private var reading: String {
    let search = data.search
    if let part = search.emptyingPart { return part.sentence(in: words.language.interface) }
    let reading = search.reading.isEmpty ? [] : ["→ " + search.reading]
    let slips = search.slips.map { words(.meantAs, $0.typed, $0.meant) }
    return (slips + search.guesses.map(words.guess) + reading).joined(separator: " · ")
  }
}

extension Words {
  /// That a word is taken for the names of some Pokémon, of which the first three are named.
  package func guess(_ word: String, ids: [Int]) -> String {
    let names = ids.prefix(3).map { name(of: .pokemon($0)) } + (ids.count > 3 ? ["…"] : [])
    return self(.meantAs, word, joined(names, by: .listPair))
  }
}

extension BoxContent {
  /// Whether there is anything to say of it.
  var hasToSay: Bool { mistake != nil || !choices.isEmpty || !note.isEmpty || !reading.isEmpty }

  /// How many are found; in little room their number only.
  fileprivate func count(in words: Words, columns: Int) -> String {
    let count = words(.searchCount, String(found), String(total))
    return columns < TextWidth.of(count) + Self.fewest ? String(found) : count
  }

  /// What is typed has so many columns at least.
  private static let fewest = 16

  /// Which characters are shown, within so many columns of the window.
  fileprivate func shown(in words: Words, columns: Int) -> Range<Int> {
    let count = TextWidth.of(count(in: words, columns: columns))
    return line.shown(in: max(3, columns - start - count - 3))
  }

  /// The column of the first character.
  fileprivate var start: Int { 1 + TextWidth.of(prompt) }

  /// The column of a character, or of the nearest that is shown.
  fileprivate func column(of place: Int, in shown: Range<Int>) -> Int {
    let place = max(shown.lowerBound, min(place, shown.upperBound))
    let before = line.characters[shown.lowerBound..<place].reduce(0) { $0 + TextWidth.of($1) }
    return start + (shown.lowerBound > 0 ? 1 : 0) + before + (place > line.cursor ? 1 : 0)
  }
}

extension Canvas {
  func draw(_ box: BoxContent, _ frame: inout Frame) {
    let columns = layout.size.columns
    let shown = box.shown(in: words, columns: columns)
    let typed = box.line.spans(shown, cursor: .key) { place in
      box.mistake?.range.contains(place) == true ? .mistake : .text
    }
    let spans = [Span(" " + box.prompt, .key)] + typed
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

  /// - Parameter column: where it begins; it ends a column before the edge.
  private func drawNote(_ spans: [Span], at column: Int = 1, _ frame: inout Frame) {
    let room = layout.size.columns - 1 - column
    Line(spans.clipped(to: room)).write(
      to: &frame, column: column, row: layout.keyBar, columns: room, styles: theme.styles)
  }

  /// A mark below the place, and what is wrong there beside it, on the side that has room.
  private func draw(_ mistake: QueryMistake, in box: BoxContent, _ frame: inout Frame) {
    let columns = layout.size.columns
    let sentence = withKey(mistake, room: columns - 2)
    let shown = box.shown(in: words, columns: columns)
    let place = box.column(of: mistake.range.lowerBound, in: shown)
    let width = TextWidth.of(sentence)
    if place + 2 + width < columns {
      drawNote([Span("▴ " + sentence, .error)], at: place, &frame)
    } else if width + 2 <= place {
      drawNote([Span(sentence + " ▴", .error)], at: place - width - 1, &frame)
    } else {
      drawNote([Span(shortened(sentence, to: columns - 2), .error)], &frame)
    }
  }

  /// The sentence of a mistake, with the key that puts what may have been meant in its place, if there is room.
  private func withKey(_ mistake: QueryMistake, room: Int) -> String {
    let sentence = mistake.sentence(in: words.language.interface)
    let hinted = sentence + " [" + words.keys(keys.written(.complete)) + "]"
    return mistake.closest.isEmpty || TextWidth.of(hinted) > room ? sentence : hinted
  }

  /// The choices from the first on that has the chosen one seen whole.
  private func choices(of box: BoxContent, in room: Int) -> [Span] {
    let first = firstChoice(of: box, in: room)
    let choices = box.choices.indices.dropFirst(first).map { place in
      Span(box.choices[place], place == box.chosen ? .selection : .secondary)
    }
    return (first > 0 ? [Span("… ", .secondary)] : []) + Flow(choices, separator: .spaces(2)).spans
  }

  /// The first choice to see, so that the chosen one is seen whole.
  private func firstChoice(of box: BoxContent, in room: Int) -> Int {
    var first = box.chosen ?? 0
    var used = TextWidth.of(box.choices[first]) + 5
    while first > 0, used + TextWidth.of(box.choices[first - 1]) + 2 <= room {
      first -= 1
      used += TextWidth.of(box.choices[first]) + 2
    }
    return first
  }

  /// A mistake's sentence; only its second one, what would be right, where both have no room.
  private func shortened(_ sentence: String, to columns: Int) -> String {
    if TextWidth.of(sentence) <= columns { return sentence }
    // A range in an example has dots of its own: "number:1..9".
    let places = sentence.indices.dropLast(2)
    let end = places.last { place in
      sentence[place] == "。"
        || sentence[place] == "." && sentence[sentence.index(after: place)] == " "
    }
    let hint = end.map { sentence[sentence.index(after: $0)...].drop { $0 == " " } } ?? ""
    return hint.isEmpty ? sentence : String(hint)
  }
}
