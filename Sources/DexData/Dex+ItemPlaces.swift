internal import EmbeddedTables
package import PokedexModel

// Places of items: where they lie, who gives them, and which shops sell them.
extension Dex {
  package func places(ofItem slug: String) -> [ItemPlace] {
    Tables.itemPlaces.rows(of: slug).map(ItemPlace.init)
  }

  package func items(in location: String) -> [ItemPlace] {
    Tables.itemPlaces.filter { $0[.location].isText(location) }.map(ItemPlace.init)
  }

  package func itemRecord(ofVersion slug: String) -> ItemRecord {
    ItemRecords.byVersion[slug] ?? .none
  }
}

/// How much of each version's items the table records. Read at the first use.
private enum ItemRecords {
  static let byVersion: [String: ItemRecord] = {
    var records: [String: ItemRecord] = [:]
    for row in Tables.itemPlaces {
      let (isOwn, isGift) = (row[.source].isText("g"), row[.how].isText("gift"))
      var versions = row[.versions].parts(by: ",")
      while let version = versions.optionalNext()?.text {
        switch records[version] {
        case .whole: break
        case .lying(true) where !isOwn: break
        default: records[version] = isOwn ? .whole : .lying(someGifts: isGift)
        }
      }
    }
    return records
  }()
}

extension ItemPlace {
  fileprivate init(_ row: Row<ItemPlaceColumn>) {
    self.init(
      item: row[.item].text, versions: row[.versions].list { $0.text },
      location: row[.location].optionalText, part: row[.part].optionalText,
      how: How(rawValue: row[.how].text) ?? .ball, price: row[.price].optionalInteger,
      currency: row[.currency].optionalText, count: row[.count].integer,
      spots: row[.spots].integer, conditions: row[.conditions].list { $0.text },
      isFromLists: !row[.source].isText("g"))
  }
}

extension Tables {
  static let itemPlaces = Table<ItemPlaceColumn>()
}

enum ItemPlaceColumn: Int, TableColumns {
  case item, versions, location, part, how, price, currency, count, spots, conditions, source

  static var table: TableName { .itemPlaces }
}
