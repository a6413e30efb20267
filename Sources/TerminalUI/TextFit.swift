/// Functions that fit text into a number of columns.
package enum TextFit {
  /// Returns the text. If it is wider than `columns`, it is cut and ends with "…".
  package static func clip(_ text: String, to columns: Int) -> String {
    if columns <= 0 { return "" }
    if fits(text, in: columns) { return text }
    return start(of: text, columns: columns - 1) + "…"
  }

  /// Returns the longest prefix of the text that fits in `columns`.
  package static func start(of text: String, columns: Int) -> String {
    if fits(text, in: columns) { return text }
    var start = ""
    var width = 0
    for grapheme in text {
      width += TextWidth.of(grapheme)
      if width > columns { break }
      start.append(grapheme)
    }
    return start
  }

  /// Returns the text. If it is wider than `columns`, its middle is replaced by "…".
  ///
  /// Use this function for names of which some differ only at the beginning and others only at the
  /// end.
  package static func clipMiddle(_ text: String, to columns: Int) -> String {
    if fits(text, in: columns) { return text }
    var (end, width) = ("", 0)
    for grapheme in text.reversed() {
      width += TextWidth.of(grapheme)
      if width > columns / 2 { break }
      end = String(grapheme) + end
    }
    return clip(text, to: columns - TextWidth.of(end)) + end
  }

  /// Pads the text with spaces to a width of `columns`. The spaces are after the text, or before it
  /// if `atEnd` is false.
  ///
  /// - Parameter gap: Number of additional spaces after the padded text.
  package static func pad(
    _ text: String, to columns: Int, atEnd: Bool = true, gap: Int = 0
  ) -> String {
    let blank = max(0, columns - TextWidth.of(text))
    if blank + gap == 0 { return text }
    let before = atEnd ? 0 : blank
    // Tables pad hundreds of texts. Therefore the text is copied only once, together with its
    // spaces.
    var text = text
    return text.withUTF8 { text in
      String(unsafeUninitializedCapacity: text.count + blank + gap) { padded in
        padded.initialize(repeating: UInt8(ascii: " "))
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(padded)[before...])
          .copyMemory(from: UnsafeRawBufferPointer(text))
        return text.count + blank + gap
      }
    }
  }

  /// Returns a string of spaces.
  package static func spaces(_ count: Int) -> String { pad("", to: count) }

  /// Wraps the text into lines that are at most `columns` wide.
  ///
  /// Lines break at spaces. A word that is wider than a line breaks where `LineBreaks` allows it,
  /// or else between any two graphemes. The result has at least one line.
  package static func wrap(_ text: String, to columns: Int) -> [String] {
    if fits(text, in: columns) { return [text] }
    var lines: [String] = []
    var line = ""
    var room = columns
    for word in text.utf8.split(separator: UInt8(ascii: " ")).map({ String(Substring($0)) }) {
      let width = TextWidth.of(word) + (line.isEmpty ? 0 : 1)
      if width <= room {
        line += line.isEmpty ? word : " " + word
        room -= width
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let pieces = breakWord(word, to: columns)
      lines += pieces.dropLast()
      line = pieces.last ?? ""
      room = columns - TextWidth.of(line)
    }
    return lines + [line]
  }

  /// Whether the text fits into the columns. No character has more columns than bytes, so most
  /// texts don't need to be measured.
  private static func fits(_ text: String, in columns: Int) -> Bool {
    text.utf8.count <= columns || TextWidth.of(text) <= columns
  }

  private static func breakWord(_ word: String, to columns: Int) -> [String] {
    var pieces: [String] = [""]
    var width = 0
    func add(_ part: String, of columnsOfPart: Int) {
      if width + columnsOfPart > columns, width > 0 {
        pieces.append("")
        width = 0
      }
      pieces[pieces.count - 1] += part
      width += columnsOfPart
    }
    for part in LineBreaks.parts(of: word) {
      let columnsOfPart = TextWidth.of(part)
      if columnsOfPart <= columns {
        add(part, of: columnsOfPart)
      } else {
        for grapheme in part { add(String(grapheme), of: TextWidth.of(grapheme)) }
      }
    }
    return pieces
  }

  /// Joins as many texts as fit without being cut. If some are left out and there is room, adds
  /// their number, such as " +3".
  ///
  /// If not even the first text fits, it is cut.
  ///
  /// - Parameter gap: The separator between two texts.
  package static func list(_ texts: [String], to room: Int, by gap: String = " · ") -> String {
    guard var text = texts.first else { return "" }
    var width = TextWidth.of(text)
    for (index, next) in texts.enumerated().dropFirst() {
      let more = index == texts.count - 1 ? 0 : 3
      width += gap.count + TextWidth.of(next)
      if width + more > room {
        let rest = " +\(texts.count - index)"
        return TextWidth.of(text) + rest.utf8.count <= room ? text + rest : clip(text, to: room)
      }
      text += gap + next
    }
    return clip(text, to: room)
  }
}

/// Finds possible line breaks in text without spaces, such as Japanese.
///
/// Implements the rules of JIS X 4051 that readers notice most: no line begins with a punctuation
/// mark, small kana or closing bracket; no line ends with an opening bracket; numbers and Latin
/// words are not broken.
enum LineBreaks {
  /// Splits a text into parts. Lines may break between two parts, but not inside a part.
  static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in text {
      if let last, staysTogether(last, character) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      last = character
    }
    return parts
  }

  private static func staysTogether(_ one: Character, _ next: Character) -> Bool {
    forbiddenAtLineEnd.contains(one) || forbiddenAtLineStart.contains(next)
      || isInWord(one) && isInWord(next)
  }

  /// Whether the character belongs to a number or to a word in a script with upper and lower case.
  /// Such words and numbers are not broken. Kana, kanji and hangul have no case.
  private static func isInWord(_ character: Character) -> Bool {
    character.isCased || character.isNumber && character.isASCII
      || wordPunctuation.contains(character)
  }

  private static let wordPunctuation = Set(".'’-×½¼%")
  private static let forbiddenAtLineEnd = Set("（「『【〈《〔［(")
  private static let forbiddenAtLineStart = Set(
    "、。，．・：；？！）」』】〉》〕］)%％,:;?!ー々…〜～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ")
}

/// A horizontal bar, drawn in eighths of a cell.
package enum Bar {
  /// Returns a bar whose length is the fraction `value` / `maximum` of `columns`. It has no
  /// trailing spaces.
  ///
  /// For any value above 0, the bar is at least an eighth of a cell long.
  package static func text(_ value: Int, of maximum: Int, columns: Int) -> String {
    guard value > 0, maximum > 0, columns > 0 else { return "" }
    let eighths = max(1, min(value, maximum) * columns * 8 / maximum)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
