private import CNcurses

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

/// Keys from curses.
struct CursesKeys: KeySource {
  func next(asByte: Bool) -> KeyInput? {
    if asByte { return nextByte() }
    var code: wint_t = 0
    switch shim_read_key(&code) {
    case OK: return .character(code)
    case KEY_CODE_YES: return .code(Int32(bitPattern: code))
    default: return nil
    }
  }

  private func nextByte() -> KeyInput? {
    let byte = shim_read_byte()
    switch byte {
    case ERR: return nil
    case 0...255: return .character(UInt32(byte))
    // The one key that terminals tell by a single byte that may also be a figure.
    case KEY_BACKSPACE, KEY_DC: return .character(127)
    default: return .code(byte)
    }
  }

  func putBack(_ input: KeyInput) {
    switch input {
    case .character(let character): unget_wch(wchar_t(bitPattern: character))
    case .code(let code): ungetch(code)
    }
  }
}
