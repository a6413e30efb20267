internal import TerminalUI

extension RenderedScreen {
  /// Where the terminal's cursor belongs, for those whose screen reader follows it: where one types, else
  /// at the beginning of what is selected; nil where nothing is.
  package var cursor: (column: Int, row: Int)? {
    let rows = frame.size.rows
    // The boxes for the list and for names.
    for row in [rows - 2, 1] where 0..<rows ~= row {
      if let column = frame[row].map(\.text).firstIndex(of: "▏") { return (column, row) }
    }
    // From below, as above may stand the name of the page that is open.
    for row in (0..<rows).reversed() {
      let column = frame[row].firstIndex { $0.style.attributes.contains(.reverse) }
      if let column { return (column - frame[row].startIndex, row) }
    }
    return nil
  }
}
