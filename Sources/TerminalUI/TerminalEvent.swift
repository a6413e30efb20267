/// A key on the keyboard.
package enum Key: Sendable, Hashable {
  case character(Character)
  /// A letter with Ctrl, for example `control("l")`.
  case control(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, delete, tab, backTab
}

/// A mouse action and its cell.
package struct MouseEvent: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    /// The left button was pressed.
    case press
    /// The mouse was moved to another cell with the left button pressed.
    case drag
    case wheelUp, wheelDown
  }

  package let action: Action
  /// The column, counted from 0 at the left.
  package let column: Int
  /// The row, counted from 0 at the top.
  package let row: Int

  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}

/// Input or state reported by the terminal.
package enum TerminalEvent: Sendable, Equatable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text pasted at once, without key presses.
  case pasted(String)
  /// The window was resized to this size.
  case resized(Size)
  /// The terminal can show pictures made of pixels.
  case graphics(GraphicsSupport)
  /// The terminal's background colour, as an exact colour.
  case background(Color)
  /// A signal asked the program to end.
  case endRequested
}
