/// A line of text that is being typed: the text, where the cursor is, and what editing keys do to it.
///
/// ```swift
/// var box = TextBox("fire spe>=")
/// box.insert("100")
/// box.edit(.deleteWord)
/// let line = Line([Span("/")] + box.spans(box.shown(in: 20)))  // /fire ▏
/// ```
package struct TextBox: Sendable, Equatable {
  /// What an editing key does.
  package enum Edit: Sendable, Hashable {
    case left, right, start, end
    case deleteBackward, deleteForward
    /// What is between the cursor and the start of the word before it, and all before it.
    case deleteWord, deleteToStart
  }

  /// So many scalars fit; what is typed or pasted beyond that is left out. Nobody types as many, and each
  /// key has all that stands there looked for again.
  package static let limit = 256

  package private(set) var text: String
  /// How many characters are before the cursor.
  package private(set) var cursor: Int
  /// Whether the last text put in did not fit.
  package private(set) var isCut = false

  /// A box with the cursor behind its text.
  package init(_ text: String = "") {
    self.text = ""
    cursor = 0
    insert(text)
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The characters, of which the cursor is before the one at its place.
  package var characters: [Character] { Array(text) }

  /// Puts text in at the cursor. It is one line: what breaks lines becomes a space, other controls are
  /// left out.
  package mutating func insert(_ inserted: String) {
    let room = Self.limit - text.unicodeScalars.count
    isCut = inserted.unicodeScalars.count > room
    var scalars = String.UnicodeScalarView()
    for scalar in inserted.unicodeScalars.prefix(max(0, room)) {
      switch scalar.value {
      case 9, 10, 13, 0x2028, 0x2029: scalars.append(" ")
      case 0..<0x20, 0x7F..<0xA0: continue
      default: scalars.append(scalar)
      }
    }
    let place = index
    // A mark may join with the character before it.
    let before = String(text[..<place]) + String(scalars)
    text = before + String(text[place...])
    cursor = min(before.count, text.count)
  }

  /// Does what an editing key does, as far as there is text.
  package mutating func edit(_ edit: Edit) {
    isCut = false
    switch edit {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .start: cursor = 0
    case .end: cursor = text.count
    case .deleteBackward: remove(max(0, cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<min(text.count, cursor + 1))
    case .deleteWord: remove(wordStart..<cursor)
    case .deleteToStart: remove(0..<cursor)
    }
  }

  /// Puts text in place of some characters, with the cursor behind it.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    remove(range.clamped(to: 0..<text.count))
    insert(replacement)
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  /// Where the word before the cursor begins, the spaces behind it included.
  private var wordStart: Int {
    var place = cursor
    let characters = characters
    while place > 0, characters[place - 1] == " " { place -= 1 }
    while place > 0, characters[place - 1] != " " { place -= 1 }
    return place
  }

  private mutating func remove(_ range: Range<Int>) {
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    text.removeSubrange(start..<end)
    // The characters beside the gap may have joined.
    cursor = min(range.lowerBound, text.count)
  }
}

extension TextBox {
  /// The part of the text that is shown where there are so many columns, the cursor's place among them.
  ///
  /// - Parameter columns: at least 3; one of them is the cursor's.
  /// - Returns: the characters shown. Where they are not all, an ellipsis stands at that end.
  package func shown(in columns: Int) -> Range<Int> {
    let widths = characters.map { TextWidth.of($0) }
    if widths.reduce(1, +) <= columns { return 0..<widths.count }
    // A column for the cursor, and one for the ellipsis at either end.
    var room = columns - 3
    var first = cursor
    while first > 0, widths[first - 1] <= room {
      first -= 1
      room -= widths[first]
    }
    if first == 0 { room += 1 }
    var end = cursor
    while end < widths.count, widths[end] <= room {
      room -= widths[end]
      end += 1
    }
    return first..<end
  }

  /// A part of the text with the cursor in it, and an ellipsis at each end that is cut.
  ///
  /// - Parameters:
  ///   - shown: the characters, as `shown(in:)` gives them.
  ///   - cursor: the role of the cursor and of the ellipses.
  ///   - role: the role of the character at a place.
  package func spans(
    _ shown: Range<Int>, cursor mark: Role = .text, role: (Int) -> Role = { _ in .text }
  ) -> [Span] {
    let characters = characters
    var spans = shown.lowerBound > 0 ? [Span("…", mark)] : []
    for place in shown.lowerBound...shown.upperBound {
      if place == cursor { spans.append(Span("▏", mark)) }
      if place < shown.upperBound { spans.append(Span(String(characters[place]), role(place))) }
    }
    return shown.upperBound < characters.count ? spans + [Span("…", mark)] : spans
  }
}
