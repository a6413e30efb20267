internal import PokedexQuery

/// The unit that one row of the list stands for.
package enum ListScope: Sendable {
  /// Every variety.
  case varieties
  /// Every species: its default variety or, in a search, the first one found.
  case species
}

/// The Pokémon in the list, before any search.
package enum ListRoster: Sendable, Equatable {
  case national
  /// All Pokémon in a game, by the slug of its version group.
  case game(String)
  /// A regional dex, by its slug in queries, with the slug of the game's version group. It is
  /// sorted by its own numbers.
  case dex(String, game: String)
}

/// A column that the list can be sorted by or can show next to the names.
package enum ListColumn: Int, Sendable, CaseIterable {
  case number, name, hp, attack, defense, specialAttack, specialDefense, speed, total
  case height, weight, catchRate, experience
  /// The user's marks.
  case marks
  /// Offered only while a query uses them.
  case friendship, hatching, female, generation
  /// The number in the regional dex that the query uses.
  case regionalNumber

  /// The columns that are always offered.
  package static let offered = Array(allCases[...marks.rawValue])

  /// Whether it is shown as a number next to the names.
  package var isFigure: Bool { self != .number && self != .name && self != .marks }

  /// Whether its default order is ascending.
  package var isAscending: Bool { self == .number || self == .name }

  /// The query's numeric column for this column, if there is one.
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

/// The order of the list: by default descending, but ascending for numbers and names.
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
  /// The column that the query sorts by, otherwise the first numeric column that it uses.
  var shown: QueryColumn? {
    let sorted = query.sort.first?.column
    return columns.first { $0.column == sorted }
      ?? columns.first { $0.column.listColumn?.isFigure == true }
  }

  /// The list's column for `shown`.
  var column: ListColumn? { shown?.column.listColumn }

  /// Whether the query has its own order, for instance by the best match. Otherwise rows are sorted by
  /// number.
  var isRanked: Bool {
    !query.words.isEmpty || !query.sort.isEmpty || query.random != nil || column == .regionalNumber
  }

  /// The orders that the query names, the most important first.
  var orders: [ListOrder] {
    query.sort.compactMap { key in
      key.column.listColumn.map { ListOrder($0, isReversed: key.isDescending == $0.isAscending) }
    }
  }
}

extension SortKey.SortColumn {
  /// The list column for a sort key, if there is one.
  fileprivate var listColumn: ListColumn? {
    switch self {
    case .name: .name
    case .marks: .marks
    case .dex: .regionalNumber
    case .figure(let figure): ListColumn.allCases.first { $0.figure == figure }
    }
  }
}
