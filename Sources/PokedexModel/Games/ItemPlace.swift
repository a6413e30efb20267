/// A way to get an item in some versions, other than from a wild Pokémon that holds it.
package struct ItemPlace: Sendable, Equatable {
  package enum How: String, CaseIterable, Sendable {
    /// The item lies visibly, as a ball.
    case ball
    case hidden
    /// A person or an event gives the item.
    case gift
    /// The item is exchanged for points, coins or shards.
    case prize
    case berryTree = "berry-tree"
    case apricornTree = "apricorn-tree"
    /// A Pokémon with the ability Pickup finds the item.
    case pickup
    case shop
    case vendingMachine = "vending-machine"

    /// Whether the item is bought for money.
    package var isSale: Bool { self == .shop || self == .vendingMachine }
  }

  /// Slug of the item.
  package let item: String
  /// Slugs of the versions, in the order of release.
  package let versions: [String]
  /// Slug of the location. Nil for Pickup.
  package let location: String?
  /// English words for the floor or building. Nil for the location as a whole.
  package let part: String?
  package let how: How
  /// Price in the currency. Nil if the item costs nothing.
  package let price: Int?
  /// Slug of the currency, such as `money` or `coins`.
  package let currency: String?
  /// Pieces at each spot.
  package let count: Int
  /// Spots in that part of the location.
  package let spots: Int
  /// Conditions as `name` or `name:value`, such as `badges:3`.
  package let conditions: [String]
  /// Whether the record comes from lists other than the game's own data.
  package let isFromLists: Bool

  package init(
    item: String, versions: [String], location: String?, part: String?, how: How, price: Int?,
    currency: String?, count: Int, spots: Int, conditions: [String], isFromLists: Bool
  ) {
    (self.item, self.versions, self.location, self.part) = (item, versions, location, part)
    (self.how, self.price, self.currency) = (how, price, currency)
    (self.count, self.spots, self.conditions) = (count, spots, conditions)
    self.isFromLists = isFromLists
  }
}

extension ItemPlace {
  /// Returns the place with other conditions.
  package func with(conditions: [String]) -> ItemPlace {
    ItemPlace(
      item: item, versions: versions, location: location, part: part, how: how, price: price,
      currency: currency, count: count, spots: spots, conditions: conditions,
      isFromLists: isFromLists)
  }
}

/// How much of a version's items the data records.
package enum ItemRecord: Sendable, Equatable {
  /// The version's own data: everything that lies about, gifts, prizes and shops.
  case whole
  /// Only what lies about, and some gifts if `someGifts` is true.
  case lying(someGifts: Bool)
  case none
}

/// Looks up where items are in the games.
package protocol ItemPlaces: Sendable {
  /// Returns the places of an item, in the order of the versions' release.
  func places(ofItem slug: String) -> [ItemPlace]
  /// Returns the items of a location, sorted by slug.
  func items(in location: String) -> [ItemPlace]
  /// Returns how much of a version's items is recorded.
  func itemRecord(ofVersion slug: String) -> ItemRecord
}
