/// A key on the keyboard.
package enum Key: Sendable, Hashable {
  case character(Character)
  /// A letter that was typed with Ctrl, for example `control("l")`.
  case control(Character)
  /// A character that was typed with Alt into a text field.
  case alt(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, delete, tab, backTab
  /// An arrow key with Ctrl or Alt, or Backspace with Alt.
  case controlLeft, controlRight, altBackspace
}

/// A mouse action and the cell at which it happened.
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

/// Input from the user, or a state that the terminal reports.
package enum TerminalEvent: Sendable, Equatable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text that was pasted rather than typed. If it was too long, `leftOut` is the number of
  /// characters at its end that are missing.
  case pasted(String, leftOut: Int = 0)
  /// The window was resized to this size.
  case resized(Size)
  /// The terminal can show pictures made of pixels.
  case graphics(GraphicsSupport)
  /// The terminal's background colour, as an exact colour.
  case background(Color)
  /// A signal asked the program to end.
  case endRequested
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
