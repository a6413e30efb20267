/// The type of a Pokémon or move. The raw value is its slug.
public enum PokemonType: String, CaseIterable, Sendable {
  case normal, fighting, flying, poison, ground, rock, bug, ghost, steel
  case fire, water, grass, electric, psychic, ice, dragon, dark, fairy
  case stellar, shadow, unknown

  /// Index of the type among all cases, from 0.
  public var ordinal: Int {
    switch self {
    case .normal: 0
    case .fighting: 1
    case .flying: 2
    case .poison: 3
    case .ground: 4
    case .rock: 5
    case .bug: 6
    case .ghost: 7
    case .steel: 8
    case .fire: 9
    case .water: 10
    case .grass: 11
    case .electric: 12
    case .psychic: 13
    case .ice: 14
    case .dragon: 15
    case .dark: 16
    case .fairy: 17
    case .stellar: 18
    case .shadow: 19
    case .unknown: 20
    }
  }

  /// Whether any Pokémon has this type outside of battle.
  public var hasMembers: Bool {
    switch self {
    case .stellar, .shadow, .unknown: false
    default: true
    }
  }
}
