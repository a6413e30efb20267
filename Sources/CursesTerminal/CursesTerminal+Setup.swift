private import CNcurses
private import CTerminalSignals
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// What the terminal is, and how curses is to treat it.
extension CursesTerminal {
  static func check(_ symbols: Symbols) throws(TerminalError) {
    guard isatty(0) == 1, isatty(1) == 1 else { throw .notATerminal }
    guard !termName.isEmpty else { throw .termNotSet }
    chooseLocale(symbols)
    guard shim_setupterm() == 1 else { throw .termUnknown(term: termName) }
    guard capability("cup") != nil else { throw .unusable(term: termName) }
  }

  /// The text of a terminfo capability; nil where the terminal lacks it.
  static func capability(_ name: String) -> String? { CursesEntry().text(name) }

  /// What the terminal understands; nil where it lacks what a frame needs.
  static func codes(_ symbols: Symbols) -> TerminalCodes? {
    TerminalCodes(
      of: CursesEntry(), takesExactColors: hasExactColors,
      symbols: shim_locale_is_utf8() == 1 ? symbols : symbols.union(.ascii))
  }

  /// Whether it has exact colours, so far as it or its environment says.
  private static var hasExactColors: Bool {
    ["truecolor", "24bit"].contains(variable("COLORTERM")) || shim_number("colors") >= 1 << 24
      || shim_has("RGB") == 1 || shim_has("Tc") == 1
  }

  static var termName: String { variable("TERM") }

  static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// The locale of the environment; where it names none, or one that is not installed, UTF-8, unless
  /// nothing but ASCII is written.
  private static func chooseLocale(_ symbols: Symbols) {
    _ = shim_setlocale("")
    if !symbols.contains(.ascii), shim_locale_is_utf8() != 1 { _ = shim_setlocale("C.UTF-8") }
  }

  static func configure() {
    set_escdelay(25)
    // Cursor keys of terminals that send the form their terminfo entry does not name.
    for (letter, code) in zip(["A", "B", "C", "D"], [KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT]) {
      define_key("\u{1B}[\(letter)", code)
      define_key("\u{1B}O\(letter)", code)
    }
    // What begins a report is read like any sequence that curses does not know.
    keyok(KEY_MOUSE, false)
    if marksPastes {
      define_key("\u{1B}[200~", Paste.beginning)
      define_key("\u{1B}[201~", Paste.end)
    }
  }

  /// Whether it says that it has a mouse.
  static var hasMouse: Bool { capability("kmous")?.isEmpty == false }

  /// Whether it is asked for marks around text that is pasted: only terminals whose commands look alike
  /// pass over one that they do not know.
  private static var marksPastes: Bool { capability("cup")?.hasPrefix("\u{1B}[") == true }

  /// What asks the terminal for a screen of the program's own, keys' own codes and no cursor, or one that
  /// does not blink; for marks
  /// around text that is pasted; and for the mouse. And what has it stop all that.
  static func switches(mouse: Bool, cursor: Bool) -> (on: String, off: String) {
    var on = ["smcup", "smkx", cursor ? "cnorm" : "civis"].compactMap(capability).joined()
    var off = ["sgr0", "op", "cnorm", "rmkx", "rmcup"].compactMap(capability).joined()
    if marksPastes {
      on += "\u{1B}[?2004h"
      off = "\u{1B}[?2004l" + off
    }
    if mouse {
      on += mouseSwitches.on
      off = mouseSwitches.off + off
    }
    return (on, off)
  }

  /// For presses of the mouse's buttons, and its ways while one is held, with places in figures: a terminal
  /// that can't do the latter tells places beyond the 223rd as none, one that does not know the ways none
  /// of them.
  static let mouseSwitches = (
    on: "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h", off: "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
  )

  /// Maximum size of a frame: more cells than any screen shows, in about 25 MB.
  private static let largest = Size(columns: 1000, rows: 400)

  /// The size of the window in cells; of curses' screen where the system does not know it. Of a larger
  /// window, whatever the terminal says, only the upper left part is used.
  static func measure() -> Size {
    let screen = shim_stdscr()
    let size =
      windowSize ?? screen.map { Size(columns: Int(getmaxx($0)), rows: Int(getmaxy($0))) }
      ?? Size(columns: 80, rows: 24)
    return Size(
      columns: min(max(1, size.columns), largest.columns),
      rows: min(max(1, size.rows), largest.rows))
  }

  /// What the system knows of it; nil for nothing.
  static var windowSize: Size? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard shim_window_size(&columns, &rows) == 0 else { return nil }
    return Size(columns: Int(columns), rows: Int(rows))
  }
}

/// The terminal's entry in the terminfo database, once curses has read it.
struct CursesEntry: TerminfoEntry {
  func text(_ name: String) -> String? {
    name.withCString { shim_capability($0) }.map { Self.withoutDelays(String(cString: $0)) }
  }

  func number(_ name: String) -> Int? {
    let number = shim_number(name)
    return number < 0 ? nil : Int(number)
  }

  func flag(_ name: String) -> Bool { shim_flag(name) == 1 }

  func format(_ text: String, _ first: Int, _ second: Int) -> [UInt8] {
    guard let result = shim_format(text, Int32(first), Int32(second)) else { return [] }
    return Array(String(cString: result).utf8)
  }

  /// Without `$<5>` and the like: the time that terminals of glass took.
  private static func withoutDelays(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - The mouse

extension CursesTerminal {
  /// False for what a terminal tells of the mouse at a cell that it does not have.
  func isInWindow(_ event: TerminalEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return true }
    return mouse.column < size.columns && mouse.row < size.rows
  }

  /// Asks for the mouse, or leaves it to the terminal, which then selects text with it.
  ///
  /// - Returns: false where there is none.
  package func use(mouse: Bool) -> Bool {
    guard Self.hasMouse else { return false }
    if mouse == usesMouse { return true }
    usesMouse = mouse
    if mouse { keys.hasMouse = true }
    // Always give the mouse back at the end: doing so without having taken it does no harm.
    let off = Self.switches(mouse: true, cursor: showsCursor).off
    switches = (Self.switches(mouse: mouse, cursor: showsCursor).on, off)
    terminal_rescue_restore_by(off)
    send(Array((mouse ? Self.mouseSwitches.on : Self.mouseSwitches.off).utf8))
    return true
  }
}
