/// A name or typed text, normalized for comparison.
///
/// Only letters and digits remain, in lower case and without accents. Hiragana become katakana,
/// half-width kana become full width, full-width Latin letters become half width, and long vowel
/// marks are dropped.
///
/// Each letter is stored as one UTF-16 code unit, so that letters are compared as integers in an
/// array. Spaces, hyphens and other signs are not stored as letters; they only set a mark on the
/// next letter. ♀ and ♂ become the words `f` and `m`, as in slugs.
package struct FoldedName: Sendable {
  /// Letters of all words, in order and without separators.
  package private(set) var letters: [UInt16] = []
  /// The `Mark` bits of each letter in `letters`.
  package private(set) var marks: [UInt8] = []
  private var pending = Mark.word
  private var isLatin = true

  /// Bits that mark the letters at which words and their parts begin and end, and letters before a
  /// long vowel mark.
  package enum Mark {
    /// Set on the first letter of a word: the first letter of the name, or one after a space or
    /// hyphen.
    package static let word: UInt8 = 1
    /// Set on the first letter of a part of a word: one after an apostrophe, a bracket or a change
    /// of script.
    package static let part: UInt8 = 2
    /// Set on the last letter of a word or of a part of a word.
    package static let end: UInt8 = 4
    /// Set on a letter before a long vowel mark. Only this distinguishes パーモット from パモット.
    package static let long: UInt8 = 8
  }

  package init() {}

  /// - Parameter count: the number of letters to reserve memory for.
  package init(reserving count: Int) {
    letters.reserveCapacity(count)
    marks.reserveCapacity(count)
  }

  /// - Parameter text: the text to normalize.
  package init(_ text: String) {
    self.init(reserving: text.utf8.count)
    add(text)
    finish()
  }

  /// Appends a text. Call `finish` after the last text.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a text in UTF-8.
  ///
  /// - Parameter utf8: the text as valid UTF-8.
  package mutating func add(_ utf8: UnsafeRawBufferPointer) {
    var index = 0
    while index < utf8.count {
      let first = UInt32(utf8[index])
      if first < 0x80 {
        add(first)
        index += 1
        continue
      }
      let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard index + length <= utf8.count else { return }
      var value = first & 0xFF >> UInt32(length + 1)
      for next in 1..<length { value = value << 6 | UInt32(utf8[index + next] & 0x3F) }
      add(value)
      index += length
    }
  }

  /// Appends an ASCII character.
  package mutating func add(ascii byte: UInt8) { add(UInt32(byte)) }

  /// Returns the lower-case letter or digit for an ASCII character. Nil for any other character.
  package static func letter(ofASCII byte: UInt8) -> UInt16? {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: UInt16(byte)
    case 0x41...0x5A: UInt16(byte) + 0x20
    default: nil
    }
  }

  /// Ends the current word, so that the next letter begins a new one.
  package mutating func finish() {
    if let last = marks.indices.last { marks[last] |= Mark.end }
    pending = Mark.word
  }

  /// Removes all letters, but keeps the arrays' memory for reuse.
  package mutating func removeAll() {
    letters.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    (pending, isLatin) = (Mark.word, true)
  }

  // MARK: - Letters

  private mutating func add(_ value: UInt32) {
    switch value {
    case 0x20, 0x2D, 0x5F: breakWord()
    case 0..<0x80:
      if let letter = Self.letter(ofASCII: UInt8(value)) {
        emit(UInt32(letter), latin: true)
      } else {
        breakPart()
      }
    case 0x80..<0xC0: breakPart()
    case 0xC0..<0x180: addLatin(value)
    case 0x300..<0x370: break
    case 0x1100..<0x1200: addHangul(value)
    case 0x2010...0x2015, 0x3000: breakWord()
    case 0x2640: addWord(UInt8(ascii: "f"))
    case 0x2642: addWord(UInt8(ascii: "m"))
    case 0x3041...0x3096: emit(value + 0x60, latin: false)
    case 0x3099...0x309C: voice(with: value)
    case 0x30A1...0x30FA: emit(value, latin: false)
    case 0x30FC: lengthen()
    case 0x3131...0x318E, 0x3400...0x9FFF, 0xAC00...0xD7A3: emit(value, latin: false)
    case 0xFF01...0xFF5E: add(value - 0xFEE0)
    case 0xFF65...0xFF9F: addHalfWidth(value)
    default: addOther(value)
    }
  }

  private mutating func emit(_ value: UInt32, latin: Bool) {
    if pending == 0, latin != isLatin { pending = Mark.part }
    if pending != 0, let last = marks.indices.last { marks[last] |= Mark.end }
    letters.append(UInt16(truncatingIfNeeded: value))
    marks.append(pending)
    (pending, isLatin) = (0, latin)
  }

  private mutating func breakWord() { pending = Mark.word }

  private mutating func breakPart() { if pending == 0 { pending = Mark.part } }

  private mutating func addWord(_ letter: UInt8) {
    breakWord()
    emit(UInt32(letter), latin: true)
    breakWord()
  }

  private mutating func addLatin(_ value: UInt32) {
    switch value {
    case 0xC6, 0xE6: add(ascii: "ae")
    case 0xDE, 0xFE: add(ascii: "th")
    case 0xDF: add(ascii: "ss")
    case 0x132, 0x133: add(ascii: "ij")
    case 0x152, 0x153: add(ascii: "oe")
    case 0xD7, 0xF7: breakPart()
    default: emit(UInt32(Self.withoutAccents[Int(value - 0xC0)]), latin: true)
    }
  }

  private mutating func add(ascii letters: StaticString) {
    letters.withUTF8Buffer { for letter in $0 { emit(UInt32(letter), latin: true) } }
  }

  /// Appends a letter or digit of any other script, in lower case. Any other character is not
  /// appended: white space ends the current word, and signs end the current part of a word.
  private mutating func addOther(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return
    default: break
    }
    guard properties.isAlphabetic || properties.numericType != nil else {
      return properties.isWhitespace ? breakWord() : breakPart()
    }
    for unit in properties.lowercaseMapping.utf16 { emit(UInt32(unit), latin: true) }
  }
}

