internal import PokedexText

/// A numeric property of a Pokémon or a move.
///
/// A column contains integers in the unit of `dimension`, or `NumericColumn.none` for a row without
/// a number.
package enum NumericColumn: Int, CaseIterable, Sendable {
  case hp, attack, defense, specialAttack, specialDefense, speed, total
  case height, weight, number, catchRate, friendship, experience, hatching, female, generation
  /// Level at which a Pokémon evolves.
  case evolutionLevel
  /// Properties of moves.
  case power, accuracy, points, priority

  /// Value for a row without a number in the column, such as the egg cycles of a Pokémon that lays
  /// no eggs. A query's comparisons are never true for it.
  package static let none = Int32.min

  /// The quantity that a column measures, which decides its unit.
  package enum Dimension: CaseIterable, Sendable {
    /// Whole numbers without a unit.
    case count
    /// Lengths, in decimetres.
    case length
    /// Weights, in hectograms.
    case mass
    /// Shares, in tenths of a percent.
    case share
    /// Percentages, as whole numbers.
    case percent
  }

  package var dimension: Dimension {
    switch self {
    case .height: .length
    case .weight: .mass
    case .female: .share
    case .accuracy: .percent
    default: .count
    }
  }

  /// Whether a query may compare this column with another one. Both must have the same dimension,
  /// or both must contain plain numbers.
  package func isComparable(with other: NumericColumn) -> Bool {
    let (one, other) = (dimension, other.dimension)
    return one == other || one.isPlainNumber && other.isPlainNumber
  }

  /// Whether a query may ask for percentiles of the column, as in `spe>=90%`. They are relative to
  /// fully evolved Pokémon.
  package var hasPercentiles: Bool {
    switch self {
    case .number, .female, .generation, .evolutionLevel, .power, .accuracy, .points, .priority:
      false
    default: true
    }
  }
}

extension NumericColumn.Dimension {
  /// Number of the column's units in one default unit. A metre is 10 decimetres, a kilogram 10
  /// hectograms, and a percent 10 tenths of a percent. A number that is typed without a unit is in
  /// the default unit.
  package var columnUnitsPerUnit: Int32 { isPlainNumber ? 1 : 10 }

  /// Whether columns of this dimension contain numbers as people write them. Other columns contain
  /// tenths of the default unit.
  var isPlainNumber: Bool { self == .count || self == .percent }

  /// Units that can be typed after a number, each with its size in the unit of the column. If
  /// `isRounded` is true, a row's number is rounded to the typed digits before it is compared.
  private static let units: [Unit] = [
    Unit(.length, "m", 10), Unit(.length, "cm", 0.1), Unit(.length, "ft", 3.048, isRounded: true),
    Unit(.length, "in", 0.254, isRounded: true), Unit(.mass, "kg", 10), Unit(.mass, "g", 0.01),
    Unit(.mass, "lb", 4.535_923_7, isRounded: true), Unit(.share, "%", 10), Unit(.percent, "%", 1),
  ]

  struct Unit {
    let dimension: NumericColumn.Dimension
    let words: [String]
    let factor: Double
    let isRounded: Bool

    init(
      _ dimension: NumericColumn.Dimension, _ name: String, _ factor: Double,
      isRounded: Bool = false
    ) {
      self.dimension = dimension
      words = [name] + QueryWordTable.list("unit/" + name)
      (self.factor, self.isRounded) = (factor, isRounded)
    }
  }

  /// Returns the unit with a lowercase name, or the default unit for an empty name. Nil if this
  /// quantity has no unit with that name.
  func unit(_ name: String) -> (factor: Double, isRounded: Bool)? {
    if name.isEmpty { return (Double(columnUnitsPerUnit), false) }
    return Self.units.first { $0.dimension == self && $0.words.contains(name) }
      .map { ($0.factor, $0.isRounded) }
  }

  /// Returns a column's number as people write it, in the default unit: "1.7", "120".
  package func text(_ figure: Int32) -> String {
    guard columnUnitsPerUnit > 1 else { return String(figure) }
    let (whole, tenth) = figure.quotientAndRemainder(dividingBy: columnUnitsPerUnit)
    return tenth == 0 ? String(whole) : "\(whole).\(abs(tenth))"
  }

  /// Returns a column's number with its unit: "1.7 m", "12.5%", "120".
  package func textWithUnit(_ figure: Int32) -> String {
    switch self {
    case .count: text(figure)
    case .length: "\(text(figure)) m"
    case .mass: "\(text(figure)) kg"
    case .share, .percent: "\(text(figure))%"
    }
  }
}
