internal import PokedexModel
internal import PokedexText
internal import TerminalUI

extension SubjectFacts {
  /// What an item costs: one price beside the label where all games have the same, else a line for each
  /// with its games. That none is recorded does not mean that it has none.
  func prices(of item: String) -> SubjectFact {
    let games = ofGeneration(rules.versionGroups).map(\.slug)
    let prices = rules.prices(of: item).filter { games.contains($0.versionGroup) }
    var alike: [[ItemPrice]] = []
    for price in prices {
      if let place = alike.firstIndex(where: { Self.isAlike($0[0], price) }) {
        alike[place].append(price)
      } else {
        alike.append([price])
      }
    }
    let first = alike.first.map { text(of: $0[0]) } ?? words(.priceNotRecorded)
    return SubjectFact(
      .itemPrice, alike.count > 1 ? .section(alike.map(passage)) : .parts([Span(first)]),
      key: "prices", value: .objects(prices.map(Self.members)))
  }

  private static func isAlike(_ one: ItemPrice, _ other: ItemPrice) -> Bool {
    one.purchase == other.purchase && one.sell == other.sell
  }

  private func passage(_ alike: [ItemPrice]) -> SubjectFact.Passage {
    let games = alike.map { words.name(ofGame: $0.versionGroup) }
    return SubjectFact.Passage(
      text: words(.priceIn, text(of: alike[0]), games.joined(separator: " · ")), names: [])
  }

  private func text(of price: ItemPrice) -> String {
    let purchase = price.purchase.map { words(.price, String($0)) } ?? words(.priceNotSold)
    return ([purchase] + [price.sell.map { words(.priceSells, String($0)) }].compactMap(\.self))
      .joined(separator: " · ")
  }

  private static func members(of price: ItemPrice) -> [String: JSONValue] {
    [
      "version_group": .text(price.versionGroup), "purchase": .optional(price.purchase),
      "sell": .optional(price.sell),
    ]
  }
}
