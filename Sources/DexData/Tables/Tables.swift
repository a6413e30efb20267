internal import EmbeddedTables
internal import PokedexModel

/// The embedded tables, each opened when it is first read. A table and its columns are declared
/// next to the code that reads them. Resources/Dex/README.md documents the tables.
enum Tables {}

extension Row where Columns: NamedColumns {
  /// Names at the end of the row.
  var names: LocalizedText {
    LocalizedText(embedded: line.bytes(from: Columns.names.rawValue))
  }
}

extension Table where Columns: NamedColumns {
  /// Returns the names in the row whose first cell is `key`.
  func names(of key: String) -> LocalizedText? { row(of: key)?.names }
}

extension TableCell {
  /// Parses a list separated by commas or another character; empty for `-`.
  func list<Element>(
    by separator: Unicode.Scalar = ",", _ transform: (TableCell) -> Element
  ) -> [Element] {
    if isNone { return [] }
    var elements: [Element] = []
    var parts = parts(by: separator)
    while let part = parts.optionalNext() { elements.append(transform(part)) }
    return elements
  }

  /// Type with this slug.
  var type: PokemonType { TypeSlugs.type(of: bytes) }

  var types: [PokemonType] { list { $0.type } }

  /// One number for each stat.
  var stats: StatValues { StatValues(list { $0.integer }) }

  /// Abilities from a list of three slots: the first, the second and the hidden ability.
  var abilities: [PokemonAbility] {
    list { $0.optionalText }.enumerated().compactMap { slot, slug in
      slug.map { PokemonAbility(slug: $0, isHidden: slot == 2) }
    }
  }

  /// Whether the cell equals a text.
  func isText(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.count == self.bytes.count && bytes.elementsEqual(self.bytes)
    }
  }

  /// Whether the cell is a comma-separated list that contains this text as an element.
  func contains(part text: String) -> Bool {
    var parts = parts(by: ",")
    while let part = parts.optionalNext() {
      if part.isText(text) { return true }
    }
    return false
  }
}

/// Looks up types by the bytes of their slugs. It creates no strings, because it is called
/// thousands of times for a list of Pokémon.
private enum TypeSlugs {
  static func type(of bytes: UnsafeRawBufferPointer) -> PokemonType {
    let key = key(bytes)
    for (known, type) in types where known == key { return type }
    return .unknown
  }

  private static let types = PokemonType.allCases.map { type in
    var slug = type.rawValue
    return (slug.withUTF8 { key(UnsafeRawBufferPointer($0)) }, type)
  }

  /// Returns the bytes as one number. No slug has more than eight bytes.
  private static func key(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    if bytes.count > 8 { return 0 }
    var key: UInt64 = 0
    for index in 0..<bytes.count { key = key << 8 | UInt64(bytes[index]) }
    return key
  }
}
