private import CNcurses
internal import TerminalUI

/// Reads keys from curses, one at a time.
@MainActor
enum KeyReader {
  /// What was read: a key with a name, or something to pass over.
  struct Reading {
    let known: Key?
  }

  /// The next key that has arrived; nil when there is none.
  static func next() -> Reading? {
    var code: wint_t = 0
    switch shim_read_key(&code) {
    case OK: return Reading(known: code == 27 ? escape() : character(code))
    case KEY_CODE_YES: return Reading(known: named[Int32(bitPattern: code)])
    default: return nil
    }
  }

  /// What an escape character begins: the key itself, or a sequence that curses does not know, which
  /// is read to its end, lest its letters be taken for keys.
  private static func escape() -> Key? {
    var code: wint_t = 0
    guard shim_read_key(&code) == OK else { return .escape }
    guard code == 0x5B || code == 0x4F else {
      unget_wch(wchar_t(bitPattern: code))
      return .escape
    }
    while shim_read_key(&code) == OK, !(0x40...0x7E).contains(code) {}
    return nil
  }

  private static func character(_ code: wint_t) -> Key? {
    switch code {
    case 9: .tab
    case 10, 13: .enter
    case 8, 127: .backspace
    case 1...26: Unicode.Scalar(code + 96).map { .control(Character($0)) }
    case 0..<32: nil
    default: Unicode.Scalar(code).map { .character(Character($0)) }
    }
  }

  private static let named: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_PPAGE: .pageUp,
    KEY_NPAGE: .pageDown, KEY_HOME: .home, KEY_END: .end, KEY_ENTER: .enter,
    KEY_BACKSPACE: .backspace, KEY_BTAB: .backTab,
  ]
}
