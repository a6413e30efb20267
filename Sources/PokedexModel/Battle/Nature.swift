/// A nature: it makes one stat grow by a tenth more and another by a tenth less.
package struct Nature: Sendable, Equatable {
  /// The generation that natures came with.
  package static let firstGeneration = 3

  package let slug: String
  package let names: LocalizedText
  /// Nil for a neutral nature.
  package let increased: Stat?
  package let decreased: Stat?
  /// The slugs of flavors; nil for a neutral nature.
  package let likedFlavor: String?
  package let hatedFlavor: String?

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
  package func percent(of stat: Stat) -> Int {
    100 + (stat == increased ? 10 : 0) - (stat == decreased ? 10 : 0)
  }
}
