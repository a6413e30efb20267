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

/// The use of an item, where that goes by a type, a Pokémon or another item.
package struct ItemFact: Sendable, Equatable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Raises the power of moves of a type; a plate gives its type to Arceus, too.
    case boostsType = "boosts-type"
    case plate, gem
    case resistsType = "resists-type"
    /// Gives its type to Silvally, or to Genesect's move.
    case memory = "multi-attack"
    case drive = "techno-blast"
    /// A Z-Crystal for the moves of a type, or for the Pokémon that have a Z-Move of their own.
    case zType = "z-type"
    case zMove = "z-move"
    case revives
    /// One of two fossils that are revived together.
    case revivesHalf = "revives-half"
    case ball
  }

  package let kind: Kind
  /// The slug of the type, the move or the ball; nil for none.
  package let name: String?
  /// Slugs of species and varieties.
  package let pokemon: [String]

  package init(kind: Kind, name: String?, pokemon: [String]) {
    (self.kind, self.name, self.pokemon) = (kind, name, pokemon)
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
