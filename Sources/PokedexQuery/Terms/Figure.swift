internal import PokedexText

/// A figure that every row has, or has none of.
///
/// A column of them is whole numbers in the unit of `dimension`; `Figure.none` stands for none.
package enum Figure: Int, CaseIterable, Sendable {
  case hp, attack, defense, specialAttack, specialDefense, speed, total
  case height, weight, number, catchRate, friendship, experience, hatching, female, generation
  /// The level from which it evolves.
  case evolutionLevel
  /// Of moves.
  case power, accuracy, points, priority

  /// What a column has where a row has no such figure: an egg's cycles of what lays none. It satisfies
  /// no comparison.
  package static let none = Int32.min

  /// What a figure is measured in.
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

  /// Whether two figures can stand on either side of a sign.
  package func isComparable(with other: Figure) -> Bool {
    let (one, other) = (dimension, other.dimension)
    return one == other || one.isPlainNumber && other.isPlainNumber
  }

  /// Whether it has a rank among fully evolved Pokémon, as `spe>=90%` asks for.
  package var hasPercentiles: Bool {
    switch self {
    case .number, .female, .generation, .evolutionLevel, .power, .accuracy, .points, .priority:
      false
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
  private static let units: [Unit] = [
    Unit(.length, "m", 10), Unit(.length, "cm", 0.1), Unit(.length, "ft", 3.048, isRounded: true),
    Unit(.length, "in", 0.254, isRounded: true), Unit(.mass, "kg", 10), Unit(.mass, "g", 0.01),
    Unit(.mass, "lb", 4.535_923_7, isRounded: true), Unit(.share, "%", 10), Unit(.percent, "%", 1),
  ]

  struct Unit {
    let dimension: Figure.Dimension
    let words: [String]
    let factor: Double
    let isRounded: Bool

    init(_ dimension: Figure.Dimension, _ name: String, _ factor: Double, isRounded: Bool = false) {
      self.dimension = dimension
      words = [name] + QueryWordTable.list("unit/" + name)
      (self.factor, self.isRounded) = (factor, isRounded)
    }
  }

  /// The unit of a name in small letters, the default one for an empty name; nil for one that the figure is
  /// not measured in.
  func unit(_ name: String) -> (factor: Double, isRounded: Bool)? {
    if name.isEmpty { return (Double(unitsInOne), false) }
    return Self.units.first { $0.dimension == self && $0.words.contains(name) }
      .map { ($0.factor, $0.isRounded) }
  }

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
