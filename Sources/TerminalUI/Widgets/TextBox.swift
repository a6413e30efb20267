/// A single-line text field: its text, the cursor, and the effect of editing keys.
///
/// ```swift
/// var box = TextBox("fire spe>=")
/// box.insert("100")
/// box.edit(.deleteWord)
/// let line = Line([Span("/")] + box.spans(box.shown(in: 20)))  // /fire ▏
/// ```
package struct TextBox: Sendable, Equatable {
  /// An edit that the user makes with a key.
  package enum Edit: Sendable, Hashable {
    case left, right, start, end
    /// Moves the cursor to the start of the word before it, or to the end of the word after it. A
    /// word consists of letters and digits, as in GNU Readline.
    case wordLeft, wordRight
    case deleteBackward, deleteForward
    /// Deletes to where `wordLeft` or `wordRight` moves the cursor.
    case deleteWordBackward, deleteWordForward
    /// `deleteWord` deletes from the cursor back to the space before the previous word;
    /// `deleteToStart` deletes to the start of the text.
    case deleteWord, deleteToStart
  }

  /// Maximum length of the text in Unicode scalars.
  ///
  /// Text beyond the limit is dropped when it is typed or pasted. The limit keeps typing fast,
  /// because every key press runs a search with the whole text. Nobody types that much.
  package static let limit = 256

  package private(set) var text: String
  /// Number of characters before the cursor.
  package private(set) var cursor: Int
  /// Whether the last insertion was cut because the text would have exceeded the limit.
  package private(set) var isCut = false

  /// Creates a text box with this text and the cursor after it.
  package init(_ text: String = "") {
    self.text = ""
    cursor = 0
    insert(text)
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The characters of the text. The cursor is before the character with the index `cursor`.
  package var characters: [Character] { Array(text) }

  /// Inserts text at the cursor, as a single line.
  ///
  /// Line breaks and tabs become spaces; other control characters are dropped.
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
    let offset = index
    // Count characters in the joined text, because a combining mark may combine with the character
    // before it.
    let before = String(text[..<offset]) + String(scalars)
    text = before + String(text[offset...])
    cursor = min(before.count, text.count)
  }

  /// Performs an edit. An edit that isn't possible, such as deleting backward at the start of the
  /// text, does nothing.
  package mutating func edit(_ edit: Edit) {
    isCut = false
    switch edit {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .start: cursor = 0
    case .end: cursor = text.count
    case .deleteBackward: remove(max(0, cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<min(text.count, cursor + 1))
    case .wordLeft: cursor = wordStart(\.isWordCharacter)
    case .wordRight: cursor = wordEnd
    case .deleteWordBackward: remove(wordStart(\.isWordCharacter)..<cursor)
    case .deleteWordForward: remove(cursor..<wordEnd)
    case .deleteWord: remove(wordStart { $0 != " " }..<cursor)
    case .deleteToStart: remove(0..<cursor)
    }
  }

  /// Replaces a range of characters and places the cursor after the new text.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    remove(range.clamped(to: 0..<text.count))
    insert(replacement)
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  /// Returns the index of the first character of the word before the cursor. Characters between the
  /// word and the cursor that are not part of a word are skipped.
  private func wordStart(_ isInWord: (Character) -> Bool) -> Int {
    var index = cursor
    let characters = characters
    while index > 0, !isInWord(characters[index - 1]) { index -= 1 }
    while index > 0, isInWord(characters[index - 1]) { index -= 1 }
    return index
  }

  /// Index after the last character of the word after the cursor.
  private var wordEnd: Int {
    var index = cursor
    let characters = characters
    while index < characters.count, !characters[index].isWordCharacter { index += 1 }
    while index < characters.count, characters[index].isWordCharacter { index += 1 }
    return index
  }

  private mutating func remove(_ range: Range<Int>) {
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    text.removeSubrange(start..<end)
    // The text may have fewer characters than expected, because the characters before and after the
    // removed range may have combined into one.
    cursor = min(range.lowerBound, text.count)
  }
}

extension TextBox {
  /// Returns the range of characters that are visible if the text box has this many columns. It is
  /// chosen so that the cursor is always visible.
  ///
  /// - Parameter columns: Number of columns, at least 3. The cursor takes one of them.
  /// - Returns: The range of visible characters. At each end where text is hidden, an ellipsis
  ///   takes one column.
  package func shown(in columns: Int) -> Range<Int> {
    let widths = characters.map { TextWidth.of($0) }
    if widths.reduce(1, +) <= columns { return 0..<widths.count }
    // Reserve a column for the cursor, and one for an ellipsis at each end.
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

  /// Returns the visible part of the text with the cursor in it. At each end where text is hidden,
  /// it has an ellipsis.
  ///
  /// - Parameters:
  ///   - shown: The range of visible characters, as returned by `shown(in:)`.
  ///   - cursor: The role of the cursor and the ellipses.
  ///   - role: A function that returns the role of the character at an index.
  package func spans(
    _ shown: Range<Int>, cursor mark: Role = .text, role: (Int) -> Role = { _ in .text }
  ) -> [Span] {
    let characters = characters
    var spans = shown.lowerBound > 0 ? [Span("…", mark)] : []
    for index in shown.lowerBound...shown.upperBound {
      if index == cursor { spans.append(Span("▏", mark)) }
      if index < shown.upperBound { spans.append(Span(String(characters[index]), role(index))) }
    }
    return shown.upperBound < characters.count ? spans + [Span("…", mark)] : spans
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
