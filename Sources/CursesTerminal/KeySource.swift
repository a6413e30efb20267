internal import CNcurses

/// Input from a terminal: a character, or a key with its ncurses key code.
enum KeyInput: Equatable {
  case character(UInt32)
  case code(Int32)
}

/// A source of keyboard input.
protocol KeySource {
  /// Returns the next input, if any has arrived.
  ///
  /// - Parameter asByte: Whether to return a single byte as a character, regardless of the locale.
  mutating func next(asByte: Bool) -> KeyInput?

  /// Makes `next` return this input again.
  mutating func putBack(_ input: KeyInput)
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
    keypad(window, true)
    nodelay(window, true)
  }

  mutating func next(asByte: Bool) -> KeyInput? {
    if asByte { return nextByte() }
    return isUTF8 ? nextOfUTF8() : nextOfLocale()
  }

  private func nextOfLocale() -> KeyInput? {
    var code: wint_t = 0
    switch shim_read_key(window, &code) {
    case OK: return .character(code)
    case KEY_CODE_YES: return .code(Int32(bitPattern: code))
    default: return nil
    }
  }

  /// Returns the next input. Invalid bytes become the character 0, which is not a key.
  private mutating func nextOfUTF8() -> KeyInput? {
    while true {
      let read = shim_read_byte(window)
      if read == ERR { return nil }
      guard let byte = UInt8(exactly: read) else {
        incompleteBytes = []
        return .code(read)
      }
      if byte & 0xC0 != 0x80 { incompleteBytes = [] }
      if byte < 0x80 { return .character(UInt32(byte)) }
      incompleteBytes.append(byte)
      if let character = String(validating: incompleteBytes, as: UTF8.self)?.unicodeScalars.first {
        incompleteBytes = []
        return .character(character.value)
      }
      if incompleteBytes.count >= Self.length(from: incompleteBytes[0]) {
        incompleteBytes = []
        return .character(0)
      }
    }
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

  private func nextByte() -> KeyInput? {
    let byte = shim_read_byte(window)
    switch byte {
    case ERR: return nil
    case 0...255: return .character(UInt32(byte))
    // ncurses reads byte 127 as Backspace or Delete, but in a mouse report it may be a coordinate.
    // No other byte that can be a coordinate is read as a key.
    case KEY_BACKSPACE, KEY_DC: return .character(127)
    default: return .code(byte)
    }
  }

  mutating func putBack(_ input: KeyInput) {
    switch input {
    case .character(let character): unget_wch(wchar_t(bitPattern: character))
    case .code(let code): ungetch(code)
    }
  }
}

/// Text that is being pasted, up to the sequence that ends it.
struct Paste {
  /// Key codes for the sequences before and after a paste, higher than any code of ncurses.
  static let beginning: Int32 = 0x1001
  static let end: Int32 = 0x1002
  /// Characters after `ESC [` in the sequence that begins a paste.
  static let sequence: [UInt32] = [0x32, 0x30, 0x30, 0x7E]
  private static let ending: [UInt32] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// Maximum length of a paste, more than any text field takes. The rest is dropped.
  private static let maximumLength = 1 << 16

  private var characters: [UInt32] = []
  /// The last characters received, at most as many as `ending` has.
  private var tail: [UInt32] = []
  /// Whether no input was available at the last attempt to read.
  var hasPaused = false
  /// Whether the user has given up the paste. What follows, up to its end, is not used.
  var isCancelled = false

  /// Adds the next input and returns whether it ends the paste. Keys that ncurses recognised are
  /// not text.
  mutating func take(_ input: KeyInput) -> Bool {
    switch input {
    case .code(Self.end): return true
    case .code: return false
    case .character(let character):
      if characters.count < Self.maximumLength + Self.ending.count { characters.append(character) }
      if tail.count == Self.ending.count { tail.removeFirst() }
      tail.append(character)
      // ncurses did not recognise the ending because a slow connection had split it.
      guard tail == Self.ending else { return false }
      characters.removeLast(Self.ending.count)
      return true
    }
  }

  var text: String {
    String(String.UnicodeScalarView(characters.compactMap(Unicode.Scalar.init)))
  }
}
