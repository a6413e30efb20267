import Foundation
import PokedexModel
import Testing

@testable import PokemonAPI

/// Tests of the list of endpoints, from which the client derives its requests.
struct EndpointTests {
  private static let base = "http://dex.test/api/v2"

  /// A request's URL, with its endpoint and the type of its response.
  private struct TypedRequest {
    let endpoint: Endpoint
    let response: any Payload.Type
    let url: String

    init<Response>(_ request: APIRequest<Response>) throws {
      endpoint = request.endpoint
      response = Response.self
      url = try APIAddress(base).url(of: request).absoluteString
    }
  }

  /// One request for each kind of endpoint and response.
  private static func requests() throws -> [TypedRequest] {
    try [
      TypedRequest(APIRequest(list: .pokemonList, offset: 0, limit: 20)),
      TypedRequest(APIRequest(list: .speciesList, offset: 20, limit: 2000)),
      TypedRequest(APIRequest<WirePokemon>(.pokemon, id: 1)),
      TypedRequest(APIRequest<WirePokemon>(.pokemon, "move")),
      TypedRequest(APIRequest<WireLearnset>(.pokemon, id: 1)),
      TypedRequest(APIRequest<WireHeldItems>(.pokemon, id: 1)),
      TypedRequest(APIRequest<WirePast>(.pokemon, id: 1)),
      TypedRequest(APIRequest<WireSprites>(.pokemon, id: 1)),
      TypedRequest(APIRequest<WireEncounters>(.encounters, id: 1)),
      TypedRequest(APIRequest<WireVersionGroup>(.versionGroup, id: 1)),
      TypedRequest(APIRequest<WireSpecies>(.species, id: 1)),
      TypedRequest(APIRequest<WireForm>(.form, id: 1)),
      TypedRequest(APIRequest<WireEvolutionChain>(.evolutionChain, id: 1)),
      TypedRequest(APIRequest<WireType>(.type, "grass")),
      TypedRequest(APIRequest(effectOf: .ability("type"))),
      TypedRequest(APIRequest(effectOf: .move("scorch"))),
      TypedRequest(APIRequest(effectOf: .item("potion"))),
    ]
  }

  @Test func everyRequestHasAnEndpointForItsResponse() throws {
    for request in try Self.requests() {
      #expect(request.endpoint.payloadTypes.contains { $0 == request.response }, "\(request)")
    }
  }

  @Test func requestURLMatchesItsEndpoint() throws {
    for request in try Self.requests() {
      let endpoint = try #require(Endpoint.of(request.url))
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
    let requested = Set(try Self.requests().map { "\($0.endpoint.kind) \($0.endpoint.shape)" })
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
