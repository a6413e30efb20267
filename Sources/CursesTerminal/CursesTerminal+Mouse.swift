private import CNcurses
private import CTerminalSignals
internal import TerminalUI

// The mouse, which can be had or left to the terminal at any time.
extension CursesTerminal {
  /// Asks for the mouse, or leaves it to the terminal, which then selects text with it.
  ///
  /// - Returns: false where there is none.
  package func use(mouse: Bool) -> Bool {
    guard Self.hasMouse else { return false }
    if mouse == usesMouse { return true }
    usesMouse = mouse
    if mouse, !keys.hasMouse {
      keys.hasMouse = true
      keyok(KEY_MOUSE, false)
    }
    // What gives it back may be said once too often, lest it be once too seldom.
    let off = Self.switches(mouse: true, cursor: showsCursor).off
    switches = (Self.switches(mouse: mouse, cursor: showsCursor).on, off)
    terminal_rescue_restore_by(off)
    send(Array((mouse ? Self.mouseSwitches.on : Self.mouseSwitches.off).utf8))
    return true
  }
}
