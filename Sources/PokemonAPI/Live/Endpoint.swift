/// A kind of resource of PokeAPI v2: where it is, and what its answers are read as. This is the one
/// list of them: requests, what is kept of a body and what `cache verify` reads follow from it.
struct Endpoint: Sendable {
  enum Place: Sendable, Equatable {
    /// `KIND`
    case list
    /// `KIND/KEY`
    case item
    /// `KIND/KEY/PART`
    case part(String)
    /// Wherever a payload says, with this ending.
    case file(String)
  }

  let kind: String
  let place: Place
  /// All that a body is read as. One that is kept can be read as the first at least.
  let readings: [any Payload.Type]

  init(_ kind: String, _ place: Place = .item, readAs readings: any Payload.Type...) {
    self.kind = kind
    self.place = place
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

  /// Those first by which a URL is told most surely: a picture may lie anywhere, and an item may have
  /// the name of a list.
  static let all = [
    picture, encounters, pokemon, species, form, evolutionChain, type, versionGroup, ability, move,
    item, pokemonList, speciesList,
  ]

  /// The endpoint that a URL is of; nil for none.
  static func of(_ url: String) -> Endpoint? {
    let words = url.prefix { $0 != "?" }.split(separator: "/")
    return all.first { $0.hasAnswered(words) }
  }

  /// Where a resource is, below the base URL.
  ///
  /// - Parameter key: an id or a slug.
  func path(of key: String) -> String {
    switch place {
    case .list: kind
    case .item: "\(kind)/\(key)"
    case .part(let part): "\(kind)/\(key)/\(part)"
    case .file: key
    }
  }

  /// The most bytes a body may have.
  var largestBody: Int { members == nil ? readings[0].largest : 16 << 20 }

  /// The filter of the members that any reading needs; nil for a body that is no JSON.
  var members: JSONMembers? {
    if case .file = place { return nil }
    return JSONMembers(
      keeping: readings.flatMap { $0.members }, upTo: readings[0].largest,
      wrappedAs: readings[0].arrayMember)
  }

  var mediaType: String {
    if case .file = place { "image/png" } else { "application/json" }
  }

  /// Whether what is kept of a body can be read.
  func canRead(_ kept: [UInt8], of resource: String) -> Bool {
    (try? readings[0].decode(kept: kept, of: resource, from: nil)) != nil
  }

  private func hasAnswered(_ words: [Substring]) -> Bool {
    switch place {
    case .list: words.last.map(String.init) == kind
    case .item: words.dropLast().last.map(String.init) == kind
    case .part(let part): words.suffix(3).first.map(String.init) == kind && words.last ?? "" == part
    case .file(let ending): words.last?.hasSuffix(ending) == true
    }
  }
}
