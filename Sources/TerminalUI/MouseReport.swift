/// What a terminal says of the mouse, as it comes: after `ESC [`, either `<`, the button, `;`, the
/// column, `;`, the row and `M` (`m` when the button goes up), or from old terminals `M` and three
/// characters, each 32 more than the button, the column or the row. Cells are counted from 1.
package struct MouseReport: Sendable {
  /// What a character made of it.
  package enum Step: Sendable, Equatable {
    /// It is not all there yet.
    case goesOn
    /// It is whole; nil for what the program has no use for.
    case ended(MouseEvent?)
    /// The character is no part of a report.
    case foreign
  }

  /// No report is longer; what is further on in one that is broken is passed over.
  private static let longest = 32

  /// What came after `ESC [`.
  private var characters: [UInt32] = []

  package init() {}

  /// Whether what comes next is to be read as bytes, whatever they mean in the locale.
  package var takesBytes: Bool { characters.first == 0x4D }

  /// Takes the next character.
  package mutating func take(_ character: UInt32) -> Step {
    switch (characters.first, character) {
    case (nil, 0x3C), (nil, 0x4D):
      characters.append(character)
      return .goesOn
    case (0x4D, 0), (0x4D, 32...):
      characters.append(character)
      return characters.count < 4 ? .goesOn : .ended(oldEvent)
    case (0x3C, 0x30...0x39), (0x3C, 0x3B):
      if characters.count < Self.longest { characters.append(character) }
      return .goesOn
    case (0x3C, 0x4D): return .ended(event)
    case (0x3C, 0x6D): return .ended(nil)
    default: return .foreign
    }
  }

  private var event: MouseEvent? {
    let text = characters.dropFirst().compactMap(Unicode.Scalar.init).map(String.init).joined()
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3 else { return nil }
    return Self.event(numbers[0], column: numbers[1], row: numbers[2])
  }

  /// A place beyond the 223rd column or row can't be told; it comes as 0.
  private var oldEvent: MouseEvent? {
    let numbers = characters.dropFirst().map { Int($0) - 32 }
    return Self.event(numbers[0], column: numbers[1], row: numbers[2])
  }

  /// - Parameter button: its bits for Shift, Alt and Ctrl do not matter.
  private static func event(_ button: Int?, column: Int?, row: Int?) -> MouseEvent? {
    guard let button, let column, let row, button >= 0, column > 0, row > 0 else { return nil }
    let action: MouseEvent.Action
    switch button & ~(4 | 8 | 16) {
    case 0: action = .press
    case 32: action = .drag
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    default: return nil
    }
    return MouseEvent(action, column: column - 1, row: row - 1)
  }
}
