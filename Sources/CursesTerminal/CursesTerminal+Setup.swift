private import CNcurses
private import CTerminalSignals
internal import TerminalUI

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// Terminal detection and ncurses configuration.
extension CursesTerminal {
  /// Returns the terminal's name if another terminal's description is used, because the database
  /// does not have the name.
  static func check(_ symbols: CharacterLimits) throws(TerminalError) -> String? {
    guard isatty(0) == 1, isatty(1) == 1 else { throw .notATerminal }
    guard !termName.isEmpty else { throw .termNotSet }
    chooseLocale(symbols)
    let term = termName
    try readDescription()
    guard capability("cup") != nil else { throw .unusable(term: termName) }
    return term == termName ? nil : term
  }

  /// Makes ncurses read the terminal's description, or that of a similar terminal, which becomes
  /// the value of TERM.
  static func readDescription() throws(TerminalError) {
    let term = termName
    if TerminfoFile.condition(of: term, variable: variable) == .damaged {
      throw .termDamaged(term: term)
    }
    // ncurses would wait for the delays that a description asks for.
    setenv("NCURSES_NO_PADDING", "1", 1)
    if shim_setupterm() == 1 { return }
    for name in TerminalFamily.similar(to: term)
    where TerminfoFile.condition(of: name, variable: variable) == .usable {
      setenv("TERM", name, 1)
      if shim_setupterm() == 1 { return }
    }
    setenv("TERM", term, 1)
    throw .termUnknown(term: term)
  }

  /// Returns a terminfo string capability; nil if the terminal lacks it.
  static func capability(_ name: String) -> String? { CursesEntry().text(name) }

  /// Returns the terminal's control codes; nil if it lacks codes without which no frame can be
  /// drawn.
  static func codes(_ symbols: CharacterLimits) -> TerminalCodes? {
    TerminalCodes(
      of: CursesEntry(), takesExactColors: hasExactColors,
      symbols: shim_locale_is_utf8() == 1 ? symbols : symbols.union(.ascii))
  }

  /// Whether the terminfo entry or the environment announces 24-bit colours.
  private static var hasExactColors: Bool {
    ["truecolor", "24bit"].contains(variable("COLORTERM")) || shim_number("colors") >= 1 << 24
      || shim_has("RGB") == 1 || shim_has("Tc") == 1
  }

  package static var termName: String { variable("TERM") }

  static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// Chooses the environment's locale. If that is not installed or does not use UTF-8, chooses
  /// C.UTF-8. If only ASCII is written, UTF-8 is not required.
  private static func chooseLocale(_ symbols: CharacterLimits) {
    _ = shim_setlocale("")
    if !symbols.contains(.ascii), shim_locale_is_utf8() != 1 { _ = shim_setlocale("C.UTF-8") }
  }

  /// Whether the terminfo entry says that the terminal has a mouse.
  static var hasMouse: Bool { capability("kmous")?.isEmpty == false }

  /// Whether to request bracketed paste. Only terminals with ANSI-like codes are sure to ignore the
  /// request if they don't know it.
  private static var supportsBracketedPaste: Bool {
    capability("cup")?.hasPrefix("\u{1B}[") == true
  }

  /// Returns the codes that prepare the terminal, and the codes that restore it. They turn the
  /// alternate screen, application keys, bracketed paste and mouse reporting on or off, and make
  /// the cursor steady or hide it.
  static func switches(mouse: Bool, cursor: Bool) -> (on: String, off: String) {
    var on = ["smcup", "smkx", cursor ? "cnorm" : "civis"].compactMap(capability).joined()
    var off = ["sgr0", "op", "cnorm", "rmkx", "rmcup"].compactMap(capability).joined()
    if supportsBracketedPaste {
      on += "\u{1B}[?2004h"
      off = "\u{1B}[?2004l" + off
    }
    if mouse {
      on += mouseSwitches.on
      off = mouseSwitches.off + off
    }
    return (on, off)
  }

  /// The modes of mouse reporting: button presses (1000), movement with a button held (1002),
  /// decimal coordinates (1006). A terminal without 1006 can't report cells beyond 223. A terminal
  /// without 1002 reports no movement.
  static let mouseSwitches = (
    on: "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h", off: "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
  )

  /// Maximum size of a frame. It has more cells than any screen shows, and takes about 25 MB.
  private static let largest = Size(columns: 1000, rows: 400)

  /// Returns the window's size in cells. If the system does not know it, ncurses' screen size is
  /// used. Only the upper left part of a window larger than `largest` is used.
  static func measure() -> Size {
    let screen = shim_stdscr()
    let size =
      windowSize ?? screen.map { Size(columns: Int(getmaxx($0)), rows: Int(getmaxy($0))) }
      ?? Size(columns: 80, rows: 24)
    return Size(
      columns: min(max(1, size.columns), largest.columns),
      rows: min(max(1, size.rows), largest.rows))
  }

  /// The window size known to the system, if any.
  static var windowSize: Size? {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard shim_window_size(&columns, &rows) == 0 else { return nil }
    return Size(columns: Int(columns), rows: Int(rows))
  }
}

/// The terminal's terminfo entry. ncurses must have read it before.
struct CursesEntry: TerminfoEntry {
  /// Maximum length of a capability in bytes, more than any terminal needs.
  private static let maximumLength = 256

  /// Returns nil for a capability that is too long, or that needs other parameters than it may have.
  func text(_ name: String) -> String? {
    guard let text = name.withCString({ shim_capability($0) }).map(String.init(cString:)) else {
      return nil
    }
    let count = name == "cup" ? 2 : ["setaf", "setab", "ech", "cuf"].contains(name) ? 1 : 0
    guard text.utf8.count <= Self.maximumLength,
      TerminfoText.takesNumbers(text.utf8, atMost: count)
    else { return nil }
    return Self.withoutDelays(text)
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

  /// Removes delays such as `$<5>`, which only hardware terminals needed.
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
  /// Whether the event is inside the window. Terminals may report mouse events at cells that do not
  /// exist.
  func isInWindow(_ event: TerminalEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return true }
    return mouse.column < size.columns && mouse.row < size.rows
  }

  /// Turns mouse reporting on or off. When it is off, dragging the mouse selects text in the
  /// terminal.
  ///
  /// - Returns: false if the terminal has no mouse.
  package func use(mouse: Bool) -> Bool {
    guard Self.hasMouse else { return false }
    if mouse == usesMouse { return true }
    usesMouse = mouse
    if mouse { keys.hasMouse = true }
    // Always turn the mouse off at exit. That is harmless if it was never on.
    let off = Self.switches(mouse: true, cursor: showsCursor).off
    switches = (Self.switches(mouse: mouse, cursor: showsCursor).on, off)
    terminal_rescue_restore_by(off)
    send(Array((mouse ? Self.mouseSwitches.on : Self.mouseSwitches.off).utf8))
    return true
  }
}
