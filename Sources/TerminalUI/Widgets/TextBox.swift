/// A single-line text field: its text, the cursor, and the effect of editing keys.
///
/// ```swift
/// var box = TextBox("fire spe>=")
/// box.insert("100")
/// box.edit(.deleteWord)
/// let line = Line([Span("/")] + box.spans(box.shown(in: 20)))  // /fire ▏
/// ```
package struct TextBox: Sendable, Equatable {
  /// The effect of an editing key.
  package enum Edit: Sendable, Hashable {
    case left, right, start, end
    case deleteBackward, deleteForward
    /// Deletes from the cursor back to the start of the previous word, or to the start of the text.
    case deleteWord, deleteToStart
  }

  /// Maximum number of Unicode scalars.
  ///
  /// Typed or pasted text beyond it is dropped. Nobody types that much, and every key starts a new
  /// search for the whole text.
  package static let limit = 256

  package private(set) var text: String
  /// Number of characters before the cursor.
  package private(set) var cursor: Int
  /// Whether the last insertion was cut because it did not fit.
  package private(set) var isCut = false

  /// Creates a box with the cursor after its text.
  package init(_ text: String = "") {
    self.text = ""
    cursor = 0
    insert(text)
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The characters of the text. The cursor is before the one at index `cursor`.
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
    // A combining mark may join with the character before it.
    let before = String(text[..<offset]) + String(scalars)
    text = before + String(text[offset...])
    cursor = min(before.count, text.count)
  }

  /// Performs an edit, or does nothing if it would go beyond the ends of the text.
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

  /// Replaces a range of characters and leaves the cursor after the new text.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    remove(range.clamped(to: 0..<text.count))
    insert(replacement)
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: cursor) }

  /// Index of the start of the word before the cursor. Spaces between the word and the cursor are
  /// skipped.
  private var wordStart: Int {
    var index = cursor
    let characters = characters
    while index > 0, characters[index - 1] == " " { index -= 1 }
    while index > 0, characters[index - 1] != " " { index -= 1 }
    return index
  }

  private mutating func remove(_ range: Range<Int>) {
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(start, offsetBy: range.count)
    text.removeSubrange(start..<end)
    // The characters on both sides of the gap may have joined into one.
    cursor = min(range.lowerBound, text.count)
  }
}

extension TextBox {
  /// Returns the characters that are visible in a number of columns. The cursor is always visible.
  ///
  /// - Parameter columns: At least 3. One of them is the cursor's.
  /// - Returns: The visible characters. At each end that is cut, an ellipsis takes a column.
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

  /// Returns a part of the text with the cursor in it, and an ellipsis at each end that is cut.
  ///
  /// - Parameters:
  ///   - shown: The visible characters from `shown(in:)`.
  ///   - cursor: The role of the cursor and the ellipses.
  ///   - role: Returns the role of the character at an index.
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
