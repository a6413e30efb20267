/// What a person has chosen to see of a table on a page, and in which order.
package struct TableSettings: Sendable, Equatable {
  /// What moves are sorted by.
  package enum Column: Int, CaseIterable, Sendable {
    case way, name, type, damageClass, power, accuracy, powerPoints, priority
  }

  /// The slug of the version group; nil for the newest that the table has.
  package var game: String?
  package var column = Column.way
  package var isReversed = false
  /// Only rows whose name or type contains this are shown.
  package var filter = ""
  /// Whether what is typed goes into the filter.
  package var isFiltering = false

  package init() {}

  /// Sorts by the next column.
  package mutating func sortByNextColumn() {
    column = Column(rawValue: column.rawValue + 1) ?? .way
    isReversed = false
  }
}
