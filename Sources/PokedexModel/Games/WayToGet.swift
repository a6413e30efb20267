/// A way to get a variety in a version of a game, or the reason why it isn't available there.
public enum WayToGet: Sendable, Equatable {
  /// The player encounters the variety.
  case meet(BestEncounter)
  /// The player evolves the variety with the id `from`, using one of the steps.
  case evolve(from: Int, steps: [EvolutionStep])
  /// The player breeds a Pokémon of one of the varieties with the ids `parents`. If `holding` is
  /// set, a parent has to hold the item with that slug.
  case breed(parents: [Int], holding: String?)
  /// The player changes a Pokémon of the variety with the id `from` into the wanted variety. If
  /// `items` is not empty, one of the items with these slugs is required.
  case change(from: Int, items: [String])
  /// The variety is available only in the other versions of the group, given by their slugs, and
  /// can be traded from there.
  case otherVersions([String])
  /// The game has the species only in the form with this id. A transferred Pokémon takes that form.
  case otherForm(Int)
  /// The variety exists in the game, but can only be transferred from other games or received in
  /// events.
  case transfer
  /// The variety does not exist in the game.
  case absent
  /// The variety exists in the game, but the data source doesn't record how to get it there.
  case notRecorded

  /// Whether the variety can be obtained in the version without another game.
  public var isAvailable: Bool {
    switch self {
    case .meet, .evolve, .breed, .change: true
    case .otherVersions, .otherForm, .transfer, .absent, .notRecorded: false
    }
  }
}

/// Looks up the ways to get Pokémon in games.
package protocol Acquisition: Sendable {
  /// Returns one to three ways to get a variety in a version, the most likely first.
  ///
  /// If there is no such way, returns the reason instead, such as `absent`. Empty if the variety or
  /// the version is unknown. Downloadable content is treated as part of its base game.
  ///
  /// - Parameters:
  ///   - variety: the variety's id.
  ///   - version: the version's slug.
  ///   - family: the result of `familyAcquisition(ofVariety:)`.
  func ways(toGet variety: Int, in version: String, family: FamilyAcquisition?) -> [WayToGet]
  /// Returns an object that works out how to get each member of a variety's evolution family. Nil
  /// if the variety is unknown.
  func familyAcquisition(ofVariety id: Int) -> FamilyAcquisition?
  /// Whether the variety with this id can be obtained in a version without another game.
  func isObtainable(variety id: Int, in version: String) -> Bool
}

extension VersionGroup {
  /// Whether Pokémon can breed in the game. Source: Bulbapedia, "Pokémon breeding".
  package var hasEggs: Bool { eggCycleSteps != nil }

  /// Whether the game may have wild Pokémon that the data source has no encounters for.
  ///
  /// For Japanese Blue, PokeAPI has only the Pokémon given as prizes.
  var hasGapsInEncounters: Bool { !recordsEncounters || slug == "blue-japan" }
}
