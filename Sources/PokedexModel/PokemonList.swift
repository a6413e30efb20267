/// One page of the list of all varieties, ordered by id.
public struct PokemonList: Sendable, Equatable {
  /// Number of varieties in the whole list.
  public var count: Int
  /// URL of the next page. Nil on the last page.
  public var next: String?
  /// URL of the previous page. Nil on the first page.
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

/// A variety in the list. PokeAPI's list has only names and URLs; the bundled list also has numbers
/// and types.
///
/// As a list has thousands of items, each stores only a few small values and computes the rest on
/// demand.
public struct PokemonListItem: Sendable, Equatable {
  /// PokeAPI's id, which is the last component of the URL.
  public let id: Int
  /// PokeAPI's slug.
  public let name: String
  /// National number. Nil if the data source doesn't include it.
  public let number: Int?
  private let urlPrefix: String
  private let primaryType: PokemonType?
  private let secondaryType: PokemonType?

  /// - Parameters:
  ///   - urlPrefix: the part of the URL before the id.
  ///   - primaryType: the primary type, or nil if the data source doesn't include types.
  ///   - secondaryType: the secondary type, or nil for a variety with one type.
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

  /// URL of the variety's entry.
  public var url: String { "\(urlPrefix)\(id)/" }

  /// Whether the data source includes the variety's types.
  public var hasTypes: Bool { primaryType != nil }

  /// The one or two types. Empty if the data source doesn't include them.
  public var types: [PokemonType] {
    guard let primaryType else { return [] }
    return secondaryType.map { [primaryType, $0] } ?? [primaryType]
  }
}

/// Identifies the entry that is requested.
public enum PokemonReference: Sendable, Hashable {
  /// PokeAPI's id of a variety. Up to 10000, it is also the national number of a species.
  case id(Int)
  /// A name or slug, as the user typed it.
  case name(String)

  /// Parses typed text. Digits, with or without a leading `#`, are an id; any other text is a name.
  public init(typed text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let isNumber = digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if isNumber, let id = Int(digits) { self = .id(id) } else { self = .name(text) }
  }
}
