/// What a Pokémon can be trained to, by generation: Bulbapedia, "Effort values".
package enum Training {
  /// What all effort values together may be since generation 3.
  package static let effortTotal = 510
  /// What one may be: as much as still counts.
  package static let effortMost = 252
  package static let individualMost = 31
  package static let statExperienceMost = 65_535
  package static let determinantMost = 15
  /// What a vitamin adds to stat experience.
  package static let vitamin = 2_560

  /// Whether stats grow by determinant values and stat experience.
  package static func isEarly(_ generation: Int?) -> Bool { (generation ?? .max) < 3 }
}

/// How much experience a level takes.
package enum GrowthRate {
  /// The slugs of all growth rates, the one that takes the least experience to level 100 first.
  ///
  /// Erratic and Fluctuating came with generation 3: Bulbapedia, "Experience".
  ///
  /// - Parameter generation: nil for today.
  package static func all(in generation: Int?) -> [String] {
    let plain = ["fast", "medium", "medium-slow", "slow"]
    if let generation, generation < 3 { return plain }
    return ["slow-then-very-fast"] + plain + ["fast-then-very-slow"]
  }
}

/// A nature: it makes one stat grow by a tenth more and another by a tenth less.
public struct Nature: Sendable, Equatable {
  /// The generation that natures came with.
  public static let firstGeneration = 3

  /// PokeAPI's slug.
  public let slug: String
  /// In the languages in which it is known.
  public let names: LocalizedText
  /// Nil for a neutral nature.
  public let increased: Stat?
  /// The stat that it lowers; nil for a neutral one.
  public let decreased: Stat?
  /// The slugs of flavors; nil for a neutral nature.
  public let likedFlavor: String?
  /// The flavour that those of it hate; nil for a neutral one.
  public let hatedFlavor: String?

  package init(
    slug: String, names: LocalizedText, increased: Stat?, decreased: Stat?, likedFlavor: String?,
    hatedFlavor: String?
  ) {
    self.slug = slug
    self.names = names
    self.increased = increased
    self.decreased = decreased
    self.likedFlavor = likedFlavor
    self.hatedFlavor = hatedFlavor
  }

  /// What a stat is multiplied by, in percent: 90, 100 or 110.
  public func percent(of stat: Stat) -> Int {
    100 + (stat == increased ? 10 : 0) - (stat == decreased ? 10 : 0)
  }
}
