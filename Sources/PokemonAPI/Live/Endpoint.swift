/// A kind of resource of PokeAPI v2: its path and its payload types. This is the only list of endpoints:
/// requests, the stored part of a body and the check by `cache verify` follow from it.
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
  let readings: [any Payload.Type]

  init(_ kind: String, _ shape: PathShape = .item, readAs readings: any Payload.Type...) {
    self.kind = kind
    self.shape = shape
    self.readings = readings
  }

  static let pokemonList = Endpoint("pokemon", .list, readAs: ResourcePage.self)
  static let speciesList = Endpoint("pokemon-species", .list, readAs: ResourcePage.self)
  static let pokemon = Endpoint(
    "pokemon",
    readAs: WirePokemon.self, WireLearnset.self, WireHeldItems.self, WirePast.self,
    WireSprites.self)
  static let encounters = Endpoint("pokemon", .part("encounters"), readAs: WireEncounters.self)
  static let species = Endpoint("pokemon-species", readAs: WireSpecies.self)
  static let form = Endpoint("pokemon-form", readAs: WireForm.self)
  static let evolutionChain = Endpoint("evolution-chain", readAs: WireEvolutionChain.self)
  static let type = Endpoint("type", readAs: WireType.self)
  static let versionGroup = Endpoint("version-group", readAs: WireVersionGroup.self)
  static let ability = Endpoint("ability", readAs: WireEffect.self)
  static let move = Endpoint("move", readAs: WireEffect.self)
  static let item = Endpoint("item", readAs: WireEffect.self)
  static let picture = Endpoint("picture", .file(".png"), readAs: WirePicture.self)

  /// All endpoints, in the order in which `of(_:)` tries them. Pictures come first, as their path may be
  /// anything. Lists come last, as an item may have the name of a list.
  static let all = [
    picture, encounters, pokemon, species, form, evolutionChain, type, versionGroup, ability, move,
    item, pokemonList, speciesList,
  ]

  /// Returns the endpoint that a URL belongs to, if any.
  static func of(_ url: String) -> Endpoint? {
    let words = url.prefix { $0 != "?" }.split(separator: "/")
    return all.first { $0.hasAnswered(words) }
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
  var largestBody: Int { members == nil ? readings[0].largest : 16 << 20 }

  /// Filter for the members that the readings need; nil for a body that is not JSON.
  var members: JSONMembers? {
    if case .file = shape { return nil }
    return JSONMembers(
      keeping: readings.flatMap { $0.members }, upTo: readings[0].largest,
      wrappedAs: readings[0].arrayMember)
  }

  var mediaType: String {
    if case .file = shape { "image/png" } else { "application/json" }
  }

  /// Whether a stored body can be decoded.
  func canRead(_ kept: [UInt8], of resource: String) -> Bool {
    (try? readings[0].decode(kept: kept, of: resource, from: nil)) != nil
  }

  private func hasAnswered(_ words: [Substring]) -> Bool {
    switch shape {
    case .list: words.last.map(String.init) == kind
    case .item: words.dropLast().last.map(String.init) == kind
    case .part(let part): words.suffix(3).first.map(String.init) == kind && words.last ?? "" == part
    case .file(let ending): words.last?.hasSuffix(ending) == true
    }
  }
}
