package import PokedexModel
package import TerminalUI

/// What a person has chosen to see of a table on a page, and in which order.
package struct TableSettings: Sendable, Equatable {
  /// The game that is wanted; nil for the one that a table begins with.
  package var game: Game?
  /// Which of the page's columns it is sorted by; the first is its own order.
  package var column = 0
  package var isReversed = false
  /// Only rows that contain this are shown.
  package var filter = TextBox()
  /// Whether what is typed goes into the filter.
  package var isFiltering = false
  /// Whether nothing can be changed, because it is printed.
  var isFixed = false

  package init() {}

  package mutating func sort(byColumn column: Int) {
    self.column = column
    isReversed = false
  }

  /// The game to show of those that a table has: the wanted one, else one of its group, else the nearest
  /// before it in its generation, or after it; nil where it has none of them. It keeps its version where the
  /// table's games have none.
  ///
  /// - Parameters:
  ///   - games: in the order of `groups`.
  ///   - groups: all there are, in the order of release.
  func game(among games: [Game], of groups: [VersionGroup]) -> Game? {
    guard let game else { return nil }
    if games.contains(game) { return game }
    if let sibling = games.first(where: { $0.group == game.group }) {
      return sibling.version == nil ? game : sibling
    }
    guard let place = groups.firstIndex(where: { $0.slug == game.group }) else { return nil }
    let relatives = games.compactMap { relative in
      groups.firstIndex { $0.slug == relative.group }.map { (place: $0, game: relative) }
    }.filter { groups[$0.place].generation == groups[place].generation }
    return (relatives.last { $0.place < place } ?? relatives.first)?.game
  }
}
