import Foundation
import PokedexModel
import TestSupport
import Testing

@testable import PokemonAPI

/// Tests of answers that must not be cached and leave the cache unchanged.
@Suite(.timeLimit(.minutes(5)))
struct NeverKeptTests {
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
  func whatIsNoAnswerIsNotKept(answer: StubServer.Answer) async throws {
    let kept = try KeepingServer(list: answer)

    // It doesn't matter here whether the answer itself is valid.
    _ = try? await kept.list()

    #expect(try kept.keptCount == 0)
    #expect(kept.count > 0)
  }

  @Test(arguments: answers)
  func whatIsNoAnswerLeavesTheOneBefore(answer: StubServer.Answer) async throws {
    let kept = try KeepingServer(list: .list(7, freshFor: 50, tag: "\"a\""), answer)
    _ = try await kept.list()
    let database = try CacheDatabase(path: kept.folder.path)
    let before = try database.answer(for: kept.listURL, now: 0, isUse: false)
    kept.time.advance(by: 60)

    kept.answer(answer)
    _ = try await kept.list()

    let after = try database.answer(for: kept.listURL, now: 0, isUse: false)
    #expect(after?.content == before?.content)
    #expect(after?.validator == "\"a\"")
  }

  @Test(arguments: [
    ("pokemon/1", Fixture.mega), ("pokemon-species/1", Fixture.species(id: 2)),
    ("pokemon/1", Fixture.species), ("pokemon-species/1", Fixture.pokemon),
  ])
  func anotherEntryThanAskedForIsNotKept(path: String, body: String) async throws {
    var answers = Fixture.answers
    answers[path] = .json(body)
    let kept = try KeepingServer(answers)

    await #expect(throws: PokemonAPIError.self) {
      try await kept.otherClient().fetch(.pokemon(.id(1)))
    }

    let url = "\(kept.server.baseURL)/\(path)"
    #expect(try CacheDatabase(path: kept.folder.path).answer(for: url, now: 0) == nil)
  }

  @Test(arguments: [
    (
      "pokemon-form/10400",
      #"{"id": 10401, "name": "charizard-mega-x", "form_name": "mega", "names": []}"#
    ),
    ("pokemon/10001", Fixture.pokemon), ("pokemon-species/1", Fixture.species(id: 11)),
  ])
  func anotherEntryIsRefusedAndNamed(path: String, body: String) async throws {
    var answers = Fixture.answers
    answers[path] = .json(body)
    let api = try StubServer(answers).client()

    await #expect(throws: PokemonAPIError.decodingFailed(resource: path, codingPath: "id")) {
      try await api.fetch(.pokemon(.id(10001)))
    }
  }

  @Test func anotherFamilyIsRefused() async throws {
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
