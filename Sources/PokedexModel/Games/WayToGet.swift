/// A way to get a variety in a version of a game, or the reason why it can't be obtained there.
public enum WayToGet: Sendable, Equatable {
  /// By encountering it.
  case meet(BestEncounter)
  /// By evolving another variety, given by its id, in one of these ways.
  case evolve(from: Int, steps: [EvolutionStep])
  /// From an egg of one of these varieties, given by their ids. Some have to hold an item, given by its slug.
  case breed(parents: [Int], holding: String?)
  /// By changing another variety, given by its id. If items cause the change, one of these is needed.
  case change(from: Int, items: [String])
  /// Only in the other versions of the pair, given by their slugs. It can be traded from them.
  case otherVersions([String])
  /// The game knows the Pokémon but offers no way to get it: it comes from other games or from events.
  case transfer
  /// The game does not know the Pokémon.
  case absent
  /// The game knows the Pokémon, but the source has no encounters for that game.
  case notRecorded

  /// Whether it can be obtained in the version itself.
  public var isAvailable: Bool {
    switch self {
    case .meet, .evolve, .breed, .change: true
    case .otherVersions, .transfer, .absent, .notRecorded: false
    }
  }
}

/// Lookups in the whole dex: ways to get Pokémon in games.
package protocol Acquisition: Sendable {
  /// Returns one to three ways to get a variety in a version, the most likely first.
  ///
  /// Empty for an unknown variety and for an unknown version. Downloadable content counts as its
  /// base game.
  ///
  /// - Parameters:
  ///   - variety: the variety's id.
  ///   - version: the version's slug.
  ///   - family: the result of `familyAcquisition(ofVariety:)`.
  func ways(toGet variety: Int, in version: String, family: FamilyAcquisition?) -> [WayToGet]
  /// Returns the ways to get the family of a variety, by the variety's id; nil for an unknown one.
  func familyAcquisition(ofVariety id: Int) -> FamilyAcquisition?
  /// Whether a variety can be obtained in a version without another game, by the variety's id.
  func isObtainable(variety id: Int, in version: String) -> Bool
}

extension VersionGroup {
  /// Whether Pokémon lay eggs in the game. Bulbapedia, "Pokémon breeding".
  package var hasEggs: Bool {
    generation >= 2 && !Self.withoutEggs.contains(slug) && !isBattlesOnly
  }

  private static let withoutEggs: Set = [
    "colosseum", "xd", "lets-go-pikachu-lets-go-eevee", "legends-arceus", "legends-za",
    "mega-dimension",
  ]

  /// Whether a Pokémon without recorded encounters may still live in the game.
  ///
  /// PokeAPI has only the prizes of Japanese Blue, and no water encounters of Omega Ruby and Alpha
  /// Sapphire.
  var hasGapsInEncounters: Bool {
    !recordsEncounters || ["blue-japan", "omega-ruby-alpha-sapphire"].contains(slug)
  }
}
