internal import Foundation
internal import PokedexModel

/// One endpoint of PokeAPI v2: what is asked for, and what it answers.
protocol APIRequest: Sendable {
  associatedtype Response: Payload
  /// Below the base URL, without a slash at either end.
  var path: String { get }
  var query: [(name: String, value: String)] { get }
  /// Where it is if not below the base URL.
  var absoluteURL: URL? { get }
  /// Whether a payload is of the resource that was asked for.
  func isAnswered(by response: Response) -> Bool
}

extension APIRequest {
  var query: [(name: String, value: String)] { [] }
  var absoluteURL: URL? { nil }
  func isAnswered(by response: Response) -> Bool { true }
}

/// `GET pokemon?offset=&limit=`: a stretch of the list of varieties.
struct PokemonListRequest: APIRequest {
  typealias Response = ResourcePage
  let offset: Int
  let limit: Int
  var path: String { "pokemon" }
  var query: [(name: String, value: String)] {
    [("offset", String(offset)), ("limit", String(limit))]
  }
}

/// `GET pokemon-species?offset=&limit=`: a stretch of the list of species.
struct SpeciesListRequest: APIRequest {
  typealias Response = ResourcePage
  let offset: Int
  let limit: Int
  var path: String { "pokemon-species" }
  var query: [(name: String, value: String)] {
    [("offset", String(offset)), ("limit", String(limit))]
  }
}

/// `GET pokemon/ID-or-SLUG`: a variety.
struct PokemonRequest: APIRequest {
  typealias Response = WirePokemon
  let key: String
  var path: String { "pokemon/\(key)" }
  func isAnswered(by response: WirePokemon) -> Bool {
    key == response.name || key == String(response.id)
  }
}

/// `GET pokemon/ID`: a variety, for another part of it.
struct PokemonPartRequest<Response: WirePokemonPart>: APIRequest {
  let id: Int
  var path: String { "pokemon/\(id)" }
  func isAnswered(by response: Response) -> Bool { response.id == id }
}

/// `GET pokemon/ID/encounters`: where a variety is met.
struct EncountersRequest: APIRequest {
  typealias Response = WireEncounters
  let id: Int
  var path: String { "pokemon/\(id)/encounters" }
}

/// `GET version-group/ID`: games, for their generation.
struct VersionGroupRequest: APIRequest {
  typealias Response = WireVersionGroup
  let id: Int
  var path: String { "version-group/\(id)" }
  func isAnswered(by response: WireVersionGroup) -> Bool { response.id == id }
}

/// `GET pokemon-species/ID-or-SLUG`: a species.
struct SpeciesRequest: APIRequest {
  typealias Response = WireSpecies
  let key: String
  var path: String { "pokemon-species/\(key)" }
  func isAnswered(by response: WireSpecies) -> Bool {
    key == response.name || key == String(response.id)
  }
}

/// `GET pokemon-form/ID`: a form, for its label.
struct FormRequest: APIRequest {
  typealias Response = WireForm
  let id: Int
  var path: String { "pokemon-form/\(id)" }
  func isAnswered(by response: WireForm) -> Bool { response.id == id }
}

/// `GET evolution-chain/ID`: a whole family.
struct EvolutionChainRequest: APIRequest {
  typealias Response = WireEvolutionChain
  let id: Int
  var path: String { "evolution-chain/\(id)" }
  func isAnswered(by response: WireEvolutionChain) -> Bool { response.id == id }
}

/// `GET type/SLUG`: a type, for the varieties that have it.
struct TypeRequest: APIRequest {
  typealias Response = WireType
  let type: String
  var path: String { "type/\(type)" }
  func isAnswered(by response: WireType) -> Bool { response.name == type }
}

/// `GET ability/SLUG`, `move/SLUG` or `item/SLUG`, for what it does.
struct EffectRequest: APIRequest {
  typealias Response = WireEffect
  let subject: EffectSubject
  var path: String { "\(kind)/\(slug)" }
  func isAnswered(by response: WireEffect) -> Bool { response.name == slug }

  var slug: String {
    switch subject {
    case .ability(let slug), .move(let slug), .item(let slug): slug
    }
  }

  private var kind: String {
    switch subject {
    case .ability: "ability"
    case .move: "move"
    case .item: "item"
    }
  }
}
