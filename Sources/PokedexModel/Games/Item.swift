/// An item with its category and uses.
public struct Item: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// Names in the languages in which they are known.
  public let names: LocalizedText
  /// Slug of its category.
  public let category: String
  /// Slug of the bag pocket that holds it; nil if it is unknown.
  public let pocket: String?
  /// Power of Fling with the item.
  public let flingPower: Int?
  /// Slugs of its attributes, such as `holdable`.
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

/// The use of an item that depends on a type, a Pokémon or another item.
package struct ItemFact: Sendable, Equatable {
  package enum ItemFactKind: String, CaseIterable, Sendable {
    /// Raises the power of moves of a type. A plate also gives its type to Arceus.
    case boostsType = "boosts-type"
    case plate, gem
    case resistsType = "resists-type"
    /// Gives its type to Silvally, or to Genesect's move.
    case memory = "multi-attack"
    case drive = "techno-blast"
    /// A Z-Crystal for the moves of a type, or for Pokémon with a Z-Move of their own.
    case zType = "z-type"
    case zMove = "z-move"
    case revives
    /// One of two fossils that are revived together.
    case revivesHalf = "revives-half"
    case ball
  }

  package let kind: ItemFactKind
  /// Slug of the type, the move or the ball; nil for none.
  package let name: String?
  /// Slugs of species and varieties.
  package let pokemon: [String]

  package init(kind: ItemFactKind, name: String?, pokemon: [String]) {
    (self.kind, self.name, self.pokemon) = (kind, name, pokemon)
  }
}

/// Prices of an item in a version group, in Poké Dollars.
package struct ItemPrice: Sendable, Equatable {
  /// Slug of the version group.
  package let versionGroup: String
  /// Price in a shop; nil if no shop sells it.
  package let purchase: Int?
  /// Price that a shop pays; nil if no shop buys it.
  package let sell: Int?

  package init(versionGroup: String, purchase: Int?, sell: Int?) {
    self.versionGroup = versionGroup
    self.purchase = purchase
    self.sell = sell
  }
}
