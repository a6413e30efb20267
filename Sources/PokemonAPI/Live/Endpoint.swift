#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An endpoint of PokeAPI v2: the form of its paths and the types that its bodies are decoded as.
/// `all` is the only list of endpoints. It determines how requests are built, which members of a
/// body are cached, and how `cache verify` checks cached bodies.
struct Endpoint: Sendable {
  enum PathShape: Sendable, Equatable {
    /// The path is `KIND`.
    case list
    /// The path is `KIND/KEY`.
    case item
    /// The path is `KIND/KEY/PART`. The associated value is `PART`.
    case part(String)
    /// Any URL that ends with this suffix. Such URLs are found in payloads.
    case file(String)
  }

  let kind: String
  let shape: PathShape
  /// Types that a body can be decoded as. Every cached body can be decoded as the first of them.
  let payloadTypes: [any Payload.Type]

  init(_ kind: String, _ shape: PathShape = .item, decodedAs payloadTypes: any Payload.Type...) {
    self.kind = kind
    self.shape = shape
    self.payloadTypes = payloadTypes
  }

  static let pokemonList = Endpoint("pokemon", .list, decodedAs: ResourcePage.self)
  static let speciesList = Endpoint("pokemon-species", .list, decodedAs: ResourcePage.self)
  static let pokemon = Endpoint(
    "pokemon",
    decodedAs: WirePokemon.self, WireLearnset.self, WireHeldItems.self, WirePast.self,
    WireSprites.self)
  static let encounters = Endpoint("pokemon", .part("encounters"), decodedAs: WireEncounters.self)
  static let species = Endpoint("pokemon-species", decodedAs: WireSpecies.self)
  static let form = Endpoint("pokemon-form", decodedAs: WireForm.self)
  static let evolutionChain = Endpoint("evolution-chain", decodedAs: WireEvolutionChain.self)
  static let type = Endpoint("type", decodedAs: WireType.self)
  static let versionGroup = Endpoint("version-group", decodedAs: WireVersionGroup.self)
  static let ability = Endpoint("ability", decodedAs: WireEffect.self)
  static let move = Endpoint("move", decodedAs: WireEffect.self)
  static let item = Endpoint("item", decodedAs: WireEffect.self)
  static let picture = Endpoint("picture", .file(".png"), decodedAs: WirePicture.self)

  /// All endpoints, in the order in which `of(_:)` tries them. Pictures come first because their
  /// URL can have any path. Lists come last because the slug of a resource could equal the name of
  /// a list.
  static let all = [
    picture, encounters, pokemon, species, form, evolutionChain, type, versionGroup, ability, move,
    item, pokemonList, speciesList,
  ]

  /// Returns the endpoint that a URL belongs to. Nil if none exists.
  static func of(_ url: String) -> Endpoint? {
    let pathSegments = url.prefix { $0 != "?" }.split(separator: "/")
    return all.first { $0.matches(pathSegments) }
  }

  /// Returns a resource's path, relative to the base URL.
  ///
  /// - Parameter key: the resource's id or slug; for a file, its path. Ignored for a list.
  func path(of key: String) -> String {
    switch shape {
    case .list: kind
    case .item: "\(kind)/\(key)"
    case .part(let part): "\(kind)/\(key)/\(part)"
    case .file: key
    }
  }

  /// Maximum size in bytes of a decompressed body, including members that the program doesn't use.
  var largestBody: Int { members == nil ? payloadTypes[0].maxBytes : 16 << 20 }

  /// A filter that keeps the members that the payload types use. Nil if the body is not JSON.
  var members: JSONMembers? {
    if case .file = shape { return nil }
    return JSONMembers(
      keeping: payloadTypes.flatMap { $0.members }, upTo: payloadTypes[0].maxBytes,
      wrappedAs: payloadTypes[0].arrayMember)
  }

  var mediaType: String {
    if case .file = shape { "image/png" } else { "application/json" }
  }

  /// Whether this version of the program can decode a cached body.
  func canRead(_ kept: [UInt8], of resource: String) -> Bool {
    (try? payloadTypes[0].decode(kept: kept, of: resource, from: nil)) != nil
  }

  /// Returns the same URL with a slash at the end of its path, or without one if it has one. Both
  /// lead to the same resource, but PokeAPI's caches may lack one of them for days. Nil for a file.
  func otherForm(of url: URL) -> URL? {
    if case .file = shape { return nil }
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let path = parts?.percentEncodedPath ?? ""
    parts?.percentEncodedPath = path.hasSuffix("/") ? String(path.dropLast()) : path + "/"
    return parts?.url
  }

  private func matches(_ pathSegments: [Substring]) -> Bool {
    switch shape {
    case .list: pathSegments.last.map(String.init) == kind
    case .item: pathSegments.dropLast().last.map(String.init) == kind
    case .part(let part):
      pathSegments.suffix(3).first.map(String.init) == kind && pathSegments.last ?? "" == part
    case .file(let ending): pathSegments.last?.hasSuffix(ending) == true
    }
  }
}
