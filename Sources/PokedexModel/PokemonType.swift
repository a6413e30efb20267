/// An elemental type, named by its slug.
package enum PokemonType: String, CaseIterable, Sendable {
  case normal, fighting, flying, poison, ground, rock, bug, ghost, steel
  case fire, water, grass, electric, psychic, ice, dragon, dark, fairy
  case stellar, shadow, unknown

  /// Whether any Pokémon is of this type outside of battle.
  package var hasMembers: Bool {
    switch self {
    case .stellar, .shadow, .unknown: false
    default: true
    }
  }
}
