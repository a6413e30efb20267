internal import PokedexModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request to PokeAPI v2 for one resource or one page of a list.
protocol APIRequest: Sendable {
  /// The type that the body is decoded as. It must be one of the endpoint's `payloadTypes`.
  associatedtype Response: Payload
  var endpoint: Endpoint { get }
  /// The id or slug of the resource. Empty for a request for a list.
  var key: String { get }
  var query: [(name: String, value: String)] { get }
  /// Full URL of a resource that isn't below the base URL, such as a picture. Nil for any other
  /// resource, which is requested at `path` below the base URL.
  var absoluteURL: URL? { get }
  /// Whether a response contains the resource that was requested. A faulty server may return a
  /// different resource of the same kind.
  func isAnswered(by response: Response) -> Bool
}

extension APIRequest {
  /// Path relative to the base URL, without a slash at either end.
  var path: String { endpoint.path(of: key) }
  var query: [(name: String, value: String)] { [] }
  var absoluteURL: URL? { nil }
  func isAnswered(by response: Response) -> Bool { true }
}

/// `GET pokemon?offset=&limit=` or `pokemon-species?offset=&limit=`: a page of a list.
struct ListRequest: APIRequest {
  typealias Response = ResourcePage
  let endpoint: Endpoint
  let offset: Int
  let limit: Int
  var key: String { "" }
  var query: [(name: String, value: String)] {
    [("offset", String(offset)), ("limit", String(limit))]
  }
}

/// `GET pokemon/ID-or-SLUG`: a variety.
struct PokemonRequest: APIRequest {
  typealias Response = WirePokemon
  let key: String
  var endpoint: Endpoint { .pokemon }
  func isAnswered(by response: WirePokemon) -> Bool {
    key == response.name || key == String(response.id.value)
  }
}

/// `GET pokemon/ID`: a variety, of which only one group of facts is decoded, such as its moves.
struct PokemonPartRequest<Response: WirePokemonPart>: APIRequest {
  let id: Int
  var endpoint: Endpoint { .pokemon }
  var key: String { String(id) }
  func isAnswered(by response: Response) -> Bool { response.id.value == id }
}

/// `GET pokemon/ID/encounters`: the encounters of a variety.
struct EncountersRequest: APIRequest {
  typealias Response = WireEncounters
  let id: Int
  var endpoint: Endpoint { .encounters }
  var key: String { String(id) }
}

/// `GET version-group/ID`: a version group, requested to find its generation.
struct VersionGroupRequest: APIRequest {
  typealias Response = WireVersionGroup
  let id: Int
  var endpoint: Endpoint { .versionGroup }
  var key: String { String(id) }
  func isAnswered(by response: WireVersionGroup) -> Bool { response.id.value == id }
}

/// `GET pokemon-species/ID-or-SLUG`: a species.
struct SpeciesRequest: APIRequest {
  typealias Response = WireSpecies
  let key: String
  var endpoint: Endpoint { .species }
  func isAnswered(by response: WireSpecies) -> Bool {
    key == response.name || key == String(response.id.value)
  }
}

/// `GET pokemon-form/ID`: a form, requested for its names.
struct FormRequest: APIRequest {
  typealias Response = WireForm
  let id: Int
  var endpoint: Endpoint { .form }
  var key: String { String(id) }
  func isAnswered(by response: WireForm) -> Bool { response.id.value == id }
}

/// `GET evolution-chain/ID`: a whole evolution family.
struct EvolutionChainRequest: APIRequest {
  typealias Response = WireEvolutionChain
  let id: Int
  var endpoint: Endpoint { .evolutionChain }
  var key: String { String(id) }
  func isAnswered(by response: WireEvolutionChain) -> Bool { response.id.value == id }
}

/// `GET type/SLUG`: a type, requested for the list of varieties that have it.
struct TypeRequest: APIRequest {
  typealias Response = WireType
  let key: String
  var endpoint: Endpoint { .type }
  func isAnswered(by response: WireType) -> Bool { response.name == key }
}

/// `GET ability/SLUG`, `move/SLUG` or `item/SLUG`: an ability, a move or an item, requested for the
/// description of its effect.
struct EffectRequest: APIRequest {
  typealias Response = WireEffect
  let subject: EffectSubject
  func isAnswered(by response: WireEffect) -> Bool { response.name == key }

  var key: String {
    switch subject {
    case .ability(let slug), .move(let slug), .item(let slug): slug
    }
  }

  var endpoint: Endpoint {
    switch subject {
    case .ability: .ability
    case .move: .move
    case .item: .item
    }
  }
}
