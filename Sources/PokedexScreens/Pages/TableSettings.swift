package import TerminalUI

/// What a person has chosen to see of a table on a page, and in which order.
package struct TableSettings: Sendable, Equatable {
  /// The slug of the version group; nil for the newest that the table has.
  package var game: String?
  /// Which of the page's columns it is sorted by; the first is its own order.
  package var column = 0
  package var isReversed = false
  /// Only rows that contain this are shown.
  package var filter = TextBox()
  /// Whether what is typed goes into the filter.
  package var isFiltering = false

  package init() {}

  package mutating func sort(byColumn column: Int) {
    self.column = column
    isReversed = false
  }
}
