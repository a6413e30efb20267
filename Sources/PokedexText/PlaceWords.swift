internal import EmbeddedTables
package import PokedexModel

/// Short descriptions of encounter methods and conditions. Source: Resources/Text/place_words.tsv.
package enum PlaceWords {
  /// Returns the description of an encounter method. Nil if the table has none.
  ///
  /// - Parameter slug: PokeAPI's slug of the method.
  package static func method(_ slug: String, in language: Language) -> String? {
    cell(of: "method/" + slug, in: language)
  }

  /// Returns the description of an encounter condition. It is empty for a default condition. Nil if
  /// the table has no description.
  ///
  /// - Parameters:
  ///   - slug: PokeAPI's slug of the condition.
  ///   - name: a closure that is called with the two parts of a slug, such as `trade` and
  ///     `meowth-galar`, and returns the name that the second part stands for.
  package static func condition(
    _ slug: String, in language: Language, name: (String, String) -> String
  ) -> String? {
    words(of: slug, "condition/", in: language, name: name)
  }

  /// Returns the description of a condition for an item or a battle. Nil if the table has none.
  ///
  /// - Parameters:
  ///   - condition: the condition as `name` or `name:value`, such as `badges:3`.
  ///   - name: a closure that is called with a condition's name and value, and returns the name that
  ///     the value stands for.
  package static func need(
    _ condition: String, in language: Language, name: (String, String) -> String
  ) -> String? {
    let slug = String(condition.map { $0 == ":" ? "-" : $0 })
    return words(of: slug, "need/", in: language, name: name)
  }

  /// Returns the description of a way to get an item. Nil if the table has none.
  package static func how(_ how: ItemPlace.How, in language: Language) -> String? {
    cell(of: "how/" + how.rawValue, in: language)
  }

  /// Returns a price in a currency other than money. Nil if the table doesn't have the currency.
  package static func price(_ price: Int, currency: String, in language: Language) -> String? {
    cell(of: "currency/" + currency, in: language)?.filled(with: String(price))
  }

  /// Returns the name of a floor or a building. Nil if it is the same as the English words, or not
  /// known.
  package static func part(_ english: String, in language: Language) -> String? {
    cell(of: "place/" + english, in: language).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns what the tables don't record about the items of a game that they have otherwise. Nil
  /// if nothing is known to be missing.
  package static func gap(ofGame group: String, in language: Language) -> String? {
    cell(of: "gap/" + group, in: language)
  }

  private static func words(
    of slug: String, _ kind: String, in language: Language, name: (String, String) -> String
  ) -> String? {
    if let words = cell(of: kind + slug, in: language) { return words }
    var family = slug[...]
    while let hyphen = family.lastIndex(of: "-") {
      family = family[..<hyphen]
      guard let words = cell(of: "\(kind)\(family)-*", in: language) else { continue }
      let rest = String(slug[slug.index(after: hyphen)...])
      return words.filled(with: name(String(family), rest))
    }
    return nil
  }

  /// Returns the heading for a kind of rare encounters. Nil if the table has none.
  package static func rarity(_ rarity: EncounterRarity, in language: Language) -> String? {
    cell(of: "rare/" + rarity.rawValue, in: language)
  }

  private static func cell(of key: String, in language: Language) -> String? {
    table.text(of: key, for: language)
  }

  private static let table = WordTable(.placeWords)
}

extension String {
  /// Returns the text with its placeholder `{1}` replaced, if it has one.
  fileprivate func filled(with text: String) -> String {
    guard let placeholder = self[...].firstRange(of: "{1}") else { return self }
    return String(self[..<placeholder.lowerBound]) + text + String(self[placeholder.upperBound...])
  }
}
