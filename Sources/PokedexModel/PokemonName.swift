/// What a variety that is not its species' default is called.
public struct VarietyLabel: Sendable, Equatable {
  /// The slug of its form, such as `mega-x`.
  public let form: String
  /// The whole label, such as "Mega Charizard X"; some have none in any language.
  public let names: LocalizedText

  package init(form: String, names: LocalizedText) {
    self.form = form
    self.names = names
  }
}

/// A variety's name, of its species' name and its label.
public struct PokemonName: Sendable, Equatable {
  /// The species' name.
  public let species: LocalizedText
  /// That of a variety; nil for a default one.
  public let label: VarietyLabel?

  package init(species: LocalizedText, label: VarietyLabel?) {
    self.species = species
    self.label = label
  }

  /// The whole name: "Charizard", "Mega Charizard X", "Koraidon (Limited Build)".
  public func display(in language: Language) -> String? {
    guard let label else { return species[language] }
    if let name = label.names[language] { return name }
    return species[language].map { "\($0) (\(SlugWords.title(label.form)))" }
  }

  /// What tells a variety from its species, for a row under the species': "Mega X". The label
  /// without the species' name; the whole label where that leaves nothing readable.
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
  /// The text without one occurrence of `part`, the seam tidied; nil without it or with nothing left.
  fileprivate func removing(_ part: String) -> String? {
    guard let range = self[...].firstPlace(of: part) else { return nil }
    var (end, start) = (range.lowerBound, range.upperBound)
    while end > startIndex, utf8[utf8.index(before: end)].isJoint { end = utf8.index(before: end) }
    while start < endIndex, utf8[start].isJoint { start = utf8.index(after: start) }
    let (before, after) = (String(self[..<end]), String(self[start...]))
    if before.isEmpty || after.isEmpty { return before + after == "" ? nil : before + after }
    return before + " " + after
  }

  /// The text without the brackets around all of it.
  fileprivate var withoutBrackets: String {
    let isBracketed = hasPrefix("(") && hasSuffix(")") || hasPrefix("（") && hasSuffix("）")
    return isBracketed ? String(dropFirst().dropLast()) : self
  }
}

extension UInt8 {
  /// Whether it stands between the words of a name.
  fileprivate var isJoint: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "-") }
}

/// Readable words from a slug, for what has no name in any table.
package enum SlugWords {
  /// `mega-x` as "Mega X".
  package static func title(_ slug: String) -> String {
    slug.split(separator: "-").map { word in
      word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }
}
