/// A figure that every row has, or has none of.
///
/// A column of them is whole numbers in the unit of `dimension`; `Figure.none` stands for none.
package enum Figure: Int, CaseIterable, Sendable {
  case hp, attack, defense, specialAttack, specialDefense, speed, total
  case height, weight, number, catchRate, friendship, experience, hatching, female, generation
  /// Of moves.
  case power, accuracy, points, priority

  /// What a column has where a row has no such figure: an egg's cycles of what lays none. It satisfies
  /// no comparison.
  package static let none = Int32.min

  /// What a figure is measured in.
  package enum Dimension: Sendable {
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

  /// Whether two figures can stand on either side of a sign.
  package func isComparable(with other: Figure) -> Bool {
    let (one, other) = (dimension, other.dimension)
    return one == other || one.isPlainNumber && other.isPlainNumber
  }

  /// Whether it has a rank among fully evolved Pokémon, as `spe>=90%` asks for.
  package var hasPercentiles: Bool {
    switch self {
    case .number, .female, .generation, .power, .accuracy, .points, .priority: false
    default: true
    }
  }
}

extension Figure.Dimension {
  /// How many of a column's units are in one of the unit that a number without any means: 10 decimetres
  /// in a metre, 10 hectograms in a kilogram, 10 tenths in a percent.
  package var unitsInOne: Int32 { isPlainNumber ? 1 : 10 }

  /// Whether a column holds the numbers as people write them.
  var isPlainNumber: Bool { self == .count || self == .percent }

  /// The units that a number can have: how many of the column's units each is, and whether a figure
  /// in it is rounded to the digits that were typed.
  static let units: [(dimension: Self, name: String, factor: Double, isRounded: Bool)] = [
    (.length, "m", 10, false), (.length, "cm", 0.1, false), (.length, "ft", 3.048, true),
    (.length, "in", 0.254, true), (.length, "メートル", 10, false),
    (.mass, "kg", 10, false), (.mass, "g", 0.01, false), (.mass, "lb", 4.535_923_7, true),
    (.mass, "lbs", 4.535_923_7, true), (.mass, "キロ", 10, false), (.share, "%", 10, false),
    (.percent, "%", 1, false),
  ]

  /// A figure as people write it, in the unit that a number without any means: "1.7", "120".
  package func text(_ figure: Int32) -> String {
    guard unitsInOne > 1 else { return String(figure) }
    let (whole, tenth) = figure.quotientAndRemainder(dividingBy: unitsInOne)
    return tenth == 0 ? String(whole) : "\(whole).\(abs(tenth))"
  }

  /// The same with its unit: "1.7 m", "12.5%", "120".
  package func textWithUnit(_ figure: Int32) -> String {
    switch self {
    case .count: text(figure)
    case .length: "\(text(figure)) m"
    case .mass: "\(text(figure)) kg"
    case .share, .percent: "\(text(figure))%"
    }
  }
}
