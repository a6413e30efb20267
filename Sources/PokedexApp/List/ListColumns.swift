internal import PokedexFeatures
internal import TerminalUI

/// Where the columns of a list are in its pane.
struct ListColumns {
  /// Number and name.
  let name: Range<Int>
  let types: Range<Int>
  /// How many types a row shows.
  let typeCount: Int
  /// Base stats and their total; nil in a list that is not wide.
  let stats: Range<Int>?
  /// The figure that is sorted by or searched for, where no other column has it.
  let figure: Range<Int>?
  /// Nil where there is no room for them.
  let abilities: Range<Int>?

  /// How far a second type is behind the first.
  private static let typeStep = Words.shortColumns + 1

  /// The same beside a figure, for which the names of types are cut.
  private static func typeStep(besideFigureOf columns: Int) -> Int { columns > 4 ? 5 : 7 }

  /// - Parameter isWide: whether base stats and abilities are shown.
  init(of list: ListContent, in rect: Rect, isWide: Bool, types count: Int, words: Words) {
    let start = rect.column + 2
    guard isWide else {
      typeCount = list.column != nil && count == 1 ? 0 : count
      let width = list.column?.columns ?? 0
      let end = rect.endColumn - width - (width > 0 && typeCount > 0 ? 1 : 0)
      let step = width == 0 ? Self.typeStep : Self.typeStep(besideFigureOf: width)
      types = end - max(0, typeCount * step - 1)..<end
      name = start..<max(start, types.lowerBound - 1)
      figure = list.column.map { _ in rect.endColumn - width..<rect.endColumn }
      (stats, abilities) = (nil, nil)
      return
    }
    typeCount = 2
    let name = start..<start + min(28, 22 + max(0, rect.columns - 86) / 5)
    let types = name.upperBound + 1..<name.upperBound + 2 * Self.typeStep
    let stats = words.listHeadColumns.reduce(types.upperBound, +)
    (self.name, self.types, self.stats) = (name, types, types.upperBound..<stats)
    figure = list.column.flatMap { $0.place == nil ? stats + 1..<stats + 1 + $0.columns : nil }
    let rest = (figure?.upperBound ?? stats) + 2
    abilities = rest + 8 <= rect.endColumn ? rest..<rect.endColumn : nil
  }
}

extension ListColumn {
  /// Which of the base stats and their total it is; nil for none.
  var place: Int? {
    switch self {
    case .hp: 0
    case .attack: 1
    case .defense: 2
    case .specialAttack: 3
    case .specialDefense: 4
    case .speed: 5
    case .total: 6
    default: nil
    }
  }

  /// How wide its widest figure is, with its unit.
  fileprivate var columns: Int {
    switch self {
    case .weight: 8
    case .height: 7
    case .female: 6
    default: 4
    }
  }
}
