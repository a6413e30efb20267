import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of responses that must not be cached and must leave the cache unchanged.
@Suite(.timeLimit(.minutes(5)))
struct UncachedResponseTests {
  private static func entry(_ number: String, url: String) -> String {
    #"{"count": 3, "\#(number)": "\#(url)", "results": []}"#
  }

  private static let answers: [StubServer.Answer] = [
    .json(Fixture.list, headers: ["Cache-Control": "no-store"]),
    .json(Fixture.list, headers: ["Cache-Control": "max-age=100, No-Store"]),
    .reply(status: 500, body: Fixture.list), .reply(status: 503, body: Fixture.list),
    .reply(status: 403, body: Fixture.list), .reply(status: 302, body: Fixture.list),
    .reply(status: 304, body: ""), .failure(.networkConnectionLost), .failure(.timedOut),
    .json("<html><body>Please sign in</body></html>"), .json("{}"), .json(""), .json("null"),
    .json(Fixture.pokemon), .json(String(Fixture.list.dropLast())),
    .json(Fixture.list.replacing("https://pokeapi.co", with: "https://evil.test")),
    .json(entry("next", url: "https://evil.test/api/v2/pokemon?offset=2")),
    .json(entry("previous", url: "//pokeapi.co/api/v2/pokemon?offset=2")),
  ]

  @Test(arguments: answers)
  func uncacheableAnswerIsNotStored(answer: StubServer.Answer) async throws {
    let setup = try CacheTestServer(list: answer)

    // The test checks only the cache, so it doesn't matter whether the response is valid.
    _ = try? await setup.list()

    #expect(try setup.cachedCount == 0)
    #expect(setup.count > 0)
  }

  @Test(arguments: answers)
  func uncacheableAnswerLeavesStoredOneUnchanged(answer: StubServer.Answer) async throws {
    let setup = try CacheTestServer(list: .list(7, freshFor: 50, tag: "\"a\""), answer)
    _ = try await setup.list()
    let database = try CacheDatabase(path: setup.folder.path)
    let before = try database.answer(for: setup.listURL, now: 0, recordsUse: false)
    setup.time.advance(by: 60)

    setup.answer(answer)
    _ = try await setup.list()

    let after = try database.answer(for: setup.listURL, now: 0, recordsUse: false)
    #expect(after?.content == before?.content)
    #expect(after?.validator == "\"a\"")
  }

  @Test(arguments: [
    ("pokemon/1", Fixture.mega), ("pokemon-species/1", Fixture.species(id: 2)),
    ("pokemon/1", Fixture.species), ("pokemon-species/1", Fixture.pokemon),
  ])
  func answerForAnotherEntryIsNotCached(path: String, body: String) async throws {
    var answers = Fixture.answers
    answers[path] = .json(body)
    let setup = try CacheTestServer(answers)

    await #expect(throws: PokemonAPIError.self) {
      try await setup.otherClient().fetch(.pokemon(.id(1)))
    }

    let url = "\(setup.server.baseURL)/\(path)"
    #expect(try CacheDatabase(path: setup.folder.path).answer(for: url, now: 0) == nil)
  }

  @Test(arguments: [
    (
      "pokemon-form/10400",
      #"{"id": 10401, "name": "charizard-mega-x", "form_name": "mega", "names": []}"#
    ),
    ("pokemon/10001", Fixture.pokemon), ("pokemon-species/1", Fixture.species(id: 11)),
  ])
  func wrongEntryErrorNamesTheResource(path: String, body: String) async throws {
    var answers = Fixture.answers
    answers[path] = .json(body)
    let api = try StubServer(answers).client()

    await #expect(throws: PokemonAPIError.decodingFailed(resource: path, codingPath: "id")) {
      try await api.fetch(.pokemon(.id(10001)))
    }
  }

  @Test func answerForAnotherFamilyIsRefused() async throws {
    var answers = Fixture.answers
    answers["evolution-chain/5"] = .json(
      Fixture.chain.replacing(#""id": 5"#, with: #""id": 6"#))
    let api = try StubServer(answers).client()
    let species = try await api.fetch(.pokemon(.id(1))).value.species

    await #expect(
      throws: PokemonAPIError.decodingFailed(resource: "evolution-chain/5", codingPath: "id")
    ) {
      try await api.fetch(.evolutionLine(of: species))
    }
  }
}
