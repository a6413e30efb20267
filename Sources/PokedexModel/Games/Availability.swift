/// How a Pokémon comes to be in a game.
public enum Availability: String, Sendable, CaseIterable {
  /// It is met there: in the wild, as a gift or in a trade with the game.
  case met
  /// It evolves from another that is there.
  case evolve
  /// It hatches from an egg of its family.
  case breed
  /// It is a form that another that is there turns into.
  case change
  /// It has to come from another game.
  case transfer
}
