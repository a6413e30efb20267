/// Limits of training, by generation: Bulbapedia, "Effort values".
package enum Training {
  /// Maximum sum of all effort values since generation 3.
  package static let maximumEffortTotal = 510
  /// Maximum of one effort value; more has no effect.
  package static let maximumEffort = 252
  package static let maximumIndividual = 31
  package static let maximumStatExperience = 65_535
  package static let maximumDeterminant = 15
  /// Stat experience that one vitamin adds.
  package static let vitaminGain = 2_560

  /// Whether a generation uses determinant values and stat experience; nil means today.
  package static func isEarly(_ generation: Int?) -> Bool { (generation ?? .max) < 3 }
}

/// Growth rates, which set the experience that each level takes.
package enum GrowthRate {
  /// Returns the slugs of all growth rates, the fastest to level 100 first.
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

/// A nature, which raises one stat by 10 % and lowers another by 10 %.
public struct Nature: Sendable, Equatable {
  /// The generation that introduced natures.
  public static let firstGeneration = 3

  /// PokeAPI's slug.
  public let slug: String
  /// Names in the languages in which they are known.
  public let names: LocalizedText
  /// The stat that it raises; nil for a neutral nature.
  public let increased: Stat?
  /// The stat that it lowers; nil for a neutral nature.
  public let decreased: Stat?
  /// Slug of the flavor that a Pokémon of this nature likes; nil for a neutral nature.
  public let likedFlavor: String?
  /// Slug of the flavor that a Pokémon of this nature dislikes; nil for a neutral nature.
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

  /// Returns the factor for a stat in percent: 90, 100 or 110.
  public func percent(of stat: Stat) -> Int {
    100 + (stat == increased ? 10 : 0) - (stat == decreased ? 10 : 0)
  }
}
