/// Where and how a variety is met in the wild.
package struct Encounter: Sendable, Equatable {
  /// The slug of the version.
  package let version: String
  /// The slug of the place's part.
  package let locationArea: String
  /// The slug of the way to meet it, such as `surf`.
  package let method: String
  /// The slugs of what has to hold, all of it.
  package let conditions: [String]
  package let minLevel: Int
  package let maxLevel: Int
  /// In percent, 1 to 100.
  package let chance: Int

  /// - Parameter chance: in percent; more than 100 is taken for 100.
  package init(
    version: String, locationArea: String, method: String, conditions: [String], minLevel: Int,
    maxLevel: Int, chance: Int
  ) {
    self.version = version
    self.locationArea = locationArea
    self.method = method
    self.conditions = conditions
    self.minLevel = minLevel
    self.maxLevel = maxLevel
    self.chance = min(chance, 100)
  }
}

/// What a wild one may hold.
package struct HeldItem: Sendable, Equatable {
  /// The item's slug.
  package let item: String
  /// The slug of the version.
  package let version: String
  /// In percent, 1 to 100.
  package let chance: Int

  package init(item: String, version: String, chance: Int) {
    self.item = item
    self.version = version
    self.chance = chance
  }
}
