internal import CNcurses

/// A source of the characters that a terminal sends.
protocol KeySource {
  /// Returns the next character, if any has arrived.
  ///
  /// - Parameter asByte: Whether to return a single byte as a character, regardless of the locale.
  mutating func next(asByte: Bool) -> UInt32?

  /// Makes `next` return this character again.
  mutating func putBack(_ character: UInt32)
}

/// Keyboard input from ncurses. In UTF-8 locales, this type decodes characters from bytes itself.
///
/// If ncurses decoded them, an invalid byte would make it treat the next hundred keys as parts of a
/// character.
struct CursesKeys: KeySource {
  /// A pad (an off-screen window), because ncurses redraws any other window before it reads a key
  /// from it.
  private let window = newpad(1, 1)
  private let isUTF8 = shim_locale_is_utf8() == 1
  /// The first bytes of an incomplete character.
  private var incompleteBytes: [UInt8] = []

  init() {
    // ncurses does not recognise keys, because it would wait for the end of a sequence.
    keypad(window, false)
    nodelay(window, true)
  }

  mutating func next(asByte: Bool) -> UInt32? {
    if asByte { return nextByte() }
    return isUTF8 ? nextOfUTF8() : nextOfLocale()
  }

  private func nextOfLocale() -> UInt32? {
    var code: wint_t = 0
    return shim_read_key(window, &code) == OK ? code : nil
  }

  /// Returns the next character. Invalid bytes become the character 0, which is not a key.
  private mutating func nextOfUTF8() -> UInt32? {
    while let byte = UInt8(exactly: shim_read_byte(window)) {
      if byte & 0xC0 != 0x80 { incompleteBytes = [] }
      if byte < 0x80 { return UInt32(byte) }
      incompleteBytes.append(byte)
      if let character = String(validating: incompleteBytes, as: UTF8.self)?.unicodeScalars.first {
        incompleteBytes = []
        return character.value
      }
      if incompleteBytes.count >= Self.length(from: incompleteBytes[0]) {
        incompleteBytes = []
        return 0
      }
    }
    return nil
  }

  /// Returns the number of bytes of a character with this first byte; 1 if it is invalid.
  private static func length(from first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private func nextByte() -> UInt32? { UInt8(exactly: shim_read_byte(window)).map(UInt32.init) }

  mutating func putBack(_ character: UInt32) { unget_wch(wchar_t(bitPattern: character)) }
}

/// Text that is being pasted, up to the sequence that ends it.
struct Paste {
  /// Characters after `ESC [` in the sequence that begins a paste.
  static let sequence: [UInt32] = [0x32, 0x30, 0x30, 0x7E]
  private static let ending: [UInt32] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// Maximum length of a paste. The rest is counted.
  private static let maximumLength = 1 << 20

  private var characters: [UInt32] = []
  private var length = 0
  /// The last characters received, at most as many as `ending` has.
  private var tail: [UInt32] = []
  /// Whether no input was available at the last attempt to read.
  var hasPaused = false
  /// Whether the user has given up the paste. What follows, up to its end, is not used.
  var isCancelled = false

  /// Adds the next character and returns whether it ends the paste.
  mutating func take(_ character: UInt32) -> Bool {
    length += 1
    if length <= Self.maximumLength + Self.ending.count { characters.append(character) }
    if tail.count == Self.ending.count { tail.removeFirst() }
    tail.append(character)
    guard tail == Self.ending else { return false }
    length -= Self.ending.count
    characters.removeLast(characters.count - min(length, Self.maximumLength))
    return true
  }

  /// Number of characters that were dropped from the end.
  var leftOut: Int { length - characters.count }

  var text: String {
    String(String.UnicodeScalarView(characters.compactMap(Unicode.Scalar.init)))
  }
}
