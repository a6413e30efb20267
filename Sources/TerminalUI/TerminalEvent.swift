/// A key as a person names it.
package enum Key: Sendable, Hashable {
  case character(Character)
  /// A letter with Ctrl, such as `control("l")`.
  case control(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, delete, tab, backTab
}

/// What was done with the mouse, and at which cell.
package struct MouseEvent: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    /// The left button went down.
    case press
    /// It came to another cell with the left button down.
    case drag
    case wheelUp, wheelDown
  }

  package let action: Action
  /// From 0, at the left.
  package let column: Int
  /// From 0, at the top.
  package let row: Int

  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}

/// What a terminal tells the program.
package enum TerminalEvent: Sendable, Equatable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text that came from elsewhere at once: no key was pressed for any of it.
  case pasted(String)
  /// The window has this size now.
  case resized(Size)
  /// The terminal shows pictures by itself.
  case graphics(Graphics)
  /// Text stands on this colour, an exact one.
  case ground(Color)
  /// A signal asks the program to end.
  case endRequested
}
