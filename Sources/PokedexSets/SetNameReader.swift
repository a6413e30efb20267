internal import PokedexModel

/// Reads names, moves and types as pastes write them.
struct SetNameReader {
  private let names: any SetNames

  init(_ names: any SetNames) {
    self.names = names
  }

  /// Returns the slug for a known name. Nil if the name is unknown, empty or longer than any name.
  func slug(_ text: PlainText, as kind: SetNameKind) -> String? {
    guard 1...SetReader.maximumNameLength ~= text.scalars.count else { return nil }
    return names.slug(of: text.string, as: kind)
  }

  func type(_ text: PlainText) -> PokemonType? {
    slug(text, as: .type).flatMap(PokemonType.init(rawValue:))
  }

  /// Reads a move from a text that isn't empty. Hidden Power's type is in brackets or after a
  /// space. In an id, it directly follows the name.
  func move(_ text: PlainText) -> SetMove {
    if let slug = slug(text, as: .move) { return SetMove(.slug(slug)) }
    return hiddenPower(text) ?? SetMove(.unrecognized(text.string))
  }

  private func hiddenPower(_ text: PlainText) -> SetMove? {
    let bracketed = text.bracketed("[", "]") ?? text.bracketed("(", ")")
    let spaced = text.scalars.lastIndex(of: " ").map { text.halves(at: $0) }
    if let (name, type) = bracketed, isHiddenPower(name), let type = self.type(type) {
      return Self.hiddenPower(type)
    }
    if let (name, type) = spaced, isHiddenPower(name), let type = self.type(type) {
      return Self.hiddenPower(type)
    }
    return text.word.flatMap(hiddenPower(id:))
  }

  private static func hiddenPower(_ type: PokemonType) -> SetMove {
    SetMove(.slug(SetMove.hiddenPower), hiddenPowerType: type)
  }

  private func isHiddenPower(_ text: PlainText) -> Bool {
    text.word == "hp" || slug(text, as: .move) == SetMove.hiddenPower
  }

  /// Reads an id that includes the type of Hidden Power, such as `hiddenpowerice`. In the oldest
  /// packed teams, the move's power follows the type: `hiddenpowerice70`.
  private func hiddenPower(id: String) -> SetMove? {
    let prefix = "hiddenpower"
    guard id.hasPrefix(prefix) else { return nil }
    let type = id.dropFirst(prefix.count).prefix { !("0"..."9" ~= $0) }
    return self.type(PlainText(String(type))).map(Self.hiddenPower)
  }
}

extension PlainText {
  /// The text as the unknown name of a Pokémon, without the signs that have a meaning in the first
  /// line of a set. Nil if nothing is left, or only a gender.
  var unrecognizedPokemon: SetName? {
    let name = unrecognized(without: "@", "|", "(", ")")
    guard case .unrecognized(let text) = name, PasteHead.gender(PlainText(text)) == nil else {
      return nil
    }
    return name
  }

  /// The text as the unknown name of an item, without the signs that may precede an item. Nil if
  /// nothing is left.
  var unrecognizedItem: SetName? { unrecognized(without: "@", "|") }

  private func unrecognized(without signs: Unicode.Scalar...) -> SetName? {
    let kept = PlainText(scalars.map { signs.contains($0) ? " " : $0 }[...]).trimmed
    return kept.isEmpty ? nil : .unrecognized(kept.string)
  }
}
