import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests that the client tries the other form of a URL, with or without a slash at its end, after a
/// 404 response. PokeAPI's caches may lack one of the two forms.
@Suite(.timeLimit(.minutes(5)))
struct OtherFormTests {
  private static let notFound = StubServer.Answer.reply(status: 404, body: "Not Found")

  /// Returns the received URLs without the server's address.
  private func urls(of server: StubServer) -> [String] {
    server.received.map { $0.url.replacing(server.baseURL, with: "") }
  }

  @Test func entryIsFoundUnderItsOtherForm() async throws {
    let server = StubServer([
      "move/scorch": .sequence([Self.notFound, .json(Fixture.scorch)])
    ])

    let effect = try await server.client().fetch(.effect(of: .move("scorch")))

    #expect(effect.value?[exactly: .french] == "Brûle.")
    #expect(effect.origin == .live)
    #expect(urls(of: server) == ["/move/scorch", "/move/scorch/"])
  }

  @Test func listIsFoundUnderItsOtherForm() async throws {
    let server = StubServer(["pokemon": .sequence([Self.notFound, .json(Fixture.list)])])

    let list = try await server.client().fetchPokemonList(offset: 0, limit: 2).value

    #expect(list.count == 3)
    #expect(urls(of: server) == ["/pokemon?offset=0&limit=2", "/pokemon/?offset=0&limit=2"])
  }

  @Test func otherFormIsTriedOnce() async throws {
    let server = StubServer(["move/scorch": Self.notFound])
    let api = try server.client()

    await #expect(throws: HTTPError.status(code: 404, body: "Not Found")) {
      try await api.fetch(.effect(of: .move("scorch")))
    }

    #expect(urls(of: server) == ["/move/scorch", "/move/scorch/"])
  }

  @Test func otherFormIsRetriedLikeAnyRequest() async throws {
    let busy = StubServer.Answer.reply(status: 503, body: "")
    let server = StubServer([
      "move/scorch": .sequence([Self.notFound, busy, .json(Fixture.scorch)])
    ])

    _ = try await server.client().fetch(.effect(of: .move("scorch")))

    #expect(urls(of: server) == ["/move/scorch", "/move/scorch/", "/move/scorch/"])
  }

  @Test(arguments: [
    ("http://dex.test/pokemon/1", "http://dex.test/pokemon/1/"),
    ("http://dex.test/pokemon/1/", "http://dex.test/pokemon/1"),
    ("http://dex.test/pokemon?offset=0&limit=2", "http://dex.test/pokemon/?offset=0&limit=2"),
  ])
  func otherFormDiffersOnlyInTheSlash(url: String, other: String) throws {
    let url = try #require(URL(string: url))

    #expect(Endpoint.pokemon.otherForm(of: url)?.absoluteString == other)
    #expect(Endpoint.picture.otherForm(of: url) == nil)
  }
}
