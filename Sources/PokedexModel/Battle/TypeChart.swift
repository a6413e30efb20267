/// How hard an attack of one type hits a Pokémon of another, in one generation.
///
/// Factors are in percent: 0, 50, 100 or 200 for one type, their product for two.
public struct TypeChart: Sendable, Equatable {
  /// The newest generation that is known.
  public static let newestGeneration = 9

  /// Whether a generation is before the newest one; nil stands for today.
  package static func isPast(_ generation: Int?) -> Bool {
    generation.map { $0 < newestGeneration } ?? false
  }

  private static let typeCount = PokemonType.allCases.count

  /// The generation that it is of.
  public let generation: Int
  /// By attacking type's ordinal, then the defending one's.
  private let factors: [Int]

  /// - Parameters:
  ///   - generation: from 1 on; it says which types there are.
  ///   - factor: in percent, of an attacking type on a defending one.
  public init(
    generation: Int, factor: (_ attacking: PokemonType, _ defending: PokemonType) -> Int
  ) {
    self.generation = generation
    factors = PokemonType.allCases.flatMap { attacking in
      PokemonType.allCases.map { factor(attacking, $0) }
    }
  }

  /// The types that a Pokémon could have in that generation, in the usual order.
  public var types: [PokemonType] {
    PokemonType.allCases.filter { $0.hasMembers && $0.generation <= generation }
  }

  /// The damage that an attack does to a type, in percent: 0, 50, 100 or 200.
  public func factor(of attacking: PokemonType, on defending: PokemonType) -> Int {
    factors[attacking.ordinal * Self.typeCount + defending.ordinal]
  }

  /// On a Pokémon of one or two types: the product.
  public func factor(of attacking: PokemonType, on defending: [PokemonType]) -> Int {
    defending.reduce(100) { $0 * factor(of: attacking, on: $1) / 100 }
  }
}

extension PokemonType {
  /// The generation it first appeared in.
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
