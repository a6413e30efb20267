/// A stretch of the list of all varieties, in the order of their ids.
public struct PokemonList: Sendable, Equatable {
  /// How many there are in all.
  public var count: Int
  /// The URL of the stretch after this one; nil at the end.
  public var next: String?
  /// The URL of the stretch before this one; nil at the start.
  public var previous: String?
  /// The varieties of the stretch.
  public var results: [PokemonListItem]

  package init(count: Int, next: String?, previous: String?, results: [PokemonListItem]) {
    self.count = count
    self.next = next
    self.previous = previous
    self.results = results
  }
}

/// A variety as the list has it. PokeAPI's list says only name and URL; the bundled one knows more.
///
/// A list has thousands: an item is a few small strings, and what few of them are asked for is
/// computed.
public struct PokemonListItem: Sendable, Equatable {
  /// PokeAPI's id, the last part of the URL.
  public let id: Int
  /// The slug.
  public let name: String
  /// The national number; nil where the source does not say.
  public let number: Int?
  private let urlPrefix: String
  private let primaryType: PokemonType?
  private let secondaryType: PokemonType?

  /// - Parameters:
  ///   - urlPrefix: what stands before the id in the URL.
  ///   - primaryType: nil where the source does not say.
  ///   - secondaryType: nil where it has one type only.
  package init(
    id: Int, name: String, urlPrefix: String, number: Int?, primaryType: PokemonType? = nil,
    secondaryType: PokemonType? = nil
  ) {
    self.id = id
    self.name = name
    self.urlPrefix = urlPrefix
    self.number = number
    self.primaryType = primaryType
    self.secondaryType = secondaryType
  }

  /// The URL of the entry.
  public var url: String { "\(urlPrefix)\(id)/" }

  /// Whether the source says its types.
  public var hasTypes: Bool { primaryType != nil }

  /// One or two types; empty where the source does not say.
  public var types: [PokemonType] {
    guard let primaryType else { return [] }
    return secondaryType.map { [primaryType, $0] } ?? [primaryType]
  }
}

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
