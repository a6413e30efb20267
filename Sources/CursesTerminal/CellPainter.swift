private import CNcurses
internal import TerminalUI

/// Hands changed cells to curses.
@MainActor
struct CellPainter {
  private struct ColorPair: Hashable {
    let foreground: Color
    let background: Color
  }

  private static let standard = ColorPair(foreground: .standard, background: .standard)
  private var pairs: [ColorPair: Int32] = [standard: 0]
  /// The pair of the cell before, which most cells share.
  private var lastColors = standard
  private var lastPair: Int32 = 0
  private let canWriteAll = shim_locale_is_utf8() == 1
  private var buffer: [cchar_t] = []

  /// Paints the cells of a row in some columns.
  mutating func paint(_ columns: Range<Int>, row: Int, of frame: Frame) {
    let cells = frame[row]
    buffer.removeAll(keepingCapacity: true)
    for cell in cells[cells.startIndex + columns.lowerBound..<cells.startIndex + columns.upperBound]
    where !cell.isContinuation {
      buffer.append(curses(cell))
    }
    shim_put_cells(Int32(row), Int32(columns.lowerBound), buffer, Int32(buffer.count))
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
    let colors = ColorPair(foreground: style.foreground, background: style.background)
    if colors == lastColors { return lastPair }
    defer { lastColors = colors }
    if let pair = pairs[colors] {
      lastPair = pair
      return pair
    }
    let pair = max(0, alloc_pair(Int32(colors.foreground.index), Int32(colors.background.index)))
    pairs[colors] = pair
    lastPair = pair
    return pair
  }

  /// What stands for a character that the locale can't write: bars and rules have shapes in ASCII.
  private static func substitute(for scalar: UInt32) -> UInt32 {
    let ascii: Unicode.Scalar =
      switch scalar {
      case 0x2502: "|"
      case 0x2500: "-"
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
