/// How an entry is asked for.
package enum PokemonReference: Sendable, Hashable {
  /// PokeAPI's id of a variety; up to 10000 also the national number of a species.
  case id(Int)
  /// A name or slug as someone typed it.
  case name(String)

  /// Takes what was typed: digits are an id or number, anything else a name.
  package init(typed text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if let id = Int(digits), digits.allSatisfy(\.isASCII) { self = .id(id) } else { self = .name(text) }
  }
}
