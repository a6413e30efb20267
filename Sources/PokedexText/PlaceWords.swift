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
    if let words = cell(of: "condition/" + slug, in: language) { return words }
    var family = slug[...]
    while let hyphen = family.lastIndex(of: "-") {
      family = family[..<hyphen]
      guard let words = cell(of: "condition/\(family)-*", in: language) else { continue }
      let rest = String(slug[slug.index(after: hyphen)...])
      guard let placeholder = words[...].firstRange(of: "{1}") else { return words }
      return words.replacingCharacters(in: placeholder, with: name(String(family), rest))
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
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