// MARK: - Japanese

extension FoldedName {
  private mutating func lengthen() {
    if pending == 0, let last = marks.indices.last { marks[last] |= Mark.long }
  }

  /// Adds a voicing mark to the kana before it: か and ゛ become が.
  private mutating func voice(with mark: UInt32) {
    guard let last = letters.last, pending == 0 else { return }
    let isHalf = mark == 0x309A || mark == 0x309C
    switch last {
    // ハ, ヒ, フ, ヘ and ホ: in Unicode, two voiced forms follow each of them.
    case 0x30CF...0x30DD where (last - 0x30CF) % 3 == 0:
      letters[letters.count - 1] = last + (isHalf ? 2 : 1)
    case 0x30AB...0x30C1 where last % 2 == 1 && !isHalf: letters[letters.count - 1] = last + 1
    case 0x30C4, 0x30C6, 0x30C8: if !isHalf { letters[letters.count - 1] = last + 1 }
    case 0x30A6: if !isHalf { letters[letters.count - 1] = 0x30F4 }
    default: break
    }
  }

  private mutating func addHalfWidth(_ value: UInt32) {
    switch value {
    case 0xFF65: breakPart()
    case 0xFF70: lengthen()
    case 0xFF9E: voice(with: 0x3099)
    case 0xFF9F: voice(with: 0x309A)
    default: emit(UInt32(Self.fullWidth[Int(value - 0xFF66)]), latin: false)
    }
  }

  private static let fullWidth = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".utf16)
}

// MARK: - Korean

extension FoldedName {
  /// Composes a Hangul syllable from its letters, because some file systems store names decomposed.
  private mutating func addHangul(_ value: UInt32) {
    let last = letters.last.map(UInt32.init) ?? 0
    switch value {
    case 0x1100...0x1112: emit(UInt32(Self.initials[Int(value - 0x1100)]), latin: false)
    case 0x1161...0x1175:
      let vowel = value - 0x1161
      guard pending == 0, let initial = Self.initials.firstIndex(of: UInt16(last)) else {
        return emit(0x314F + vowel, latin: false)
      }
      letters[letters.count - 1] = UInt16(0xAC00 + (UInt32(initial) * 21 + vowel) * 28)
    case 0x11A8...0x11C2 where pending == 0 && isOpenSyllable(last):
      letters[letters.count - 1] = UInt16(last + value - 0x11A7)
    default: break
    }
  }

  private func isOpenSyllable(_ value: UInt32) -> Bool {
    0xAC00...0xD7A3 ~= value && (value - 0xAC00) % 28 == 0
  }

  /// Consonants that a Hangul syllable can begin with, as separate letters in Unicode's order.
  package static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".utf16)
}

// MARK: - Accents

extension FoldedName {
  /// The characters U+00C0 to U+017F without their accents, with `?` for characters that `addLatin`
  /// handles separately.
  private static let withoutAccents = Array(
    ("aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkkkllllllllll"
      + "nnnnnnnnnoooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}

extension Substring {
  /// Returns the range of the first occurrence of a text. Nil for an empty text, or if it doesn't
  /// occur.
  ///
  /// Compares bytes, because searching by `Character` takes a thousand times as long on first use.
  /// No match can begin within a character, because UTF-8 marks where characters begin.
  package func firstRange(of part: String) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var rest = utf8
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) {
        return start..<rest.index(start, offsetBy: part.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
