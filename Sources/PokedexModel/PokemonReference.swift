/// How an entry is asked for.
public enum PokemonReference: Sendable, Hashable {
  /// PokeAPI's id of a variety; up to 10000 also the national number of a species.
  case id(Int)
  /// A name or slug as someone typed it.
  case name(String)

  /// Takes what was typed: digits are an id or number, anything else a name.
  public init(typed text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let isNumber = digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if isNumber, let id = Int(digits) { self = .id(id) } else { self = .name(text) }
  }
}
