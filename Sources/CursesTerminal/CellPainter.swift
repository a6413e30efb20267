private import CNcurses
internal import TerminalUI

/// Hands changed cells to curses.
@MainActor
struct CellPainter {
  private struct ColorPair: Hashable {
    let foreground: Color
    let background: Color
  }

  private var pairs: [ColorPair: Int32] = [:]
  private let canWriteAll = shim_locale_is_utf8() == 1
  private var buffer: [cchar_t] = []

  /// Paints the cells of a row from the first to the last that differ.
  mutating func paint(row: Int, of frame: Frame, over shown: Frame) {
    let (new, old) = (frame[row], shown[row])
    let columns = new.count
    var start = 0
    var end = columns
    while start < end, new[new.startIndex + start] == old[old.startIndex + start] { start += 1 }
    while end > start, new[new.startIndex + end - 1] == old[old.startIndex + end - 1] { end -= 1 }
    while start > 0, new[new.startIndex + start].isContinuation { start -= 1 }
    buffer.removeAll(keepingCapacity: true)
    for cell in new[new.startIndex + start..<new.startIndex + end] where !cell.isContinuation {
      buffer.append(curses(cell))
    }
    shim_put_cells(Int32(row), Int32(start), buffer, Int32(buffer.count))
  }

  private mutating func curses(_ cell: Cell) -> cchar_t {
    let (first, second, third) = cell.scalars
    var text = [wchar_t(bitPattern: first), wchar_t(bitPattern: second), wchar_t(bitPattern: third), 0]
    if !canWriteAll, shim_can_write(text[0]) == 0 { text = [Self.substitute(for: first), 0] }
    var result = cchar_t()
    let attributes = shim_attributes(UInt32(cell.style.attributes.rawValue))
    shim_setcchar(&result, text, attributes, pair(for: cell.style))
    return result
  }

  private mutating func pair(for style: Style) -> Int32 {
    if style.foreground == .standard, style.background == .standard { return 0 }
    let colors = ColorPair(foreground: style.foreground, background: style.background)
    if let pair = pairs[colors] { return pair }
    let pair = max(0, alloc_pair(Int32(colors.foreground.index), Int32(colors.background.index)))
    pairs[colors] = pair
    return pair
  }

  /// What stands for a character that the locale can't write: bars and rules have shapes in ASCII.
  private static func substitute(for scalar: UInt32) -> wchar_t {
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
    return wchar_t(ascii.value)
  }
}
