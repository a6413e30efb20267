private import CNcurses
internal import TerminalUI

/// Hands changed cells to curses.
@MainActor
struct CellPainter {
  /// What the cells of a style share.
  private struct Look {
    var style = Style.plain
    var isExact = false
    /// A space, whose character is exchanged for each cell's.
    var cell = shim_cell(0x20, 0, 0, 0, 0)
  }

  /// The numbers of curses' pairs by the key of a style that has the same colours and nothing else.
  /// Keys are whole numbers, as for each further kind of key the runtime searches what it can do.
  private var pairs: [Int: Int32] = [:]
  /// The look of the cell before, which most cells share.
  private var look = Look()
  /// By the keys of their styles.
  private var looks: [Int: Look] = [:]
  private let canWriteAll = shim_locale_is_utf8() == 1
  private var buffer: [cchar_t] = []
  /// Nil where the terminal has no exact colours; then curses shows the nearest it has.
  private var exactCells: ExactCells?
  /// Whether curses takes numbers from 256 on for red, green and blue.
  private let isDirect = shim_colors() > 256
  /// Pictures use so many pairs before those that are no longer seen are given back.
  private let mostPairs = min(4096, Int(shim_color_pairs()) / 2)

  init(exactCells: ExactCells?) {
    self.exactCells = canWriteAll ? exactCells : nil
  }

  /// Paints the cells of a row in some columns.
  mutating func paint(_ columns: Range<Int>, row: Int, of frame: Frame) {
    buffer.removeAll(keepingCapacity: true)
    frame.withCells(of: row) { cells in
      var ink = Ink(at: columns.lowerBound, of: cells)
      for column in columns where !cells[column].isContinuation {
        var cell = cells[column]
        cell.style = ink.style(at: column, of: cells)
        add(cell, column: column, row: row)
      }
    }
    shim_put_cells(Int32(row), Int32(columns.lowerBound), buffer, Int32(buffer.count))
  }

  private mutating func add(_ cell: Cell, column: Int, row: Int) {
    if cell.style != look.style { look = look(of: cell.style) }
    if look.isExact { exactCells?.add(cell, column: column, row: row) }
    var (first, second, third) = cell.scalars
    if !canWriteAll, shim_can_write(wchar_t(bitPattern: first)) == 0 {
      (first, second, third) = (Self.substitute(for: first), 0, 0)
    }
    var painted = look.cell
    painted.chars.0 = wchar_t(bitPattern: first)
    painted.chars.1 = wchar_t(bitPattern: second)
    painted.chars.2 = wchar_t(bitPattern: third)
    buffer.append(painted)
  }

  private mutating func look(of style: Style) -> Look {
    if let look = looks[style.key] { return look }
    let isExact = exactCells != nil && style.isExact
    let seen = isExact ? .plain : style
    let attributes = shim_attributes(seen.attributes.rawValue)
    let look = Look(
      style: style, isExact: isExact, cell: shim_cell(0x20, 0, 0, attributes, pair(for: seen)))
    looks[style.key] = look
    return look
  }

  /// What the terminal is to get once curses has written the painted cells.
  mutating func takeExactCells() -> [UInt8] {
    exactCells?.take() ?? []
  }

  /// Paints the cells of exact colours in a row again, because curses is about to write all of it.
  mutating func repaintExactCells(of frame: Frame, in row: Int) {
    if exactCells == nil { return }
    for (column, cell) in frame[row].enumerated() where cell.style.isExact {
      exactCells?.add(cell, column: column, row: row)
    }
  }

  /// Gives back pairs before they are all used up: those that none of some frames has.
  mutating func makeRoomForPairs(keepingThoseOf frames: Frame...) {
    guard pairs.count > mostPairs else { return }
    var used: Set<Int> = []
    for frame in frames {
      for row in 0..<frame.size.rows { used.formUnion(frame[row].map(\.style.inPalette.key)) }
    }
    for (colors, pair) in pairs where !used.contains(colors) {
      free_pair(pair)
      pairs[colors] = nil
    }
    looks = [:]
    look = Look()
  }

  private mutating func pair(for style: Style) -> Int32 {
    let colors = style.inPalette
    if colors == .plain { return 0 }
    if let pair = pairs[colors.key] { return pair }
    let pair = max(0, alloc_pair(number(of: colors.foreground), number(of: colors.background)))
    pairs[colors.key] = pair
    return pair
  }

  /// What curses knows a colour by.
  private func number(of color: Color) -> Int32 {
    guard isDirect, let exact = color.inPaletteCube else { return color.index }
    return Int32(exact.red) << 16 | Int32(exact.green) << 8 | Int32(exact.blue)
  }

  /// What stands for a character that the locale can't write: bars and rules have shapes in ASCII.
  private static func substitute(for scalar: UInt32) -> UInt32 {
    let ascii: Unicode.Scalar =
      switch scalar {
      case 0x2502: "|"
      case 0x2503: "#"
      case 0x2500: "-"
      // Half blocks: of their two colours the lower one is seen, which is the background.
      case 0x2580, 0x2584: " "
      case 0x2588...0x258F: "#"
      case 0x25B8, 0x2192: ">"
      case 0x00B7, 0x2026: "."
      case 0x2019: "'"
      case 0x00D7: "x"
      default: "?"
      }
    return ascii.value
  }
}

extension Style {
  /// Its colours alone, as the palette has them.
  fileprivate var inPalette: Style {
    Style(foreground: foreground.nearestInPalette, background: background.nearestInPalette)
  }

  /// Whether either colour is an exact one.
  fileprivate var isExact: Bool { foreground.exact != nil || background.exact != nil }
}
