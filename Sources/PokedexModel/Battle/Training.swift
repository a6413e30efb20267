/// Limits of training in each generation. Source: Bulbapedia, "Effort values".
package enum Training {
  /// Maximum sum of all effort values since generation 3.
  package static let maximumEffortTotal = 510
  /// Maximum effort value of a single stat. Higher values have no effect.
  package static let maximumEffort = 252
  package static let maximumIndividual = 31
  package static let maximumStatExperience = 65_535
  package static let maximumDeterminant = 15
  /// Stat experience that one vitamin adds.
  package static let vitaminGain = 2_560

  /// Whether a generation uses determinant values and stat experience. Nil means the newest
  /// generation.
  package static func isEarly(_ generation: Int?) -> Bool { (generation ?? .max) < 3 }
}

/// The growth rates, which determine how much experience each level takes.
package enum GrowthRate {
  /// Returns the slugs of all growth rates in a generation, starting with the one that takes the
  /// least experience to reach level 100.
  ///
  /// Erratic and Fluctuating were introduced in generation 3. Source: Bulbapedia, "Experience".
  ///
  /// - Parameter generation: the generation, or nil for the newest.
  package static func all(in generation: Int?) -> [String] {
    let plain = ["fast", "medium", "medium-slow", "slow"]
    if let generation, generation < 3 { return plain }
    return ["slow-then-very-fast"] + plain + ["fast-then-very-slow"]
  }
}

/// A nature. Unless it is neutral, it raises one stat by 10 % and lowers another by 10 %.
public struct Nature: Sendable, Equatable {
  /// The generation that introduced natures.
  public static let firstGeneration = 3

  /// PokeAPI's slug.
  public let slug: String
  /// The nature's name in each language in which it is known.
  public let names: LocalizedText
  /// The stat that the nature raises. Nil for a neutral nature.
  public let increased: Stat?
  /// The stat that the nature lowers. Nil for a neutral nature.
  public let decreased: Stat?
  /// Slug of the flavor that Pokémon with this nature like. Nil for a neutral nature.
  public let likedFlavor: String?
  /// Slug of the flavor that Pokémon with this nature dislike. Nil for a neutral nature.
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

  /// Returns the factor by which the nature changes a stat, in percent: 90, 100 or 110.
  public func percent(of stat: Stat) -> Int {
    100 + (stat == increased ? 10 : 0) - (stat == decreased ? 10 : 0)
  }
}
