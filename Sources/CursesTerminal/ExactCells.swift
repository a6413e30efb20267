internal import TerminalUI

/// Cells of exact colours, as bytes that a terminal takes behind what curses wrote.
///
/// Curses itself has 256 colours where terminfo says so, although most such terminals have them all. For
/// curses these cells are plain; here they are written over, and the cursor is back where and as
/// curses left it.
struct ExactCells {
  /// What stores and brings back the cursor's place and look.
  let store: String
  let restore: String

  private var bytes: [UInt8] = []
  /// Where the terminal's cursor is, and the colours it writes in.
  private var next: (row: Int, column: Int)?
  private var colors = (foreground: Color.standard, background: Color.standard)

  init(store: String, restore: String) {
    self.store = store
    self.restore = restore
  }

  /// Adds one narrow cell.
  mutating func add(_ cell: Cell, column: Int, row: Int) {
    if bytes.isEmpty {
      // Whatever curses writes in, these cells begin with the terminal's own look.
      bytes += (store + "\u{1B}[m").utf8
      colors = (.standard, .standard)
      next = nil
    }
    if next.map({ $0 != (row, column) }) ?? true {
      bytes += "\u{1B}[\(row + 1);\(column + 1)H".utf8
    }
    select(cell.style)
    bytes += cell.text.utf8
    next = (row, column + 1)
  }

  /// Takes all that was added, to be written at once.
  mutating func take() -> [UInt8] {
    if bytes.isEmpty { return [] }
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes + restore.utf8
  }

  private mutating func select(_ style: Style) {
    var codes: [String] = []
    if style.foreground != colors.foreground {
      codes.append(Self.code(of: style.foreground, ground: 30))
    }
    if style.background != colors.background {
      codes.append(Self.code(of: style.background, ground: 40))
    }
    colors = (style.foreground, style.background)
    if !codes.isEmpty { bytes += "\u{1B}[\(codes.joined(separator: ";"))m".utf8 }
  }

  /// - Parameter ground: 30 for the foreground, 40 for the background.
  private static func code(of color: Color, ground: Int) -> String {
    if let exact = color.exact {
      return "\(ground + 8);2;\(exact.red);\(exact.green);\(exact.blue)"
    }
    return color == .standard ? "\(ground + 9)" : "\(ground + 8);5;\(color.index)"
  }
}
