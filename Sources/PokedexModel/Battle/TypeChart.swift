/// Damage factors of attacking types on defending types in one generation.
///
/// Factors are in percent: 0, 50, 100 or 200 for one defending type. For two defending types, their
/// factors are multiplied.
public struct TypeChart: Sendable, Equatable {
  /// The newest known generation.
  public static let newestGeneration = 9

  /// Whether a generation is older than the newest one; nil means today.
  package static func isPast(_ generation: Int?) -> Bool {
    generation.map { $0 < newestGeneration } ?? false
  }

  private static let typeCount = PokemonType.allCases.count

  /// The generation that the chart is for.
  public let generation: Int
  /// Factors by the attacking type's ordinal, then the defending type's.
  private let factors: [Int]

  /// - Parameters:
  ///   - generation: from 1; it determines which types exist.
  ///   - factor: returns the factor of an attacking type on a defending one, in percent.
  public init(
    generation: Int, factor: (_ attacking: PokemonType, _ defending: PokemonType) -> Int
  ) {
    self.generation = generation
    factors = PokemonType.allCases.flatMap { attacking in
      PokemonType.allCases.map { factor(attacking, $0) }
    }
  }

  /// Types that a Pokémon can have in that generation, in the order of `PokemonType.allCases`.
  public var types: [PokemonType] {
    PokemonType.allCases.filter { $0.hasMembers && $0.generation <= generation }
  }

  /// Returns the factor of an attack on one type, in percent: 0, 50, 100 or 200.
  public func factor(of attacking: PokemonType, on defending: PokemonType) -> Int {
    factors[attacking.ordinal * Self.typeCount + defending.ordinal]
  }

  /// Returns the factor of an attack on a Pokémon with one or two types: the product of both factors.
  public func factor(of attacking: PokemonType, on defending: [PokemonType]) -> Int {
    defending.reduce(100) { $0 * factor(of: attacking, on: $1) / 100 }
  }
}

extension PokemonType {
  /// The generation that introduced the type.
  public var generation: Int {
    switch self {
    case .steel, .dark, .unknown: 2
    case .shadow: 3
    case .fairy: 6
    case .stellar: 9
    default: 1
    }
  }
}
