internal import CNcurses

/// What a terminal sent: a character, or a key that curses knows by its own number.
enum KeyInput: Equatable {
  case character(UInt32)
  case code(Int32)
}

/// Where keys come from.
protocol KeySource {
  /// The next that has arrived; nil when there is nothing more.
  ///
  /// - Parameter asByte: whether a byte is a character, whatever the locale makes of it.
  mutating func next(asByte: Bool) -> KeyInput?

  /// Lets `next` return this again.
  mutating func putBack(_ input: KeyInput)
}

/// Keys from curses, and characters of their bytes: curses itself, after a byte that is no text, takes the
/// next hundred keys for parts of a character.
struct CursesKeys: KeySource {
  /// A pad, because before it reads keys for any other window, curses draws that.
  private let window = newpad(1, 1)
  private let isUTF8 = shim_locale_is_utf8() == 1
  /// What has come of a character of several bytes.
  private var begun: [UInt8] = []

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

  /// The next; for bytes that are no text the character 0, which is no key.
  private mutating func nextOfUTF8() -> KeyInput? {
    while true {
      let read = shim_read_byte(window)
      if read == ERR { return nil }
      guard let byte = UInt8(exactly: read) else {
        begun = []
        return .code(read)
      }
      if byte & 0xC0 != 0x80 { begun = [] }
      if byte < 0x80 { return .character(UInt32(byte)) }
      begun.append(byte)
      if let character = String(validating: begun, as: UTF8.self)?.unicodeScalars.first {
        begun = []
        return .character(character.value)
      }
      if begun.count >= Self.length(from: begun[0]) {
        begun = []
        return .character(0)
      }
    }
  }

  /// How many bytes a character has that begins so; 1 where none does.
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
    // The one key that terminals tell by a single byte that may also be a figure.
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
  /// Numbers above those of curses' own keys, which it gives for the sequences around pasted text.
  static let beginning: Int32 = 0x1001
  static let end: Int32 = 0x1002
  /// The bytes after the bracket of the sequence that begins a paste.
  static let sequence: [UInt32] = [0x32, 0x30, 0x30, 0x7E]
  private static let ending: [UInt32] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// No box takes so much; what comes after it is dropped.
  private static let longest = 1 << 16

  private var characters: [UInt32] = []
  /// As many of those that came last as the ending has.
  private var tail: [UInt32] = []
  /// Whether there was nothing more to be read when it was last tried.
  var hasPaused = false

  /// Takes what comes next; true where that ends it. A named key is no part of a text.
  mutating func take(_ input: KeyInput) -> Bool {
    switch input {
    case .code(Self.end): return true
    case .code: return false
    case .character(let character):
      if characters.count < Self.longest + Self.ending.count { characters.append(character) }
      if tail.count == Self.ending.count { tail.removeFirst() }
      tail.append(character)
      // One that curses did not know, because a slow connection had parted it.
      guard tail == Self.ending else { return false }
      characters.removeLast(Self.ending.count)
      return true
    }
  }

  var text: String {
    String(String.UnicodeScalarView(characters.compactMap(Unicode.Scalar.init)))
  }
}
