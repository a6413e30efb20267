package import PokedexModel

#if canImport(FoundationNetworking)
  internal import Foundation
  internal import FoundationNetworking
#else
  internal import Foundation
#endif

/// PokeAPI v2 over HTTP.
package struct LivePokemonAPI: PokemonAPIProtocol {
  /// The public service.
  package static let publicBaseURL = "https://pokeapi.co/api/v2"

  let sender: RequestSender

  /// - Parameters:
  ///   - baseURL: an http or https address, up to and including `/api/v2`.
  ///   - version: of this program, for the User-Agent.
  ///   - deadline: after which a request ends, whatever the server does.
  /// - Throws: `PokemonAPIError.invalidURL`.
  package init(
    baseURL: String = publicBaseURL, version: String, deadline: Duration = .seconds(20)
  ) throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpMaximumConnectionsPerHost = 6
    configuration.httpAdditionalHeaders = ["User-Agent": "pokedex/\(version)"]
    try self.init(
      baseURL: baseURL, session: URLSession(configuration: configuration), deadline: deadline,
      clock: ContinuousClock())
  }

  /// Takes a session, for its configuration, and a clock of the caller's choice.
  init(
    baseURL: String, session: URLSession, deadline: Duration = .seconds(20),
    clock: any Clock<Duration>
  ) throws {
    guard let url = URL(string: baseURL), let host = url.host, !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased()), url.query == nil, url.fragment == nil
    else { throw PokemonAPIError.invalidURL(baseURL) }
    sender = RequestSender(
      baseURL: url, session: HTTPSession(like: session), deadline: deadline, clock: clock)
  }

  package func fetchPokemonList(offset: Int, limit: Int) async throws -> PokemonList {
    let page = try await sender.send(PokemonListRequest(offset: offset, limit: limit))
    return PokemonList(
      count: page.count, next: page.next, previous: page.previous,
      results: page.results.map { PokemonListItem($0) })
  }

  package func fetchPokemon(_ reference: PokemonReference) async throws -> Pokemon {
    switch reference {
    case .id(let id) where NationalNumber.isOne(id): try await fetchDefault(number: id)
    case .id(let id): try await complete(sender.send(PokemonRequest(key: String(id))))
    case .name(let name): try await fetchPokemon(named: name)
    }
  }

  package func fetchEvolutionLine(of species: Species) async throws -> EvolutionLine {
    guard let chain = species.evolutionChain else {
      return EvolutionLine(number: species.number, slug: species.slug, evolvesTo: [])
    }
    return try await sender.send(EvolutionChainRequest(id: chain)).line
  }

  package func fetchDescriptions(of species: Species) async throws -> LocalizedText? {
    if let descriptions = species.descriptions { return descriptions }
    return try await sender.send(SpeciesRequest(key: String(species.number))).species.descriptions
  }

  /// A species' default variety has the species' number for an id, so both are asked for at once.
  private func fetchDefault(number: Int) async throws -> Pokemon {
    async let species = sender.send(SpeciesRequest(key: String(number)))
    let pokemon = try await sender.send(PokemonRequest(key: String(number)))
    guard pokemon.species.id == number, pokemon.isDefault else {
      return try await complete(pokemon)
    }
    return try await pokemon.pokemon(species: species, form: nil)
  }

  private func fetchPokemon(named name: String) async throws -> Pokemon {
    let slug = NameKey.key(name)
    let isSlug =
      !slug.isEmpty && slug.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard isSlug else { throw HTTPError.status(code: 404, body: "") }
    do {
      return try await complete(sender.send(PokemonRequest(key: slug)))
    } catch HTTPError.status(code: 404, body: _) {
      let species = try await sender.send(SpeciesRequest(key: slug))
      guard let id = species.defaultVariety else { throw HTTPError.status(code: 404, body: "") }
      return try await complete(sender.send(PokemonRequest(key: String(id))))
    }
  }

  /// Asks for what a variety names: its species and, unless it is a default, its form.
  private func complete(_ pokemon: WirePokemon) async throws -> Pokemon {
    async let species = sender.send(SpeciesRequest(key: String(pokemon.species.id)))
    guard !pokemon.isDefault, let form = pokemon.forms.first else {
      return try await pokemon.pokemon(species: species, form: nil)
    }
    async let label = sender.send(FormRequest(id: form.id))
    return try await pokemon.pokemon(species: species, form: label)
  }
}

/// PokeAPI numbers varieties that are no default from 10001.
enum NationalNumber {
  static func isOne(_ id: Int) -> Bool { id <= 10_000 }
}

extension PokemonListItem {
  /// An item of PokeAPI's list, which says number and types of none.
  init(_ resource: Resource, number: Int? = nil, types: [PokemonType] = []) {
    self.init(
      id: resource.id, name: resource.name, urlPrefix: resource.urlPrefix,
      number: number ?? (NationalNumber.isOne(resource.id) ? resource.id : nil),
      typeSlugs: types.map(\.rawValue).joined(separator: ","))
  }
}
