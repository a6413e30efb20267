/// Which of two Pokémon moves first at the same level, by Speed alone.
package struct SpeedComparison: Sendable, Equatable {
  /// Who is faster.
  package enum Faster: String, Sendable {
    case first, second, neither
  }

  package let level: Int
  /// From nothing trained to all, with the natures that do most, as far as the generation has them.
  package let first: ClosedRange<Int>
  package let second: ClosedRange<Int>
  /// With the same training.
  package let faster: Faster

  /// - Parameters:
  ///   - bases: base Speeds.
  ///   - level: 1 to 100.
  package init(_ bases: (first: Int, second: Int), level: Int, generation: Int) {
    self.level = level
    first = Self.range(bases.first, level: level, generation: generation)
    second = Self.range(bases.second, level: level, generation: generation)
    faster = bases.first == bases.second ? .neither : bases.first > bases.second ? .first : .second
  }

  /// Whether the faster one is so whatever the training of both.
  package var isCertain: Bool {
    switch faster {
    case .first: first.lowerBound > second.upperBound
    case .second: second.lowerBound > first.upperBound
    case .neither: false
    }
  }

  private static func range(_ base: Int, level: Int, generation: Int) -> ClosedRange<Int> {
    StatFormula.range(
      of: .speed, base: base, level: level, isEarly: Training.isEarly(generation))
  }
}
