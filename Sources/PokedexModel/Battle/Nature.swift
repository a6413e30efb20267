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
