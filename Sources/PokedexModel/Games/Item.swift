/// An item.
public struct Item: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// In the languages in which it is known.
  public let names: LocalizedText
  /// The slug of its category.
  public let category: String
  /// The slug of the pocket of the bag it is kept in; nil where it is not known.
  public let pocket: String?
  /// The power of Fling with it; nil for none.
  public let flingPower: Int?
  /// The slugs of what can be done with it.
  public let attributes: [String]

  package init(
    slug: String, names: LocalizedText, category: String, pocket: String?, flingPower: Int?,
    attributes: [String]
  ) {
    self.slug = slug
    self.names = names
    self.category = category
    self.pocket = pocket
    self.flingPower = flingPower
    self.attributes = attributes
  }
}

/// What an item costs in a version group, in Poké Dollars.
package struct ItemPrice: Sendable, Equatable {
  /// The slug of the version group.
  package let versionGroup: String
  /// Nil where no shop has it.
  package let purchase: Int?
  /// Nil where no shop takes it.
  package let sell: Int?

  package init(versionGroup: String, purchase: Int?, sell: Int?) {
    self.versionGroup = versionGroup
    self.purchase = purchase
    self.sell = sell
  }
}
