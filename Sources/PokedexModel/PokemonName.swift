/// Label of a variety that is not its species' default.
public struct VarietyLabel: Sendable, Equatable {
  /// Slug of its form, such as `mega-x`.
  public let form: String
  /// The whole label, such as "Mega Charizard X". Some varieties have none in any language.
  public let names: LocalizedText

  package init(form: String, names: LocalizedText) {
    self.form = form
    self.names = names
  }
}

/// A variety's name, composed of its species' name and its label.
public struct PokemonName: Sendable, Equatable {
  /// Name of the species.
  public let species: LocalizedText
  /// Label of the variety; nil for a default variety.
  public let label: VarietyLabel?

  package init(species: LocalizedText, label: VarietyLabel?) {
    self.species = species
    self.label = label
  }

  /// Returns the whole name: "Charizard", "Mega Charizard X", "Koraidon (Limited Build)".
  public func display(in language: Language) -> String? {
    guard let label else { return species[language] }
    if let name = label.names[language] { return name }
    return species[language].map { "\($0) (\(SlugWords.title(label.form)))" }
  }

  /// Returns the name for a row below the species' row: "Mega X".
  ///
  /// It is the label without the species' name, or the whole label if nothing readable would
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
  /// Returns the text without one occurrence of `part`, with a single space at the seam.
  ///
  /// Nil if the text lacks `part` or if nothing would remain.
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

  /// The text without brackets that enclose all of it.
  fileprivate var withoutBrackets: String {
    let isBracketed = hasPrefix("(") && hasSuffix(")") || hasPrefix("（") && hasSuffix("）")
    return isBracketed ? String(dropFirst().dropLast()) : self
  }
}

extension UInt8 {
  /// Whether it separates the words of a name.
  fileprivate var isWordSeparator: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "-") }
}

/// Readable words made from a slug, for anything without a name in the tables.
package enum SlugWords {
  /// Returns `mega-x` as "Mega X".
  package static func title(_ slug: String) -> String {
    slug.split(separator: "-").map { word in
      word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }
}
