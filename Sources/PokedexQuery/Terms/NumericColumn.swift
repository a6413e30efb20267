internal import PokedexText

/// A numeric property of a Pokémon or a move.
///
/// A column of figures holds whole numbers in the unit of `dimension`. `NumericColumn.none` marks a
/// missing figure.
package enum NumericColumn: Int, CaseIterable, Sendable {
  case hp, attack, defense, specialAttack, specialDefense, speed, total
  case height, weight, number, catchRate, friendship, experience, hatching, female, generation
  /// Level at which it evolves.
  case evolutionLevel
  /// Figures of moves.
  case power, accuracy, points, priority

  /// Column value for a row without this figure, such as the egg cycles of a Pokémon that lays no
  /// eggs. It satisfies no comparison.
  package static let none = Int32.min

  /// The quantity that a figure measures, which decides its unit.
  package enum Dimension: CaseIterable, Sendable {
    /// Whole numbers.
    case count
    /// Decimetres.
    case length
    /// Hectograms.
    case mass
    /// Tenths of a percent.
    case share
    /// Whole percents.
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

  /// Whether a query may compare this figure with another one.
  package func isComparable(with other: NumericColumn) -> Bool {
    let (one, other) = (dimension, other.dimension)
    return one == other || one.isPlainNumber && other.isPlainNumber
  }

  /// Whether the figure has percentiles among fully evolved Pokémon, as in `spe>=90%`.
  package var hasPercentiles: Bool {
    switch self {
    case .number, .female, .generation, .evolutionLevel, .power, .accuracy, .points, .priority:
      false
    default: true
    }
  }
}

extension NumericColumn.Dimension {
  /// Column units per default unit, which is assumed for a number without a unit: 10 decimetres in
  /// a metre, 10 hectograms in a kilogram, 10 tenths in a percent.
  package var columnUnitsPerUnit: Int32 { isPlainNumber ? 1 : 10 }

  /// Whether columns hold the numbers as people write them.
  var isPlainNumber: Bool { self == .count || self == .percent }

  /// Units that can be typed after a number. Each has its size in column units. It also tells
  /// whether a figure is rounded to the typed digits before it is compared.
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

  /// Returns the unit with a lowercase name, the default unit for an empty name, or nil if the
  /// figure isn't measured in that unit.
  func unit(_ name: String) -> (factor: Double, isRounded: Bool)? {
    if name.isEmpty { return (Double(columnUnitsPerUnit), false) }
    return Self.units.first { $0.dimension == self && $0.words.contains(name) }
      .map { ($0.factor, $0.isRounded) }
  }

  /// Returns a figure as people write it, in the default unit: "1.7", "120".
  package func text(_ figure: Int32) -> String {
    guard columnUnitsPerUnit > 1 else { return String(figure) }
    let (whole, tenth) = figure.quotientAndRemainder(dividingBy: columnUnitsPerUnit)
    return tenth == 0 ? String(whole) : "\(whole).\(abs(tenth))"
  }

  /// Returns a figure with its unit: "1.7 m", "12.5%", "120".
  package func textWithUnit(_ figure: Int32) -> String {
    switch self {
    case .count: text(figure)
    case .length: "\(text(figure)) m"
    case .mass: "\(text(figure)) kg"
    case .share, .percent: "\(text(figure))%"
    }
  }
}
