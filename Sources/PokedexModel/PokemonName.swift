/// What a variety that is not its species' default is called.
package struct VarietyLabel: Sendable, Equatable {
  /// The slug of its form, such as `mega-x`.
  package let form: String
  /// The whole label, such as "Mega Charizard X"; some have none in any language.
  package let names: LocalizedText

  package init(form: String, names: LocalizedText) {
    self.form = form
    self.names = names
  }
}

/// A variety's name, of its species' name and its label.
package struct PokemonName: Sendable, Equatable {
  package let species: LocalizedText
  package let label: VarietyLabel?

  package init(species: LocalizedText, label: VarietyLabel?) {
    self.species = species
    self.label = label
  }

  /// The whole name: "Charizard", "Mega Charizard X", "Koraidon (Limited Build)".
  package func display(in language: Language) -> String? {
    guard let label else { return species[language] }
    if let name = label.names[language] { return name }
    return species[language].map { "\($0) (\(SlugWords.title(label.form)))" }
  }

  /// What tells a variety from its species, for a row under the species': "Mega X". The label
  /// without the species' name; the whole label where that leaves nothing readable.
  package func distinction(in language: Language) -> String? {
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
    guard let range = firstRange(of: part) else { return nil }
    let joints: Set<Character> = [" ", "-"]
    var before = self[..<range.lowerBound]
    var after = self[range.upperBound...]
    while let last = before.last, joints.contains(last) { before.removeLast() }
    while let first = after.first, joints.contains(first) { after.removeFirst() }
    let words = [String(before), String(after)].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The text without the brackets around all of it.
  fileprivate var withoutBrackets: String {
    hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()) : self
  }

  private func firstRange(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
