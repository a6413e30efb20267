import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of the maximum length of lists, and of lists with duplicates.
@Suite(.timeLimit(.minutes(5)))
struct WireCountTests {
  private static func list(_ element: String, _ count: Int) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  private static let resource = #"{"name": "a", "url": "/api/v2/a/7/"}"#
  private static let link =
    #"{"species": \#(resource), "evolution_details": [], "evolves_to": []}"#

  static let oversizedLists: [(endpoint: Endpoint, body: String, name: String, list: String)] = [
    (.pokemon, Fixture.pokemon, "types", list(#"{"slot": 1, "type": \#(resource)}"#, 500)),
    (
      .pokemon, Fixture.pokemon, "abilities",
      list(#"{"slot": 1, "is_hidden": false, "ability": \#(resource)}"#, 5000)
    ),
    (.pokemon, Fixture.pokemon, "forms", list(resource, 200)),
    (.species, Fixture.species(id: 1), "egg_groups", list(resource, 1000)),
    (
      .evolutionChain, Fixture.chain, "chain",
      #"{"species": \#(resource), "evolves_to": \#(list(link, 20_000))}"#
    ),
    (
      .evolutionChain, Fixture.chain, "chain",
      // Each list is within its limit, but together they have a thousand elements.
      (0..<3).reduce(link) { link, _ in
        #"{"species": \#(resource), "evolves_to": \#(list(link, 10))}"#
      }
    ),
  ]

  @Test(arguments: oversizedLists)
  func oversizedListIsRefused(
    oversized: (endpoint: Endpoint, body: String, name: String, list: String)
  ) throws {
    let body = try Fixture.setting(oversized.name, oversized.list, in: oversized.body)

    let error = #expect(throws: PokemonAPIError.self) {
      try oversized.endpoint.payloadTypes[0].decode(kept: body, of: "x", from: nil)
    }

    guard case .decodingFailed(resource: "x", let path) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path.hasPrefix(oversized.name))
  }

  @Test func duplicateListElementsAreMerged() throws {
    let page = """
      {"count": 3000, "next": null, "previous": null, "results": \(Self.list(Self.resource, 3000))}
      """
    let type = try Fixture.setting(
      "pokemon", Self.list(#"{"slot": 1, "pokemon": \#(Self.resource)}"#, 1000), in: Fixture.grass)

    #expect(try ResourcePage.decode(kept: Array(page.utf8), of: "x", from: nil).results.count == 1)
    #expect(try WireType.decode(kept: type, of: "x", from: nil).members.count == 1)
  }

  @Test func fetchingARepeatingListEnds() async throws {
    let page = """
      {"count": 90000, "next": "/api/v2/pokemon?offset=1", "results": [\(Self.resource)]}
      """
    var answers: [String: StubServer.Answer] = [
      "pokemon": .json(page), "pokemon-species": .json(page),
    ]
    for type in PokemonType.allCases {
      answers["type/\(type.rawValue)"] = .json(Fixture.noMembers(of: type.rawValue))
    }
    let server = StubServer(answers)

    await #expect(throws: PokemonAPIError.listEndedEarly(fetched: 1, total: 90_000)) {
      try await server.client().fetch(.catalogue)
    }

    #expect(server.received.count < 60)
  }
}
