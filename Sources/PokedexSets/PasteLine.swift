/// A line of a paste, without control characters, escape sequences or direction marks, and without
/// spaces at its ends.
struct PasteLine {
  /// Line number, starting at 1.
  let number: Int
  /// The text as it was written.
  let written: [Unicode.Scalar]
  /// The text with half-width characters and ordinary spaces. It has as many scalars as `written`.
  let plain: [Unicode.Scalar]
  let hadControls: Bool
  let hadBadEncoding: Bool
  /// Whether the text was longer than the maximum. Its end is dropped.
  let wasTooLong: Bool

  init(number: Int, text: Substring.UnicodeScalarView) {
    var (written, plain): ([Unicode.Scalar], [Unicode.Scalar]) = ([], [])
    var (hadControls, hadBadEncoding) = (false, false)
    var rest = text[...]
    while plain.count < SetReader.maximumLineLength, let scalar = rest.popFirst() {
      switch PlainScalar(scalar) {
      case .letter(let letter):
        if scalar == "\u{FFFD}" { hadBadEncoding = true }
        written.append(letter == " " && scalar.value < 0x100 ? " " : scalar)
        plain.append(letter)
      case .invisible: continue
      case .control:
        hadControls = true
        if scalar == "\u{1B}" { rest.skipEscapeSequence() }
      }
    }
    let start = plain.firstIndex { $0 != " " } ?? plain.count
    let end = plain.lastIndex { $0 != " " }.map { $0 + 1 } ?? start
    self.number = number
    self.written = Array(written[start..<end])
    self.plain = Array(plain[start..<end])
    (self.hadControls, self.hadBadEncoding) = (hadControls, hadBadEncoding)
    wasTooLong = !rest.isEmpty
  }

  init(number: Int, text: String) {
    self.init(number: number, text: text[...].unicodeScalars)
  }

  /// The whole line with half-width characters.
  var text: String { PlainText(plain[...]).string }

  /// Returns a range of the text as it was written, without spaces at its ends.
  func written(_ range: Range<Int>) -> String {
    let part = PlainText(plain[range]).trimmed.scalars
    return String(String.UnicodeScalarView(written[part.startIndex..<part.endIndex]))
  }
}

/// A scalar of a paste in its normalized form.
private enum PlainScalar {
  case letter(Unicode.Scalar)
  /// A character that takes up no column on the screen.
  case invisible
  /// A character that would change how a terminal displays the text after it.
  case control

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .letter(" ")
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: self = .control
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF: self = .invisible
    case 0xFF01...0xFF5E: self = .letter(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
    default: self = .letter(scalar)
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Skips the rest of a control sequence after its escape character. Source: ECMA-48, section 5.4.
  fileprivate mutating func skipEscapeSequence() {
    guard first == "[" else { return }
    removeFirst()
    while let scalar = first, 0x20...0x7E ~= scalar.value {
      removeFirst()
      if 0x40...0x7E ~= scalar.value { return }
    }
  }
}

/// A range of a line's text, with half-width characters.
struct PlainText {
  let scalars: ArraySlice<Unicode.Scalar>

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
  }

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)[...]
  }

  var string: String { String(String.UnicodeScalarView(scalars)) }

  var isEmpty: Bool { scalars.isEmpty }

  /// The text without leading and trailing spaces.
  var trimmed: PlainText {
    guard let start = scalars.firstIndex(where: { $0 != " " }),
      let end = scalars.lastIndex(where: { $0 != " " })
    else { return PlainText(scalars[scalars.startIndex..<scalars.startIndex]) }
    return PlainText(scalars[start...end])
  }

  /// The text's ASCII letters, in lowercase, and digits, as in Showdown's ids. Nil if the text has
  /// more than 40 scalars, because no keyword is that long.
  var word: String? {
    if scalars.count > 40 { return nil }
    var word = ""
    for scalar in scalars {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A: word.unicodeScalars.append(scalar)
      case 0x41...0x5A: word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
      default: continue
      }
    }
    return word
  }

  /// Returns the parts of the text that the signs separate, without spaces at their ends. Empty
  /// parts are included.
  func split(at signs: Unicode.Scalar...) -> [PlainText] {
    scalars.split(omittingEmptySubsequences: false) { signs.contains($0) }
      .map { PlainText($0).trimmed }
  }

  /// Returns the texts before and after the scalar at an index, which is in neither of them.
  func halves(at offset: Int) -> (before: PlainText, after: PlainText) {
    (
      PlainText(scalars[..<offset]).trimmed,
      PlainText(scalars[scalars.index(after: offset)...]).trimmed
    )
  }

  /// Splits text that ends in brackets, such as "Name (F)", into the text before the last opening
  /// bracket and the text inside the brackets. Nil if the text doesn't end with the closing bracket
  /// or has no opening one.
  func bracketed(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> (
    before: PlainText, inside: PlainText
  )? {
    guard scalars.last == close, let index = scalars.lastIndex(of: open) else { return nil }
    let (before, inside) = PlainText(scalars.dropLast()).halves(at: index)
    return (before, inside)
  }
}
