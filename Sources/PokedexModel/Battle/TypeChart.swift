/// Damage factors of attacking types against defending types in one generation.
///
/// Factors are in percent. Against one defending type, they are 0, 50, 100 or 200. Against two
/// defending types, the two factors are multiplied.
public struct TypeChart: Sendable, Equatable {
  /// The newest generation known to this program.
  public static let newestGeneration = 9

  /// Whether a generation is older than the newest one. Nil means the newest.
  package static func isPast(_ generation: Int?) -> Bool {
    generation.map { $0 < newestGeneration } ?? false
  }

  private static let typeCount = PokemonType.allCases.count

  /// The generation whose factors the chart contains.
  public let generation: Int
  /// Factors in percent, ordered by the attacking type's ordinal, then by the defending type's.
  private let factors: [Int]

  /// - Parameters:
  ///   - generation: the generation, from 1. It determines which types exist.
  ///   - factor: a function that returns the factor of an attacking type against a defending type,
  ///     in percent.
  public init(
    generation: Int, factor: (_ attacking: PokemonType, _ defending: PokemonType) -> Int
  ) {
    self.generation = generation
    factors = PokemonType.allCases.flatMap { attacking in
      PokemonType.allCases.map { factor(attacking, $0) }
    }
  }

  /// Types that a Pokémon can have in the chart's generation, in the order of
  /// `PokemonType.allCases`.
  public var types: [PokemonType] {
    PokemonType.allCases.filter { $0.hasMembers && $0.generation <= generation }
  }

  /// Returns the factor of an attack against one type, in percent: 0, 50, 100 or 200.
  public func factor(of attacking: PokemonType, on defending: PokemonType) -> Int {
    factors[attacking.ordinal * Self.typeCount + defending.ordinal]
  }

  /// Returns the factor of an attack against a Pokémon with one or two types, in percent: the
  /// product of the factors against each type.
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
