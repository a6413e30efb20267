internal import PokedexQuery

/// The thing that each row of the list represents.
package enum ListScope: Sendable {
  /// One row for every variety.
  case varieties
  /// One row for every species. It shows the default variety or, if a search does not find that
  /// one, the first variety that the search finds.
  case species
}

/// The Pokémon that the list shows before any search narrows it down.
package enum ListRoster: Sendable, Equatable {
  case national
  /// All Pokémon in a game. The value is the slug of its version group.
  case game(String)
  /// The Pokémon of a regional dex, sorted by their numbers in that dex. The values are the dex's
  /// slug in queries and the slug of the game's version group.
  case dex(String, game: String)
}

/// A column of the list. The list can be sorted by it and, in most cases, show its values next to
/// the names.
package enum ListColumn: Int, Sendable, CaseIterable {
  case number, name, hp, attack, defense, specialAttack, specialDefense, speed, total
  case height, weight, catchRate, experience
  /// The user's marks on the Pokémon.
  case marks
  /// Columns offered only while a query uses them.
  case friendship, hatching, female, generation
  /// The number in the regional dex that the query names.
  case regionalNumber

  /// The columns that the user can always sort by.
  package static let offered = Array(allCases[...marks.rawValue])

  /// Whether the column's values can be shown as numbers next to the names.
  package var isFigure: Bool { self != .number && self != .name && self != .marks }

  /// Whether the column is sorted in ascending order by default.
  package var isAscending: Bool { self == .number || self == .name }

  /// The numeric column of queries that has the same values as this list column. Nil if there is
  /// none.
  var figure: NumericColumn? {
    switch self {
    case .number: .number
    case .hp: .hp
    case .attack: .attack
    case .defense: .defense
    case .specialAttack: .specialAttack
    case .specialDefense: .specialDefense
    case .speed: .speed
    case .total: .total
    case .height: .height
    case .weight: .weight
    case .catchRate: .catchRate
    case .experience: .experience
    case .friendship: .friendship
    case .hatching: .hatching
    case .female: .female
    case .generation: .generation
    case .name, .regionalNumber, .marks: nil
    }
  }
}

/// The column that the list is sorted by, and the direction. By default, the number and name
/// columns are ascending and all other columns descending.
package struct ListOrder: Sendable, Equatable {
  package let column: ListColumn
  package let isReversed: Bool

  package init(_ column: ListColumn, isReversed: Bool = false) {
    self.column = column
    self.isReversed = isReversed
  }
}

// MARK: - An answer in the list

extension QueryAnswer {
  /// The column to show: the one that the query sorts by first or, if the answer has no values for
  /// it, the answer's first numeric column. Nil if there is neither.
  var shown: QueryColumn? {
    let sorted = query.sort.first?.column
    return columns.first { $0.column == sorted }
      ?? columns.first { $0.column.listColumn?.isFigure == true }
  }

  /// The list column that corresponds to `shown`. Nil if none exists.
  var column: ListColumn? { shown?.column.listColumn }

  /// Whether the query determines the order of its results, for instance by how well they match.
  /// Otherwise the rows are sorted by number.
  var isRanked: Bool {
    !query.words.isEmpty || !query.sort.isEmpty || query.random != nil || column == .regionalNumber
  }

  /// The sort orders that the query asks for, the most significant first.
  var orders: [ListOrder] {
    query.sort.compactMap { key in
      key.column.listColumn.map { ListOrder($0, isReversed: key.isDescending == $0.isAscending) }
    }
  }
}

extension SortKey.SortColumn {
  /// The list column that corresponds to a sort key. Nil if none exists.
  fileprivate var listColumn: ListColumn? {
    switch self {
    case .name: .name
    case .marks: .marks
    case .dex: .regionalNumber
    case .figure(let figure): ListColumn.allCases.first { $0.figure == figure }
    }
  }
}
