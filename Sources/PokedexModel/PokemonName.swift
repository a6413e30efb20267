/// The label of a variety that is not its species' default variety.
public struct VarietyLabel: Sendable, Equatable {
  /// Slug of the variety's form, such as `mega-x`.
  public let form: String
  /// The complete label, such as "Mega Charizard X". Some varieties have no label in any language.
  public let names: LocalizedText

  package init(form: String, names: LocalizedText) {
    self.form = form
    self.names = names
  }
}

/// A variety's name, which combines its species' name and its label.
public struct PokemonName: Sendable, Equatable {
  /// Name of the species.
  public let species: LocalizedText
  /// Label of the variety. Nil for a default variety.
  public let label: VarietyLabel?

  package init(species: LocalizedText, label: VarietyLabel?) {
    self.species = species
    self.label = label
  }

  /// Returns the complete name, such as "Charizard", "Mega Charizard X" or "Koraidon (Limited
  /// Build)". Nil if it is unknown.
  public func display(in language: Language) -> String? {
    guard let label else { return species[language] }
    if let name = label.names[language] { return name }
    return species[language].map { "\($0) (\(SlugWords.title(label.form)))" }
  }

  /// Returns a shorter name for a row below the species' row, such as "Mega X".
  ///
  /// It is the label without the species' name, or the complete label if nothing readable would
  /// remain.
  public func distinction(in language: Language) -> String? {
    guard let label else { return species[language] }
    guard let (name, found) = label.names.resolve(language) else {
      return SlugWords.title(label.form)
    }
    guard let speciesName = species[exactly: found] else { return name }
    return name.removing(speciesName)?.withoutBrackets ?? name
  }
}

extension String {
  /// Returns the text without the first occurrence of `part`. A single space joins the texts before
  /// and after it.
  ///
  /// Nil if the text does not contain `part`, or if nothing would remain.
  fileprivate func removing(_ part: String) -> String? {
    guard let range = self[...].firstRange(of: part) else { return nil }
    var (end, start) = (range.lowerBound, range.upperBound)
    while end > startIndex, utf8[utf8.index(before: end)].isWordSeparator {
      end = utf8.index(before: end)
    }
    while start < endIndex, utf8[start].isWordSeparator { start = utf8.index(after: start) }
    let (before, after) = (String(self[..<end]), String(self[start...]))
    if before.isEmpty || after.isEmpty { return before + after == "" ? nil : before + after }
    return before + " " + after
  }

  /// The text without its brackets, if a pair of brackets encloses all of it.
  fileprivate var withoutBrackets: String {
    let isBracketed = hasPrefix("(") && hasSuffix(")") || hasPrefix("（") && hasSuffix("）")
    return isBracketed ? String(dropFirst().dropLast()) : self
  }
}

extension UInt8 {
  /// Whether the byte separates words in a name.
  fileprivate var isWordSeparator: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "-") }
}

/// Makes readable words from a slug, for anything that has no name in the tables.
package enum SlugWords {
  /// Returns the words of a slug as a title: `mega-x` becomes "Mega X".
  package static func title(_ slug: String) -> String {
    slug.split(separator: "-").map { word in
      word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }
}
