private import CNcurses
internal import TerminalUI

/// Hands changed cells to curses.
@MainActor
struct CellPainter {
  private struct ColorPair: Hashable {
    let foreground: Color
    let background: Color

    init(_ style: Style) {
      foreground = style.foreground.nearestInPalette
      background = style.background.nearestInPalette
    }
  }

  private static let standard = ColorPair(.plain)
  private var pairs: [ColorPair: Int32] = [standard: 0]
  /// The pair of the cell before, which most cells share.
  private var lastColors = standard
  private var lastPair: Int32 = 0
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
    let cells = frame[row]
    buffer.removeAll(keepingCapacity: true)
    for column in columns {
      var cell = cells[cells.startIndex + column]
      if cell.isContinuation { continue }
      if cell.style.isExact, exactCells != nil {
        exactCells?.add(cell, column: column, row: row)
        cell.style = .plain
      }
      buffer.append(curses(cell))
    }
    shim_put_cells(Int32(row), Int32(columns.lowerBound), buffer, Int32(buffer.count))
  }

  /// What the terminal is to get once curses has written the painted cells.
  mutating func takeExactCells() -> [UInt8] {
    exactCells?.take() ?? []
  }

  /// Paints all cells of exact colours again, because curses is about to write every cell.
  mutating func repaintExactCells(of frame: Frame) {
    for row in 0..<frame.size.rows {
      for (column, cell) in frame[row].enumerated() where cell.style.isExact {
        exactCells?.add(cell, column: column, row: row)
      }
    }
  }

  /// Gives back pairs before they are all used up: those that none of some frames has.
  mutating func makeRoomForPairs(keepingThoseOf frames: Frame...) {
    guard pairs.count > mostPairs else { return }
    var used: Set = [Self.standard]
    for frame in frames {
      for row in 0..<frame.size.rows { used.formUnion(frame[row].map { ColorPair($0.style) }) }
    }
    for (colors, pair) in pairs where !used.contains(colors) {
      free_pair(pair)
      pairs[colors] = nil
    }
    lastColors = Self.standard
    lastPair = 0
  }

  private mutating func curses(_ cell: Cell) -> cchar_t {
    var (first, second, third) = cell.scalars
    if !canWriteAll, shim_can_write(wchar_t(bitPattern: first)) == 0 {
      (first, second, third) = (Self.substitute(for: first), 0, 0)
    }
    let attributes = shim_attributes(cell.style.attributes.rawValue)
    return shim_cell(first, second, third, attributes, pair(for: cell.style))
  }

  private mutating func pair(for style: Style) -> Int32 {
    let colors = ColorPair(style)
    if colors == lastColors { return lastPair }
    defer { lastColors = colors }
    if let pair = pairs[colors] {
      lastPair = pair
      return pair
    }
    let pair = max(0, alloc_pair(number(of: colors.foreground), number(of: colors.background)))
    pairs[colors] = pair
    lastPair = pair
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
  /// Whether either colour is an exact one.
  fileprivate var isExact: Bool { foreground.exact != nil || background.exact != nil }
}
