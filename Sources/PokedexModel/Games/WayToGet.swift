/// A way to get a variety in a version of a game, or the reason why there is none.
public enum WayToGet: Sendable, Equatable {
  /// By meeting it in a place.
  case meet(Meeting)
  /// By evolving another variety, by its id, in one of these ways.
  case evolve(from: Int, steps: [EvolutionStep])
  /// From the egg of one of these varieties, by their ids; some have to hold an item, by its slug.
  case breed(parents: [Int], holding: String?)
  /// By changing another variety, by its id, with one of these items, if items do it.
  case change(from: Int, items: [String])
  /// Only in other versions of the pair, by their slugs, from which it can be traded.
  case otherVersions([String])
  /// The game knows it, but has no way to get it: it comes by trade from other games, or at events.
  case transfer
  /// The game does not know it.
  case absent
  /// The game knows it, but the source does not tell who is met in that game.
  case notRecorded

  /// Whether it can be had in the version itself.
  public var isThere: Bool {
    switch self {
    case .meet, .evolve, .breed, .change: true
    case .otherVersions, .transfer, .absent, .notRecorded: false
    }
  }
}

/// How Pokémon are had in games, looked up in the whole dex.
package protocol Acquisition: Sendable {
  /// One to three ways to get a variety, by its id, in a version, by its slug, the most likely first; none for an
  /// unknown variety and an unknown version. Downloadable content counts to its base game.
  ///
  /// - Parameter family: as of `familyAcquisition(ofVariety:)`.
  func ways(toGet variety: Int, in version: String, family: FamilyAcquisition?) -> [WayToGet]
  /// How the family of a variety, by its id, is had in games; nil for an unknown one.
  func familyAcquisition(ofVariety id: Int) -> FamilyAcquisition?
  /// Whether a variety, by its id, can be had in a version, by its slug, without another game.
  func isObtainable(variety id: Int, in version: String) -> Bool
}

extension VersionGroup {
  /// Whether Pokémon lay eggs in it. Bulbapedia, "Pokémon breeding".
  package var hasEggs: Bool {
    generation >= 2 && !Self.withoutEggs.contains(slug) && !isBattlesOnly
  }

  private static let withoutEggs: Set = [
    "colosseum", "xd", "lets-go-pikachu-lets-go-eevee", "legends-arceus", "legends-za",
    "mega-dimension",
  ]

  /// Whether someone who is nowhere on record may be met in it all the same: PokeAPI has only the
  /// prizes of Japanese Blue, and nothing of what lives in the water of Omega Ruby and Alpha Sapphire.
  var hasGapsInEncounters: Bool {
    !recordsEncounters || ["blue-japan", "omega-ruby-alpha-sapphire"].contains(slug)
  }
}
