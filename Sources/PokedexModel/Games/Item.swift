/// An item.
package struct Item: Sendable, Equatable {
  package let slug: String
  package let names: LocalizedText
  /// The slug of its category.
  package let category: String
  /// The slug of the pocket of the bag it is kept in; nil where it is not known.
  package let pocket: String?
  /// The power of Fling with it; nil for none.
  package let flingPower: Int?
  /// The slugs of what can be done with it.
  package let attributes: [String]

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
