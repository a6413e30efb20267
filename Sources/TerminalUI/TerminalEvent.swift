/// A key as a person names it.
package enum Key: Sendable, Hashable {
  case character(Character)
  /// A letter with Ctrl, such as `control("l")`.
  case control(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, tab, backTab
}

/// What a terminal tells the program.
package enum TerminalEvent: Sendable, Equatable {
  case key(Key)
  /// The window has this size now.
  case resized(Size)
  /// A signal asks the program to end.
  case endRequested
}
