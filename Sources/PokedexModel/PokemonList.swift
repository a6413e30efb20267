/// One page of the list of all varieties, ordered by id.
public struct PokemonList: Sendable, Equatable {
  /// Number of varieties in the whole list.
  public var count: Int
  /// URL of the next page; nil at the end.
  public var next: String?
  /// URL of the previous page; nil at the start.
  public var previous: String?
  /// Varieties on this page.
  public var results: [PokemonListItem]

  package init(count: Int, next: String?, previous: String?, results: [PokemonListItem]) {
    self.count = count
    self.next = next
    self.previous = previous
    self.results = results
  }
}

/// A variety in the list. PokeAPI's list has only names and URLs, the bundled one has more.
///
/// A list has thousands of items, so each stores a few small strings and computes the rest on
/// demand.
public struct PokemonListItem: Sendable, Equatable {
  /// PokeAPI's id, the last part of the URL.
  public let id: Int
  /// The slug.
  public let name: String
  /// National number; nil if the source does not have it.
  public let number: Int?
  private let urlPrefix: String
  private let primaryType: PokemonType?
  private let secondaryType: PokemonType?

  /// - Parameters:
  ///   - urlPrefix: the URL up to the id.
  ///   - primaryType: nil if the source does not have it.
  ///   - secondaryType: nil for a variety with one type.
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

  /// URL of the entry.
  public var url: String { "\(urlPrefix)\(id)/" }

  /// Whether the source has its types.
  public var hasTypes: Bool { primaryType != nil }

  /// One or two types; empty if the source does not have them.
  public var types: [PokemonType] {
    guard let primaryType else { return [] }
    return secondaryType.map { [primaryType, $0] } ?? [primaryType]
  }
}

/// Reference to a requested entry.
public enum PokemonReference: Sendable, Hashable {
  /// PokeAPI's id of a variety; up to 10000 also the national number of a species.
  case id(Int)
  /// A name or slug as it was typed.
  case name(String)

  /// Parses typed text: digits are an id or number, anything else is a name.
  public init(typed text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let isNumber = digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if isNumber, let id = Int(digits) { self = .id(id) } else { self = .name(text) }
  }
}
