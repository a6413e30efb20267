/// An item with its category and uses.
public struct Item: Sendable, Equatable {
  /// PokeAPI's slug.
  public let slug: String
  /// The item's name in each language in which it is known.
  public let names: LocalizedText
  /// Slug of the item's category.
  public let category: String
  /// Slug of the bag pocket that the item is kept in. Nil if it is unknown.
  public let pocket: String?
  /// Power of the move Fling when it throws the item.
  public let flingPower: Int?
  /// Slugs of the item's attributes, such as `holdable`.
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

/// A special use of an item, which concerns a particular type, move, Pokémon or other item.
package struct ItemFact: Sendable, Equatable {
  package enum ItemFactKind: String, CaseIterable, Sendable {
    /// The item raises the power of moves of a type. A plate (`plate`) also gives that type to
    /// Arceus.
    case boostsType = "boosts-type"
    case plate, gem
    case resistsType = "resists-type"
    /// A memory gives its type to Silvally (`memory`). A drive gives its type to Genesect's move
    /// (`drive`).
    case memory = "multi-attack"
    case drive = "techno-blast"
    /// A Z-Crystal for the moves of a type (`zType`), or for a Pokémon with its own Z-Move
    /// (`zMove`).
    case zType = "z-type"
    case zMove = "z-move"
    case revives
    /// The item is one of two fossils that are revived together.
    case revivesHalf = "revives-half"
    case ball
  }

  package let kind: ItemFactKind
  /// Slug of the type, the move or the ball that the item's use concerns. Nil if it concerns none.
  package let name: String?
  /// Slugs of the species and varieties that the item's use concerns.
  package let pokemon: [String]

  package init(kind: ItemFactKind, name: String?, pokemon: [String]) {
    (self.kind, self.name, self.pokemon) = (kind, name, pokemon)
  }
}

/// Prices of an item in a version group, in Poké Dollars.
package struct ItemPrice: Sendable, Equatable {
  /// Slug of the version group.
  package let versionGroup: String
  /// Price in shops. Nil if no shop sells the item.
  package let purchase: Int?
  /// Price that shops pay. Nil if no shop buys the item.
  package let sell: Int?

  package init(versionGroup: String, purchase: Int?, sell: Int?) {
    self.versionGroup = versionGroup
    self.purchase = purchase
    self.sell = sell
  }
}
