import Foundation
import PokedexModel
import Testing

@testable import PokemonAPI

/// Tests of the list of endpoints, from which the client derives its requests.
struct EndpointTests {
  private static let base = "http://dex.test/api/v2"

  /// One request for each kind of endpoint.
  private static let requests: [any APIRequest] = [
    ListRequest(endpoint: .pokemonList, offset: 0, limit: 20),
    ListRequest(endpoint: .speciesList, offset: 20, limit: 2000),
    PokemonRequest(key: "1"), PokemonRequest(key: "move"),
    PokemonPartRequest<WireLearnset>(id: 1), PokemonPartRequest<WireHeldItems>(id: 1),
    PokemonPartRequest<WirePast>(id: 1), PokemonPartRequest<WireSprites>(id: 1),
    EncountersRequest(id: 1), VersionGroupRequest(id: 1), SpeciesRequest(key: "1"),
    FormRequest(id: 1), EvolutionChainRequest(id: 1), TypeRequest(key: "grass"),
    EffectRequest(subject: .ability("type")), EffectRequest(subject: .move("scorch")),
    EffectRequest(subject: .item("potion")),
  ]

  private static func response(_ request: some APIRequest) -> any Payload.Type {
    func type<Request: APIRequest>(_ request: Request) -> any Payload.Type {
      Request.Response.self
    }
    return type(request)
  }

  @Test func everyRequestHasAnEndpointForItsResponse() {
    for request in Self.requests {
      let response = Self.response(request)
      #expect(request.endpoint.payloadTypes.contains { $0 == response }, "\(request)")
    }
  }

  @Test func requestURLMatchesItsEndpoint() throws {
    let address = try APIAddress(Self.base)
    for request in Self.requests {
      let endpoint = try #require(Endpoint.of(address.url(of: request).absoluteString))
      #expect(endpoint.kind == request.endpoint.kind)
      #expect(endpoint.shape == request.endpoint.shape)
    }
  }

  @Test(arguments: [
    "http://raw.test/1.png", "\(base)/sprites/pokemon/1.png", "\(base)/pokemon/other/home/25.png",
  ])
  func pictureURLMayHaveAnyPath(url: String) {
    #expect(Endpoint.of(url)?.shape == .file(".png"))
  }

  @Test func everyEndpointHasARequest() throws {
    let requested = Set(Self.requests.map { "\($0.endpoint.kind) \($0.endpoint.shape)" })
    let all = Set(Endpoint.all.map { "\($0.kind) \($0.shape)" })

    // Pictures have no request of their own, because their URLs come from other responses.
    #expect(all.subtracting(requested) == ["picture file(\".png\")"])
    #expect(requested.subtracting(all) == [])
  }

  @Test(arguments: [
    "", "?", "/", "\(base)", "\(base)/berry/1", "\(base)/berry", "\(base)/pokemon/1/moves",
    "http://sprites.test/1.gif",
  ])
  func unknownURLHasNoEndpoint(url: String) {
    #expect(Endpoint.of(url) == nil)
  }

  @Test func cachedMembersCoverAllReadings() throws {
    for endpoint in Endpoint.all where endpoint.shape != .file(".png") && endpoint.kind != "berry" {
      let members = Set(endpoint.payloadTypes.flatMap { $0.members })
      let body = members.map { "\"\($0)\": 1" } + ["\"unread\": 1"]
      guard endpoint.shape != .part("encounters") else { continue }
      let kept = try endpoint.members?.kept(of: Array("{\(body.joined(separator: ","))}".utf8))
      let text = String(decoding: try #require(kept), as: UTF8.self)
      #expect(members.allSatisfy { text.contains("\"\($0)\"") })
      #expect(!text.contains("unread"))
    }
  }
}
