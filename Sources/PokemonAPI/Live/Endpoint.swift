/// A kind of resource of PokeAPI v2: its path and its payload types. This is the only list of
/// endpoints. Requests, the stored part of a body and the check by `cache verify` depend on it.
struct Endpoint: Sendable {
  enum PathShape: Sendable, Equatable {
    /// `KIND`
    case list
    /// `KIND/KEY`
    case item
    /// `KIND/KEY/PART`
    case part(String)
    /// Any URL with this ending, as given in a payload.
    case file(String)
  }

  let kind: String
  let shape: PathShape
  /// Types that a body is decoded as. A stored body can always be decoded as the first.
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

  /// All endpoints, in the order in which `of(_:)` tries them. Pictures come first, as their path may be
  /// anything. Lists come last, as an item may have the name of a list.
  static let all = [
    picture, encounters, pokemon, species, form, evolutionChain, type, versionGroup, ability, move,
    item, pokemonList, speciesList,
  ]

  /// Returns the endpoint that a URL belongs to, if any.
  static func of(_ url: String) -> Endpoint? {
    let pathSegments = url.prefix { $0 != "?" }.split(separator: "/")
    return all.first { $0.matches(pathSegments) }
  }

  /// Returns the path of a resource below the base URL.
  ///
  /// - Parameter key: an id or a slug; for a file, its path.
  func path(of key: String) -> String {
    switch shape {
    case .list: kind
    case .item: "\(kind)/\(key)"
    case .part(let part): "\(kind)/\(key)/\(part)"
    case .file: key
    }
  }

  /// Maximum size of a body in bytes.
  var largestBody: Int { members == nil ? payloadTypes[0].maxBytes : 16 << 20 }

  /// Filter for the members that the payload types need; nil for a body that is not JSON.
  var members: JSONMembers? {
    if case .file = shape { return nil }
    return JSONMembers(
      keeping: payloadTypes.flatMap { $0.members }, upTo: payloadTypes[0].maxBytes,
      wrappedAs: payloadTypes[0].arrayMember)
  }

  var mediaType: String {
    if case .file = shape { "image/png" } else { "application/json" }
  }

  /// Whether a stored body can be decoded.
  func canRead(_ kept: [UInt8], of resource: String) -> Bool {
    (try? payloadTypes[0].decode(kept: kept, of: resource, from: nil)) != nil
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
